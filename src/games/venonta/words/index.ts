import type { Catalogues } from '../../../words/index.ts'
import { namesIn } from './names.ts'

export const words: Catalogues = { en: namesIn('en'), it: namesIn('it'), de: namesIn('de') }
