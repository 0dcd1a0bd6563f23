import { day, minute } from '../../durations.ts'
import type { PersonSettings } from '../../store/index.ts'

const minutesOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}

const minutesOfDay = day / minute

/** From the first time of day to the second, in minutes. */
const between = (from: number, to: number): number => (to - from + minutesOfDay) % minutesOfDay

/** What a clock shows there, such as `14:05`. */
export const clockIn = (timeZone: string, now: Date | number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(now)

type QuietHours = NonNullable<PersonSettings['quiet']>

export const inQuietHours = ({ from, to }: QuietHours, time: string): boolean =>
  between(minutesOf(from), minutesOf(time)) < between(minutesOf(from), minutesOf(to))

/** The next time that it is so late of the day, after now. Where the clocks are put forward past it, what they show first after that. */
export function nextTimeOfDay({ at, timeZone }: { readonly at: string; readonly timeZone: string }, now: number): number {
  const left = (time: number): number => between(minutesOf(clockIn(timeZone, time)), minutesOf(at))
  const start = Math.floor(now / minute) * minute
  const guess = start + (left(now) || minutesOfDay) * minute
  // Where the clocks are put back in between it is too early by that much, where they are put forward too late.
  const off = left(guess)
  if (off < minutesOfDay / 2) return guess + off * minute
  let time = Math.max(start + minute, guess - (minutesOfDay - off) * minute)
  while (left(time) > 0 && left(time) < minutesOfDay / 2) time += minute
  return time
}

/** When a person may be called again, if it is now in their quiet hours; undefined if they may be called at once. */
export function quietUntil({ quiet, timeZone }: Pick<PersonSettings, 'quiet' | 'timeZone'>, now: Date): Date | undefined {
  if (!quiet || !inQuietHours(quiet, clockIn(timeZone, now))) return undefined
  return new Date(nextTimeOfDay({ at: quiet.to, timeZone }, now.getTime()))
}

/** The day as it is there, such as `20260301`. */
export const dayIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .format(now)
    .replaceAll('-', '')
