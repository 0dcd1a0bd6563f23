import { day, hour, minute } from '../../durations.ts'
import type { Pace } from '../../tables/index.ts'
import { type Language, list } from '../../words/index.ts'
import type { Choice } from '../command.ts'
import { labelVoice } from './language.ts'

const units = [
  { unit: 'day', length: day, letters: ['d', 'g', 't'] },
  { unit: 'hour', length: hour, letters: ['h', 'o'] },
  { unit: 'minute', length: minute, letters: ['m'] },
] as const

/** `36h`, `2d`, `90m`, `1d 12h`, also with the words that begin so in our languages; a bare number is hours. In milliseconds. */
export function timeWritten(text: string): number | undefined {
  const parts = [...text.toLowerCase().matchAll(/(\d+(?:[.,]\d+)?)\s*(\p{L}*)\s*/gu)]
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== text.toLowerCase().trim()) return undefined
  let sum = 0
  for (const [, count = '', word = ''] of parts) {
    const found = units.find(({ letters }) => letters.some((letter) => letter === (word[0] ?? 'h')))
    if (!found) return undefined
    sum += Number(count.replace(',', '.')) * found.length
  }
  return Math.round(sum)
}

/** "1 day and 12 hours". Hours are days only from two whole days on, as people say it. */
export function timeInWords(time: number, language: Language): string {
  let left = time
  const parts: string[] = []
  for (const { unit, length } of units) {
    if (unit === 'day' && (time < 2 * length || time % length !== 0)) continue
    const count = Math.floor(left / length)
    left -= count * length
    if (count > 0) parts.push(new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count))
  }
  return list(language, parts)
}

/** How long an answer may take. */
export function paceInWords(pace: Pace, language: Language): string {
  const label = labelVoice(language)
  const { preset, bank, increment, reaction, excused } = pace
  const excuse = excused > 0 ? [label('pace.excused', { count: excused })] : []
  if (preset !== 'custom') return [label(`pace.${preset}`), ...excuse].join(' · ')
  if (bank === null) return [label('pace.none'), ...excuse].join(' · ')
  const more = increment > 0 ? timeInWords(increment, language) : 'none'
  const times = label('pace.custom', { bank: timeInWords(bank, language), more })
  return [times, label('pace.reaction', { time: timeInWords(reaction, language) }), ...excuse].join(' · ')
}

const usual = ['30m', '1h', '2h', '4h', '8h', '12h', '24h', '36h', '48h', '3d', '5d', '7d']

/** What is offered while somebody types a time: what they have typed, and the usual ones. */
export function timesOffered(typed: string, language: Language): readonly Choice[] {
  const written = timeWritten(typed)
  const known = usual.filter((time) => time.startsWith(typed.trim()))
  const values = written !== undefined && !known.includes(typed.trim()) ? [typed.trim(), ...known] : known
  return values.map((value) => ({ value, name: timeInWords(timeWritten(value) ?? 0, language) || value }))
}
