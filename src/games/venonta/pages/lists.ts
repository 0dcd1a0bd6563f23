/** Pages written from the very rows that the rules play by. */
import { type Language, speaker } from '../../../words/index.ts'
import type { RulesPage } from '../../folder.ts'
import { type Card, data } from '../data.ts'
import { names } from '../names.ts'
import type { Group } from '../state.ts'
import { cardListing, objectiveListing } from '../text/card-text.ts'
import { words } from '../words/index.ts'

type Heading = Pick<RulesPage, 'id' | 'title'> & { readonly intro: string }

const page = ({ id, title, intro }: Heading, lines: readonly string[]): RulesPage => ({
  id,
  title,
  text: [intro, ...lines].join('\n'),
})

/** The cards that last so long, with what they do. */
export function cardPage(language: Language, durations: readonly Card['duration'][], heading: Heading): RulesPage {
  const say = speaker({ catalogues: words, language, names })
  const cards = data.actions.filter(({ duration }) => durations.includes(duration))
  return page(
    heading,
    cards.map((card) => cardListing(card, say)),
  )
}

/** The objectives of one group, with what they ask. */
export function objectivesPage(language: Language, group: Group, heading: Heading): RulesPage {
  const say = speaker({ catalogues: words, language, names })
  const objectives = data.objectives.filter((objective) => objective.group === group)
  return page(
    heading,
    objectives.map((objective) => objectiveListing(objective, say)),
  )
}
