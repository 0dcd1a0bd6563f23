import type { Catalogues } from '../../../words/index.ts'
import { namesIn } from '../../shared/names.ts'
import { briefs } from './briefs.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { it } from './it.ts'
import json from './names.json' with { type: 'json' }

export const words: Catalogues = {
  en: { ...namesIn(json, 'en'), ...en, ...briefs.en },
  it: { ...namesIn(json, 'it'), ...it, ...briefs.it },
  de: { ...namesIn(json, 'de'), ...de, ...briefs.de },
}
