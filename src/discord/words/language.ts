import { type BotKey, botCatalogues, escapeMarkdown, type Language, languages, type Voice, voice } from '../../words/index.ts'

/** Our language for a locale of Discord's (`de`, `en-GB`, `pt-BR`); undefined if we do not speak it. */
export const spoken = (locale: string): Language | undefined => languages.find((language) => locale.split('-')[0] === language)

const voices = (options: Parameters<typeof voice>[1]): Readonly<Record<Language, Voice>> => ({
  en: voice('en', options),
  it: voice('it', options),
  de: voice('de', options),
})
const forMessages = voices({ escape: escapeMarkdown })
const forLabels = voices({})

/** The bot's voice for messages: what people wrote is made harmless. */
export const messageVoice = (language: Language): Voice => forMessages[language]

/** The bot's voice for labels, which know no markdown. */
export const labelVoice = (language: Language): Voice => forLabels[language]

export const inEveryLanguage = (key: BotKey): Readonly<Record<Language, string>> => ({
  en: botCatalogues.en[key],
  it: botCatalogues.it[key],
  de: botCatalogues.de[key],
})
