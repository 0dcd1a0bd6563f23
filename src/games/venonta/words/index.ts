import { type Catalogues, inEach } from '../../../words/index.ts'
import { wordsOf } from '../../shared/words.ts'
import { venontaGuide as guide } from '../guide.ts'
import { briefs } from './briefs.ts'
import { consequences } from './consequences.ts'
import { de } from './de.ts'
import { deeds } from './deeds.ts'
import { en } from './en.ts'
import { endings } from './endings.ts'
import { it } from './it.ts'
import { namesIn } from './names.ts'
import { odds } from './odds.ts'
import { selves } from './selves.ts'

const names: Catalogues = inEach(namesIn)

export const words: Catalogues = wordsOf({
  names,
  sentences: [{ en, it, de }],
  deeds,
  briefs,
  endings,
  selves,
  odds,
  guide,
  consequences,
})
