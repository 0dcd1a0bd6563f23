import type { Locale } from '../../web/protocol.ts'
import de from './de.json'
import en from './en.json'
import it from './it.json'

export type Word = keyof typeof en
const catalogues: Record<Locale, Record<Word, string>> = { 'en-GB': en, it, de }

/** The page's own few words; what the bot says comes from the bot. */
export function say(locale: Locale, word: Word, params: Record<string, string | number> = {}): string {
  return catalogues[locale][word].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
}
