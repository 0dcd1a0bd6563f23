import { hour, minute } from '../../durations.ts'
import { type AnyRulebook, near, owedBy } from '../../kernel/index.ts'
import type { PersonSettings, PostBody, PostRow, SeatLive, StoredTable, TableRow } from '../../store/index.ts'
import { inQuietHours } from '../people/quiet-hours.ts'

/** Whoever has done something within this time is looking, and is not called. */
const looking = minute

/** What a seat is told now: that it is asked for something, perhaps because of a secret, or that it soon will be. */
export interface Called {
  readonly seat: number
  readonly how?: CallKind
}

export type CallKind = Pick<PostBody, 'reminder' | 'near' | 'quiet'>

export const lately = (time: number | null, now: number): boolean => time !== null && now - time < looking

/** When a person who was there at that time may be called again. */
export const notLooking = ({ acted }: SeatLive): number => (acted === null ? 0 : acted + looking)

/** Notes that a seat is called now, and when it is to be called again. */
export const noteCall = (seat: SeatLive, now: number): SeatLive => ({
  ...seat,
  called: seat.sitting,
  calledAt: now,
  callAt: seat.remindEvery === null ? null : now + seat.remindEvery,
})

/** Whoever is looking is called when that is over, unless they do something more until then. */
export const callLater = (seat: SeatLive): SeatLive => ({
  ...seat,
  called: seat.sitting,
  calledAt: null,
  callAt: notLooking(seat),
})

/**
 * Whether what somebody was called for still is asked of them. Of what everybody may see by nothing else than that: whether a call
 * vanishes must not tell that its seat is asked something in secret.
 */
export function stands(book: AnyRulebook, { row, seats }: StoredTable, { audience, body, seq }: PostRow): boolean {
  if (audience.to !== 'seat' || row.status !== 'playing' || !row.position) return false
  const { state } = row.position
  const seat = seats[audience.seat]
  const live = row.live.seats[audience.seat]
  if (!live || !seat?.seat || seat.person !== audience.person || seat.computer !== null) return false
  if (body.near) return live.openSince === null && near(book, state).includes(seat.seat)
  if (body.quiet) return live.sitting === body.sitting && owedBy(book, state, seat.seat).some(({ quiet }) => quiet)
  return live.openSince !== null && seq >= live.openSince
}

/** What a person's settings say about calls, as each of their seats keeps it. */
export function wishesOf(
  settings: PersonSettings,
): Pick<SeatLive, 'handByDm' | 'remindEvery' | 'digest' | 'near' | 'news' | 'calledPrivately'> {
  const { handByDm, remindEvery, near, news, quiet, timeZone, pings } = settings
  // Whoever cannot be written to is called in the channel.
  const digest = settings.unreachable === null ? settings.digest : null
  // A digest that would come in the quiet hours comes when they are over.
  const at = digest !== null && quiet && inQuietHours(quiet, digest) ? quiet.to : digest
  return {
    handByDm,
    remindEvery: remindEvery === null ? null : remindEvery * hour,
    digest: at === null ? null : { at, timeZone },
    near,
    news,
    calledPrivately: pings === 'none' || (pings === 'dm' && settings.unreachable === null),
  }
}

/** The seats of which everybody can see that they come next; not looked for where nobody wishes to know. */
export function nearSeats(book: AnyRulebook, { position, live }: TableRow): readonly string[] {
  return position && live.seats.some((seat) => seat.near) ? near(book, position.state) : []
}
