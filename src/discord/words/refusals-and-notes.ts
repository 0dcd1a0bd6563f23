import { isRecord } from '../../kernel/index.ts'
import type { TableLook, TableRefusal } from '../../tables/index.ts'
import { botCatalogues, escapeMarkdown, isBotKey, type Language, speaker } from '../../words/index.ts'
import { hasName, seatName } from '../people/names.ts'
import type { GameWords } from './game-words.ts'
import { timeInWords } from './pace.ts'

/** Why something was refused, in words: the table's own reasons, or the rule of the game that stands in the way. */
export function refusalInWords({ from, code, params }: TableRefusal, language: Language, words?: GameWords): string {
  if (from === 'game' && words) return words.notice({ key: code, params }, 'refusal')
  const key = `refusal.${code}`
  const known = withReason(params, language)
  return isBotKey(key) ? botSay(language)(key, known) : key
}

const botSay = (language: Language) => speaker({ catalogues: botCatalogues, language, names: {}, escape: escapeMarkdown })

/** A reason is itself a message of the catalogue. */
function withReason(params: TableRefusal['params'], language: Language): TableRefusal['params'] {
  const key = `undo.${String(params.reason)}`
  return isBotKey(key) ? { ...params, reason: { markup: botSay(language)(key) } } : params
}

/** What somebody did at the table, told by the bot itself: `note.<what>`. A seat is told by its number or its name in the rules. */
export function noteInWords(
  what: string,
  params: Readonly<Record<string, unknown>>,
  words: GameWords,
  look: TableLook,
): string | undefined {
  const key = `note.${what}`
  if (!isBotKey(key)) return undefined
  const seatOf = (wanted: unknown) =>
    look.seats.find(({ number, seat }) => number === wanted || (seat !== null && seat === wanted))
  const seat = seatOf(params.seat)
  const other = seatOf(params.other)
  const named = {
    ...params,
    ...(typeof params.time === 'number' && { time: timeInWords(params.time, words.language) }),
    name: (look.masked ? null : params.name) ?? seat?.name ?? botSay(words.language)('people.somebody'),
    game: { markup: words.say('game.name') },
    channel: { markup: `<#${look.channel}>` },
    ...(seat && { seat: { markup: seatName(words, look, seat) } }),
    named: seat && hasName(words, seat) ? 'yes' : 'no',
    ...(other && { other: { markup: seatName(words, look, other) } }),
  }
  return botSay(words.language)(key, what === 'plan-dropped' ? { ...named, ...planInWords(params, words) } : named)
}

/** Which part of a plan was switched off, a habit or a move, and which rule stood in its way. */
function planInWords({ dropped, why, params }: Readonly<Record<string, unknown>>, words: GameWords) {
  const habit = `habit.${String(dropped)}`
  const refusal = { key: String(why), params: isRecord(params) ? params : {} }
  const own = `refusal.${refusal.key}`
  return {
    dropped: { markup: words.has(habit) ? words.say(habit) : words.move(String(dropped)) },
    why: { markup: !words.has(own) && isBotKey(own) ? botSay(words.language)(own) : words.notice(refusal, 'refusal') },
  }
}
