import type { GameFolder } from '../../games/folder.ts'
import { viewOf } from '../../kernel/index.ts'
import type { TableLook } from '../../tables/index.ts'
import type { Language } from '../../words/index.ts'
import type { Choice, Completion } from '../command.ts'
import { folderOf, type House } from '../house.ts'
import { peopleAt } from '../people/names.ts'
import { gameWords } from '../words/game-words.ts'
import { clip } from '../words/text.ts'

export interface Focusable {
  readonly name: string
  readonly value: string
}

/** What can be looked at closely: the seats, and whatever the game names its places by. */
export function focuses(
  house: House,
  look: TableLook,
  language: Language,
): { readonly seats: readonly Focusable[]; readonly places: readonly Focusable[] } {
  const folder = folderOf(house, look.game)
  const words = gameWords(folder, language, { people: peopleAt(look, language), form: 'plain' })
  const places = look.state ? placesOf(folder, viewOf(folder.rulebook, look.state, null)) : []
  return {
    seats: look.seats.flatMap(({ seat }) => (seat === null ? [] : [{ name: words.name('seat', seat), value: seat }])),
    places: places.map(([namespace, place]) => ({ name: words.name(namespace, place), value: place })),
  }
}

function everyFocus(house: House, look: TableLook, language: Language): readonly Focusable[] {
  const { seats, places } = focuses(house, look, language)
  return [...seats, ...places]
}

export async function focusChoices({ house, channel, language, typed }: Completion): Promise<readonly Choice[]> {
  const look = await house.tables.look({ channel })
  const wanted = typed.toLowerCase()
  return (look ? everyFocus(house, look, language) : [])
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .map(({ name, value }) => ({ name: clip(name, 100), value }))
}

/** What was chosen, or whose name was typed. */
export function focusMeant(house: House, look: TableLook, typed: string, language: Language): string | undefined {
  const wanted = typed.trim().toLowerCase()
  const known = everyFocus(house, look, language)
  return (known.find(({ value }) => value === typed) ?? known.find(({ name }) => name.toLowerCase() === wanted))?.value
}

/** The places of the board that is played on. */
export const placesOf = ({ places }: GameFolder, view: unknown) => places?.all(view) ?? []
