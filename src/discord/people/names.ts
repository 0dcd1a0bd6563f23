import type { GameFolder } from '../../games/folder.ts'
import type { SeatLook, TableLook } from '../../tables/index.ts'
import { escapeMarkdown, type Language, list } from '../../words/index.ts'
import { Desk } from '../desk.ts'
import { type GameWords, gameWords, isNumbered, type People } from '../words/game-words.ts'
import { messageVoice } from '../words/language.ts'

/** Who sits where, by the rulebook's seats, as they call themselves. Computers are numbered where there are several. */
export function peopleAt(look: Pick<TableLook, 'seats'>, language: Language): People {
  const say = messageVoice(language)
  const computers = look.seats.filter(({ computer, person }) => computer === 'seated' && person === null)
  return Object.fromEntries(
    look.seats.flatMap((seat) => {
      const number = computers.indexOf(seat)
      const computer = computers.length > 1 ? `${say('lobby.computer')} ${number + 1}` : say('lobby.computer')
      return seat.seat === null ? [] : [[seat.seat, number < 0 ? (seat.name ?? computer) : computer] as const]
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
export function seatName(words: GameWords, look: Pick<TableLook, 'seats'>, seat: SeatLook): string {
  const say = messageVoice(words.language)
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
