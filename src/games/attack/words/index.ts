import type { Catalogues } from '../../../words/index.ts'
import { en } from './en.ts'
import { namesIn } from './names.ts'
import { textEn } from './text-en.ts'

export const words: Catalogues = {
  en: { ...namesIn('en'), ...textEn, ...en },
  it: { ...namesIn('it'), ...textEn, ...en },
  de: { ...namesIn('de'), ...textEn, ...en },
}
