import { describe, expect, test } from 'vitest'
import { Desk } from '../../../src/discord/desk.ts'
import { home, moveState, type PanelState } from '../../../src/discord/panel/choice.ts'
import { attack } from '../../../src/games/attack/index.ts'
import type { State } from '../../../src/games/attack/state.ts'
import type { MoveAction } from '../../../src/games/attack/turn/action.ts'
import type { PlainMove } from '../../../src/kernel/index.ts'
import { panel, textsOf } from '../../discord/walk.ts'
import { asked, begin, endTurn, given, listOf, play, refused, roll } from './given.ts'

const march = (from: string, to: string, unit = 'inf', more: object = {}): PlainMove => ({
  type: 'march',
  from,
  to,
  unit,
  count: 1,
  lane: null,
  ...more,
})
const sail = (from: string, to: string, ship: string, count = 1): PlainMove => ({ type: 'sail', from, to, ship, count })
const endMoves: PlainMove = { type: 'end-moves' }

const moving = (players: NonNullable<Parameters<typeof given>[0]>['players'], more: object = {}): State =>
  roll(given({ players, ...more }), [], ['p1', begin('move')])
const action = (p: State) => p.action as MoveAction // A move is on.

describe('a turn', () => {
  test('asks more oil for every action', () => {
    const p = play(given(), ['p1', begin('build')], ['p1', { type: 'end-action' }], ['p1', begin('build')])
    expect([p.players.p1.oil, p.turn?.actions]).toEqual([27, 2])
  })

  test('ends by itself when the next action cannot be paid', () => {
    const p = roll(given({ players: { p1: { oil: 2 }, p2: {} } }), [], ['p1', begin('build')], ['p1', { type: 'end-action' }])
    expect([asked(p), p.turn?.actions]).toEqual([['p2 turn'], 0])
  })

  test('without oil must be ended by hand, and a Blitzkrieg keeps it open', () => {
    const p = given({ players: { p1: { oil: 0 }, p2: {} } })
    expect([asked(p), refused(p, 'p1', begin('build')), refused(p, 'p1', endTurn)]).toEqual([
      ['p1 turn'],
      'not-enough-oil',
      undefined,
    ])
    const blitzkrieg = roll(
      given({ players: { p1: { oil: 1, techs: ['blitzkrieg'] }, p2: {} } }),
      [],
      ['p1', begin('move')],
      ['p1', endMoves],
    )
    expect(asked(blitzkrieg)).toEqual(['p1 turn'])
    const over = play(blitzkrieg, ['p1', begin('blitzkrieg')], ['p1', endMoves])
    expect(asked(over)).toEqual(['p2 turn'])
  })

  test('allows one Move, and a Blitzkrieg move only after it', () => {
    const p = given({ players: { p1: { techs: ['blitzkrieg'] }, p2: { hand: ['coup-1'] } } })
    expect(refused(p, 'p1', begin('blitzkrieg'))).toBe('move-first')
    expect(refused(given(), 'p1', begin('blitzkrieg'))).toBe('no-technology')
    const moved = play(p, ['p1', begin('move')], ['p1', endMoves])
    expect(refused(moved, 'p1', begin('move'))).toBe('already-used')
    const again = play(moved, ['p1', begin('blitzkrieg')], ['p1', endMoves])
    expect([refused(again, 'p1', begin('blitzkrieg')), again.turn]).toEqual([
      'already-used',
      { actions: 1, used: ['move', 'blitzkrieg'], blitzBonus: 0 },
    ])
  })

  test('opens political cards to whoever holds its capital and a card to play', () => {
    const lost = given({ players: { p1: { capital: 'france', regions: { germany: {} }, hand: ['coup-1'] }, p2: {} } })
    expect(refused(lost, 'p1', begin('political'))).toBe('capital-lost')
    expect(refused(given({ players: { p1: { hand: ['veto-1'] }, p2: {} } }), 'p1', begin('political'))).toBe('no-playable-card')
  })

  test('that nobody can use ends the game after two rounds', () => {
    const poor = { oil: 0, econ: [] }
    const turns = (['p1', 'p2', 'p2', 'p1'] as const).map((seat) => [seat, endTurn] as const)
    const p = roll(given({ players: { p1: poor, p2: poor } }), [], ...turns)
    expect([p.result?.reason, p.phase]).toEqual(['stalemate', 'over'])
  })
})

describe('a march', () => {
  const p = moving({
    p1: { regions: { germany: { inf: 2, tank: 1, plane: 1 }, italy: { inf: 1 } }, ships: { caribbean: { dd: 1 } } },
    p2: { regions: { spain: {} } },
  })

  test('is refused in the order of the rules', () => {
    expect(refused(p, 'p1', march('atlantis', 'lemuria'))).toBe('no-such-region')
    expect(refused(p, 'p1', march('spain', 'france'))).toBe('not-your-region')
    expect(refused(p, 'p1', march('germany', 'france', 'inf', { count: 3 }))).toBe('not-enough-units')
    expect(refused(p, 'p1', march('germany', 'germany'))).toBe('same-region')
    expect(refused(p, 'p1', march('germany', 'spain'))).toBe('too-far')
    expect(refused(p, 'p1', march('germany', 'iraq', 'plane'))).toBe('too-far')
    expect(refused(p, 'p1', march('germany', 'spain', 'tank'))).toBe('path-blocked')
    expect(refused(p, 'p1', march('italy', 'libya', 'inf', { lane: 'north-sea' }))).toBe('no-such-lane')
    expect(refused(p, 'p1', march('italy', 'france'))).toBe('last-unit')
    expect(refused(p, 'p1', march('germany', 'france', 'inf', { count: 0 }))).toBe('bad-amount')
    expect(refused(p, 'p1', march('germany', 'france', 'inf', { lane: 3 }))).toBe('unknown-move')
  })

  test('of a tank may lead through own regions, of a plane over any', () => {
    expect(refused(p, 'p1', march('germany', 'libya', 'tank'))).toBe('too-far')
    const through = moving({ p1: { regions: { germany: { tank: 2 }, poland: {} } }, p2: {} })
    expect(refused(through, 'p1', march('germany', 'ukraine', 'tank'))).toBeUndefined()
    expect(refused(p, 'p1', march('germany', 'spain', 'plane'))).toBeUndefined()
  })

  test('takes back its escort only by plane and lane', () => {
    expect(refused(p, 'p1', march('germany', 'france', 'plane', { escort: true }))).toBe('unknown-move')
    expect(refused(p, 'p1', march('germany', 'great-britain', 'inf', { lane: 'north-sea', escort: true }))).toBe('unknown-move')
    const escort = march('germany', 'great-britain', 'plane', { lane: 'north-sea', escort: true })
    expect(refused(p, 'p1', escort)).toBeUndefined()
    expect(refused(p, 'p1', { ...escort, escort: false })).toBe('unknown-move')
  })

  test('merges with an equal one', () => {
    const two = play(p, ['p1', march('germany', 'france')], ['p1', march('germany', 'france')])
    expect(action(two).marches).toEqual([{ from: 'germany', to: 'france', unit: 'inf', count: 2, lane: null }])
  })

  test('may empty a region into which another unit moves, which then cannot be recalled', () => {
    const swapped = play(p, ['p1', march('germany', 'italy')], ['p1', march('italy', 'germany')])
    expect(refused(swapped, 'p1', { type: 'recall', march: 0 })).toBe('last-unit')
    expect(refused(swapped, 'p1', { type: 'recall', march: 1 })).toBeUndefined()
    expect(refused(swapped, 'p1', { type: 'recall', march: 2 })).toBe('no-such-march')
    const home = play(swapped, ['p1', { type: 'recall', march: 1 }], ['p1', { type: 'recall', march: 0 }])
    expect([home.regions.germany, home.regions.italy]).toEqual([p.regions.germany, p.regions.italy])
  })

  test('does not count on planes that may turn back', () => {
    const over = moving({ p1: { regions: { germany: { inf: 2, plane: 1 }, 'great-britain': { inf: 1 } } }, p2: {} })
    const lane = { lane: 'north-sea' }
    const leave = march('great-britain', 'germany', 'inf', lane)
    const sure = play(over, ['p1', march('germany', 'great-britain', 'plane', lane)])
    expect(refused(sure, 'p1', leave)).toBeUndefined()
    const unsure = play(over, ['p1', march('germany', 'great-britain', 'plane', { ...lane, escort: true })])
    expect(refused(unsure, 'p1', leave)).toBe('last-unit')
  })

  test('of a Blitzkrieg is for tanks and planes by land', () => {
    const players = {
      p1: { techs: ['blitzkrieg'], regions: { germany: { inf: 2, tank: 2 } }, ships: { 'north-sea': { dd: 1 } } },
      p2: {},
    }
    const blitzkrieg = roll(given({ players }), [], ['p1', begin('move')], ['p1', endMoves], ['p1', begin('blitzkrieg')])
    expect(refused(blitzkrieg, 'p1', march('germany', 'poland'))).toBe('tanks-and-planes-only')
    expect(refused(blitzkrieg, 'p1', march('germany', 'great-britain', 'tank', { lane: 'north-sea' }))).toBe('no-amphibious')
    expect(refused(blitzkrieg, 'p1', sail('north-sea', 'north-atlantic', 'dd'))).toBe('no-ships')
    expect(refused(blitzkrieg, 'p1', { type: 'engage', sea: 'north-sea', on: true })).toBe('no-ships')
    expect(new Set(listOf(blitzkrieg, 'p1', 'march').map(({ unit }) => unit))).toEqual(new Set(['tank']))
  })
})

describe('a voyage', () => {
  const players = {
    p1: { regions: { germany: {} }, ships: { mediterranean: { sub: 1, dd: 2 } } },
    p2: { regions: { 'egypt-sudan': {} }, ships: { caribbean: { dd: 1 } } },
  }
  const p = moving(players)

  test('is refused in the order of the rules', () => {
    expect(refused(p, 'p1', sail('mediterranean', 'atlantis', 'dd'))).toBe('no-such-sea')
    expect(refused(p, 'p1', sail('mediterranean', 'stay', 'dd'))).toBe('no-such-sea')
    expect(refused(p, 'p1', sail('mediterranean', 'north-atlantic', 'dd', 3))).toBe('not-enough-ships')
    expect(refused(p, 'p1', sail('mediterranean', 'mediterranean', 'dd'))).toBe('same-sea')
    expect(refused(p, 'p1', sail('mediterranean', 'southeast-pacific', 'dd'))).toBe('too-far')
    expect(refused(p, 'p1', sail('mediterranean', 'western-indian-ocean', 'dd'))).toBe('canal-closed')
    expect(refused(p, 'p1', sail('mediterranean', 'caribbean', 'dd'))).toBeUndefined()
  })

  test('goes through a canal that is opened, owned, or of a neutral of the own government', () => {
    const suez = sail('mediterranean', 'western-indian-ocean', 'dd')
    const opened = play(p, ['p2', { type: 'set-order', key: 'canalFor.p1', value: true }])
    expect(refused(opened, 'p1', suez)).toBeUndefined()
    const own = moving({ ...players, p1: { ...players.p1, regions: { 'egypt-sudan': {} } }, p2: {} })
    expect(refused(own, 'p1', suez)).toBeUndefined()
    const friend = moving({ ...players, p2: {} }, { neutrals: { 'egypt-sudan': 'communism' } })
    expect(refused(friend, 'p1', suez)).toBeUndefined()
    const stranger = moving({ ...players, p2: {} }, { neutrals: { 'egypt-sudan': 'fascism' } })
    expect(refused(stranger, 'p1', suez)).toBe('canal-closed')
  })

  test('can be taken back', () => {
    const away = play(p, ['p1', sail('mediterranean', 'caribbean', 'dd', 2)])
    expect(away.seas.mediterranean?.p1?.dd).toBe(0)
    expect(refused(away, 'p1', { type: 'unsail', sail: 1 })).toBe('no-such-sail')
    expect(play(away, ['p1', { type: 'unsail', sail: 0 }]).seas).toEqual(p.seas)
  })

  test('of submarines alone becomes a battle only where it is ordered', () => {
    expect(refused(p, 'p1', { type: 'engage', sea: 'caribbean', on: true })).toBe('no-ships')
    expect(refused(p, 'p1', { type: 'engage', sea: 'mediterranean', on: true })).toBe('no-enemy')
    const away = play(p, ['p1', sail('mediterranean', 'caribbean', 'sub')])
    const passed = play(away, ['p1', endMoves])
    expect([passed.phase, Object.keys(passed.seas.caribbean!)]).toEqual(['turn', ['p2', 'p1']])
    const engaged = play(away, ['p1', { type: 'engage', sea: 'caribbean', on: true }])
    expect(action(engaged).engage).toEqual(['caribbean'])
    const called = play(engaged, ['p1', { type: 'engage', sea: 'caribbean', on: false }])
    expect(action(called).engage).toEqual([])
    const fought = roll(engaged, [6, 6, 1, 1], ['p1', endMoves])
    expect([fought.seas.caribbean, fought.phase]).toEqual([{ p1: { sub: 1, dd: 0, bb: 0, cv: 0 } }, 'turn'])
  })

  test('that are to be attacked stand among the orders, and on the page that asks before they are carried out', () => {
    const submarine = sail('mediterranean', 'caribbean', 'sub')
    const ordered = play(p, ['p1', submarine], ['p1', { type: 'engage', sea: 'caribbean', on: true }])
    const desk = new Desk(attack, ordered, 'p1', 'en', {})
    const said = (page: PanelState) => textsOf(panel(desk, page).message.components).join('\n')
    for (const page of [home, moveState('end-moves')])
      expect(said(page)).toMatch(/1 submarine\n.*Caribbean: attack the fleet there/)
    expect(said(moveState('end-moves'))).toContain('This cannot be taken back')
  })

  test('that arrive openly fight whatever is ordered, and an order not to says so', () => {
    const away = play(p, ['p1', sail('mediterranean', 'caribbean', 'dd')])
    const peaceful = { type: 'engage', sea: 'caribbean', on: false }
    expect(new Desk(attack, away, 'p1', 'en', {}).preview(peaceful).join()).toMatch(/fight/)
    const fought = roll(away, [6, 6, 1, 1], ['p1', peaceful], ['p1', endMoves])
    expect(fought.seas.caribbean?.p2).toBeUndefined()
  })
})
