import {
  type AnyRulebook,
  owedBy,
  type PlainMove,
  type Position,
  refusal,
  type StateBase,
  same,
  viewOf,
} from '../../kernel/index.ts'
import { findTable, type SeatRow, type StoredTable } from '../../store/index.ts'
import { bookOf } from '../book.ts'
import type { Context } from '../context.ts'
import { type Due, inVain, type Outcome, outcomeOf } from '../due/outcome.ts'
import { hashOf } from '../history/seed.ts'
import { Change } from '../play/change.ts'
import { changeTable } from '../play/commit.ts'
import { carryOut } from '../play/play.ts'
import { type Refused, refusedByTable } from '../refusals.ts'
import { NoThought, type Questions, type Thinker } from './thinker.ts'

/** After so many deaths of its thread a question is not asked any more. */
const mostDeaths = 3

/** A computer's seat that owes something, at the step that was due. */
interface Ready {
  readonly stored: StoredTable
  readonly book: AnyRulebook
  readonly seat: SeatRow
  readonly name: string
  readonly position: Position<StateBase>
}

function readyFor(context: Context, stored: StoredTable, due: Due): Ready | Refused {
  const book = bookOf(context, stored)
  if ('refused' in book) return book
  const seat = stored.seats[due.seat]
  const { live, position, id } = stored.row
  if (!seat?.seat || seat.computer === null || !position) return refusedByTable('stale')
  if (due.id !== `computer:${id}:${due.seat}:${live.seats[due.seat]?.step}`) return refusedByTable('stale')
  return { stored, book, seat, name: seat.seat, position }
}

/** Lets the computer of a seat decide, outside of any transaction, and plays it through the same door as everybody. */
export async function computersTurn(context: Context, thinker: Thinker, due: Due): Promise<Outcome> {
  const found = await findTable(context.store.client, { id: due.table })
  const ready = found && readyFor(context, found, due)
  if (!ready || 'refused' in ready) return inVain(context, due)
  const { book, name, position } = ready
  let move: PlainMove
  let problem: string | undefined
  try {
    const { secret, terms } = ready.stored.row
    const salt = terms.lesson ?? hashOf(`computers of ${secret}, attempt ${due.tries}`)
    const began = performance.now()
    move = await thoughtOf(thinker, { game: book.id, state: position.state, seat: name, level: ready.seat.level, salt })
    context.counters.took('thought', (performance.now() - began) / 1000, { game: book.id, level: ready.seat.level })
    const refused = refusal(book, position.state, name, move)
    if (refused) problem = `chose what is refused: ${refused.code}`
  } catch (error) {
    // The thread died over this or another question: a new one is asked, a few times.
    if (error instanceof NoThought && !error.blamed && due.tries < mostDeaths) return { failed: error.message }
    problem = error instanceof Error ? error.message : 'failed'
    move = { type: '' }
  }
  if (problem !== undefined) {
    context.log.error(
      { table: due.table, seat: due.seat, game: book.id, problem },
      'a computer could not decide; its fallback is played',
    )
    const [owed] = owedBy(book, position.state, name)
    if (!owed) return inVain(context, due)
    move = book.decisions[owed.decision]!.fallback(position.state, name, owed)
  }
  return playComputer(context, due, ready, move)
}

/** Where looking ahead goes wrong, or on and on, the simple computer decides. */
async function thoughtOf(thinker: Thinker, question: Questions['move']): Promise<PlainMove> {
  try {
    return await thinker.think('move', question)
  } catch (error) {
    if (question.level === 'easy' || !(error instanceof NoThought) || !error.blamed) throw error
    return thinker.think('move', { ...question, level: 'easy' })
  }
}

async function playComputer(context: Context, due: Due, thought: Ready, move: PlainMove): Promise<Outcome> {
  let again = false
  const committed = await changeTable(context, { table: due.table }, due.id, (stored) => {
    const ready = readyFor(context, stored, due)
    if ('refused' in ready) return ready
    again = stored.row.version !== thought.stored.row.version && !seesTheSame(thought, ready)
    if (again) return refusedByTable('stale')
    const change = new Change(stored, due.id, context.moment())
    return carryOut(change, ready.book, { seat: ready.seat, moves: [move], actor: 'computer', person: null })
  })
  return committed.refused && again ? 'again' : outcomeOf(context, due, committed)
}

/** A thought holds as long as the seat sees what it saw. */
const seesTheSame = (before: Ready, now: Ready): boolean =>
  same(viewOf(before.book, before.position.state, before.name), viewOf(now.book, now.position.state, now.name))
