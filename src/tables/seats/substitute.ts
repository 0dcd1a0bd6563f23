import type { AnyRulebook } from '../../kernel/index.ts'
import { deleteDraft, personSettings, type SeatLive, type TableRow } from '../../store/index.ts'
import type { Context } from '../context.ts'
import { owedAt } from '../look/look.ts'
import type { Change } from '../play/change.ts'
import { wishesOf } from '../posts/calls.ts'
import { showHands } from '../posts/hands.ts'
import { handOver } from './leave.ts'
import type { Guest } from './requests.ts'

/** Somebody new takes a seat that a computer plays, with a whole bank of time; whoever had it before is told. */
export async function substitute(
  { store }: Context,
  change: Change,
  book: AnyRulebook,
  number: number,
  { person, name }: Guest,
): Promise<undefined> {
  const { row } = change
  const before = change.seats[number]!
  const wishes = wishesOf(await personSettings(store.client, person))
  if (before.person !== null) {
    change.say('note', { to: 'seat', seat: number, person: before.person }, { what: 'replaced', params: { seat: number } })
    // With who had it: they know what it holds, and may take no other seat of this game.
    change.append({ kind: 'leave', person: before.person, seat: number })
  }
  change.seat(number, { person, name, computer: null, plan: null })
  change.seatLive(number, { ...newcomer(row), ...wishes })
  change.within.push((client) => deleteDraft(client, row.id, number))
  if (before.person !== null) handOver(change, before.person)
  change.append({ kind: 'note', person, seat: number, body: { what: 'substitute' } })
  change.note('substitute', { name, person, seat: number })
  change.progressOf(book, owedAt(book, row.position), { changed: [number] })
  showHands(change, book, undefined, row.position!.state)
  change.refreshStatus()
}

/** What a seat keeps of the person who plays it, for somebody who has just come. */
const newcomer = ({ pace }: TableRow): Partial<SeatLive> => ({
  ...{ acted: null, called: 0, reminded: 0, calledAt: null, callAt: null, misses: 0, excused: 0, hand: null },
  ...{ left: pace.bank, allowance: pace.bank, running: null, reactionLeft: null, awayUntil: null, absences: [] },
})
