import type { Catalogues } from '../../../words/index.ts'
import { briefs } from './briefs.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { it } from './it.ts'
import { namesIn } from './names.ts'

export const words: Catalogues = {
  en: { ...namesIn('en'), ...en, ...briefs.en },
  it: { ...namesIn('it'), ...it, ...briefs.it },
  de: { ...namesIn('de'), ...de, ...briefs.de },
}
