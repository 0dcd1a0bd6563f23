import type { PersonSettings } from '../store/index.ts'
import { minute } from './seconds.ts'

const minutesOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}

const minutesOfDay = 24 * 60

/** From the first time of day to the second, in minutes. */
const between = (from: number, to: number): number => (to - from + minutesOfDay) % minutesOfDay

const timeOfDay = (timeZone: string, now: number): number =>
  minutesOf(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(now))

type QuietHours = NonNullable<PersonSettings['quiet']>

export const inQuietHours = ({ from, to }: QuietHours, time: string): boolean =>
  between(minutesOf(from), minutesOf(time)) < between(minutesOf(from), minutesOf(to))

/** When a person may be called again, if it is now in their quiet hours; undefined if they may be called at once. */
export function quietUntil({ quiet, timeZone }: Pick<PersonSettings, 'quiet' | 'timeZone'>, now: Date): Date | undefined {
  if (!quiet || quiet.from === quiet.to) return undefined
  const since = between(minutesOf(quiet.from), timeOfDay(timeZone, now.getTime()))
  const length = between(minutesOf(quiet.from), minutesOf(quiet.to))
  if (since >= length) return undefined
  // To the full minute. Where the clocks are put forward or back in between, it is looked at again then.
  return new Date(Math.floor(now.getTime() / minute) * minute + (length - since) * minute)
}

/** The next time that it is so late of the day, after now. */
export function nextTimeOfDay({ at, timeZone }: { readonly at: string; readonly timeZone: string }, now: number): number {
  const start = Math.floor(now / minute) * minute
  const next = start + (between(timeOfDay(timeZone, now), minutesOf(at)) || minutesOfDay) * minute
  // Where the clocks are put forward or back in between, it is off by that much.
  const off = between(timeOfDay(timeZone, next), minutesOf(at))
  return next + (off < minutesOfDay / 2 ? off : off - minutesOfDay) * minute
}

/** The day as it is there, such as `20260301`. */
export const dayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .format(now)
    .replaceAll('-', '')
