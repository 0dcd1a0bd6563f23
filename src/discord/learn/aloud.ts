/** Why a computer did what it did, as it says in front of everybody where the table wishes that. */
import type { GameFolder } from '../../games/folder.ts'
import { awaited, type Event, heard, isMove, type PlainMove, type StateBase, same, viewOf } from '../../kernel/index.ts'
import type { EntryLook, TableLook } from '../../tables/index.ts'
import { weightTold } from '../history/recap.ts'
import { folderOf, type House } from '../house.ts'
import { seatName } from '../people/names.ts'
import type { GameWords } from '../words/game-words.ts'
import { messageVoice } from '../words/language.ts'
import { reasonFor } from './lessons.ts'

/** A move that has been made, and what was told of it. */
interface Done {
  readonly seat: string
  readonly move: PlainMove
  readonly events: readonly Event[]
}

/** Whether it was done before everybody's eyes: something was told of it, and to its own seat no more than to all. */
const isOpen = ({ seat, events }: Omit<Done, 'move'>): boolean =>
  events.some((event) => heard(event, null)) && events.every((event) => same(heard(event, seat), heard(event, null)))

/**
 * The words of the reason, looked for with the eyes of somebody who looks on: so it follows from nothing that is hidden. Undefined where
 * nobody was to know that the seat was asked, or what it did.
 */
export function reasonAloud({ rulebook, guide, words }: GameFolder, before: StateBase, done: Done): string | undefined {
  const isAsked = awaited(rulebook, before, null).owed.some(({ seat }) => seat === done.seat)
  if (!guide || !isAsked || !isOpen(done)) return undefined
  const reason = reasonFor(guide, viewOf(rulebook, before, null), done.seat, done.move)
  if (!reason) return undefined
  const key = `aloud.${reason.name}`
  return key in words.en ? key : undefined
}

/** More than so many speak at a time in no company. */
const mostSpeakers = 2
/** What a computer did last may be nothing to speak of: so many of its moves are looked at. */
const mostTried = 4

/** What computers say of what they did in these entries: a line for each that moved last, about the weightiest of it. */
export async function saidAloud(
  house: House,
  look: TableLook,
  entries: readonly EntryLook[],
  words: GameWords,
): Promise<readonly string[]> {
  if (!look.terms.reasons) return []
  const played = entries.filter(({ actor, kind, inForce }) => actor === 'computer' && kind === 'move' && inForce)
  const speakers = [...new Set(played.map(({ seat }) => seat).reverse())].slice(0, mostSpeakers).reverse()
  const lines: string[] = []
  for (const number of speakers) {
    const own = played.filter(({ seat }) => seat === number).toReversed()
    const told = own.toSorted((a, b) => weightTold(b, words) - weightTold(a, words)).slice(0, mostTried)
    for (const entry of told) {
      const line = await lineOf(house, look, entry, words)
      if (line === undefined) continue
      lines.push(line)
      break
    }
  }
  return lines
}

async function lineOf(house: House, look: TableLook, entry: EntryLook, words: GameWords): Promise<string | undefined> {
  const seat = look.seats.find(({ number }) => number === entry.seat)
  const { move } = entry.body
  if (!seat?.seat || !isMove(move) || !isOpen({ seat: seat.seat, events: entry.events })) return undefined
  const before = (await house.tables.look({ table: look.id, at: entry.seq - 1 }))?.state
  const key = before && reasonAloud(folderOf(house, look.game), before, { seat: seat.seat, move, events: entry.events })
  if (!key) return undefined
  const says = { seat: { markup: seatName(words, look, seat) }, reason: { markup: words.say(key) } }
  return `-# ${messageVoice(words.language)('computer.says', says)}`
}
