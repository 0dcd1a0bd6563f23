import { termsIn } from '../../../src/discord/rules/look-up.ts'
import type { GameFolder } from '../../../src/games/folder.ts'
import { languages } from '../../../src/words/index.ts'
import type { Read } from './words.ts'

/** In bold on a page of the rules, as those write what they explain. What a page is called after is chosen from the list of pages. */
function explained({ pages }: GameFolder): readonly string[] {
  const titles = pages.en.map(({ title }) => bare(title))
  const bold = pages.en.flatMap(({ text }) => [...text.matchAll(/\*\*([^*]+)\*\*/g)].map(([, word = '']) => bare(word)))
  return [...new Set(bold)].filter((word) => !titles.some((title) => title.startsWith(word)))
}

/** What a button or an order says that it does, and what a card does, which stands on My hand. */
const said = /^(move\.[^.]+|doing\..*|card\..*|tech\..*|objective\..*|happening\..*|order\..*)$/
/** What is asked for by that name, and whose side one is on. */
const names = /^(param|phase|chapter|step|gov|seat|group|unit|kind|region)\./

/** Bold for what a sentence is about, and meant as everybody means it. */
const plain: readonly string[] = [
  ...['one', 'more', 'goal', 'points', 'food', 'land', 'population', 'costs', 'once a turn'],
  ...['defender', 'roll', 'hits', 'names you as its target'],
  // Said of the panel itself.
  ...['my hand', 'board'],
]

const bare = (word: string): string => word.toLowerCase().replace(/[.:!]$/, '')

function isIn(word: string, text: string): boolean {
  const at = text.indexOf(word)
  if (at < 0) return false
  const letter = /[\p{L}\p{N}]/u
  const isWord = !letter.test(text[at - 1] ?? ' ') && !letter.test(text.slice(at + word.length).replace(/^s\b/, '')[0] ?? ' ')
  return isWord || isIn(word, text.slice(at + 1))
}

/** What the rules explain, panels in English speak of, and whoever reads them cannot look up; each with a panel that does. */
export function withoutPage(folder: GameFolder, panels: readonly Read[]): readonly string[] {
  const { terms = [] } = folder
  const messages = (keys: RegExp) =>
    Object.entries(folder.words.en).flatMap(([key, message]) => (keys.test(key) ? [bare(message)] : []))
  const [deeds, named] = [messages(said), messages(names)]
  const wanted = explained(folder).filter(
    (word) =>
      /\p{L}{2}/u.test(word) &&
      !deeds.some((deed) => isIn(word, deed)) &&
      !named.includes(word) &&
      !plain.includes(word) &&
      termsIn(terms, 'en', word).length === 0,
  )
  const read = panels.filter(({ language }) => language === 'en')
  return wanted.flatMap((word) => {
    const found = read.filter((panel) => isIn(word, panel.said.toLowerCase()))
    return found[0] ? [`${word}: ${found.length}, ${found[0].where}`] : []
  })
}

/** More panels than these no language has that speaks of something by another name. */
const mostByChance = 10

/** What can be looked up on many panels in one language and on none in another, where it is called something else. */
export function notInEach({ terms = [] }: GameFolder, panels: readonly Read[]): readonly string[] {
  return terms.flatMap((term) => {
    const counts = languages.map((language) => {
      const own = panels.filter((panel) => panel.language === language)
      return own.filter(({ said }) => termsIn([term], language, said).length > 0).length
    })
    return Math.max(...counts) > mostByChance && counts.includes(0) ? [`${term.id}: ${counts}`] : []
  })
}
