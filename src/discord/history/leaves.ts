import type { Viewer } from '../../kernel/index.ts'
import type { EntryLook, TableLook } from '../../tables/index.ts'
import { list } from '../../words/index.ts'
import { moment } from '../words/awaited.ts'
import type { GameWords } from '../words/game-words.ts'
import { clip } from '../words/text.ts'
import { type Moments, momentsIn } from './moments.ts'
import { linesOf, type Stretch, stretches } from './told.ts'

/** What one page of the log holds: what fits a message, and is not too long to be read on a phone. */
const leafText = 3400
const leafLines = 40

/** A line of the log below what it belongs to. */
interface Line {
  readonly heads: readonly string[]
  readonly text: string
}

/** The log in pages, the oldest first; the last one, which is seen first, is full. */
export function logLeaves(entries: readonly EntryLook[], viewer: Viewer, words: GameWords, look: TableLook): readonly string[] {
  const leaves: string[] = []
  let kept: Line[] = []
  for (const one of logLines(entries, viewer, words, look).toReversed()) {
    const next = [one, ...kept]
    if (kept.length > 0 && (next.length > leafLines || leafOf(next).length > leafText)) {
      leaves.unshift(leafOf(kept))
      kept = [one]
    } else kept = next
  }
  return kept.length > 0 ? [leafOf(kept), ...leaves] : leaves
}

/** A heading stands above the first line below it, on each page anew. */
function leafOf(lines: readonly Line[]): string {
  let shown: readonly string[] = []
  return lines
    .flatMap(({ heads, text }) => {
      const changed = heads.findIndex((head, index) => head !== shown[index])
      // What follows the last chapter in the same moment needs no number of its own.
      const goesOn = heads.length === 1 && heads[0] === shown.at(-1)
      const fresh = changed < 0 || goesOn ? [] : heads.slice(changed)
      shown = heads
      return [...fresh, `- ${text}`]
    })
    .join('\n')
}

/** Every line with the chapter in which it happened, the numbers of its moments, and whose move it tells of. */
function logLines(entries: readonly EntryLook[], viewer: Viewer, words: GameWords, look: TableLook): readonly Line[] {
  const moments = momentsIn(entries)
  const lines: Line[] = []
  let open: Stretch[] = []
  const close = (heading: readonly string[]) => {
    for (const stretch of open)
      for (const line of linesOf(stretch, words))
        lines.push({ heads: [...heading, headOf(stretch, moments, words, look)], text: clip(line, leafText / 4) })
    open = []
  }
  for (const one of stretches(entries, viewer, words, look)) {
    if (one.kind === 'stretch') open.push(one)
    else close([`**${one.names.map((name) => words.name('chapter', name)).join(' · ')}** · ${moment(one.at)}`])
  }
  close([])
  return lines
}

/** "83–97 · Dora" */
function headOf({ from, to, movers }: Stretch, moments: Moments, words: GameWords, look: TableLook): string {
  const [first, last] = [moments.numberFrom(from), moments.numberUpTo(to)]
  const numbers = first < last ? `${first}–${last}` : first === last ? `${first}` : ''
  const seats = movers.flatMap((number) => look.seats[number]?.seat ?? []).map((seat) => words.name('seat', seat))
  return `-# ${[numbers, list(words.language, seats)].filter((part) => part !== '').join(' · ') || '·'}`
}
