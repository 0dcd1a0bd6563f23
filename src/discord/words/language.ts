import {
  type BotKey,
  botCatalogues,
  escapeMarkdown,
  inEach,
  type Language,
  languages,
  type Voice,
  voice,
} from '../../words/index.ts'

export type Localised = Readonly<Record<Language, string>>

/** Our language for a locale of Discord's (`de`, `en-GB`, `pt-BR`); undefined if we do not speak it. */
export const spoken = (locale: string): Language | undefined => languages.find((language) => locale.split('-')[0] === language)

const forMessages = inEach((language) => voice(language, { escape: escapeMarkdown }))
const forLabels = inEach((language) => voice(language, {}))

/** The bot's voice for messages: what people wrote is made harmless. */
export const messageVoice = (language: Language): Voice => forMessages[language]

/** The bot's voice for labels, which know no markdown. */
export const labelVoice = (language: Language): Voice => forLabels[language]

export const inEveryLanguage = (key: BotKey): Localised => inEach((language) => botCatalogues[language][key])

/** A name as Discord takes it: in English, and in whatever else people speak. */
export function nameAndOthers(key: BotKey): { readonly name: string; readonly name_localizations: Omit<Localised, 'en'> } {
  const { en, ...others } = inEveryLanguage(key)
  return { name: en, name_localizations: others }
}
