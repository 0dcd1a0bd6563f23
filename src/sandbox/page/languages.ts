import type { Locale } from '../web/protocol.ts'

export const languageNames: Record<Locale, string> = { 'en-GB': 'English', it: 'Italiano', de: 'Deutsch' }
// The keys of a literal record are exactly its type's members.
export const locales = Object.keys(languageNames) as Locale[]
