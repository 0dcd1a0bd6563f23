/** What each choice in a lobby leads to, for whoever has never played it. */
import { type Catalogues, inEach, type Language } from '../words/index.ts'

type InWords = Readonly<Record<Language, string>>

/** By option and value; `any` for each value that has no words of its own, `none` where it is left out. At most 100 characters. */
export type Consequences<Option extends string = string> = Readonly<Record<Option, Readonly<Record<string, InWords>>>>

/** As the game's other words are kept. */
export const consequenceWords = (all: Consequences): Catalogues =>
  inEach((language) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([option, values]) =>
        Object.entries(values).map(([value, words]) => [`option.${option}.${value}.means`, words[language]]),
      ),
    ),
  )
