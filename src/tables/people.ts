import { type PersonSettings, personSettings, tablesOfPerson, writePersonSettings } from '../store/index.ts'
import { Change } from './change.ts'
import { changeTable } from './commit.ts'
import type { Context } from './context.ts'

/** Keeps what a person has chosen; the tables where they sit are told what concerns them. */
export async function changePerson(context: Context, person: string, settings: Partial<PersonSettings>): Promise<PersonSettings> {
  const changed = await context.store.transaction(async (client) => {
    const merged = { ...(await personSettings(client, person)), ...settings }
    await writePersonSettings(client, person, merged)
    return merged
  })
  if (settings.handByDm !== undefined)
    for (const { row } of await tablesOfPerson(context.store.client, person))
      await setHandByDm(context, row.id, person, settings.handByDm)
  return changed
}

function setHandByDm(context: Context, table: string, person: string, handByDm: boolean): Promise<unknown> {
  return changeTable(context, { table }, '', (stored) => {
    const change = new Change(stored, '', context.moment())
    for (const seat of stored.seats)
      if (seat.person === person) change.seatLive(seat.number, { handByDm, ...(!handByDm && { hand: null }) })
    const book = context.books.get(stored.row.game)
    if (handByDm && book && stored.row.position) change.showHands(book, undefined, stored.row.position.state)
    return change
  })
}
