import { type Catalogues, format, inEach } from '../../../words/index.ts'
import { wordsOf } from '../../shared/words.ts'
import { type Condition, data } from '../data.ts'
import { venontaGuide as guide } from '../guide.ts'
import { askedBy, kindOf } from '../objectives/measures.ts'
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

/** What objectives ask, each with its amount: for every number of territories that a seat may begin with. */
const asked = (messages: Catalogues): Catalogues =>
  inEach((language) =>
    Object.fromEntries(
      data.objectives.flatMap(({ conditions }) =>
        conditions.flatMap((condition) =>
          amountsOf(condition).map((n) => [
            `asked.${askedBy(condition, n)}`,
            format(language, messages[language][`condition.${kindOf(condition)}`] ?? '', { n }),
          ]),
        ),
      ),
    ),
  )

const amountsOf = ({ value }: Condition): number[] =>
  typeof value === 'number' ? [value] : Object.values(data.tables.territoriesPerSeat).map((each) => value.perTerritory * each)

const names: Catalogues = inEach(namesIn)
const sentences: Catalogues = { en, it, de }

export const words: Catalogues = wordsOf({
  names,
  sentences: [sentences, asked(sentences)],
  deeds,
  briefs,
  endings,
  selves,
  odds,
  guide,
  consequences,
})
