import { type AnyRulebook, heard, type Notice } from '../../kernel/index.ts'
import type { Change } from '../play/change.ts'
import { lately } from './calls.ts'

/** Whether something attacks the seat or costs it something, though it was done by others. */
export function strikes({ strikes: fields = {} }: AnyRulebook, { key, params }: Notice, seat: string): boolean {
  const struck = params[fields[key] ?? '']
  return struck === seat || (Array.isArray(struck) && struck.includes(seat))
}

/** Tells whoever wishes it, and is not looking, what has just struck them: in one message until they are back. */
export function tellStruck(change: Change, book: AnyRulebook): void {
  for (const { number, seat, person, computer } of change.seats) {
    const { news, struck, acted } = change.row.live.seats[number]!
    if (!news || seat === null || person === null || computer !== null || lately(acted, change.moment.now)) continue
    const first = change.entries.find(({ events }) =>
      events.some((event) => {
        const notice = heard(event, seat)
        return notice !== undefined && strikes(book, notice, seat)
      }),
    )
    if (!first) continue
    if (struck !== null) change.edit(struck)
    else {
      const from = { entry: first.seq, event: 0 }
      change.seatLive(number, { struck: change.say('news', { to: 'seat', seat: number, person }, { from }) })
    }
  }
}
