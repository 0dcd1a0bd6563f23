import type { SeatLook, TableLook } from '../../tables/index.ts'
import { type Language, oneLine } from '../../words/index.ts'
import type { Choice, Completion } from '../command.ts'
import { folderOf, type House } from '../house.ts'
import { gameWords } from '../words/game-words.ts'
import { labelVoice } from '../words/language.ts'
import { clip } from '../words/text.ts'
import { computerNames } from './computers.ts'
import { peopleAt } from './names.ts'

// A seat as an option of a command: by its number, and by how it or whoever sits there is called.

/** How a seat is called while somebody types: "Fascism (Anna)", or just "Anna". */
function labelOf(house: House, look: TableLook, { number, seat, name, person: who }: SeatLook, language: Language): string {
  const words = gameWords(folderOf(house, look.game), language, { people: peopleAt(look, language), form: 'plain' })
  const person = name === null ? undefined : oneLine(name)
  const unnamed = labelVoice(language)(who === null ? 'lobby.computer' : 'people.somebody')
  if (seat === null) return clip(person ?? computerNames(look).get(number) ?? unnamed, 100)
  const shown = words.name('seat', seat)
  return clip(person === undefined || shown === person ? shown : `${shown} (${person})`, 100)
}

/** The seats of the table; `free`: only those that a computer plays. */
export async function seatsOffered(
  { house, channel, server, person, language, typed }: Completion,
  free: boolean,
): Promise<readonly Choice[]> {
  const look = (await house.tables.look({ channel })) ?? (server === null ? (await house.tables.tablesOf(person))[0] : undefined)
  if (!look) return []
  const wanted = typed.toLowerCase()
  return look.seats
    .filter(({ computer }) => !free || computer !== null)
    .map((seat) => ({ name: labelOf(house, look, seat, language), value: String(seat.number) }))
    .filter(({ name }) => name.toLowerCase().includes(wanted))
}

/** The seat that was chosen, or whose name was typed. */
export function seatMeant(house: House, look: TableLook, typed: string, language: Language): SeatLook | undefined {
  const wanted = typed.trim().toLowerCase()
  const isMeant = (seat: SeatLook): boolean =>
    seat.name?.toLowerCase() === wanted || labelOf(house, look, seat, language).toLowerCase() === wanted
  return look.seats.find(({ number }) => String(number) === wanted) ?? look.seats.find(isMeant)
}
