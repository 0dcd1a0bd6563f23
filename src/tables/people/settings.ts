import { same } from '../../kernel/index.ts'
import {
  type Client,
  type PersonSettings,
  personSettings,
  type SeatLive,
  tablesOfPerson,
  writePersonSettings,
} from '../../store/index.ts'
import type { Context } from '../context.ts'
import { owedAt, ownSeats } from '../look/look.ts'
import { Change } from '../play/change.ts'
import { changeTable } from '../play/commit.ts'
import { wishesOf } from '../posts/calls.ts'
import { showHands } from '../posts/hands.ts'

/** What becomes of a person's settings; undefined: nothing. */
type ChangeSettings = (before: PersonSettings, client: Client) => PersonSettings | undefined | Promise<PersonSettings | undefined>

/** Keeps what a person has chosen; the tables where they sit are told what concerns them. */
export function changePerson(context: Context, person: string, settings: Partial<PersonSettings>): Promise<PersonSettings> {
  return changeSettings(context, person, (before) => ({ ...before, ...settings }), 'present')
}

/** Whatever changes somebody's settings goes through here, so that nothing else that is changed at the same time is lost. */
export async function changeSettings(
  context: Context,
  person: string,
  change: ChangeSettings,
  where?: 'present',
): Promise<PersonSettings> {
  const { before, after } = await context.store.transaction(async (client) => {
    const before = await personSettings(client, person)
    const after = await change(before, client)
    if (after) await writePersonSettings(client, person, after)
    return { before, after: after ?? before }
  })
  await keepWishes(context, person, { before, after }, where)
  return after
}

/** Tells the tables at which a person sits what their settings ask of them now. */
async function keepWishes(
  context: Context,
  person: string,
  { before, after }: { readonly before: PersonSettings; readonly after: PersonSettings },
  where: 'present' | undefined,
): Promise<void> {
  const wishes = wishesOf(after)
  if (same(wishes, wishesOf(before))) return
  for (const { row } of await tablesOfPerson(context.store.client, person))
    await setWishes(context, row.id, person, wishes, where)
}

type Wishes = ReturnType<typeof wishesOf>

function setWishes(context: Context, table: string, person: string, wishes: Wishes, where?: 'present'): Promise<unknown> {
  return changeTable(context, { table }, '', (stored) => {
    const change = new Change(stored, '', context.moment())
    const { row } = stored
    const own = ownSeats(stored, person)
    for (const number of own) change.seatLive(number, { ...wishes, ...callsAnew(row.live.seats[number]!, wishes) })
    const book = context.books.get(row.game)
    if (!book || !row.position) return change
    if (wishes.handByDm) showHands(change, book, undefined, row.position.state)
    // A digest comes at its new time, and what is due for the old wishes is not due any more.
    const due = row.live.due.filter(({ kind }) => kind !== 'digest')
    change.set({ live: { ...change.row.live, due } })
    change.progressOf(book, owedAt(book, row.position), where && { present: own })
    return change
  })
}

/** Where something is asked of the seat already, it is called again as its person wishes now. */
function callsAnew(seat: SeatLive, { handByDm, remindEvery, digest }: Wishes): Partial<SeatLive> {
  const { hand, since, calledAt, callAt: before } = seat
  // A call that was put off stays so.
  const putOff = calledAt === null ? before : null
  const again = since === null || remindEvery === null ? null : (calledAt ?? since) + remindEvery
  return {
    hand: handByDm ? hand : null,
    callAt: putOff ?? again,
    // What a digest would have told, nobody has been called for.
    ...(seat.digest && !digest && { called: 0 }),
  }
}
