import { type Pace, presets } from '../store/index.ts'

export { presets }
export type Preset = (typeof presets)[number]

/** A preset, or times of one's own in milliseconds. */
export type PaceWish = Preset | { readonly bank: number | null; readonly increment?: number; readonly reaction?: number }

const minute = 60_000
const hour = 60 * minute

const table: Readonly<Record<Preset, Pace>> = {
  live: { preset: 'live', bank: 10 * minute, increment: 0, reaction: minute },
  fast: { preset: 'fast', bank: 24 * hour, increment: 8 * hour, reaction: 4 * hour },
  slow: { preset: 'slow', bank: 72 * hour, increment: 24 * hour, reaction: 12 * hour },
  none: { preset: 'none', bank: null, increment: 0, reaction: hour },
}

export function paceOf(wish: PaceWish): Pace {
  if (typeof wish === 'string') return table[wish]
  const { bank, increment = 0 } = wish
  return { preset: 'custom', bank, increment, reaction: wish.reaction ?? Math.max(minute, (bank ?? hour) / 6) }
}

/** Times that make sense: at least a minute, at most a hundred days. */
export const isPace = (wish: PaceWish): boolean =>
  typeof wish === 'string' ||
  ([wish.bank, wish.reaction].every((time) => time === null || time === undefined || (time >= minute && time <= 2400 * hour)) &&
    (wish.increment === undefined || (wish.increment >= 0 && wish.increment <= 2400 * hour)))
