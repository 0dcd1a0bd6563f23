import { IntlMessageFormat } from 'intl-messageformat'

export const languages = ['en', 'it', 'de'] as const
export type Language = (typeof languages)[number]

type Primitive = string | number | boolean | Date | null | undefined
export type MessageValues = Readonly<Record<string, Primitive>>

/** Something for each language. */
export const inEach = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> =>
  // `as`: made for exactly the languages, one after the other.
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, T>

const parsed = inEach(() => new Map<string, IntlMessageFormat>())

/** Messages are parsed once: parsing is some fifty times as long as formatting. */
export function messageOf(language: Language, text: string): IntlMessageFormat {
  const cache = parsed[language]
  let message = cache.get(text)
  if (!message) {
    // Angle brackets are Discord's (`<t:…:R>`), not tags.
    message = new IntlMessageFormat(text, language, undefined, { ignoreTag: true })
    cache.set(text, message)
  }
  return message
}

/** An ICU message in words. Throws where a value is missing or the message is no ICU. */
export function format(language: Language, text: string, values: MessageValues = {}): string {
  if (!text.includes('{') && !text.includes("'")) return text
  const formatted = messageOf(language, text).format(values)
  const said = Array.isArray(formatted) ? formatted.join('') : String(formatted)
  // What is less has the sign that all messages write, not the hyphen of the formatter.
  return /sign-always|, *(?:number|plural)/.test(text) ? said.replace(/(?<![\w])-(?=\d)/gu, '−') : said
}
