import { hour, minute, second } from '../../durations.ts'
import { type Pace, presets } from '../../store/index.ts'

export { presets }
export type Preset = (typeof presets)[number]

/** A preset, or times of one's own in milliseconds: what is left out is as in the preset, or as it was. */
export type PaceWish = Preset | (Partial<Omit<Pace, 'preset'>> & { readonly preset?: Preset | undefined })

const table: Readonly<Record<Preset, Pace>> = {
  live: { preset: 'live', bank: 10 * minute, increment: 0, reaction: minute, excused: 0 },
  fast: { preset: 'fast', bank: 24 * hour, increment: 8 * hour, reaction: 4 * hour, excused: 0 },
  slow: { preset: 'slow', bank: 72 * hour, increment: 24 * hour, reaction: 12 * hour, excused: 0 },
  none: { preset: 'none', bank: null, increment: 0, reaction: hour, excused: 0 },
}

/** How long a move stands before what others have planned answers it: so that its taking back stays free, and tells nothing. */
export const settlesAfter = ({ preset }: Pick<Pace, 'preset'>): number => (preset === 'live' ? 20 * second : 5 * minute)

/** The times of a table that so far had those others, if it had any. Whoever chooses other times keeps the excuses. */
export function paceOf(wish: PaceWish, before?: Pace): Pace {
  const { preset, ...own } = typeof wish === 'string' ? { preset: wish } : wish
  const times = preset
    ? table[preset]
    : (before ?? { ...table.none, reaction: Math.max(minute, Math.round((own.bank ?? hour) / 6)) })
  const pace = { ...times, excused: before?.excused ?? 0, ...own }
  const named = presets.find((name) => timesOf(pace).every((time, index) => time === timesOf(table[name])[index]))
  return { ...pace, preset: named ?? 'custom' }
}

const timesOf = ({ bank, increment, reaction }: Pace): readonly number[] => [
  bank ?? Number.POSITIVE_INFINITY,
  increment,
  reaction,
]

export const isTime = (time: number, least: number): boolean => time >= least && time <= 2400 * hour

/** Times that make sense: at least a minute, at most a hundred days. */
export const isPace = ({ bank, increment, reaction, excused }: Pace): boolean =>
  (bank === null || isTime(bank, minute)) && isTime(increment, 0) && isTime(reaction, minute) && excused >= 0 && excused <= 10

/** Whether somebody could be worse off than before. */
export const isShorter = (pace: Pace, before: Pace): boolean =>
  pace.excused < before.excused || timesOf(pace).some((time, index) => time < timesOf(before)[index]!)
