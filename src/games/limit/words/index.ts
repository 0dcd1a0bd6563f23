import { type Catalogues, inEach } from '../../../words/index.ts'
import { namesIn } from '../../shared/names.ts'
import { wordsOf } from '../../shared/words.ts'
import { limitGuide as guide } from '../guide.ts'
import { briefs } from './briefs.ts'
import { consequences } from './consequences.ts'
import { de } from './de.ts'
import { deeds } from './deeds.ts'
import { effectsDe } from './effects-de.ts'
import { effectsEn } from './effects-en.ts'
import { effectsIt } from './effects-it.ts'
import { en } from './en.ts'
import { endings } from './endings.ts'
import { it } from './it.ts'
import json from './names.json' with { type: 'json' }
import { odds } from './odds.ts'
import { selves } from './selves.ts'
import { textDe } from './text-de.ts'
import { textEn } from './text-en.ts'
import { textIt } from './text-it.ts'

const names: Catalogues = inEach((language) => namesIn(json, language))

const texts: Catalogues = { en: textEn, it: textIt, de: textDe }
const effects: Catalogues = { en: effectsEn, it: effectsIt, de: effectsDe }

export const words: Catalogues = wordsOf({
  names,
  sentences: [texts, { en, it, de }, effects],
  deeds,
  briefs,
  endings,
  selves,
  odds,
  guide,
  consequences,
})
