import { list } from '../../words/index.ts'
import type { Call } from '../call.ts'
import { type Message, says } from '../ui.ts'
import { gameWords } from '../words/game-words.ts'

/** A game by its id, or by its name in the person's language. */
export function gameMeant({ house, language }: Call, typed: string): string | undefined {
  const wanted = typed.trim().toLowerCase()
  const found = house.games.find((folder) => {
    const { id } = folder.rulebook
    return id === wanted || gameWords(folder, language, { form: 'plain' }).say('game.name').toLowerCase() === wanted
  })
  return found?.rulebook.id
}

/** What is said of a game that nobody here knows: which there are. */
export function unknownGame({ house, language, say }: Call): Message {
  const names = house.games.map((folder) => gameWords(folder, language).say('game.name'))
  return says(say('problem.unknown-game', { games: { markup: list(language, names) } }))
}
