import type { GameFolder } from '../../games/folder.ts'
import type { Standings } from '../../games/standings.ts'
import { heard, viewOf } from '../../kernel/index.ts'
import type { EntryLook, TableLook } from '../../tables/index.ts'
import { escapeMarkdown, list } from '../../words/index.ts'
import { idOf } from '../buttons.ts'
import { seatNames } from '../people/names.ts'
import { button, type Part, row } from '../ui.ts'
import type { GameWords } from '../words/game-words.ts'
import { labelVoice, messageVoice } from '../words/language.ts'

/** Who has won, or how people have ended a game that its rules have not. */
export const endLine = (look: TableLook, words: GameWords): string =>
  look.state?.result ? resultLine(look, words) : endingLine(look, words)

function resultLine(look: TableLook, words: GameWords): string {
  const winners = look.state?.result?.winners ?? []
  return messageVoice(words.language)('status.over', {
    count: winners.length,
    winners: { markup: seatNames(words, look, winners) },
  })
}

function endingLine({ ending, seats }: TableLook, words: GameWords): string {
  const say = messageVoice(words.language)
  if (ending?.how === 'moved') return say('status.moved')
  if (ending?.byVote) return say('status.ended-by-vote')
  const by = seats.find(({ person }) => person !== null && person === ending?.by)?.name
  const person = { markup: escapeMarkdown(by ?? '–') }
  if (ending?.how !== 'conceded') return say('status.ended', { person })
  const winners =
    ending.winners.length > 0
      ? {
          markup: list(
            words.language,
            ending.winners.map((seat) => words.name('seat', seat)),
          ),
        }
      : null
  return say('status.conceded', { person, winners })
}

/** Why it is over, in the game's words: what its last moves told of that. */
export function endingLines(entries: readonly EntryLook[], words: GameWords): readonly string[] {
  const last = entries.findLast(({ kind, inForce }) => inForce && (kind === 'move' || kind === 'start'))
  const notices = (last?.events ?? []).flatMap((event) => heard(event, null) ?? [])
  return notices.filter(({ key }) => words.has(`ending.${key}`)).map((notice) => words.notice(notice, 'ending'))
}

/** The seats as they stand, the best first, each with what it has lived through; and what decided where points did not. */
export function standingLines(
  folder: GameFolder,
  look: TableLook,
  entries: readonly EntryLook[],
  words: GameWords,
): readonly string[] {
  const standings = look.state?.result ? folder.standings?.(look.state) : undefined
  if (!standings) return []
  const lines = standings.seats.flatMap(({ seat, place, counts, parts = {} }) => {
    const name = seatNames(words, look, [seat]) || words.name('seat', seat)
    const story = storyOf(seat, entries, words)
    const below = [partsInWords(parts, words), story].filter((said) => said !== '')
    return [`**${place}** · ${name} · ${countInWords(standings, counts, 0, words)}`, ...below.map((said) => `-# ${said}`)]
  })
  return [...lines, ...tieBreakLines(standings, words)]
}

/** The points that everybody had seen when people ended a game, the most first: nobody is placed by them. */
export function stoodLine({ rulebook, text }: GameFolder, look: TableLook, words: GameWords): string | undefined {
  if (!look.state || look.state.result || look.ending?.how === 'moved') return undefined
  const points = Object.entries(text.points(viewOf(rulebook, look.state, null))).toSorted(([, one], [, other]) => other - one)
  if (points.length === 0) return undefined
  const seats = points.map(([seat, count]) => `${seatNames(words, look, [seat]) || words.name('seat', seat)} ${count}`)
  return messageVoice(words.language)('end.stood', { seats: { markup: seats.join(' · ') } })
}

/** Where the points came from, if from more than one thing, the most first: "34 for happiness · 24 for money · −8 for pollution". */
function partsInWords(parts: Readonly<Record<string, number>>, words: GameWords): string {
  const counted = Object.entries(parts).filter(([, count]) => count !== 0)
  if (counted.length < 2) return ''
  const sorted = counted.toSorted(([, one], [, other]) => other - one)
  return sorted.map(([part, count]) => words.say(`part.${part}`, { count })).join(' · ')
}

type Ranked = Standings['seats'][number]

const countInWords = ({ by }: Standings, counts: readonly number[], index: number, words: GameWords): string =>
  // Where less is better it counts below zero, and is said without that.
  words.say(`standing.${by[index]}`, { count: index === 0 ? counts[0] : Math.abs(counts[index] ?? 0) })

/** Which comparison decided between two, where the first one did not; undefined where it did, or nothing did. */
function tieBreak(first: Ranked, second: Ranked): number | undefined {
  const decided = first.counts.findIndex((count, at) => count !== second.counts[at])
  return decided > 0 ? decided : undefined
}

/** What decided between those who are level, from the first to the last. */
function tieBreakLines(standings: Standings, words: GameWords): readonly string[] {
  const inWords = ({ counts }: Ranked, index: number) => ({ markup: countInWords(standings, counts, index, words) })
  return standings.seats.flatMap((second, index, seats) => {
    const first = seats[index - 1]
    const decided = first && tieBreak(first, second)
    if (!first || decided === undefined) return []
    const of = { level: inWords(first, 0), first: inWords(first, decided), second: inWords(second, decided) }
    return [messageVoice(words.language)('end.tie-break', of)]
  })
}

/** What a seat has lived through, counted: "7 battles won, 2 technologies". */
function storyOf(seat: string, entries: readonly EntryLook[], words: GameWords): string {
  const times = new Map<string, number>()
  for (const { events, inForce } of entries)
    for (const event of inForce ? events : []) {
      const notice = heard(event, null)
      const { of = 'seat' } = (notice && words.chronicle.tellings[notice.key]) ?? {}
      if (!notice || of === null || notice.params[of] !== seat || !words.has(`story.${notice.key}`)) continue
      times.set(notice.key, (times.get(notice.key) ?? 0) + 1)
    }
  const counted = [...times].sort(([, a], [, b]) => b - a)
  return counted.map(([key, count]) => words.say(`story.${key}`, { times: count })).join(' · ')
}

/** What can still be done at a table where nobody is awaited any more. */
export function overButtons({ id: table, ending }: TableLook, language: TableLook['language']): Part {
  const label = labelVoice(language)
  if (ending?.how === 'moved')
    return row(
      button(idOf('sealed', { table }), label('ended.sealed'), 'main'),
      button(idOf('board', { table }), label('status.board')),
      button(idOf('log', { table }), label('status.log')),
    )
  return row(
    button(idOf('replay-open', { table }), label('ended.replay'), 'main'),
    button(idOf('record', { table }), label('ended.record')),
    button(idOf('again', { table }), label('end.again'), 'good'),
    button(idOf('board', { table }), label('status.board')),
    button(idOf('log', { table }), label('status.log')),
  )
}
