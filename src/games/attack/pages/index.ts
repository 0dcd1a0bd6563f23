import type { GameFolder, RulesPage } from '../../folder.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { it } from './it.ts'

/** As a newcomer meets them: the setup, a turn, what most turns are made of; then the rest. */
const order = [
  ...['start', 'overview', 'setup', 'turn', 'move', 'land', 'build', 'blitz', 'goal', 'production', 'political'],
  ...['sea', 'naval', 'intrigue', 'measures', 'research', 'technologies', 'inventions', 'auction', 'trade', 'bombing', 'raid'],
  'orders',
]

const ordered = (pages: readonly RulesPage[]): readonly RulesPage[] =>
  pages.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))

/** The rules in our own words, by topic. */
export const pages: GameFolder['pages'] = { en: ordered(en), it: ordered(it), de: ordered(de) }
