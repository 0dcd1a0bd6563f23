import type { Catalogues } from '../../../words/index.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { it } from './it.ts'
import { namesIn } from './names.ts'

export const words: Catalogues = {
  en: { ...namesIn('en'), ...en },
  it: { ...namesIn('it'), ...it },
  de: { ...namesIn('de'), ...de },
}
