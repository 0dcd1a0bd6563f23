import { describe, expect, test } from 'vitest'
import { playing } from '../../../src/games/attack/computer/index.ts'
import { ownRegions } from '../../../src/games/attack/derived.ts'
import { adjacentTo } from '../../../src/games/attack/map/atlas.ts'
import { worthOf } from '../../../src/games/attack/opening/choices.ts'
import { attackRules } from '../../../src/games/attack/rulebook.ts'
import type { Seat, State } from '../../../src/games/attack/state.ts'
import { begin, computerMove, owes, SeededChance } from '../../../src/kernel/index.ts'
import { play } from './given.ts'
import { keen } from './keen.ts'

const careful = { ...attackRules, computer: playing(keen) }
const decide = (p: State, seat: Seat, book = careful) => computerMove(book, p, seat, new SeededChance('opening'))

const start = begin(attackRules, { options: { placement: 'at-once' }, people: [{}, {}], seed: 'opening' }).position.state
const [first, second]: readonly Seat[] = start.first === 'p1' ? ['p1', 'p2'] : ['p2', 'p1']

/** Where all stand who have placed their armies, one of them with care. */
function placed(one: Seat): State {
  let p = start
  while (p.phase !== 'setup-capital') {
    const { seat } = owes(attackRules, p)[0]!
    p = play(p, [seat, decide(p, seat, seat === one ? careful : attackRules)])
  }
  return p
}

const reached = (p: State, seat: Seat): number => new Set(ownRegions(p, seat).flatMap((region) => adjacentTo(p, region))).size

describe('the beginning of a better computer between two', () => {
  test('spreads over the map, so that more can be attacked and courted, unless it claims first', () => {
    expect(reached(placed(second!), second!)).toBeGreaterThan(1.5 * reached(placed(first!), second!))
    expect(decide(start, first!)).toEqual(decide(start, first!, attackRules))
  })

  test('has most of its army together, and the capital with it', () => {
    const p = placed(second!)
    const armies = ownRegions(p, second!).map((region) => ({ region, worth: worthOf(p.regions[region]!.units) }))
    const [largest, ...others] = armies.toSorted((a, b) => b.worth - a.worth)
    expect(largest!.worth).toBeGreaterThan(others.reduce((sum, { worth }) => sum + worth, 0))
    const afterFirst = play(p, [first!, decide(p, first!, attackRules)])
    expect(decide(afterFirst, second!)).toEqual({ type: 'place-capital', region: largest!.region })
  })

  test('is that of the simple one among more than two', () => {
    const among = begin(attackRules, { options: {}, people: [{}, {}, {}], seed: 'opening' }).position.state
    const [leader] = owes(attackRules, among)
    const next = play(among, [leader!.seat, decide(among, leader!.seat)])
    const { seat } = owes(attackRules, next)[0]!
    expect(decide(next, seat)).toEqual(decide(next, seat, attackRules))
  })
})
