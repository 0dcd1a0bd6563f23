import { type Catalogues, together } from '../../words/index.ts'
import { type Consequences, consequenceWords } from '../consequences.ts'
import { effectPreviews } from '../effect-previews.ts'
import { guideWords } from '../guide.ts'

interface Words {
  /** What things are called. */
  readonly names: Catalogues
  /** What is asked, what happened, why not, and the position in words; catalogues that go on where one would be too long. */
  readonly sentences: readonly Catalogues[]
  /** What moves are called while they are put together and when they are played. */
  readonly deeds: Catalogues
  /** What recaps and calls say in a line. */
  readonly briefs: Catalogues
  /** How games end. */
  readonly endings: Catalogues
  /** The line at the head of a panel: who I am, and how I stand. */
  readonly selves: Catalogues
  readonly odds: Catalogues
  readonly guide: Parameters<typeof guideWords>[0]
  readonly consequences: Consequences
}

/** All words of a rulebook but for those on its pictures and its pages. */
export function wordsOf({ names, sentences, deeds, briefs, endings, selves, odds, guide, consequences }: Words): Catalogues {
  const said = together(...sentences)
  const explained = together(guideWords(guide), consequenceWords(consequences))
  return together(names, effectPreviews(said), deeds, said, briefs, endings, selves, odds, explained)
}
