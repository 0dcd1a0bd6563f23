import { type Part, text } from '../ui.ts'
import { clip } from '../words/text.ts'

/** Nobody reads more words of a panel on a phone, those on its buttons included. */
export const mostWords = 120
/** Whoever is taught something besides reads so many in all, as far as there is anything that can be left out. */
const mostInLesson = 90

export const wordsIn = (said: string): number => said.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** What a panel can leave out for now, the first before the others: all of it is a press away. */
const ranks = [
  'told',
  'headline',
  'hand',
  'reasons',
  'facts',
  'explained',
  'holdings',
  'weighed',
  'odds',
  'outcome',
  'since',
  // What comes of doing nothing: whoever goes on without it has lost before they know.
  'ahead',
] as const
export type Rank = (typeof ranks)[number]

/** A line of a text: always there, or only where there is room. */
export type Line = string | Spare

interface Spare {
  readonly spare: Rank
  readonly text: string
  /** Says nothing without the list below it. */
  readonly isTitle?: boolean
  /** Says of the list above, where this line is left out, that there is more of it. */
  readonly goesOn?: string
  /** The least of it, which is never left out. */
  readonly instead?: string
}

export const said = (line: Line): string => (typeof line === 'string' ? line : line.text)
export const spared = (spare: Rank, lines: readonly string[]): readonly Line[] => lines.map((one) => ({ spare, text: one }))
/** How a list says that there is more of it. */
export const moreItems = '- …'
/** Each of them an item of a list. */
export const sparedItems = (spare: Rank, items: readonly string[]): readonly Line[] =>
  items.map((one) => ({ spare, text: `- ${one}`, goesOn: moreItems }))

/** The texts of one panel, with what of them can be left out. */
export class Brevity {
  readonly #texts = new Map<Part, readonly Line[]>()
  readonly #uncounted = new Set<Part>()
  readonly #ranks: readonly Rank[]
  readonly #known: readonly Rank[]

  /** What is spoken of elsewhere on the panel is never left out; what is known always is. */
  constructor(spokenOf: readonly Rank[] = [], known: readonly Rank[] = []) {
    this.#ranks = ranks.filter((rank) => !spokenOf.includes(rank))
    this.#known = known
  }

  /** Lines cut to what one text may hold; nothing where there are none. */
  text(lines: readonly Line[], longest = 4000): Part[] {
    const kept = within(lines, longest)
    if (kept.length === 0) return []
    const part = text(kept.map(said).join('\n'))
    this.#texts.set(part, kept)
    return [part]
  }

  /** What somebody has asked to be told besides: it is always there, and has its room of what can be left out. */
  besides(lines: readonly string[], longest: number): Part[] {
    const parts = this.text(lines, longest)
    for (const part of parts) this.#uncounted.add(part)
    return parts
  }

  /** Without what was asked for: that is no reason to make what has to be there shorter. */
  #words = (parts: readonly Part[]): number => wordsOfAll(parts.filter((part) => !this.#uncounted.has(part)))

  /** The parts with as many words as are read as far as texts can be left out, whether any was, and whether it is too much all the same. */
  fitted(parts: readonly Part[]): { readonly parts: readonly Part[]; readonly isLess: boolean; readonly isTooMuch: boolean } {
    const leftOut = this.#leftOut(parts)
    const fitted = parts.flatMap((part) => {
      const lines = this.#texts.get(part)
      if (!lines?.some((one) => leftOut.has(one))) return [part]
      const kept = shortened(lines, leftOut)
      return kept.length > 0 ? [text(kept.join('\n'))] : []
    })
    const words = this.#words(fitted)
    return { parts: fitted, isLess: leftOut.size > 0, isTooMuch: words > mostWords }
  }

  #leftOut(parts: readonly Part[]): ReadonlySet<Line> {
    const lines = parts.flatMap((part) => this.#texts.get(part) ?? [])
    const known = lines.filter((line) => typeof line !== 'string' && this.#known.includes(line.spare))
    const leftOut = new Set<Line>(known)
    const most = this.#uncounted.size > 0 ? mostInLesson : mostWords
    let words = known.reduce((sum, line) => sum - spares(line), wordsOfAll(parts))
    for (const rank of this.#ranks)
      for (const line of lines.toReversed()) {
        if (words <= most) return leftOut
        if (typeof line === 'string' || line.spare !== rank || leftOut.has(line)) continue
        leftOut.add(line)
        words -= spares(line)
      }
    return leftOut
  }
}

/** So many words fewer are read without it. */
const spares = (line: Line): number =>
  wordsIn(said(line)) - (typeof line === 'string' || line.instead === undefined ? 0 : wordsIn(line.instead))

const goesOnOf = (line: Line | undefined) => (typeof line === 'object' ? line.goesOn : undefined)
const insteadOf = (line: Line) => (typeof line === 'string' ? undefined : line.instead)

/** What stays of a text; a list that goes on says so, for it would be read as if that were all. */
function shortened(lines: readonly Line[], leftOut: ReadonlySet<Line>): readonly string[] {
  const isShown = (line: Line | undefined): boolean => line !== undefined && !leftOut.has(line) && !isEmptied(line)
  const isEmptied = (line: Line): boolean => {
    const below = lines[lines.indexOf(line) + 1]
    return typeof line !== 'string' && line.isTitle === true && below !== undefined && leftOut.has(below)
  }
  /** Behind the last line of a list of which some are left out: one mark, wherever they stood. */
  const markAt = (at: number): readonly string[] => {
    const mark = goesOnOf(lines[at])
    if (mark === undefined || goesOnOf(lines[at + 1]) === mark) return []
    const start = lines.findLastIndex((line, index) => index < at && goesOnOf(line) !== mark) + 1
    const list = lines.slice(start, at + 1)
    const isCut = list.some((line) => leftOut.has(line)) && !lines.slice(start).some((line) => insteadOf(line) !== undefined)
    return isCut && (isShown(lines[start - 1]) || list.some(isShown)) ? [mark] : []
  }
  return lines.flatMap((line, at) => {
    const shown = isShown(line) ? said(line) : insteadOf(line)
    return [...(shown === undefined ? [] : [shown]), ...markAt(at)]
  })
}

/** Whole lines only, with an ellipsis where some were cut, and with the least of those that have one. */
function within(lines: readonly Line[], longest: number): readonly Line[] {
  const kept: Line[] = []
  let length = 0
  for (const [at, line] of lines.entries()) {
    const next = clip(said(line), longest)
    if (length + next.length + 1 > longest - 2) return [...kept, ...cut(lines.slice(at))]
    kept.push(typeof line === 'string' ? next : { ...line, text: next })
    length += next.length + 1
  }
  return kept
}

function cut(lines: readonly Line[]): readonly Line[] {
  const [first] = lines
  const least = lines.flatMap((line) => (typeof line === 'string' ? [] : (line.instead ?? [])))
  return [...least, first === undefined || typeof first === 'string' ? '…' : { spare: first.spare, text: '…' }]
}

const wordsOfAll = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + wordsOf(part), 0)

/** What is read of a part: its text and the labels of its buttons; menus are read when they are opened. */
function wordsOf(part: Part): number {
  if ('content' in part) return wordsIn(part.content)
  if (!('components' in part)) return 0
  return part.components.reduce((sum, one) => sum + ('label' in one && one.label ? wordsIn(one.label) : 0), 0)
}
