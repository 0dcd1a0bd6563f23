import type { GameFolder } from '../../games/folder.ts'
import type { TableLook } from '../../tables/index.ts'
import type { Language } from '../../words/index.ts'
import type { Choice, Completion } from '../command.ts'
import { folderOf, type House } from '../house.ts'
import { peopleAt } from '../people/names.ts'
import { everyParam, type GameWords, gameWords } from '../words/game-words.ts'
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
  return {
    seats: look.seats.flatMap(({ seat }) => (seat === null ? [] : [{ name: words.name('seat', seat), value: seat }])),
    places: placesOf(folder, words).map(([namespace, place]) => ({ name: words.name(namespace, place), value: place })),
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

/** What a game says itself; otherwise values that its rulebook groups because there are so many of them are places on its board. */
export function placesOf(
  { rulebook, places: said }: GameFolder,
  words: GameWords,
): readonly (readonly [namespace: string, place: string])[] {
  if (said) return said.ids.map((id) => [said.namespace, id] as const)
  const params = rulebook.moves.flatMap((move) => Object.entries(everyParam(move)))
  const places = params.flatMap(([name, param]) =>
    param.kind === 'one-of' && param.by
      ? (param.values ?? []).map((value) => [words.namespace(name, param), String(value)] as const)
      : [],
  )
  return [...new Map(places.map((place) => [place[1], place])).values()]
}
