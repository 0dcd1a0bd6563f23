import type { GameFolder } from '../../games/folder.ts'
import type { Param } from '../../kernel/index.ts'
import type { TableLook } from '../../tables/index.ts'
import type { Language } from '../../words/index.ts'
import { type GameWords, gameWords } from '../words/game-words.ts'
import { messageVoice } from '../words/language.ts'
import { paceInWords } from '../words/pace.ts'
import { hasReactions, reactionTimes } from './reactions.ts'
import { termLines } from './terms.ts'

export function optionName(words: GameWords, name: string): string {
  return words.has(`option.${name}`) ? words.say(`option.${name}`) : name
}

export function optionValue(words: GameWords, name: string, param: Param, value: unknown): string {
  const key = `option.${name}.${String(value)}`
  return words.has(key) ? words.say(key) : words.value(name, param, value)
}

/** What a value leads to. */
export function consequence(words: GameWords, name: string, value: unknown): string | undefined {
  const key = [value === undefined ? 'none' : String(value), 'any'].map((one) => `option.${name}.${one}.means`).find(words.has)
  return key && words.say(key, { value })
}

/** The value that holds now: what was chosen, else the standard for this number of seats. */
export function current(param: Param, look: TableLook, name: string): unknown {
  if (name in look.options) return look.options[name]
  // `as never`: options are asked about the number of seats, whatever the game.
  return param.standard?.(look.seats.length as never, '', look.options)
}

/** What the words of a game need to say what is played for: each option, and how many sit there. */
export const optionsOf = ({ rulebook }: GameFolder, look: TableLook): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(Object.entries(rulebook.options.params).map(([name, param]) => [name, current(param, look, name) ?? 0])),
  seats: look.seats.length,
})

/** The options as they stand, one line each; with what they lead to, for whoever asks. */
export function optionLines(folder: GameFolder, look: TableLook, language: Language, explained = false): readonly string[] {
  const words = gameWords(folder, language)
  const lines = Object.entries(folder.rulebook.options.params).flatMap(([name, param]) => {
    const value = current(param, look, name)
    const means = explained ? consequence(words, name, value) : undefined
    const said = value === undefined ? '' : `${optionName(words, name)}: ${optionValue(words, name, param, value)}`
    return said === '' ? [] : [`-# ${said}${means ? ` · ${means}` : ''}`]
  })
  const say = messageVoice(language)
  const pace = say('lobby.pace', { value: { markup: paceInWords(look.pace, language) } })
  const boards = say('lobby.snapshots', { value: { markup: say(`snapshots.${look.snapshots}`) } })
  const reactions = hasReactions(folder, look)
    ? [`-# ${say('lobby.reactions', reactionTimes(look.pace.reaction, language))}`]
    : []
  return [
    ...lines,
    `-# ${pace}`,
    ...reactions,
    ...(look.snapshots === 'phase' ? [] : [`-# ${boards}`]),
    ...termLines(look, language),
  ]
}
