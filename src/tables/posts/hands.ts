import { type AnyRulebook, type StateBase, same, viewOf } from '../../kernel/index.ts'
import type { Change } from '../play/change.ts'

/** Shows their hand anew to those who want it by direct message and see something else than before. */
export function showHands(change: Change, book: AnyRulebook, before: StateBase | undefined, after: StateBase): void {
  for (const { number, seat, person, computer } of change.seats) {
    const { handByDm, hand } = change.row.live.seats[number]!
    if (!handByDm || seat === null || person === null || computer !== null) continue
    if (before && hand !== null && same(viewOf(book, before, seat), viewOf(book, after, seat))) continue
    if (hand !== null) change.edit(hand)
    else change.seatLive(number, { hand: change.say('hand', { to: 'seat', seat: number, person }) })
  }
}
