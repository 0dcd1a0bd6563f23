import { isMarkup } from './escape.ts'
import { type Asked, type Form, formsAsked, inForm } from './forms.ts'
import { amounts, list } from './language.ts'
import { format, type Language } from './message.ts'

export type Say = (key: string, params?: Readonly<Record<string, unknown>>) => string
/** Flat keys to ICU messages. */
export type Catalogue = Readonly<Record<string, string>>
export type Catalogues = Readonly<Record<Language, Catalogue>>

/** Several catalogues as one; of two messages with the same key the later one is said. */
export const together = (...catalogues: readonly Catalogues[]): Catalogues => ({
  en: Object.assign({}, ...catalogues.map(({ en }) => en)),
  it: Object.assign({}, ...catalogues.map(({ it }) => it)),
  de: Object.assign({}, ...catalogues.map(({ de }) => de)),
})

export interface SpeakerOptions {
  readonly catalogues: Catalogues
  readonly language: Language
  /** The namespace in which the values of a param are named: `{ attacker: 'seat' }`; `'votes.key'` for the keys of an object. */
  readonly names: Readonly<Record<string, string>>
  /** Who sits on p1…p8, as they call themselves. */
  readonly people?: Readonly<Record<string, string>>
  /** What makes people's text harmless where the words go, `escapeMarkdown` for messages. Plain text goes through untouched. */
  readonly escape?: (text: string) => string
  /** Told about a key that no catalogue has, or a message whose arguments are not given. Its own key is said instead. */
  readonly onMissing?: (key: string, error?: unknown) => void
}

const numberedSeat = /^p[1-8]$/

/** What has a name, once, with how often it is there: "Trade Fair ×2". */
const counting = (items: readonly string[]): readonly string[] =>
  [...new Set(items)].map((item) => {
    const times = items.filter((other) => other === item).length
    return times > 1 ? `${item} ×${times}` : item
  })

export const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** What forms a message asks for, looked up once: messages are said many times. */
const askedOf = new Map<string, readonly Asked[]>()
function askedIn(message: string): readonly Asked[] {
  const known = askedOf.get(message) ?? formsAsked(message)
  askedOf.set(message, known)
  return known
}

/**
 * Puts a game's notices into words. Params whose name is in `names` become the words of their values (lists and counts too); numbers
 * stay numbers, for plurals. Beside `kind`, `kindId` is the value itself, for `{kindId, select, …}`; `{region_in}` and its kind are forms
 * of a name (forms.ts).
 */
export function speaker(options: SpeakerOptions): Say {
  const { catalogues, language, names, people = {}, escape: harmless = (text: string) => text, onMissing } = options
  const own = catalogues[language]

  const messageOf = (key: string): string | undefined => own[key] ?? catalogues.en[key]

  function word(namespace: string, value: string | number | boolean, form?: Form): string {
    const id = String(value)
    const formed = (name: string): string => (form ? inForm(language, form, name) : name)
    if (namespace === 'seat' && numberedSeat.test(id) && people[id] !== undefined) return formed(harmless(people[id]))
    const key = `${namespace}.${id}`
    if (form && messageOf(`${key}.${form}`) !== undefined) return say(`${key}.${form}`)
    return formed(messageOf(key) === undefined ? harmless(id) : say(key))
  }

  /** A name, or a list of names, in the form that the message asks for. */
  function formed({ param, form, capital }: Asked, value: unknown): string {
    const namespace = names[param]
    const one = (item: unknown): string => {
      const id = isMarkup(item) ? item.id : item
      return namespace && (typeof id === 'string' || typeof id === 'number')
        ? word(namespace, id, form)
        : inForm(language, form, String(named(param, item)))
    }
    const said = Array.isArray(value) ? list(language, counting(value.map(one))) : one(value)
    return capital ? capitalised(said) : said
  }

  function counted(namespace: string, id: string, count: number): string {
    const key = `${namespace}.${id}.count`
    return messageOf(key) === undefined ? `${count} ${word(namespace, id)}` : say(key, { count })
  }

  function named(name: string, value: unknown): string | number {
    const namespace = names[name]
    if (isMarkup(value)) return value.markup
    if (value === null || value === undefined) return 'none'
    if (typeof value === 'string') return namespace ? word(namespace, value) : harmless(value)
    if (typeof value === 'number')
      return namespace && messageOf(`${namespace}.${value}`) !== undefined ? word(namespace, value) : value
    if (typeof value === 'boolean') return namespace ? word(namespace, value) : String(value)
    if (Array.isArray(value)) {
      const items = value.map((item) => String(named(name, item)))
      return list(language, namespace ? counting(items) : items)
    }
    const keys = names[`${name}.key`] ?? namespace
    const entries = Object.entries(value).map(([key, item]) => {
      if (typeof item !== 'number') return `${keys ? word(keys, key) : harmless(key)} (${named(name, item)})`
      return item === 0 ? '' : counted(keys ?? '', key, item)
    })
    return amounts(
      language,
      entries.filter((entry) => entry !== ''),
    )
  }

  function say(key: string, params: Readonly<Record<string, unknown>> = {}): string {
    const message = messageOf(key)
    if (message === undefined) {
      onMissing?.(key)
      return key
    }
    const values: Record<string, string | number> = {}
    for (const [name, value] of Object.entries(params)) {
      values[name] = named(name, value)
      if (names[name] !== undefined && typeof value !== 'object') values[`${name}Id`] = String(value)
    }
    for (const asked of askedIn(message))
      if (params[asked.param] !== undefined) values[asked.argument] = formed(asked, params[asked.param])
    try {
      return format(language, message, values)
    } catch (error) {
      onMissing?.(key, error)
      return key
    }
  }

  return say
}
