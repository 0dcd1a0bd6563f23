import { describe, expect, test } from 'vitest'
import { venontaRules } from '../../../src/games/venonta/rulebook.ts'
import { type State, territories } from '../../../src/games/venonta/state.ts'
import { begin, randomPlayer, SeededChance } from '../../../src/kernel/index.ts'
import { asked, given, play, refused } from './given.ts'

/** All territories but some are taken already. */
function unclaimed(p: State, ...left: readonly (keyof State['land'])[]): State {
  const land = { ...p.land }
  for (const id of territories) land[id] = { ...land[id], fuel: 0, ...(left.includes(id) && { owner: null }) }
  return { ...p, land }
}

const nothing = { pop: 0, food: 0, tokens: 0 }
const claiming = (people: number, ...left: readonly (keyof State['land'])[]): State =>
  unclaimed(given({ people, phase: 'claim', round: 0, players: { p1: nothing, p2: nothing, p3: nothing, p4: nothing } }), ...left)

describe('setting up', () => {
  test.each([
    [2, 3, ['p3']],
    [3, 3, []],
    [4, 4, []],
    [5, 6, ['p6']],
    [6, 6, []],
  ])('%i people sit on %i seats', (people, count, neutral) => {
    const { position, seating } = begin(venontaRules, {
      options: {},
      people: Array.from({ length: people }, () => ({})),
      seed: 'setup',
    })
    expect(position.state.seats).toHaveLength(count)
    expect(position.state.options.neutral).toEqual(neutral)
    expect(seating).toHaveLength(people)
    expect(position.state.order.slice(people)).toEqual(neutral)
  })

  test('a game for two claims all land and begins with a council', () => {
    const chance = new SeededChance('claims')
    let p = begin(venontaRules, { options: {}, people: [{}, {}], seed: 'two' }).position.state
    while (p.phase === 'claim') {
      const [seat = ''] = asked(p).map((owed) => owed.split(' ')[0])
      p = play(p, [seat as 'p1', randomPlayer(venontaRules, p, seat, chance)])
    }
    expect(territories.filter((id) => p.land[id].owner === 'p3')).toHaveLength(4)
    expect([p.phase, p.round, p.players.p3.hand.length, p.players.p1.hand.length]).toEqual(['council', 1, 0, 3])
    expect(p.tableau).toHaveLength(3)
  })
})

describe('claiming', () => {
  test('goes round until nothing is left, then everybody gets what the tables say', () => {
    const p = play(claiming(4, 'frosta', 'delta'), ['p3', { type: 'claim', territory: 'frosta' }])
    expect(asked(p)).toEqual(['p4 claim'])
    const done = play(p, ['p4', { type: 'claim', territory: 'delta' }])
    expect(done.players.p4).toMatchObject({ pop: 5, food: 3, tokens: 9 })
    expect(done.land.delta).toMatchObject({ owner: 'p4', fuel: 2 })
    expect(asked(done)).toEqual(['p1 council', 'p2 council', 'p3 council', 'p4 council'])
  })

  test('a neutral seat takes what has most water, the lowest number of equal ones', () => {
    const p = play(claiming(2, 'norda', 'rivera', 'orienta', 'delta', 'sudara'), ['p2', { type: 'claim', territory: 'rivera' }])
    expect(p.land.orienta.owner).toBe('p3')
    expect(asked(p)).toEqual(['p1 claim'])
  })

  test('without action cards there is no council', () => {
    const p = play({ ...claiming(3, 'sudara'), options: { players: 3, neutral: [], actionCards: false } }, [
      'p3',
      { type: 'claim', territory: 'sudara' },
    ])
    expect([p.phase, p.players.p1.hand]).toEqual(['objectives', []])
    expect(p.tableau).toHaveLength(4)
  })

  test('is refused out of turn, and where somebody is at home', () => {
    const p = claiming(3, 'sudara')
    expect(refused(p, 'p1', { type: 'claim', territory: 'sudara' })).toBe('not-your-turn')
    expect(refused(p, 'p3', { type: 'claim', territory: 'atlantis' })).toBe('unknown-territory')
    expect(refused(p, 'p3', { type: 'claim', territory: 'norda' })).toBe('taken')
    expect(refused(given(), 'p1', { type: 'claim', territory: 'norda' })).toBe('wrong-phase')
  })
})
