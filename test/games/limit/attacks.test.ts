import { describe, expect, test } from 'vitest'
import { asked, card, given, listOf, play, playing, refused } from './given.ts'

const operation = (spend: number, take = 'industrial') => card('military-operation', { target: 'p2', spend, take })

/** p1 attacks p2; p3 is a military ally of p2. */
const allied = (mine: number, theirs: number, ally: number) =>
  given({
    military: [['p2', 'p3']],
    nations: {
      p1: { hand: ['military-operation', 'crafts'], stock: { military: mine } },
      p2: { hand: ['crafts'], stock: { military: theirs, industrial: 4 } },
      p3: { hand: ['crafts'], stock: { military: ally } },
    },
  })

describe('an attack', () => {
  test('with 10: the ally pays 7, the target 3, nothing is lost', () => {
    const p = play(
      allied(10, 4, 9),
      ['p1', operation(10)],
      ['p2', { type: 'ask-aid' }],
      ['p3', { type: 'give-aid', to: 'p2', amount: 7 }],
      ['p2', { type: 'resist' }],
    )
    expect([p.nations.p2.stock, p.nations.p3.stock.military]).toMatchObject([{ military: 1, industrial: 4 }, 2])
    expect(p.nations.p1).toMatchObject({ destab: 1, stock: { military: 0 } })
  })

  test('with 8 against 4 and 3: it works, and the group may be gone for a destabilisation each', () => {
    const p = play(
      allied(8, 4, 9),
      ['p1', operation(8)],
      ['p2', { type: 'ask-aid' }],
      ['p3', { type: 'give-aid', to: 'p2', amount: 3 }],
      ['p2', { type: 'yield', breakAlliance: true }],
    )
    expect(p.alliances.military).toEqual([])
    expect([p.nations.p2.destab, p.nations.p3.destab, p.nations.p2.stock.industrial]).toEqual([1, 1, 0])
    expect(p.nations.p3.stock.military).toBe(9)
  })

  test('asks nobody who could not gather enough, allies and all', () => {
    const p = play(allied(14, 4, 9), ['p1', operation(14)])
    expect([p.todo, p.nations.p2.stock.industrial]).toEqual([[], 0])
  })

  test('costs at once, and once answered completes the card', () => {
    const p = play(allied(4, 4, 0), ['p1', operation(4)])
    expect([p.nations.p1.stock.military, p.nations.p1.destab, p.turn?.cards, asked(p)]).toEqual([0, 1, 0, ['p2 resist']])
    expect(play(p, ['p2', { type: 'yield' }]).turn?.cards).toBe(1)
  })

  test('names its target, who is asked again when its turn comes', () => {
    const p = allied(4, 0, 0)
    p.turn = { active: 'p1', cards: 0, passed: ['p2', 'p3'], acted: [] }
    const { state, events } = playing(p, [], ['p1', operation(4)])
    expect(state.turn?.passed).toEqual(['p3'])
    const again = events.filter(({ key }) => key === 'asked-again')
    expect(again.map(({ params }) => params)).toEqual([{ seat: 'p2' }])
  })
})

describe('the target', () => {
  test('may not break with allies that it has not asked, or whose aid suffices', () => {
    const p = play(allied(8, 8, 9), ['p1', operation(8)])
    expect(refused(p, 'p2', { type: 'yield', breakAlliance: true })).toBe('not-allied')
    const helped = play(p, ['p2', { type: 'ask-aid' }], ['p3', { type: 'give-aid', to: 'p2', amount: 0 }])
    expect(refused(helped, 'p2', { type: 'yield', breakAlliance: true })).toBe('not-allied')
    expect(refused(helped, 'p2', { type: 'ask-aid' })).toBe('already-asked')
  })

  test('has to wait until its allies have answered', () => {
    const p = play(allied(8, 4, 9), ['p1', operation(8)], ['p2', { type: 'ask-aid' }])
    expect(asked(p)).toEqual(['p3 give-aid'])
    expect(refused(p, 'p2', { type: 'resist' })).toBe('not-your-turn')
    expect(listOf(p, 'p3', 'give-aid')).toHaveLength(9)
  })

  test('cannot ask an ally who is the attacker', () => {
    const p = given({
      military: [['p1', 'p2']],
      nations: { p1: { hand: ['military-operation', 'crafts'], stock: { military: 5 } }, p2: { stock: { military: 5 } } },
    })
    expect(refused(play(p, ['p1', operation(3)]), 'p2', { type: 'ask-aid' })).toBe('no-ally')
  })
})

describe('the spends that are listed', () => {
  test('are the least, one more than the target has, one more than it could gather, and all', () => {
    const spends = new Set(
      listOf(allied(20, 4, 9), 'p1', 'play-card').flatMap(({ target, spend }) => (target === 'p2' ? [spend] : [])),
    )
    expect([...spends].sort((a, b) => Number(a) - Number(b))).toEqual([3, 5, 14, 20])
  })

  test('lie between the least and all; any number between is accepted', () => {
    expect(refused(allied(20, 4, 9), 'p1', operation(7))).toBeUndefined()
    expect(refused(allied(20, 4, 9), 'p1', operation(2))).toBe('spend-too-low')
    expect(refused(allied(20, 4, 9), 'p1', operation(3.5))).toBe('spend-too-low')
    expect(refused(allied(20, 4, 9), 'p1', operation(21))).toBe('not-enough-military')
  })
})

test('Mass Destruction burns land, a factory level and leaves pollution', () => {
  const p = given({
    nations: {
      p1: { hand: ['mass-destruction', 'crafts'], stock: { military: 10 } },
      p2: { makes: [5, 3, 1], hand: ['crafts'] },
    },
  })
  const after = play(p, ['p1', card('mass-destruction', { target: 'p2', spend: 10, factory: 'industrial' })])
  expect(after.nations.p2).toMatchObject({ territories: 4, pollution: 3, factories: { renewable: 4, industrial: 2 } })
  expect(after.nations.p1.territories).toBe(5)
})
