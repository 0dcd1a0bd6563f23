import { hour, minute } from '../../durations.ts'
import type { GameFolder } from '../../games/folder.ts'
import type { TableLook } from '../../tables/index.ts'
import type { Language } from '../../words/index.ts'
import { idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { button, type Part, row, select, text } from '../ui.ts'
import type { GameWords } from '../words/game-words.ts'
import { timeInWords } from '../words/pace.ts'

/** Whether others' moves may have to be answered, and in a time of its own. */
export const hasReactions = ({ rulebook }: GameFolder, { pace }: TableLook): boolean =>
  pace.bank !== null && Object.values(rulebook.decisions).some(({ reaction }) => reaction)

/** How long a reaction may take, and what that means for a battle of several answers. */
const answersOfABattle = 4
export const reactionTimes = (reaction: number, language: Language) => ({
  time: { markup: timeInWords(reaction, language) },
  most: { markup: timeInWords(reaction * answersOfABattle, language) },
})

/** What can be chosen for a reaction: from a moment at a live table to a night. */
const shortReactions = [minute, 2 * minute, 5 * minute, 15 * minute]
const longReactions = [1, 2, 4, 8, 12, 24].map((hours) => hours * hour)

export function reactionSelect(call: Call, folder: GameFolder, look: TableLook): Part[] {
  if (!hasReactions(folder, look)) return []
  const { reaction, bank } = look.pace
  const usual = (bank ?? 0) <= hour ? shortReactions : longReactions
  const times = [...new Set([...usual, reaction])].sort((one, other) => one - other)
  const entries = times.map((time) => ({
    value: String(time / minute),
    label: call.label('lobby.reactions', reactionTimes(time, call.language)),
    chosen: time === reaction,
  }))
  return [row(select(idOf('table-reaction', { table: look.id }), call.label('lobby.reaction'), entries))]
}

/** Answers for which nothing need be seen of the game yet: suggested to whoever sits down, kept with their seat. */
export async function suggestions(call: Call, folder: GameFolder, look: TableLook, words: GameWords): Promise<Part[]> {
  const suggested = folder.rulebook.habits?.filter((habit) => habit.suggested) ?? []
  if (suggested.length === 0 || !look.seats.some(({ person }) => person === call.person)) return []
  const plan = await call.house.tables.plans.get({ table: look.id, version: look.version, person: call.person })
  const buttons = suggested.map(({ name }) => {
    const isOn = plan?.habits.some((kept) => kept.name === name)
    return button(idOf('table-habit', { table: look.id, habit: name }), `${isOn ? '●' : '○'} ${words.say(`habit.${name}`)}`)
  })
  return [text(`-# ${call.say('lobby.suggested')}`), row(...buttons)]
}
