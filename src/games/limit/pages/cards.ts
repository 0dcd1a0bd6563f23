import { type Language, speaker } from '../../../words/index.ts'
import type { RulesPage } from '../../folder.ts'
import { data } from '../data.ts'
import { names } from '../names.ts'
import type { Deck } from '../state.ts'
import { priceWords } from '../text/cards.ts'
import { words } from '../words/index.ts'

/** One page for each deck, written from the very rows that the rules play by. */
export function cardPage(language: Language, deck: Deck, intro: string): RulesPage {
  const say = speaker({ catalogues: words, language, names })
  const lines = data.cards
    .filter((card) => card.deck === deck)
    .map((card) => {
      const rule = `effect-rule.${card.id}`
      const effect = say(rule in words[language] ? rule : `effect.${card.id}`)
      return `**${say(`card.${card.id}`)}** (${priceWords(card, say)}): ${effect}`
    })
  return { id: deck, title: say(`deck.${deck}`), text: [intro, ...lines].join('\n') }
}
