import { type Catalogues, together } from '../../../words/index.ts'
import { namesIn } from '../../shared/names.ts'
import { briefs } from './briefs.ts'
import { de } from './de.ts'
import { deeds } from './deeds.ts'
import { en } from './en.ts'
import { endings } from './endings.ts'
import { it } from './it.ts'
import json from './names.json' with { type: 'json' }
import { selves } from './selves.ts'

const names: Catalogues = { en: namesIn(json, 'en'), it: namesIn(json, 'it'), de: namesIn(json, 'de') }

export const words: Catalogues = together(names, deeds, { en, it, de }, briefs, endings, selves)
