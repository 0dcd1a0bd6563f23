import { day } from '../../durations.ts'
import { type AnyRulebook, SeededChance, type StateBase, usualLevel, viewOf } from '../../kernel/index.ts'
import { findTable, isSwitchedOff, type StoredTable } from '../../store/index.ts'
import type { Context } from '../context.ts'
import { positionAt } from '../history/positions.ts'
import { owedAt } from '../look/look.ts'
import { type Refused, refusedByTable } from '../refusals.ts'
import type { Changed, Result } from '../requests.ts'
import { usualLobbyDays } from './days.ts'
import { newTable, openNew } from './open.ts'
import type { CopyTable } from './requests.ts'

/** So long is a copy kept. */
const keptFor = 7 * day

/**
 * What if: a practice table that begins where another game stood, with chance of its own: with the hands and decks of a game whose secrets
 * are open, and where a table allows it, of one that is on, from what a seat knows, with everything else imagined.
 */
export async function copyToPlayOn(context: Context, request: CopyTable): Promise<Result<Changed>> {
  const { client } = context.store
  const source = await findTable(client, { id: request.table })
  const book = source && context.books.get(source.row.game)
  if (!source || !book) return refusedByTable('no-table')
  const imagined = source.row.openedAt === null
  const refused = imagined ? refusedWhileOn(source, request) : undefined
  if (refused) return refused
  if (await isSwitchedOff(client, source.row.server, 'whatIf')) return refusedByTable('what-if-off')
  if (source.row.rules !== book.version) return refusedByTable('copy-other-rules')
  if (!source.seats.some(({ seat }) => seat === request.seat)) return refusedByTable('unknown-seat')
  const then = await positionAt(context.past, book, source, request.at)
  if (!then || then.state.result) return refusedByTable('copy-nothing-left')

  const { at, table, seat, ...where } = request
  const others = source.seats.flatMap((one) => (one.seat === null || one.seat === seat ? [] : [one.seat]))
  const opening = {
    ...{ ...where, game: book.id, options: source.row.options },
    terms: { rated: false, secluded: true, copied: { table, at, until: context.clock.now().getTime() + keptFor, imagined } },
    practice: others.map(() => usualLevel),
  }
  const change = newTable(context, opening, book, usualLobbyDays)
  for (const [number, name] of [seat, ...others].entries()) change.seat(number, { seat: name })
  const { row } = change
  const seed = context.entropy.seed(row.secret, [...change.seats.map(({ joinedBy }) => joinedBy), request.request])
  const state = imagined ? imaginedBy(book, then.state, seat, seed) : then.state
  const position = { state, chance: { branch: 0, counter: 0 } }
  change.set({
    ...{ status: 'playing', options: source.row.options, position, startedAt: change.now },
    seed,
    live: { ...row.live, lobby: null },
  })
  change.append({ kind: 'start', person: request.person, chancy: true })
  change.copy(position)
  change.openStatus()
  change.progress(book, { before: [], after: owedAt(book, position), everybody: true })
  return openNew(context, opening, change)
}

/** Of a game that is on only whoever plays it may try what might become of it, from their own seat, and only where the table wished that. */
function refusedWhileOn({ row, seats }: StoredTable, { person, seat }: CopyTable): Refused | undefined {
  if (row.status !== 'playing' || !row.terms.whatIf) return refusedByTable('copy-not-open')
  return seats.some((one) => one.person === person && one.seat === seat) ? undefined : refusedByTable('copy-not-yours')
}

/** What the seat does not know is drawn anew, by chance that has nothing to do with the game's. */
const imaginedBy = (book: AnyRulebook, state: StateBase, seat: string, seed: string): StateBase =>
  book.imagine(viewOf(book, state, seat), seat, new SeededChance(`what ${seat} imagines: ${seed}`))
