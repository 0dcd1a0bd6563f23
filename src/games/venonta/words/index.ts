import type { Catalogues } from '../../../words/index.ts'
import { cards as deCards } from './de/cards.ts'
import { shown as deShown } from './de/shown.ts'
import { cards } from './en/cards.ts'
import { shown } from './en/shown.ts'
import { en } from './en.ts'
import { cards as itCards } from './it/cards.ts'
import { shown as itShown } from './it/shown.ts'
import { namesIn } from './names.ts'

export const words: Catalogues = {
  en: { ...namesIn('en'), ...en, ...cards, ...shown },
  it: { ...namesIn('it'), ...itCards, ...itShown },
  de: { ...namesIn('de'), ...deCards, ...deShown },
}
