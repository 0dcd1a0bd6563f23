import type { Language } from './message.ts'

/**
 * A name as a sentence needs it: "in the United States", "degli Stati Uniti", "in den Vereinigten Staaten". A message asks for a form
 * behind the name of its argument: `{region_in}`; with a capital where a sentence begins: `{seat_The}`.
 *
 * the: with its article, as a subject. acc, dat: as an object. of: whose. at: to whom. to: whither. from: whence. in: where. on: upon.
 */
export const forms = ['the', 'acc', 'dat', 'of', 'at', 'to', 'from', 'in', 'on'] as const
export type Form = (typeof forms)[number]

/** A name with what its language must know of it. A plain string is a name without an article. */
export type Name =
  | string
  | {
      readonly name: string
      /** English: the. Italian: il, lo, la, l’, i, gli, le. German: der, die, das, or `die pl` for several. */
      readonly article?: string
      /** German: the name behind an article, where its adjective changes by it ("die Vereinigten Staaten"). */
      readonly weak?: string
      /** Where and whither, if they are not said as usual ("a Cuba", "auf die Philippinen"). */
      readonly in?: string
      readonly to?: string
    }

export const plain = (name: Name): string => (typeof name === 'string' ? name : name.name)

const vowel = /^[aeiouàèéìòù]/iu

/** "del", "dell’", "degli" and their kind: what a preposition and an article become together. */
function contracted(stem: string, article: string, name: string): string {
  const endings: Readonly<Record<string, string>> = { il: 'l', lo: 'llo', la: 'lla', 'l’': 'll’', i: 'i', gli: 'gli', le: 'lle' }
  return `${stem}${endings[article] ?? ''}${article === 'l’' ? '' : ' '}${name}`
}

function italian(form: Form, name: Exclude<Name, string>): string {
  const { article, name: word } = name
  const several = article === 'i' || article === 'gli' || article === 'le'
  const where = name.in ?? (article && several ? contracted('ne', article, word) : `in ${word}`)
  const bare: Readonly<Record<Form, string>> = {
    the: word,
    acc: word,
    dat: vowel.test(word) && /^a/iu.test(word) ? `ad ${word}` : `a ${word}`,
    at: /^a/iu.test(word) ? `ad ${word}` : `a ${word}`,
    of: `di ${word}`,
    from: `da ${word}`,
    in: where,
    to: name.to ?? where,
    on: `su ${word}`,
  }
  if (!article || form === 'in' || form === 'to') return bare[form]
  const whole = article === 'l’' ? `l’${word}` : `${article} ${word}`
  const stems: Partial<Record<Form, string>> = { dat: 'a', at: 'a', of: 'de', from: 'da', on: 'su' }
  const stem = stems[form]
  return stem ? contracted(stem, article, word) : whole
}

type Case = 'nominative' | 'accusative' | 'dative' | 'genitive'
const german = {
  der: { nominative: 'der', accusative: 'den', dative: 'dem', genitive: 'des' },
  die: { nominative: 'die', accusative: 'die', dative: 'der', genitive: 'der' },
  das: { nominative: 'das', accusative: 'das', dative: 'dem', genitive: 'des' },
  'die pl': { nominative: 'die', accusative: 'die', dative: 'den', genitive: 'der' },
} satisfies Readonly<Record<string, Readonly<Record<Case, string>>>>

const isGerman = (article: string | undefined): article is keyof typeof german => article !== undefined && article in german

function inGerman(form: Form, name: Exclude<Name, string>): string {
  const { article, name: word } = name
  if (!isGerman(article)) {
    const prepositions: Partial<Record<Form, string>> = { of: 'von', to: 'nach', from: 'aus', in: 'in', on: 'auf' }
    const said = form === 'in' ? name.in : form === 'to' ? name.to : undefined
    const preposition = prepositions[form]
    return said ?? (preposition ? `${preposition} ${word}` : word)
  }
  const cased = (which: Case): string => {
    // "Der Westliche Ozean", but "im Westlichen Ozean": as a subject an adjective ends in -e.
    const isPlain = article !== 'die pl' && (which === 'nominative' || (article === 'das' && which === 'accusative'))
    const declined = isPlain ? (name.weak ?? word).replace(/en(?= )/gu, 'e') : (name.weak ?? word)
    const owned = which === 'genitive' && (article === 'der' || article === 'das') && !/[sx]$/u.test(declined)
    return `${german[article][which]} ${declined}${owned ? 's' : ''}`
  }
  const where = cased('dative').replace(/^dem /u, 'im ')
  const said: Readonly<Record<Form, string>> = {
    the: cased('nominative'),
    acc: cased('accusative'),
    dat: cased('dative'),
    at: cased('dative'),
    of: cased('genitive'),
    to: name.to ?? `in ${cased('accusative')}`,
    from: `aus ${cased('dative')}`,
    in: name.in ?? (where.startsWith('im ') ? where : `in ${where}`),
    on: `auf ${cased('accusative')}`,
  }
  return said[form]
}

function english(form: Form, { article, name, in: within, to }: Exclude<Name, string>): string {
  const word = article ? `${article} ${name}` : name
  const prepositions: Partial<Record<Form, string>> = { of: 'of', at: 'to', to: 'to', from: 'from', in: 'in', on: 'on' }
  const said = form === 'in' ? within : form === 'to' ? to : undefined
  const preposition = prepositions[form]
  return said ?? (preposition ? `${preposition} ${word}` : word)
}

const sayings: Readonly<Record<Language, (form: Form, name: Exclude<Name, string>) => string>> = {
  en: english,
  it: italian,
  de: inGerman,
}

export const inForm = (language: Language, form: Form, name: Name): string =>
  sayings[language](form, typeof name === 'string' ? { name } : name)

/** Arguments that ask for a form, as a message writes them: `{region_in}` is the form `in` of `region`. */
const asked = /\{\s*(\w+)_([A-Za-z]+)\s*\}/gu

export interface Asked {
  /** The argument as the message has it, `region_in`. */
  readonly argument: string
  readonly param: string
  readonly form: Form
  readonly capital: boolean
}

const isForm = (form: string): form is Form => (forms as readonly string[]).includes(form)

export function formsAsked(message: string): readonly Asked[] {
  if (!message.includes('_')) return []
  return [...message.matchAll(asked)].flatMap(([, param = '', written = '']) => {
    const form = written.toLowerCase()
    return isForm(form) ? [{ argument: `${param}_${written}`, param, form, capital: written !== form }] : []
  })
}
