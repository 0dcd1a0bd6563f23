import { de } from './de.ts'
import { en } from './en.ts'
import type { ArgumentsOf, Value } from './icu.ts'
import { it } from './it.ts'
import type { Language } from './message.ts'
import { type Catalogues, type SpeakerOptions, speaker } from './speaker.ts'

export type BotKey = keyof typeof en

type Params<Key extends BotKey> = { readonly [Name in ArgumentsOf<(typeof en)[Key]>]: Value }

/** Says one of the bot's own messages. What it needs to be told follows from the English message. */
export type Voice = <Key extends BotKey>(
  key: Key,
  ...params: [ArgumentsOf<(typeof en)[Key]>] extends [never] ? [] : [params: Params<Key>]
) => string

export const botCatalogues = { en, it, de } satisfies Catalogues

export function voice(language: Language, options: Pick<SpeakerOptions, 'escape' | 'onMissing'> = {}): Voice {
  const say = speaker({ catalogues: botCatalogues, language, names: {}, ...options })
  return (key, ...[params]) => say(key, params)
}

/** Whether a code is one that the bot itself has a message for, e.g. `refusal.not-seated`. */
export const isBotKey = (key: string): key is BotKey => key in en
