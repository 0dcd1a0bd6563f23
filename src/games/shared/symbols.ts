/** What the signs on a game's pictures mean, so that nobody has to guess: drawn large with their words by `/rules symbols`. */
import type { Icon, Mark, Tools } from '../../pictures/toolkit.ts'
import type { Language } from '../../words/index.ts'
import iconNames from './icon-names.json' with { type: 'json' }
import shared from './symbols.json' with { type: 'json' }

export type Words = Readonly<Record<Language, string>>

export interface GameSymbol {
  readonly look: Look
  readonly words: Words
}

export type Look =
  | { readonly icon: Icon; readonly colour?: string }
  | { readonly mark: Mark }
  /** A letter on a ground of its own. */
  | { readonly letter: Words; readonly ground: string }
  /** Land, or a rim around it. */
  | { readonly land: string }
  | { readonly rim: string }
  | { readonly change: 'up' | 'down'; readonly colour: string }
  /** Drawn as on the board, around a middle. */
  | { readonly as: (tools: Tools, x: number, y: number) => void }

/** A sign that is an icon, with its words. */
export const icon = (name: Icon, colour: string | undefined, words: Words): GameSymbol => ({
  look: { icon: name, ...(colour !== undefined && { colour }) },
  words,
})

export const symbol = (look: Look, words: Words): GameSymbol => ({ look, words })

type Theme = Tools['theme']

// Of the pictures games see types alone: these say which colours the theme has, so that no other can stand here.
export const accent: Theme['accent'] = '#ffd166'
export const good: Theme['good'] = '#3ddc97'
export const bad: Theme['bad'] = '#ff6b6b'

/** On every map: what the phase changed. */
export const changed: GameSymbol = symbol({ rim: accent }, shared.changed)

export const moreAndLess: readonly GameSymbol[] = [
  symbol({ change: 'up', colour: good }, shared.more),
  symbol({ change: 'down', colour: bad }, shared.less),
]

/** What a sign looks like, for whoever does not see it. */
function lookInWords(look: Look, language: Language): string {
  if ('icon' in look) return iconNames[look.icon][language]
  if ('letter' in look) return look.letter[language]
  if ('change' in look) return { up: '▲', down: '▼' }[look.change]
  if ('rim' in look) return shared.rim[language]
  return ''
}

/** All signs of a game, and the same in words, one after the other; what is drawn as on the board is told by its meaning alone. */
export interface Legend {
  readonly signs: readonly GameSymbol[]
  /** As many together as can be read where a picture is as wide as a phone. */
  readonly sheets: readonly (readonly GameSymbol[])[]
  inWords(language: Language, some?: readonly GameSymbol[]): readonly string[]
}

const mostOnASheet = 14

/** In their order, on as few sheets as will do, about as many on each. */
export function inSheets(signs: readonly GameSymbol[]): readonly (readonly GameSymbol[])[] {
  const count = Math.ceil(signs.length / mostOnASheet)
  const each = Math.ceil(signs.length / count)
  return Array.from({ length: count }, (_, sheet) => signs.slice(sheet * each, (sheet + 1) * each))
}

export const legendOf = (signs: readonly GameSymbol[]): Legend => ({
  signs,
  sheets: inSheets(signs),
  inWords: (language, some = signs) =>
    some.map(({ look, words }) => [lookInWords(look, language), words[language]].filter((part) => part !== '').join(': ')),
})
