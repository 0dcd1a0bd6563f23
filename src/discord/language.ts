import { type BotKey, botCatalogues, escapeMarkdown, type Language, languages, type Voice, voice } from '../words/index.ts'

/** Our language for a locale of Discord's (`de`, `en-GB`, `pt-BR`); undefined if we do not speak it. */
export const spoken = (locale: string): Language | undefined => languages.find((language) => locale.split('-')[0] === language)

/** The bot's voice for messages: what people wrote is made harmless. */
export const messageVoice = (language: Language): Voice => voice(language, { escape: escapeMarkdown })

/** The bot's voice for labels, which know no markdown. */
export const labelVoice = (language: Language): Voice => voice(language)

export const inEveryLanguage = (key: BotKey): Readonly<Record<Language, string>> => ({
  en: botCatalogues.en[key],
  it: botCatalogues.it[key],
  de: botCatalogues.de[key],
})
