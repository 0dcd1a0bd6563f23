import { usualLevel } from '../../kernel/index.ts'
import { findTable } from '../../store/index.ts'
import { day } from '../clocks/seconds.ts'
import type { Context } from '../context.ts'
import { positionAt } from '../history/positions.ts'
import { owedAt } from '../look/look.ts'
import { refusedByTable } from '../refusals.ts'
import type { Changed, CopyTable, Result } from '../requests.ts'
import { usualLobbyDays } from './days.ts'
import { newTable, openNew } from './open.ts'

/** So long is a copy kept. */
const keptFor = 7 * day

/**
 * What if: a practice table that begins where another game stood, with its hands and decks, and with chance of its own. Only of games
 * whose secrets are open.
 */
export async function copyToPlayOn(context: Context, request: CopyTable): Promise<Result<Changed>> {
  const { client } = context.store
  const source = await findTable(client, { id: request.table })
  const book = source && context.books.get(source.row.game)
  if (!source || !book) return refusedByTable('no-table')
  if (source.row.openedAt === null || source.row.seed === null) return refusedByTable('copy-not-open')
  if (source.row.rules !== book.version) return refusedByTable('copy-other-rules')
  if (!source.seats.some(({ seat }) => seat === request.seat)) return refusedByTable('unknown-seat')
  const then = await positionAt(client, book, source, request.at)
  if (!then || then.state.result) return refusedByTable('copy-nothing-left')

  const { at, table, seat, ...where } = request
  const others = source.seats.flatMap((one) => (one.seat === null || one.seat === seat ? [] : [one.seat]))
  const opening = {
    ...{ ...where, game: book.id, options: source.row.options },
    terms: { rated: false, secluded: true, copied: { table, at, until: context.clock.now().getTime() + keptFor } },
    practice: others.map(() => usualLevel),
  }
  const change = newTable(context, opening, book, usualLobbyDays)
  for (const [number, name] of [seat, ...others].entries()) change.seat(number, { seat: name })
  const position = { state: then.state, chance: { branch: 0, counter: 0 } }
  const { row } = change
  change.set({
    ...{ status: 'playing', options: source.row.options, position, startedAt: change.now },
    seed: context.entropy.seed(row.secret, [...change.seats.map(({ joinedBy }) => joinedBy), request.request]),
    live: { ...row.live, lobby: null },
  })
  change.append({ kind: 'start', person: request.person, chancy: true })
  change.copy(position)
  change.openStatus()
  change.progress(book, { before: [], after: owedAt(book, position), everybody: true })
  return openNew(context, opening, change)
}
