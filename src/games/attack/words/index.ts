import type { Catalogues } from '../../../words/index.ts'
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

export const words: Catalogues = {
  en: { ...namesIn('en'), ...effectsEn, ...textEn, ...en },
  it: { ...namesIn('it'), ...effectsIt, ...textIt, ...it },
  de: { ...namesIn('de'), ...effectsDe, ...textDe, ...de },
}
