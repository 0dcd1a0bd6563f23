import type { PersonSettings } from '../store/index.ts'
import { minute } from './seconds.ts'

const minutesOf = (text: string): number => {
  const [hours = 0, minutes = 0] = text.split(':').map(Number)
  return hours * 60 + minutes
}

const minutesOfDay = 24 * 60

/** When a person may be called again, if it is now in their quiet hours; undefined if they may be called at once. */
export function quietUntil({ quiet, timeZone }: Pick<PersonSettings, 'quiet' | 'timeZone'>, now: Date): Date | undefined {
  if (!quiet || quiet.from === quiet.to) return undefined
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(now)
  const since = (minutesOf(clock) - minutesOf(quiet.from) + minutesOfDay) % minutesOfDay
  const length = (minutesOf(quiet.to) - minutesOf(quiet.from) + minutesOfDay) % minutesOfDay
  if (since >= length) return undefined
  // To the full minute. Where the clocks are put forward or back in between, it is looked at again then.
  return new Date(Math.floor(now.getTime() / minute) * minute + (length - since) * minute)
}
