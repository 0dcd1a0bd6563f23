import { type Catalogues, inEach } from '../../../words/index.ts'
import { namesIn } from '../../shared/names.ts'
import { wordsOf } from '../../shared/words.ts'
import { ideologyGuide as guide } from '../guide.ts'
import { briefs } from './briefs.ts'
import { consequences } from './consequences.ts'
import { de } from './de.ts'
import { deeds } from './deeds.ts'
import { en } from './en.ts'
import { endings } from './endings.ts'
import { it } from './it.ts'
import json from './names.json' with { type: 'json' }
import { odds } from './odds.ts'
import { selves } from './selves.ts'
import { special } from './special.ts'

const names: Catalogues = inEach((language) => namesIn(json, language))

export const words: Catalogues = wordsOf({
  names,
  sentences: [{ en, it, de }, special],
  deeds,
  briefs,
  endings,
  selves,
  odds,
  guide,
  consequences,
})
