import { endingLines, endLine, standingLines } from '../../src/discord/ending/ending.ts'
import { logLeaves } from '../../src/discord/history/leaves.ts'
import { recap, rowsOf } from '../../src/discord/history/recap.ts'
import { landsOf, toldSince } from '../../src/discord/history/since.ts'
import { linesOf, stretches } from '../../src/discord/history/told.ts'
import { tableWords } from '../../src/discord/people/names.ts'
import type { GameWords } from '../../src/discord/words/game-words.ts'
import type { Viewer } from '../../src/kernel/index.ts'
import { viewOf } from '../../src/kernel/index.ts'
import type { EntryLook, TableLook } from '../../src/tables/index.ts'
import { phaseEnd } from '../../src/tables/play/snapshots.ts'
import type { Language } from '../../src/words/index.ts'
import { type Recorded, recorded } from './recorded.ts'

/** What a phase of a recorded game is told in, with the chapters that ended it. */
export interface PhaseTold {
  readonly chapters: readonly string[]
  readonly entries: readonly EntryLook[]
}

/** The entries of each phase, the one in which it ended up to there. */
export function phasesOf({ folder, entries }: Recorded): readonly PhaseTold[] {
  const phases: PhaseTold[] = []
  let open: EntryLook[] = []
  for (const entry of entries) {
    const end = phaseEnd(folder.rulebook, 'phase', [{ seq: entry.seq, chapters: [...entry.chapters] }])
    if (!end) {
      open.push(entry)
      continue
    }
    const { event } = end.until
    phases.push({ chapters: end.chapters, entries: [...open, { ...entry, events: entry.events.slice(0, event) }] })
    open = [{ ...entry, events: entry.events.slice(event) }]
  }
  return phases
}

export const recapOf = (game: Recorded, entries: readonly EntryLook[], language: Language): readonly string[] => {
  const look = game.look(language)
  return recap(entries, null, tableWords(game.folder, look, language), look)
}

/** All lines of these entries, without headings. */
export const entriesLines = (
  entries: readonly EntryLook[],
  viewer: Viewer,
  words: GameWords,
  look: TableLook,
): readonly string[] =>
  stretches(entries, viewer, words, look).flatMap((one) => (one.kind === 'stretch' ? linesOf(one, words) : []))

export interface Absence {
  readonly seat: string
  readonly entries: readonly EntryLook[]
  /** Where it had something to lose. */
  readonly lands: readonly string[]
}

/** The longest that each seat has waited between two moves of its own, and everything that happened meanwhile. */
export function absences({ folder, entries, states }: Recorded, look: TableLook): readonly Absence[] {
  return look.seats.flatMap(({ seat, number }) => {
    const own = entries.flatMap((entry, index) => (entry.kind === 'move' && entry.seat === number ? [index] : []))
    const between = own.map((index, at) => ({ from: index, until: own[at + 1] ?? entries.length }))
    const longest = between.toSorted((a, b) => b.until - b.from - (a.until - a.from))[0]
    if (!seat || !longest) return []
    const lands = [states[longest.from]!, states[longest.until - 1]!].flatMap((state) => landsOf(folder, state, seat))
    return [{ seat, entries: entries.slice(longest.from + 1, longest.until), lands }]
  })
}

/** What a panel begins with: who its seat is, and what happened while it waited for the longest time. */
function comingBack(game: Recorded, look: TableLook, words: GameWords): readonly string[] {
  const { rulebook, text } = game.folder
  return absences(game, look).flatMap(({ seat, entries, lands }) => {
    const { standing, goal } = text.self(viewOf(rulebook, look.state!, seat), seat, words.say)
    return [standing, `-# ${goal}`, ...toldSince(entries, seat, seat, words, look, { lands }).map((line) => `- ${line}`), '']
  })
}

/** A whole recorded game in words: its log page by page, and what the status of each phase says. */
export function rendering(id: string, name: string, language: Language): string {
  const game = recorded(id, name)
  const look = game.look(language)
  const words = tableWords(game.folder, look, language)
  const recaps = phasesOf(game).flatMap(({ chapters, entries }) => [
    `### ${chapters.map((chapter) => words.name('chapter', chapter)).join(' · ')}`,
    ...recapOf(game, entries, language).map((line) => `- ${line}`),
    '',
  ])
  const leaves = logLeaves(game.entries, null, words, look).map((leaf) => `${leaf}\n\n---\n`)
  const end = [
    endLine(look, words),
    ...endingLines(game.entries, words),
    ...standingLines(game.folder, look, game.entries, words),
  ]
  const back = comingBack(game, look, words)
  const parts = ['# The end', '', ...end, '', '# Coming back', '', ...back, '# Phases', '', ...recaps, '# Log', '', ...leaves]
  return `${parts.join('\n').trimEnd()}\n`
}

export const rowsIn = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + rowsOf(line), 0)

/** The games whose words are kept as text, so that they can be read and a change of them seen. */
export const rendered = [
  ['ideology', 'tie-broken-by-advancements'],
  ['limit', 'seven-generations'],
  ['venonta', 'won-by-one'],
  ['attack', 'east-at-random'],
] as const
