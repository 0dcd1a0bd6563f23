import type { AnyRulebook } from '../../kernel/index.ts'
import { type ServerSettings, serverSettings, type Terms } from '../../store/index.ts'
import { isPace, isShorter, paceOf } from '../clocks/pace.ts'
import type { Context } from '../context.ts'
import { look, owedAt, ownSeats } from '../look/look.ts'
import { Change } from '../play/change.ts'
import { answered, changeTable } from '../play/commit.ts'
import { refusedByTable } from '../refusals.ts'
import type { Changed, Result } from '../requests.ts'
import { maySteer, onlyOpener } from '../steering.ts'
import { refusedOptions } from './open.ts'
import { refusedPlaces } from './places.ts'
import type { ChangeSettings } from './requests.ts'
import { refusedTerms } from './terms.ts'

/** Hints are for games that are not rated: what was wished last holds. */
function together(before: Terms, wished: Partial<Terms>): Terms {
  const { rated, hints, ...others } = { ...before, ...wished }
  const both = rated && hints
  return { ...others, rated: rated && !(both && !before.hints), hints: hints && !(both && before.hints) }
}

/** What those who manage the table's server have chosen. */
async function serverOf(context: Context, request: ChangeSettings): Promise<ServerSettings | undefined> {
  const server = request.terms && (await look(context, request))?.server
  return server ? serverSettings(context.store.client, server) : undefined
}

export async function changeSettings(context: Context, request: ChangeSettings): Promise<Result<Changed>> {
  const { options, pace, language, snapshots, terms } = request
  const here = await serverOf(context, request)
  const committed = await changeTable(context, request, request.request, (stored) => {
    const { row, seats } = stored
    if (row.status === 'ended') return refusedByTable('table-ended')
    if (!maySteer(stored, request)) return onlyOpener(stored)
    const book = context.books.get(row.game)
    if (!book) return refusedByTable('unknown-game')
    if (row.status === 'playing' && (options || terms)) return refusedByTable('not-in-lobby')
    if (terms?.rated && row.terms.secluded) return refusedByTable('secluded')
    const off = terms && here && refusedTerms(here, terms, row.terms)
    if (off) return off
    const cramped = refusedPlaces(book, terms?.places, seats.length)
    if (cramped) return cramped
    const wanted = pace && paceOf(pace, row.pace)
    if (wanted && !isPace(wanted)) return refusedByTable('bad-pace')
    // Everybody plays on under the times that they agreed to, or longer ones, unless a moderator decides.
    if (wanted && row.status === 'playing' && !request.moderator && isShorter(wanted, row.pace))
      return refusedByTable('pace-shorter')
    const refused = options && refusedOptions(book, options, Math.max(seats.length, book.seats.from))
    if (refused) return refused
    const change = new Change(stored, request.request, context.moment())
    change.set({ ...(options && { options }), ...(language && { language }), ...(wanted && { pace: wanted }) })
    if (snapshots) change.set({ live: { ...row.live, snapshots } })
    if (terms) change.set({ terms: together(row.terms, terms) })
    change.append({
      kind: 'settings',
      person: request.person,
      body: {
        ...(options && { options }),
        ...(pace && { pace }),
        ...(language && { language }),
        ...(snapshots && { snapshots }),
        ...(terms && { terms }),
      },
    })
    // Whoever opened the table may do all of this but give less time: that they do as a moderator.
    if (wanted && row.status === 'playing' && isShorter(wanted, row.pace)) change.noteModerator(request.person, 'settings')
    else change.audit(request, 'settings')
    if (wanted) newClocks(change, book, ownSeats(stored, request.person))
    change.refreshStatus()
    return change
  })
  return answered(context, committed)
}

/** A new pace gives everybody its bank; whoever owes something goes on from now with the whole of it. */
function newClocks(change: Change, book: AnyRulebook, present: readonly number[]): void {
  const { row } = change
  const { bank } = row.pace
  const seats = row.live.seats.map((seat) => ({ ...seat, left: bank, allowance: bank, running: null, reactionLeft: null }))
  change.set({ live: { ...row.live, seats } })
  if (row.status !== 'playing') return
  change.note('pace')
  change.progressOf(book, owedAt(book, row.position), { present })
}
