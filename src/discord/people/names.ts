import type { GameFolder } from '../../games/folder.ts'
import type { SeatLook, TableLook } from '../../tables/index.ts'
import { escapeMarkdown, type Language, list } from '../../words/index.ts'
import { Desk } from '../desk.ts'
import { type GameWords, gameWords, isNumbered, type People } from '../words/game-words.ts'
import { messageVoice } from '../words/language.ts'
import { computerNames } from './computers.ts'

/** What is needed to call everybody by their names. */
export type Named = Pick<TableLook, 'secretHash' | 'seats'>

/** Who sits where, by the rulebook's seats, as they call themselves; computers have names of their own. */
export function peopleAt(look: Named, language: Language): People {
  const computers = computerNames(look)
  const nobody = messageVoice(language)('lobby.computer')
  return Object.fromEntries(
    look.seats.flatMap(({ number, name, seat, person }) => {
      // Whoever sits there unnamed is called by the rulebook's name for the seat.
      if (seat === null || (name === null && person !== null)) return []
      return [[seat, computers.get(number) ?? name ?? nobody] as const]
    }),
  )
}

export const deskOf = (folder: GameFolder, look: TableLook, seat: string, language: Language): Desk => {
  if (!look.state) throw new Error('a desk stands only at a game that has begun')
  return new Desk(folder, look.state, seat, language, peopleAt(look, language))
}

export const tableWords = (folder: GameFolder, look: TableLook, language: Language): GameWords =>
  gameWords(folder, language, { people: peopleAt(look, language) })

/** Whether the game has a name for the seat; others are called like the people on them. */
export const hasName = (words: GameWords, { seat }: SeatLook): boolean =>
  seat !== null && words.has(`seat.${seat}`) && !isNumbered(seat)

/** A seat with who sits on it: "Fascism (Anna)", or just "Anna" where the game's seats have no names of their own. */
export function seatName(words: GameWords, look: Named, seat: SeatLook): string {
  const say = messageVoice(words.language)
  if (seat.name === null && seat.person !== null)
    return seat.seat === null ? say('people.somebody') : words.name('seat', seat.seat)
  const person = seat.seat === null ? seat.name : (peopleAt(look, words.language)[seat.seat] ?? seat.name)
  const shown = escapeMarkdown(person ?? say('lobby.computer'))
  if (seat.seat === null || !hasName(words, seat)) return shown
  return say('status.seat', { seat: { markup: words.name('seat', seat.seat) }, person: { markup: shown } })
}

export const seatNames = (words: GameWords, look: TableLook, seats: readonly string[]): string =>
  list(
    words.language,
    look.seats.filter(({ seat }) => seat !== null && seats.includes(seat)).map((seat) => seatName(words, look, seat)),
  )
