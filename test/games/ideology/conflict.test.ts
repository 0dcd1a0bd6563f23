import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../src/games/ideology/state.ts'
import { attack, discardOf, given, handOf, inRegion, listOf, play, refused, revealed } from './given.ts'

const counter = { type: 'counter' }
const concede = { type: 'concede' }
const press = { type: 'press' }

describe('the conflict of the rulebook', () => {
  const p = given({
    phase: 'conflict',
    turn: 'fascism',
    hands: { fascism: [0, 4, 0], imperialism: [0, 1, 1] },
    advancements: { fascism: { industry: 1 }, imperialism: { industry: 2 } },
    regions: { indonesia: { cards: { fascism: [1, 0, 0], imperialism: [0, 1, 0] } } },
  })

  test('costs two cards of tribute, is countered once and then won', () => {
    const open = play(p, ['fascism', attack('indonesia', 'economic', 'imperialism')])
    expect([handOf(open, 'fascism'), discardOf(open, 'fascism')]).toEqual([
      [0, 1, 0],
      [0, 2, 0],
    ])
    expect(refused(open, 'fascism', { type: 'pass' })).toBe('conflict-open')
    const won = play(open, ['imperialism', counter], ['fascism', press], ['imperialism', concede])
    expect(inRegion(won, 'indonesia', 'fascism')).toEqual([1, 1, 0])
    expect(won.regions.indonesia?.influence.imperialism).toBeUndefined()
    expect([discardOf(won, 'fascism'), discardOf(won, 'imperialism')]).toEqual([
      [0, 3, 0],
      [0, 2, 0],
    ])
    expect(won).toMatchObject({ conflict: null, turn: 'imperialism', passes: 0 })
  })

  test('pays tribute anew in the next conflict', () => {
    const withdrawn = play(
      p,
      ['fascism', attack('indonesia', 'economic', 'imperialism')],
      ['imperialism', counter],
      ['fascism', { type: 'withdraw' }],
    )
    const again = play(withdrawn, ['imperialism', { type: 'pass' }])
    expect(refused(again, 'fascism', attack('indonesia', 'economic', 'imperialism'))).toBe('not-enough-cards')
  })

  test.each([
    [0, 2, 3],
    [1, 2, 2],
    [2, 2, 1],
    [3, 2, 1],
  ])('industry %i against %i: tribute and attack take more than %i cards', (own, theirs, tribute) => {
    const at = (economic: number) =>
      given({
        phase: 'conflict',
        turn: 'fascism',
        hands: { fascism: [0, economic, 0], imperialism: [1, 0, 0] },
        advancements: { fascism: { industry: own }, imperialism: { industry: theirs } },
        regions: { indonesia: { cards: { imperialism: [0, 1, 0] } } },
      })
    expect(refused(at(tribute), 'fascism', attack('indonesia', 'economic', 'imperialism'))).toBe('not-enough-cards')
    expect(refused(at(tribute + 1), 'fascism', attack('indonesia', 'economic', 'imperialism'))).toBeUndefined()
  })
})

describe('relations', () => {
  const between = (relation: 'peace' | 'neutral' | 'war') =>
    given({
      seats: ['communism', 'imperialism'],
      phase: 'conflict',
      turn: 'communism',
      hands: { communism: [2, 2, 2], imperialism: [1, 1, 1] },
      relations: [['communism', 'imperialism', relation]],
      regions: { turkey: { cards: { imperialism: [1, 1, 1] } } },
    })

  test.each([
    ['peace', ['cultural']],
    ['neutral', ['economic', 'cultural']],
    ['war', ['military', 'economic', 'cultural']],
  ] as const)('at %s allow %j', (relation, allowed) => {
    const p = between(relation)
    for (const kind of ['military', 'economic', 'cultural'] as const)
      expect(refused(p, 'communism', attack('turkey', kind, 'imperialism'))).toBe(
        allowed.some((one) => one === kind) ? undefined : 'relation-forbids',
      )
  })

  test('let Fascism attack with military while neutral in independent regions, by Aggression', () => {
    const p = given({
      seats: ['capitalism', 'fascism'],
      phase: 'conflict',
      turn: 'fascism',
      hands: { fascism: [1, 0, 0], capitalism: [1, 0, 0] },
      regions: { brazil: { cards: { capitalism: [1, 0, 0] } }, mexico: { of: 'capitalism', cards: { capitalism: [1, 1, 1] } } },
    })
    expect(refused(p, 'fascism', attack('mexico', 'military', 'capitalism'))).toBe('relation-forbids')
    // Brazil is distant, but Blitzkrieg waives the tribute: one card is enough.
    expect(refused(p, 'fascism', attack('brazil', 'military', 'capitalism'))).toBeUndefined()
  })
})

describe('tribute', () => {
  const duel = (attacker: Seat, target: Seat, hand: readonly [number, number, number], more: Parameters<typeof given>[0]) =>
    given({
      seats: [attacker, target],
      phase: 'conflict',
      turn: attacker,
      hands: { [attacker]: hand, [target]: [1, 1, 1] },
      relations: [[attacker, target, 'war']],
      ...more,
    })

  test('can be paid by Capitalism in economic cards, by Dollar Diplomacy', () => {
    const p = duel('capitalism', 'fundamentalism', [1, 2, 0], {
      advancements: { fundamentalism: { tactics: 1 } },
      regions: { pakistan: { cards: { fundamentalism: [1, 0, 0] } } },
    })
    expect(refused(p, 'capitalism', attack('pakistan', 'military', 'fundamentalism'))).toBe('not-enough-cards')
    expect(refused(p, 'capitalism', attack('pakistan', 'military', 'fundamentalism', { economicTribute: 3 }))).toBe('bad-payment')
    expect(listOf(p, 'capitalism', 'conflict').filter(({ region }) => region === 'pakistan')).toEqual([
      attack('pakistan', 'military', 'fundamentalism', { economicTribute: 2 }),
    ])
    const after = play(p, ['capitalism', attack('pakistan', 'military', 'fundamentalism', { economicTribute: 2 })])
    expect([handOf(after, 'capitalism'), discardOf(after, 'capitalism')]).toEqual([
      [0, 0, 0],
      [0, 2, 0],
    ])
  })

  test('cannot be paid like that by anybody else, nor in economic conflicts', () => {
    const other = duel('communism', 'fascism', [2, 2, 0], { regions: { cuba: { cards: { fascism: [1, 1, 0] } } } })
    expect(refused(other, 'communism', attack('cuba', 'military', 'fascism', { economicTribute: 1 }))).toBe('bad-payment')
    const own = duel('capitalism', 'fundamentalism', [2, 2, 0], {
      regions: { pakistan: { cards: { fundamentalism: [1, 1, 0] } } },
    })
    expect(refused(own, 'capitalism', attack('pakistan', 'economic', 'fundamentalism', { economicTribute: 1 }))).toBe(
      'bad-payment',
    )
  })

  test('of one card defends the culture of Fundamentalism, by Zeal', () => {
    const at = (cultural: number) =>
      duel('imperialism', 'fundamentalism', [0, 0, cultural], {
        advancements: { imperialism: { patriotism: 1 }, fundamentalism: { patriotism: 1 } },
        regions: { iceland: { cards: { fundamentalism: [0, 0, 1] } } },
      })
    expect(refused(at(1), 'imperialism', attack('iceland', 'cultural', 'fundamentalism'))).toBe('not-enough-cards')
    expect(refused(at(2), 'imperialism', attack('iceland', 'cultural', 'fundamentalism'))).toBeUndefined()
  })

  test('of one card defends the economy of Capitalism, by Corporate Power, and is waived for it', () => {
    const regions = { italy: { cards: { capitalism: [0, 1, 0], fascism: [0, 1, 0] } } } as const
    const attacked = duel('fascism', 'capitalism', [0, 1, 0], { regions })
    expect(refused(attacked, 'fascism', attack('italy', 'economic', 'capitalism'))).toBe('not-enough-cards')
    const attacking = duel('capitalism', 'fascism', [0, 1, 0], {
      advancements: { fascism: { industry: 1 }, capitalism: { innovation: 1 } },
      regions,
    })
    expect(refused(attacking, 'capitalism', attack('italy', 'economic', 'fascism'))).toBeUndefined()
  })

  test('for advancements is waived for the culture of Communism in independent regions, by World Revolution', () => {
    const at = (of?: Seat) =>
      duel('communism', 'fascism', [0, 0, 1], {
        advancements: { fascism: { patriotism: 2 } },
        regions: { ukraine: { of, cards: { fascism: [1, 0, 1] } } },
      })
    expect(refused(at(), 'communism', attack('ukraine', 'cultural', 'fascism'))).toBeUndefined()
    expect(refused(at('fascism'), 'communism', attack('ukraine', 'cultural', 'fascism'))).toBe('not-enough-cards')
  })

  test('for distance is not owed in a region of one’s own', () => {
    const p = duel('imperialism', 'fundamentalism', [0, 1, 0], {
      regions: { india: { of: 'imperialism', cards: { imperialism: [2, 1, 2], fundamentalism: [0, 1, 0] } } },
    })
    expect(refused(p, 'imperialism', attack('india', 'economic', 'fundamentalism'))).toBeUndefined()
  })
})

describe('targets', () => {
  const p = given({
    phase: 'conflict',
    turn: 'fascism',
    hands: { fascism: [3, 3, 0], imperialism: [1, 0, 0] },
    regions: { france: { cards: { imperialism: [0, 1, 0] } } },
  })

  test('need a card of the kind, and are others', () => {
    expect(refused(p, 'fascism', attack('france', 'military', 'imperialism'))).toBe('no-target-influence')
    expect(refused(p, 'fascism', attack('france', 'economic', 'fascism'))).toBe('bad-target')
    expect(refused(p, 'fascism', attack('france', 'economic', 'communism'))).toBe('bad-target')
    expect(refused(p, 'fascism', attack('japan', 'economic', 'communism'))).toBe('region-not-in-play')
  })

  test('can be attacked with no more cards than are left after the tribute', () => {
    expect(refused(p, 'fascism', attack('france', 'economic', 'imperialism', { commit: 4 }))).toBe('bad-commit')
    expect(refused(p, 'fascism', attack('france', 'economic', 'imperialism', { commit: 0 }))).toBe('bad-commit')
    expect(listOf(p, 'fascism', 'conflict').filter(({ region }) => region === 'france')).toEqual([
      attack('france', 'economic', 'imperialism'),
      attack('france', 'economic', 'imperialism', { commit: 3 }),
    ])
  })
})

describe('answering an attack', () => {
  test('an empty hand concedes at once', () => {
    const p = given({
      phase: 'conflict',
      turn: 'fascism',
      hands: { fascism: [0, 2, 0] },
      regions: { france: { cards: { imperialism: [0, 1, 0] } } },
    })
    const after = play(p, ['fascism', attack('france', 'economic', 'imperialism')])
    expect([after.conflict, inRegion(after, 'france', 'fascism')]).toEqual([null, [0, 1, 0]])
  })

  test('a defender who lacks the kind is asked all the same', () => {
    const p = given({
      phase: 'conflict',
      turn: 'fascism',
      hands: { fascism: [0, 1, 0], imperialism: [1, 0, 0] },
      regions: { france: { cards: { imperialism: [0, 1, 0] } } },
    })
    const open = play(p, ['fascism', attack('france', 'economic', 'imperialism')])
    expect(open.conflict?.stage).toBe('defend')
    expect(refused(open, 'imperialism', counter)).toBe('no-such-card')
    expect(listOf(open, 'imperialism', 'counter')).toEqual([])
  })

  test('three cards committed against one counter: the first is countered, the second wins, the third stays', () => {
    const p = given({
      phase: 'conflict',
      turn: 'fascism',
      hands: { fascism: [0, 3, 0], imperialism: [0, 1, 1] },
      orders: { imperialism: 'counter-always' },
      regions: { france: { cards: { imperialism: [0, 1, 0] } } },
    })
    const after = play(p, ['fascism', attack('france', 'economic', 'imperialism', { commit: 3 })])
    expect(after).toMatchObject({ conflict: null, turn: 'imperialism' })
    expect([handOf(after, 'fascism'), handOf(after, 'imperialism'), inRegion(after, 'france', 'fascism')]).toEqual([
      [0, 1, 0],
      [0, 0, 1],
      [0, 1, 0],
    ])
  })

  test('counters committed are played without asking, and the rest is forgotten when the cards run out', () => {
    const p = given({
      phase: 'conflict',
      turn: 'fascism',
      hands: { fascism: [0, 4, 0], imperialism: [0, 2, 0] },
      regions: { france: { cards: { imperialism: [0, 1, 0] } } },
    })
    const open = play(p, ['fascism', attack('france', 'economic', 'imperialism')])
    expect(refused(open, 'imperialism', { type: 'counter', commit: 3 })).toBe('bad-commit')
    const pressed = play(open, ['imperialism', { type: 'counter', commit: 2 }], ['fascism', press])
    expect([handOf(pressed, 'imperialism'), pressed.conflict?.stage]).toEqual([[0, 0, 0], 'press'])
    const won = play(pressed, ['fascism', { type: 'press', commit: 2 }])
    // Imperialism's hand is empty: it concedes by itself, and the second card stays in the hand.
    expect([won.conflict, handOf(won, 'fascism')]).toEqual([null, [0, 1, 0]])
  })

  test('an attacker without cards cannot press: the conflict ends', () => {
    const p = given({
      phase: 'conflict',
      turn: 'fascism',
      hands: { fascism: [0, 1, 0], imperialism: [0, 1, 1] },
      regions: { france: { cards: { imperialism: [0, 1, 0] } } },
    })
    const after = play(p, ['fascism', attack('france', 'economic', 'imperialism')], ['imperialism', counter])
    expect(after).toMatchObject({ conflict: null, turn: 'imperialism' })
    expect(inRegion(after, 'france', 'imperialism')).toEqual([0, 1, 0])
  })

  test('only the one who is asked answers', () => {
    const p = given({
      phase: 'conflict',
      turn: 'fascism',
      hands: { fascism: [0, 2, 0], imperialism: [0, 1, 0] },
      regions: { france: { cards: { imperialism: [0, 1, 0] } } },
    })
    for (const move of [counter, concede, press, { type: 'withdraw' }]) expect(refused(p, 'fascism', move)).toBe('no-conflict')
    const open = play(p, ['fascism', attack('france', 'economic', 'imperialism')])
    for (const move of [counter, concede, press]) expect(refused(open, 'fascism', move)).toBe('not-your-turn')
    expect(refused(open, 'imperialism', press)).toBe('not-your-turn')
    expect(refused({ ...open, phase: 'diplomacy', turn: null, conflict: null }, 'fascism', press)).toBe('wrong-phase')
  })
})

describe('Steadfast Faith', () => {
  const at = (region: string, of: Seat | undefined, defence: 'ask' | 'counter-home' = 'ask') =>
    given({
      seats: ['fascism', 'fundamentalism'],
      phase: 'conflict',
      turn: 'fascism',
      hands: { fascism: [2, 0, 0], fundamentalism: [0, 0, 2] },
      orders: { fundamentalism: defence },
      relations: [['fascism', 'fundamentalism', 'war']],
      regions: { [region]: { of, cards: { fundamentalism: [1, 1, 0] } } },
    })
  const faith = { type: 'counter', kind: 'cultural' }

  test('counters a military attack with a cultural card in a region that Fundamentalism controls', () => {
    const open = play(at('iraq', 'fundamentalism'), ['fascism', attack('iraq', 'military', 'fundamentalism')])
    expect(listOf(open, 'fundamentalism', 'counter')).toEqual([faith, { ...faith, commit: 2 }])
    expect(play(open, ['fundamentalism', faith]).conflict).toMatchObject({ stage: 'press', defendKind: 'cultural' })
  })

  test('does not elsewhere', () => {
    const open = play(at('turkey', undefined), ['fascism', attack('turkey', 'military', 'fundamentalism')])
    expect(refused(open, 'fundamentalism', faith)).toBe('bad-kind')
  })

  test('serves a standing order too', () => {
    const after = play(at('iraq', 'fundamentalism', 'counter-home'), ['fascism', attack('iraq', 'military', 'fundamentalism')])
    expect([handOf(after, 'fundamentalism'), after.conflict?.defendKind]).toEqual([[0, 0, 1], 'cultural'])
  })
})

describe('standing orders', () => {
  const open = play(
    given({
      phase: 'conflict',
      turn: 'fascism',
      hands: { fascism: [0, 2, 0], imperialism: [0, 1, 1] },
      regions: { france: { cards: { imperialism: [0, 1, 0] } } },
    }),
    ['fascism', attack('france', 'economic', 'imperialism')],
  )
  const order = (defence: string) => ({ type: 'orders', defence })

  test('take effect at once, also on an open attack', () => {
    expect(play(open, ['imperialism', order('concede')]).conflict).toBeNull()
    expect(play(open, ['imperialism', order('counter-home')]).conflict).toBeNull()
    expect(play(open, ['imperialism', order('counter-always')]).conflict?.stage).toBe('press')
    expect(play(open, ['imperialism', order('ask')]).conflict?.stage).toBe('defend')
    expect(refused(open, 'imperialism', order('flee'))).toBe('bad-move')
  })
})

describe('an answer that nobody was asked for', () => {
  const p = (some: { orders?: 'counter-always'; hand?: readonly [number, number, number] }) =>
    given({
      phase: 'conflict',
      turn: 'fascism',
      hands: { fascism: [0, 3, 0], imperialism: some.hand ?? [0, 1, 1] },
      orders: some.orders && { imperialism: some.orders },
      regions: { france: { cards: { imperialism: [0, 1, 0] } } },
    })

  test('shows something of the one who left it, so that the attack cannot be taken back just like that', () => {
    expect(revealed(p({ orders: 'counter-always' }), 'fascism', attack('france', 'economic', 'imperialism'))).toEqual(['answer'])
    expect(revealed(p({}), 'fascism', attack('france', 'economic', 'imperialism'))).toEqual([])
  })

  test('shows nothing if the hand is empty, as everybody can see', () => {
    expect(revealed(p({ hand: [0, 0, 0] }), 'fascism', attack('france', 'economic', 'imperialism'))).toEqual([])
  })
})

describe('weapons of mass destruction', () => {
  const p = given({
    seats: ['capitalism', 'fundamentalism'],
    phase: 'conflict',
    turn: 'fundamentalism',
    hands: { fundamentalism: [1, 0, 0], capitalism: [1, 0, 0] },
    advancements: { fundamentalism: { wmd: 1 } },
    relations: [['capitalism', 'fundamentalism', 'war']],
    regions: { canada: { of: 'capitalism', cards: { capitalism: [2, 2, 2], fundamentalism: [0, 0, 1] } } },
  })
  const launch = (region: string, target: string) => ({ type: 'launch', region, target })

  test('remove all cards of one enemy from one region, and are gone', () => {
    const after = play(p, ['fundamentalism', launch('canada', 'capitalism')])
    expect(after.regions.canada).toEqual({
      controller: 'capitalism',
      level: 2,
      influence: { fundamentalism: { military: 0, economic: 0, cultural: 1 } },
    })
    expect([discardOf(after, 'capitalism'), after.players.fundamentalism.advancements.wmd]).toEqual([[2, 2, 2], 0])
    expect(after).toMatchObject({ fought: [{ attacker: 'fundamentalism', target: 'capitalism' }], turn: 'capitalism', passes: 0 })
  })

  test('need war, a weapon and a target', () => {
    expect(refused(p, 'fundamentalism', launch('canada', 'fundamentalism'))).toBe('bad-target')
    expect(refused(p, 'fundamentalism', launch('iran', 'capitalism'))).toBe('no-target-influence')
    const unarmed = given({ phase: 'conflict', turn: 'fascism', hands: { fascism: [1, 0, 0] } })
    expect(refused(unarmed, 'fascism', launch('great-britain', 'imperialism'))).toBe('missing-advancement')
    const neutral = given({
      phase: 'conflict',
      turn: 'fascism',
      hands: { fascism: [1, 0, 0] },
      advancements: { fascism: { wmd: 1 } },
    })
    // Aggression does not extend to weapons.
    expect(refused(neutral, 'fascism', launch('great-britain', 'imperialism'))).toBe('relation-forbids')
  })

  test('keep a seat without cards in the phase as long as it can launch', () => {
    const armed = given({
      seats: ['capitalism', 'fundamentalism'],
      phase: 'conflict',
      turn: 'capitalism',
      hands: { capitalism: [1, 0, 0] },
      advancements: { fundamentalism: { wmd: 1 } },
      relations: [['capitalism', 'fundamentalism', 'war']],
    })
    expect(play(armed, ['capitalism', { type: 'pass' }])).toMatchObject({ phase: 'conflict', turn: 'fundamentalism' })
  })
})
