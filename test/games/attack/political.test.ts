import { describe, expect, test } from 'vitest'
import { asked, begin, type Given, type GivenPlayer, given, keysHeard, listOf, play, playing, refused, roll } from './given.ts'

const opening = ['p1', begin('political')] as const
const card = (id: string, more: object = {}) => ['p1', { type: 'play', card: id, ...more }] as const

/** p1 is about to play from this hand. */
const holding = (hand: string[], others: Partial<Given['players']> = {}, more: Partial<Given> = {}, own: GivenPlayer = {}) =>
  roll(given({ players: { p1: { hand, ...own }, p2: {}, ...others }, ...more }), [], opening)

/** What a card is refused with. */
const refusal = (p: ReturnType<typeof holding>, id: string, more: object = {}) => refused(p, 'p1', card(id, more)[1])

describe('political cards', () => {
  test('cost one action for as many as one likes', () => {
    const p = roll(holding(['war-bonds-1', 'oil-discovery-1']), [], card('war-bonds-1'), card('oil-discovery-1'))
    expect([p.players.p1.pp, p.players.p1.oil, p.turn?.actions, p.phase]).toEqual([45, 37, 1, 'political'])
    expect(play(p, ['p1', { type: 'end-action' }]).phase).toBe('turn')
  })

  test('are discarded at once, and their Eagles counted', () => {
    const p = roll(holding(['war-bonds-1', 'oil-discovery-1']), [], card('oil-discovery-1'), card('war-bonds-1'))
    expect([p.decks.politicalDiscard, p.eagles]).toEqual([['oil-discovery-1', 'war-bonds-1'], 1])
  })

  test('need the own capital region and a card that is played in one’s turn', () => {
    const lost = given({ players: { p1: { hand: ['war-bonds-1'], capital: 'france' }, p2: {} } })
    expect(refused(lost, 'p1', begin('political'))).toBe('capital-lost')
    const blocks = given({ players: { p1: { hand: ['veto-1'] }, p2: {} } })
    expect(refused(blocks, 'p1', begin('political'))).toBe('no-playable-card')
    expect(refusal(holding(['veto-1', 'war-bonds-1']), 'veto-1')).toBe('block-card')
  })

  test('are refused by form first, then by what they name', () => {
    const p = holding(['spy-1', 'coup-1', 'war-bonds-1'])
    expect(refusal(p, 'no-card')).toBe('no-such-card')
    expect(refusal(p, 'spy-2', { target: 'p2' })).toBe('not-in-hand')
    expect(refusal(p, 'war-bonds-1', { target: 'p2' })).toBe('unknown-move')
    expect(refusal(p, 'coup-1', { region: 'italy', gov: 'fascism' })).toBe('unknown-move')
    // Beside a card that has no effect of its own nothing can be named; one that there is not is named first.
    const stocked = holding(['war-bonds-1', 'veto-1'])
    expect(refusal(stocked, 'veto-1', { target: 'p2' })).toBe('unknown-move')
    expect(refusal(stocked, 'factories-1a', { target: 'p2' })).toBe('unknown-move')
    expect(refusal(stocked, 'no-card', { target: 'p2' })).toBe('no-such-card')
    expect(refusal(p, 'spy-1')).toBe('bad-target')
    expect(refusal(p, 'spy-1', { target: 'p1' })).toBe('bad-target')
    expect(refusal(p, 'spy-1', { target: 'p8' })).toBe('no-such-seat')
    expect(refusal(p, 'spy-1', { target: 'p2' })).toBe('target-empty')
    expect(refusal(p, 'coup-1')).toBe('no-such-region')
    expect(refusal(p, 'coup-1', { region: 'atlantis' })).toBe('no-such-region')
  })

  test('list everything that can be named with them', () => {
    const p = holding(['propaganda-1', 'annexation-1', 'veto-1'])
    expect(listOf(p, 'p1', 'play').filter((move) => move.card === 'veto-1')).toEqual([])
    expect(
      listOf(p, 'p1', 'play')
        .filter((move) => move.card === 'annexation-1')
        .map(({ region }) => region),
    ).toContain('poland')
    expect(listOf(p, 'p1', 'play')).toContainEqual({ type: 'play', card: 'propaganda-1', region: 'alaska', gov: 'democracy' })
  })

  test('end the game with the 13th Eagle, after its effect', () => {
    const p = roll(holding(['mobilization-1'], {}, { eagles: 12 }), [], card('mobilization-1'))
    expect([p.result, asked(p)]).toEqual([null, ['p1 deploy']])
    const place = ['p1', { type: 'deploy', region: 'germany' }] as const
    const over = play(p, place, place, place)
    expect([over.result?.reason, over.regions.germany?.units.inf, over.phase]).toEqual(['eagles', 5, 'over'])
  })
})

describe('spies', () => {
  test('take one card at random, which only the two hear of', () => {
    const { state, events } = playing(
      holding(['spy-1'], { p2: { hand: ['coup-1', 'coup-2'] }, p3: {} }),
      [2],
      card('spy-1', { target: 'p2' }),
    )
    expect([state.players.p1.hand, state.players.p2.hand]).toEqual([['coup-2'], ['coup-1']])
    expect(keysHeard(events, 'p2')).toContain('takes-card')
    expect(keysHeard(events, 'p3')).toContain('takes-some-card')
    expect(keysHeard(events, 'p3')).not.toContain('takes-card')
  })

  test('in a ring take one from everybody, clockwise', () => {
    const p = holding(['spy-ring-1'], {
      p2: { hand: ['coup-1', 'coup-2'] },
      p3: {},
      p4: { hand: ['veto-1'], orders: { block: 'never' } },
    })
    expect(roll(p, [1], card('spy-ring-1')).players.p1.hand).toEqual(['coup-1', 'veto-1'])
  })

  test('who are masters choose from the hand they see', () => {
    const p = roll(
      holding(['master-spy-ring-1'], { p2: { hand: ['coup-1', 'coup-2', 'coup-3'] } }),
      [],
      card('master-spy-ring-1', { target: 'p2' }),
    )
    expect([asked(p), p.action]).toMatchObject([['p1 take'], { take: 2 }])
    expect(refused(p, 'p1', { type: 'take', card: 'veto-1' })).toBe('not-in-target-hand')
    expect(refused(p, 'p1', { type: 'take', card: 'nothing' })).toBe('no-such-card')
    const done = play(p, ['p1', { type: 'take', card: 'coup-3' }], ['p1', { type: 'take', card: 'coup-1' }])
    expect([done.players.p1.hand, done.players.p2.hand, done.phase]).toEqual([['coup-3', 'coup-1'], ['coup-2'], 'political'])
  })

  test('who are masters take everything without asking if that is all', () => {
    const p = holding(['master-spy-1'], { p2: { hand: ['coup-1'] } })
    expect(play(p, card('master-spy-1', { target: 'p2' })).players.p1.hand).toEqual(['coup-1'])
  })

  test('may kill: an Assassin makes the target discard two cards, or all', () => {
    const p = holding(['assassin-1'], { p2: { hand: ['coup-1'] } })
    const after = play(p, card('assassin-1', { target: 'p2' }))
    expect([after.players.p2.hand, after.decks.politicalDiscard, after.eagles]).toEqual([[], ['assassin-1', 'coup-1'], 0])
  })

  test('may sabotage two enabled Economics cards', () => {
    const p = holding(['sabotage-1'], { p2: { econ: ['rail-1a', 'oil-1a', 'oil-1b'], disabled: ['rail-1a'] } })
    expect(roll(p, [1], card('sabotage-1', { target: 'p2' })).players.p2.disabled).toEqual(['rail-1a', 'oil-1a', 'oil-1b'])
    const empty = holding(['sabotage-1'], { p2: { econ: ['rail-1a'], disabled: ['rail-1a'] } })
    expect(refusal(empty, 'sabotage-1', { target: 'p2' })).toBe('target-empty')
  })
})

describe('cards for neutrals', () => {
  const neutrals = { italy: 'fascism', poland: 'communism', mexico: 'communism' } as const

  test('Propaganda moves the government by exactly one step', () => {
    const p = holding(['propaganda-1'], {}, { neutrals })
    expect(refusal(p, 'propaganda-1', { region: 'italy' })).toBe('bad-government')
    expect(refusal(p, 'propaganda-1', { region: 'italy', gov: 'democracy' })).toBe('bad-government')
    expect(refusal(p, 'propaganda-1', { region: 'italy', gov: 'fascism' })).toBe('bad-government')
    expect(refusal(p, 'propaganda-1', { region: 'france', gov: 'monarchy' })).toBe('not-neutral')
    expect(play(p, card('propaganda-1', { region: 'italy', gov: 'monarchy' })).regions.italy?.gov).toBe('monarchy')
  })

  test('a Puppet Government is of any other type', () => {
    const p = holding(['puppet-government-1'], {}, { neutrals })
    expect(refusal(p, 'puppet-government-1', { region: 'italy', gov: 'fascism' })).toBe('bad-government')
    expect(play(p, card('puppet-government-1', { region: 'italy', gov: 'communism' })).regions.italy?.gov).toBe('communism')
  })

  test('a Coup gains a neutral of the own government anywhere', () => {
    const p = holding(['coup-1'], {}, { neutrals })
    expect(refusal(p, 'coup-1', { region: 'italy' })).toBe('bad-government')
    const after = play(p, card('coup-1', { region: 'mexico' }))
    expect([after.regions.mexico?.owner, after.players.p1.econ.length, after.players.p1.hand.length]).toEqual(['p1', 1, 1])
  })

  test('an Annexation gains any neutral next door', () => {
    const p = holding(['annexation-1'], {}, { neutrals })
    expect(refusal(p, 'annexation-1', { region: 'mexico' })).toBe('not-adjacent')
    expect(play(p, card('annexation-1', { region: 'italy' })).regions.italy?.owner).toBe('p1')
  })
})

describe('other cards', () => {
  test('Partisans remove up to two infantry, never the last unit', () => {
    const p = holding(['partisans-1', 'partisans-2'], {
      p2: { regions: { france: { inf: 3 }, spain: { inf: 2, tank: 1 }, italy: { tank: 2 } } },
    })
    expect(play(p, card('partisans-1', { region: 'france' })).regions.france?.units.inf).toBe(1)
    expect(play(p, card('partisans-1', { region: 'spain' })).regions.spain?.units).toMatchObject({ inf: 0, tank: 1 })
    expect(refusal(p, 'partisans-1', { region: 'italy' })).toBe('no-infantry')
    expect(refusal(p, 'partisans-1', { region: 'germany' })).toBe('not-enemy-region')
    expect(refusal(p, 'partisans-1', { region: 'poland' })).toBe('not-enemy-region')
    expect(refusal(p, 'partisans-1')).toBe('no-such-region')
  })

  test('a Diplomatic Mission adds to every Blitz of the turn', () => {
    const cards = ['diplomatic-mission-1', 'diplomatic-mission-2'] as const
    const p = roll(holding([...cards]), [], card(cards[0]), card(cards[1]))
    expect(p.turn?.blitzBonus).toBe(4)
  })

  test('Captured Scientists draw a technology, if there is one', () => {
    const p = roll(holding(['captured-scientists-1'], {}, { top: { technology: ['radar'] } }), [], card('captured-scientists-1'))
    expect(p.players.p1.techs).toEqual(['radar'])
    const techs = given().decks.technology
    const none = holding(['captured-scientists-1'], { p2: { techs } })
    expect(refusal(none, 'captured-scientists-1')).toBe('technology-deck-empty')
  })

  test('a Great Speech draws three cards, from a new deck if need be', () => {
    const all = given({ players: { p1: { hand: ['great-speech-1'] }, p2: {} } }).decks.political
    const discards = all.slice(2)
    const p = holding(
      ['great-speech-1'],
      { p2: { hand: all.slice(0, 1), orders: { block: 'never' } } },
      {
        top: { political: all.slice(1, 2), politicalDiscard: discards },
      },
    )
    const after = play(p, card('great-speech-1'))
    // The card itself lies on the pile that is shuffled; shuffles leave the order as it is here.
    expect(after.players.p1.hand).toEqual([all[1], ...discards.slice(0, 2)])
    expect([after.decks.political.at(-1), after.decks.politicalDiscard]).toEqual(['great-speech-1', []])
  })

  test('Mobilization places three infantry one by one', () => {
    const p = roll(holding(['mobilization-1']), [], card('mobilization-1'))
    expect(refused(p, 'p1', { type: 'deploy', region: 'france' })).toBe('not-your-region')
    expect(refused(p, 'p1', { type: 'end-action' })).toBe('wrong-phase')
    expect(p.action).toMatchObject({ deploy: 3 })
  })
})
