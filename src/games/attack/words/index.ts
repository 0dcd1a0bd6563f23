import { type Catalogue, type Catalogues, inEach } from '../../../words/index.ts'
import { wordsOf } from '../../shared/words.ts'
import { attackGuide as guide } from '../guide.ts'
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
import { namesIn } from './names.ts'
import { odds } from './odds.ts'
import { planning } from './planning.ts'
import { selves } from './selves.ts'
import { textDe } from './text-de.ts'
import { textEn } from './text-en.ts'
import { textIt } from './text-it.ts'

const terms = ['offers-goods', 'offers-cards', 'wants-goods', 'wants-cards', 'deal-note'].map((term) => `event.${term}`)

/** The terms of a deal are told when it is offered, and read once more before, by both. */
const termsOf = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue)
      .filter(([key]) => terms.includes(key))
      .flatMap(([key, message]) => ['preview.', 'fact.'].map((use) => [key.replace('event.', use), message])),
  )

/** What a card does that others may stop: they are asked before they have ever seen it. */
const declaredIn = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue)
      .filter(([key]) => key.startsWith('effect.'))
      .map(([key, effect]) => [key.replace('effect.', 'fact.declared-'), `{card}: ${effect}`]),
  )

const names: Catalogues = inEach(namesIn)
const effects: Catalogues = { en: effectsEn, it: effectsIt, de: effectsDe }
const declared: Catalogues = inEach((language) => declaredIn(effects[language]))
const deals: Catalogues = { en: termsOf(en), it: termsOf(it), de: termsOf(de) }
const texts: Catalogues = { en: textEn, it: textIt, de: textDe }

export const words: Catalogues = wordsOf({
  names,
  sentences: [effects, declared, deals, texts, { en, it, de }, planning],
  deeds,
  briefs,
  endings,
  selves,
  odds,
  guide,
  consequences,
})
