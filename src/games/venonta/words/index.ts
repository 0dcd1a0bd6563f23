import { type Catalogues, inEach, together } from '../../../words/index.ts'
import { effectPreviews } from '../../effect-previews.ts'
import { guideWords } from '../../guide.ts'
import { venontaGuide } from '../guide.ts'
import { briefs } from './briefs.ts'
import { de } from './de.ts'
import { deeds } from './deeds.ts'
import { en } from './en.ts'
import { endings } from './endings.ts'
import { it } from './it.ts'
import { namesIn } from './names.ts'
import { odds } from './odds.ts'
import { selves } from './selves.ts'

const names: Catalogues = inEach(namesIn)
const sentences: Catalogues = { en, it, de }

export const words: Catalogues = together(
  names,
  effectPreviews(sentences),
  deeds,
  sentences,
  briefs,
  endings,
  selves,
  odds,
  guideWords(venontaGuide),
)
