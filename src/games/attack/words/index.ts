import type { Catalogue, Catalogues } from '../../../words/index.ts'
import { de } from './de.ts'
import { effectsDe } from './effects-de.ts'
import { effectsEn } from './effects-en.ts'
import { effectsIt } from './effects-it.ts'
import { en } from './en.ts'
import { it } from './it.ts'
import { namesIn } from './names.ts'
import { textDe } from './text-de.ts'
import { textEn } from './text-en.ts'
import { textIt } from './text-it.ts'

const terms = ['offers-goods', 'offers-cards', 'wants-goods', 'wants-cards', 'deal-note'].map((key) => `event.${key}`)

/** What a card does is said in the hand, and once more before it is played; so are the terms of a deal. */
const previewsOf = (words: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, message]): [string, string][] => {
      if (key.startsWith('effect.')) return [[key.replace('effect.', 'preview.does-'), `→ ${message}`]]
      return terms.includes(key) ? [[key.replace('event.', 'preview.'), message]] : []
    }),
  )

export const words: Catalogues = {
  en: { ...namesIn('en'), ...effectsEn, ...previewsOf({ ...effectsEn, ...en }), ...textEn, ...en },
  it: { ...namesIn('it'), ...effectsIt, ...previewsOf({ ...effectsIt, ...it }), ...textIt, ...it },
  de: { ...namesIn('de'), ...effectsDe, ...previewsOf({ ...effectsDe, ...de }), ...textDe, ...de },
}
