import { same } from '../kernel/index.ts'
import { type PersonSettings, personSettings, type SeatLive, tablesOfPerson, writePersonSettings } from '../store/index.ts'
import { wishesOf } from './calls.ts'
import { Change } from './change.ts'
import { changeTable } from './commit.ts'
import type { Context } from './context.ts'
import { owedAt, ownSeats } from './looking.ts'

/** Keeps what a person has chosen; the tables where they sit are told what concerns them. */
export async function changePerson(context: Context, person: string, settings: Partial<PersonSettings>): Promise<PersonSettings> {
  const { before, after } = await context.store.transaction(async (client) => {
    const before = await personSettings(client, person)
    const after = { ...before, ...settings }
    await writePersonSettings(client, person, after)
    return { before, after }
  })
  const wishes = wishesOf(after)
  if (!same(wishes, wishesOf(before)))
    for (const { row } of await tablesOfPerson(context.store.client, person)) await setWishes(context, row.id, person, wishes)
  return after
}

function setWishes(context: Context, table: string, person: string, wishes: ReturnType<typeof wishesOf>): Promise<unknown> {
  return changeTable(context, { table }, '', (stored) => {
    const change = new Change(stored, '', context.moment())
    for (const number of ownSeats(stored, person))
      change.seatLive(number, { ...wishes, ...callsAnew(stored.row.live.seats[number]!, wishes) })
    const { row } = stored
    const book = context.books.get(row.game)
    if (!book || !row.position) return change
    if (wishes.handByDm) change.showHands(book, undefined, row.position.state)
    // A digest comes at its new time, and what is due for the old wishes is not due any more.
    const due = row.live.due.filter(({ kind }) => kind !== 'digest')
    change.set({ live: { ...change.row.live, due } })
    change.progressOf(book, owedAt(book, row.position), { present: ownSeats(stored, person) })
    return change
  })
}

/** Where something is asked of the seat already, it is called again as its person wishes now. */
function callsAnew(
  { hand, since, calledAt, callAt: before }: SeatLive,
  { handByDm, remindEvery }: ReturnType<typeof wishesOf>,
): Pick<SeatLive, 'hand' | 'callAt'> {
  // A call that was put off stays so.
  const putOff = calledAt === null ? before : null
  const again = since === null || remindEvery === null ? null : (calledAt ?? since) + remindEvery
  return { hand: handByDm ? hand : null, callAt: putOff ?? again }
}
