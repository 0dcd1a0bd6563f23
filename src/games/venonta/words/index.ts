import type { Catalogue, Catalogues } from '../../../words/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { it } from './it.ts'
import { namesIn } from './names.ts'

/** What a card does is said in the hand, and once more before it is played. */
const previewsOf = (words: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(words)
      .filter(([key]) => key.startsWith('effect.'))
      .map(([key, effect]) => [key.replace('effect.', 'preview.does-'), `→ ${effect}`]),
  )

export const words: Catalogues = {
  en: { ...namesIn('en'), ...previewsOf(en), ...en },
  it: { ...namesIn('it'), ...previewsOf(it), ...it },
  de: { ...namesIn('de'), ...previewsOf(de), ...de },
}
