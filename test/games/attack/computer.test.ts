import { describe, expect, test } from 'vitest'
import { campaignOf } from '../../../src/games/attack/computer/campaign.ts'
import { playing } from '../../../src/games/attack/computer/index.ts'
import { canFinish, simple } from '../../../src/games/attack/computer/manner.ts'
import { winChance } from '../../../src/games/attack/computer/odds.ts'
import { blitzPlan, plays } from '../../../src/games/attack/computer/politics.ts'
import { prospects } from '../../../src/games/attack/computer/prospects.ts'
import { attackRules } from '../../../src/games/attack/rulebook.ts'
import type { Attack, Seat, State } from '../../../src/games/attack/state.ts'
import { currentAction } from '../../../src/games/attack/turn/current.ts'
import { computerMove, listedSeeds, playOut, SeededChance, viewOf } from '../../../src/kernel/index.ts'
import { mindOf } from '../../../src/kernel/mind.ts'
import { sampled } from '../../sample.ts'
import { begin, endAction, endTurn, type Given, given, play, roll, type Step } from './given.ts'
import { keen } from './keen.ts'

const chosen = (p: State, seat: Seat) => computerMove(attackRules, p, seat, new SeededChance('computer'))

/** What a better computer would do without looking ahead. */
const keenly = (p: State, seat: Seat = 'p1') =>
  computerMove({ ...attackRules, computer: playing(keen) }, p, seat, new SeededChance('computer'))

const land = (inf: number, tank: number, art: number, plane: number) => ({ inf, tank, art, plane })

describe('the odds of a battle', () => {
  const p = given({ players: { p1: {}, p2: { regions: { france: land(2, 1, 1, 0) } } } })

  test('are better for a mixed army than for as many infantry', () => {
    expect(winChance(p, 'p1', land(1, 1, 1, 1), 'france')).toBeGreaterThan(winChance(p, 'p1', land(4, 0, 0, 0), 'france') + 0.2)
  })

  test('rise with every unit and are the same each time', () => {
    const chances = [1, 2, 3].map((count) => winChance(p, 'p1', land(count, count, count, count), 'france'))
    expect(chances).toEqual(chances.toSorted((a, b) => a - b))
    expect(winChance(structuredClone(p), 'p1', land(2, 2, 2, 2), 'france')).toBe(chances[1])
  })

  test('against a neutral look at every army that a card may bring', () => {
    expect(winChance(p, 'p1', land(1, 0, 0, 0), 'italy')).toBeLessThan(0.3)
    expect(winChance(p, 'p1', land(2, 2, 2, 2), 'italy')).toBeGreaterThan(0.9)
  })
})

describe('a plan of campaign', () => {
  const army = { p1: { regions: { germany: land(4, 2, 2, 2), poland: land(1, 0, 0, 0) } }, p2: { regions: { brazil: {} } } }

  test('attacks with as many as are likely to win, and leaves somebody at home', () => {
    const { marches, gain } = campaignOf(given({ players: army, phase: 'turn' }), 'p1')
    const leaving = marches.filter(({ from }) => from === 'germany').reduce((sum, { count }) => sum + count, 0)
    expect(gain).toBeGreaterThan(1)
    expect(leaving).toBeLessThan(10)
    expect(marches.every(({ from }) => from !== 'poland')).toBe(true)
  })

  test('stays the same while its orders are given, and ends with them', () => {
    let p = roll(given({ players: army }), [], ['p1', begin('move')])
    const plan = campaignOf(p, 'p1').marches
    for (const march of plan) {
      expect(chosen(p, 'p1')).toEqual({ type: 'march', ...march })
      p = play(p, ['p1', { type: 'march', ...march }])
    }
    expect(chosen(p, 'p1')).toEqual({ type: 'end-moves' })
  })

  test('gives way to a move that somebody else began', () => {
    const away = (unit: string, count: number): Step => [
      'p1',
      { type: 'march', from: 'germany', to: 'poland', unit, count, lane: null },
    ]
    let p = roll(
      given({ players: army }),
      [],
      ['p1', begin('move')],
      away('inf', 4),
      away('tank', 2),
      away('art', 2),
      away('plane', 1),
    )
    for (let orders = 0; orders < 20 && p.phase === 'move'; orders++) {
      const move = chosen(p, 'p1')
      if (move.type === 'end-moves') return
      p = play(p, ['p1', move])
    }
    expect.unreachable('the orders do not end')
  })

  test('brings armies behind the front nearer to it', () => {
    const own = { germany: land(1, 0, 0, 0), france: land(1, 0, 0, 0), poland: land(1, 0, 0, 0), italy: land(1, 0, 0, 0) }
    const regions = { ...own, 'baltic-states': land(1, 0, 0, 0), balkans: land(1, 0, 0, 0), scandinavia: land(1, 0, 0, 0) }
    const p = given({ players: { p1: { regions: { ...regions, germany: land(3, 0, 0, 0) } }, p2: { regions: { brazil: {} } } } })
    const around = campaignOf(p, 'p1').marches.filter(({ from }) => from === 'germany')
    expect(around.every(({ to }) => p.regions[to]?.owner === 'p1')).toBe(true)
  })

  test('with a Blitzkrieg sends tanks and planes only, by land', () => {
    const { marches } = campaignOf(given({ players: army }), 'p1', true)
    expect(marches.every(({ unit, lane }) => (unit === 'tank' || unit === 'plane') && lane === null)).toBe(true)
  })
})

describe('a computer’s turn', () => {
  const strong: Given['players'] = { p1: { pp: 60, regions: { germany: land(3, 1, 1, 1) } }, p2: { regions: { brazil: {} } } }

  test('begins with an army, then moves', () => {
    const turn: State['turn'] = { actions: 0, used: ['blitz'], blitzBonus: 0 }
    const p = given({ players: strong, turn })
    expect(chosen(p, 'p1')).toEqual(begin('build'))
    const built = play(p, ['p1', begin('build')])
    expect(chosen(built, 'p1')).toMatchObject({ type: 'build', unit: 'plane', count: 1, at: 'germany' })
    const poor = given({ players: { ...strong, p1: { ...strong.p1, pp: 0 } }, turn })
    expect(chosen(poor, 'p1')).toEqual(begin('move'))
  })

  test('ends when the oil for the next turns would go', () => {
    const scarce = { players: { ...strong, p1: { ...strong.p1, oil: 3 } } }
    expect(chosen(given(scarce), 'p1')).not.toEqual({ type: 'end-turn' })
    const second = { turn: { actions: 1, used: [], blitzBonus: 0 } }
    expect(chosen(given({ ...scarce, ...second }), 'p1')).toEqual({ type: 'end-turn' })
    const last = given({ ...scarce, ...second, round: 10, options: { maxRounds: 10 } })
    expect(chosen(last, 'p1')).not.toEqual({ type: 'end-turn' })
  })

  test('courts the neutral that is nearest in place and government', () => {
    const neutrals = { poland: 'communism', italy: 'fascism', 'baltic-states': 'fascism' } as const
    const p = given({
      players: { p1: { gov: 'monarchy' }, p2: { gov: 'monarchy' } },
      neutrals: { ...neutrals, italy: 'monarchy' },
    })
    expect(blitzPlan(p, 'p1', 1, simple)?.region).toBe('italy')
  })

  test('goes on with a Blitz that costs nothing any more', () => {
    const p = given({
      phase: 'blitz',
      action: { type: 'blitz', attempt: 4 },
      turn: { actions: 1, used: ['blitz'], blitzBonus: 0 },
    })
    expect(chosen(p, 'p1').type).toBe('blitz-again')
  })
})

describe('a computer’s political cards', () => {
  const p = (hand: string[], more: Partial<Given> = {}) =>
    roll(given({ players: { p1: { hand }, p2: { hand: ['coup-4'] } }, ...more }), [], ['p1', begin('political')])

  test('gain regions before anything else', () => {
    expect(chosen(p(['spy-1', 'annexation-1', 'war-bonds-1']), 'p1')).toMatchObject({ type: 'play', card: 'annexation-1' })
  })

  test('end with the action when nothing is worth playing', () => {
    expect(chosen(p(['propaganda-1'], { neutrals: {} }), 'p1').type).toBe('play')
    const turned = given({ players: { p1: { hand: ['propaganda-1'], gov: 'fascism' }, p2: {} } })
    expect(chosen(play(turned, ['p1', begin('political')]), 'p1')).toEqual(endAction)
  })

  test('keep their Eagles back for whoever is behind, late in the game', () => {
    const behind = given({
      eagles: 11,
      players: { p1: { hand: ['war-bonds-1'] }, p2: { regions: { france: {}, spain: {}, italy: {}, poland: {}, turkey: {} } } },
    })
    expect(plays(behind, 'p1', simple)).toEqual([])
    expect(plays({ ...behind, eagles: 3 }, 'p1', simple)).toHaveLength(1)
  })

  test('do not draw a Great Speech again and again', () => {
    const position = p(['great-speech-1', 'war-bonds-1'])
    const drained = structuredClone(position)
    drained.decks.politicalDiscard = drained.decks.political.splice(0)
    expect(plays(position, 'p1', simple).map(({ move }) => move.card)).toContain('great-speech-1')
    expect(plays(drained, 'p1', simple).map(({ move }) => move.card)).not.toContain('great-speech-1')
  })
})

describe('the rules of thumb of better computers', () => {
  test('end the game where they lead and hold the Eagles that are missing, but not before it was one', () => {
    const hand = ['war-bonds-1', 'mobilization-1']
    const leading = given({ round: 3, eagles: 11, players: { p1: { hand, regions: { germany: {}, poland: {} } }, p2: {} } })
    expect(keenly(leading)).toEqual(begin('political'))
    expect(keenly(play(leading, ['p1', begin('political')]))).toMatchObject({
      type: 'play',
      card: expect.stringMatching(/war|mob/),
    })
    const behind = given({ eagles: 11, round: 3, players: { p1: { hand }, p2: { regions: { brazil: {}, peru: {} } } } })
    expect(plays({ ...behind, eagles: 12 }, 'p1', keen)).toEqual([])
    expect(canFinish(leading, 'p1')).toBe(true)
    expect(canFinish({ ...leading, eagles: 10 }, 'p1')).toBe(false)
    expect(canFinish({ ...leading, round: 2 }, 'p1')).toBe(false)
  })

  test('play their Eagles as well where they are behind, but never the last one', () => {
    const rivals = { regions: { france: {}, spain: {}, italy: {}, poland: {}, turkey: {} } }
    const behind = given({ eagles: 8, players: { p1: { hand: ['annexation-1'], regions: { germany: {} } }, p2: rivals } })
    expect(plays(behind, 'p1', keen)).toHaveLength(1)
    expect(plays({ ...behind, eagles: 12 }, 'p1', keen)).toEqual([])
  })

  test('fill the oil reserve with what stands in no set, and with the rest where oil runs out', () => {
    const flagged = (oil: number): readonly string[] => {
      const econ = ['oil-2a', 'minerals-2a', 'factories-2a', 'rail-2a', 'oil-2b']
      let p = play(given({ players: { p1: { oil, pp: 0, econ }, p2: {} }, active: 'p2' }), ['p2', endTurn])
      for (let move = keenly(p); move.type === 'reserve'; move = keenly(p)) p = play(p, ['p1', move])
      return p.players.p1.reserve
    }
    expect(flagged(8)).toHaveLength(1)
    expect(flagged(1)).toHaveLength(2)
  })

  test('dare more in the last turn, after which units are worth nothing', () => {
    const players = { p1: { regions: { germany: land(3, 0, 0, 0) } }, p2: { regions: { france: land(2, 0, 0, 0), brazil: {} } } }
    const last = given({ players, round: 10, options: { maxRounds: 10 } })
    expect(campaignOf(last, 'p1', false, simple).gain).toBe(0)
    expect(campaignOf(last, 'p1', false, keen).gain).toBeGreaterThan(0)
  })

  test('play cards that bring armies and means before they march', () => {
    const army = { pp: 60, regions: { germany: land(4, 2, 2, 2) } }
    const holding = (hand: string[]) => given({ players: { p1: { ...army, hand }, p2: { regions: { brazil: {} } } } })
    expect(keenly(holding(['war-bonds-1', 'mobilization-1']))).toEqual(begin('political'))
    expect(keenly(holding(['war-bonds-1', 'spy-1']))).not.toEqual(begin('political'))
    expect(chosen(holding(['war-bonds-1', 'mobilization-1']), 'p1')).not.toEqual(begin('political'))
  })

  test('turn neutrals away from a rival whom they bring points', () => {
    const players: Given['players'] = { p1: { gov: 'fascism', hand: ['propaganda-1'] }, p2: { gov: 'democracy' } }
    const p = play(given({ players }), ['p1', begin('political')])
    const move = keenly(p)
    expect(move).toMatchObject({ type: 'play', card: 'propaganda-1' })
    expect(p.regions[String(move.region)]!.gov).toBe('democracy')
    expect(chosen(p, 'p1')).toEqual(endAction)
  })

  test('send a diplomatic mission before a Blitz, and only where one can follow', () => {
    const holding = (turn: Given['turn'], oil: number) =>
      given({ players: { p1: { gov: 'monarchy', oil, hand: ['diplomatic-mission-1'] } }, turn })
    const unused = { actions: 0, used: [], blitzBonus: 0 }
    const p = holding(unused, 20)
    expect(keenly(p)).toEqual(begin('political'))
    const opened = play(p, ['p1', begin('political')])
    expect(keenly(opened)).toEqual({ type: 'play', card: 'diplomatic-mission-1' })
    expect(keenly(play(opened, ['p1', { type: 'play', card: 'diplomatic-mission-1' }], ['p1', endAction]))).toMatchObject({
      type: 'blitz',
    })
    expect(chosen(p, 'p1')).not.toEqual(begin('political'))
    expect(keenly(holding(unused, 2))).not.toEqual(begin('political'))
    expect(keenly(holding({ ...unused, actions: 1, used: ['blitz'] }, 20))).not.toEqual(begin('political'))
  })
})

describe('a computer that looks ahead', () => {
  const army = {
    p1: { regions: { germany: land(6, 3, 2, 2), poland: land(1, 0, 0, 0) } },
    p2: { regions: { france: land(1, 0, 0, 0) } },
  }
  const waysIn = (p: State, level: 'normal' | 'strong') => {
    const view = viewOf(attackRules, p, 'p1')
    const mind = mindOf(attackRules, p, 'p1', () => p, new SeededChance('ways'))
    return prospects.ways(view, p, mind, level)
  }

  test('thinks about what differently minded ones would do, each move once, and what they may all begin', () => {
    const moves = waysIn(given({ players: army }), 'strong').map(({ move }) => move)
    expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(moves.length)
    for (const action of ['build', 'move', 'political']) expect(moves).toContainEqual(begin(action))
    expect(
      waysIn(given({ players: army, turn: { actions: 1, used: ['move'], blitzBonus: 0 } }), 'strong').map(({ move }) => move),
    ).toContainEqual({ type: 'end-turn' })
  })

  test('goes on with a plan that was begun, and gives orders about which all agree without a thought', () => {
    let p = roll(given({ players: army }), [], ['p1', begin('move')])
    for (let orders = 0; p.phase === 'move' && orders < 30; orders++) {
      const found = waysIn(p, 'strong')
      expect(found.length).toBeGreaterThan(0)
      if (found.length === 1) p = play(p, ['p1', found[0]!.move])
      else {
        // Whichever is chosen, it can be carried on to its end.
        const last = found.at(-1)!.move
        p = play(p, ['p1', last])
        if (last.type === 'end-moves') return
      }
      if (found.length === 1 && found[0]!.move.type === 'end-moves') return
    }
    expect.unreachable('the orders do not end')
  })

  test('judges by points, and by what further ones are made of as long as there are rounds to come', () => {
    const rich = given({ players: { p1: { pp: 80 }, p2: { pp: 0 } } })
    const [worth, last] = [rich, { ...rich, round: 10, options: { ...rich.options, maxRounds: 10 } }].map((p) =>
      prospects.worth(p, 'p1'),
    )
    expect(worth).toBeGreaterThan(0.55)
    expect(last).toBeCloseTo(0.5)
  })
})

describe('a deal that a computer offers', () => {
  const means = { p1: { pp: 20, oil: 26 }, p2: { pp: 60, oil: 2 }, p3: { regions: { spain: {}, italy: {} } } }
  const rich = (more: Partial<Given> = {}) => given({ players: means, ...more })

  /** What it says and does until somebody else is to answer. */
  function offered(position: State): State {
    let p = position
    while (p.phase !== 'trade' || !currentAction(p, 'trade').deal?.proposed) p = play(p, ['p1', keenly(p)])
    return p
  }

  test('is oil for PP, for whoever lacks it, and to the good of both', () => {
    expect(keenly(rich())).toEqual({ type: 'trade-start', to: 'p2' })
    const p = offered(rich())
    const { give, want } = currentAction(p, 'trade').deal!
    expect(give.oil).toBeGreaterThanOrEqual(6)
    expect(want.pp).toBeGreaterThan(give.oil)
    expect(keenly(p, 'p2')).toEqual({ type: 'trade-accept' })
    expect(keenly(play(p, ['p2', { type: 'trade-accept' }]))).toEqual(endAction)
  })

  test('is the other way round where oil is what it lacks', () => {
    const { p1, p2, p3 } = means
    const p = offered(given({ players: { p1: p2, p2: p1, p3 } }))
    expect(currentAction(p, 'trade').deal).toMatchObject({ to: 'p2', give: { oil: 0 }, want: { pp: 0 } })
  })

  test('is made once in a turn: who has refused is not asked again before the next, which everybody knows', () => {
    const refused = play(offered(rich()), ['p2', { type: 'trade-refuse' }])
    for (const viewer of [...refused.seats, null])
      expect(viewOf(attackRules, refused, viewer)).toMatchObject({
        dealRefused: true,
        turn: { actions: 0, used: [], blitzBonus: 0 },
      })
    expect(keenly(refused).type).not.toBe('trade-start')
    const { dealRefused: _, ...next } = refused
    expect(keenly(next)).toEqual({ type: 'trade-start', to: 'p2' })
  })

  test('is none to whoever leads, refuses all trade or cannot be reached, between two, or late', () => {
    const leading = { ...means, p2: { ...means.p2, regions: { france: {}, turkey: {}, brazil: {} } } }
    const closed = { ...means, p2: { ...means.p2, orders: { trade: 'refuse' } as const } }
    const two = { p1: means.p1, p2: means.p2 }
    const apart = { ...means, p2: { ...means.p2, regions: { france: {} }, capital: 'spain' } }
    for (const players of [leading, closed, two, apart]) expect(keenly(given({ players })).type).not.toBe('trade-start')
    expect(keenly(rich({ eagles: 10 })).type).not.toBe('trade-start')
    expect(keenly(rich({ round: 10, options: { maxRounds: 10 } })).type).not.toBe('trade-start')
    expect(chosen(rich(), 'p1').type).not.toBe('trade-start')
  })
})

describe('a computer’s answers', () => {
  const spied = (target: string) =>
    roll(
      given({
        players: { p1: { hand: ['assassin-1'] }, p2: { hand: ['counter-espionage-1', 'coup-1'] }, p3: { hand: ['coup-2'] } },
      }),
      [],
      ['p1', begin('political')],
      ['p1', { type: 'play', card: 'assassin-1', target }],
    )

  test('block what hurts it, and let the rest pass', () => {
    expect(chosen(spied('p2'), 'p2')).toEqual({ type: 'block', card: 'counter-espionage-1' })
    expect(chosen(spied('p3'), 'p2')).toEqual({ type: 'pass' })
  })

  test('take a deal that pays and refuse one that costs', () => {
    const offered = (give: number, want: number) =>
      roll(
        given(),
        [],
        ['p1', { type: 'trade-start', to: 'p2' }],
        ['p1', { type: 'trade-set', side: 'give', item: 'pp', amount: give }],
        ['p1', { type: 'trade-set', side: 'want', item: 'oil', amount: want }],
        ['p1', { type: 'trade-propose' }],
      )
    expect(chosen(offered(20, 5), 'p2')).toEqual({ type: 'trade-accept' })
    expect(chosen(offered(5, 5), 'p2')).toEqual({ type: 'trade-refuse' })
  })

  test('bid for a route only as long as it pays for itself', () => {
    const auction = (round: number) =>
      roll(
        given({
          round,
          options: { maxRounds: 10 },
          players: { p1: { pp: 30 }, p2: { pp: 100, econ: ['oil-4a', 'minerals-4a', 'factories-4a'] } },
        }),
        [],
        ['p1', { type: 'open-auction', bid: 20, limit: 30 }],
      )
    expect(Number(chosen(auction(1), 'p2').max)).toBeGreaterThan(20)
    expect(chosen(auction(9), 'p2')).toEqual({ type: 'bid-limit', max: 0 })
  })

  test('let submarines join where the other fleet is stronger without them', () => {
    const battle = (dd: number) =>
      roll(
        given({
          players: {
            p1: { ships: { caribbean: { dd } } },
            p2: { ships: { 'north-atlantic': { sub: 2, dd: 1 } } },
          },
        }),
        [],
        ['p1', begin('move')],
        ['p1', { type: 'sail', from: 'caribbean', to: 'north-atlantic', ship: 'dd', count: dd }],
        ['p1', { type: 'end-moves' }],
      )
    expect(chosen(battle(3), 'p2')).toEqual({ type: 'subs', join: true })
    expect(chosen(battle(1), 'p2')).toEqual({ type: 'subs', join: false })
  })

  test('rise against bombers with all planes but one', () => {
    const p = roll(
      given({
        players: { p1: { regions: { germany: { inf: 1, plane: 2 } } }, p2: { regions: { france: { inf: 1, plane: 3 } } } },
      }),
      [],
      ['p1', { type: 'bomb', target: 'p2', fighters: 0, bombers: 2 }],
    )
    expect(chosen(p, 'p2')).toEqual({ type: 'scramble', fighters: 2, shoot: 'bombers' })
  })
})

test.each([2, 5])('computers among themselves need no agreed end: %i seats', { timeout: 60_000 }, (seats) => {
  for (const seed of listedSeeds(`computers-${seats}`, sampled(1, 2))) {
    const options = { placement: 'at-once' }
    const { state } = playOut<Attack>({ book: attackRules, seats, options, seed, player: () => computerMove })
    expect(state.result?.reason).not.toBe('stalemate')
    expect(state.round).toBeLessThanOrEqual(30)
  }
})

test('computers without oil or an enemy in reach let the game end', { timeout: 60_000 }, () => {
  const { state } = playOut<Attack>({ book: attackRules, seats: 4, options: {}, seed: 'wiped-out-2', player: () => computerMove })
  expect(state.result?.reason).toBe('stalemate')
})
