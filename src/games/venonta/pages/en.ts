import type { RulesPage } from '../../folder.ts'
import { besides } from './en/besides.ts'
import { council } from './en/council.ts'
import { start } from './en/start.ts'
import { turn } from './en/turn.ts'
import { world } from './en/world.ts'
import { cardPage, objectivesPage } from './lists.ts'

export const en: readonly RulesPage[] = [
  ...start,
  ...council,
  ...turn,
  ...world,
  ...besides,
  cardPage('en', ['instant'], {
    id: 'cards-now',
    title: 'Cards that work at once',
    intro: 'With ⚡: in anybody’s turn; the others only in your own.',
  }),
  cardPage('en', ['round', 'game'], {
    id: 'cards-lasting',
    title: 'Cards that last',
    intro: 'With ⚡: in anybody’s turn; the others only in your own.',
  }),
  objectivesPage('en', 'aggressive', {
    id: 'aggressive',
    title: 'Aggressive objectives',
    intro: 'With their points. Every condition must hold when the round ends.',
  }),
  objectivesPage('en', 'neutral', {
    id: 'neutral-objectives',
    title: 'Neutral objectives',
    intro:
      'With their points. Every condition must hold when the round ends. T is the number of territories each player began with.',
  }),
  objectivesPage('en', 'peaceful', {
    id: 'peaceful',
    title: 'Peaceful objectives',
    intro:
      'With their points. Every condition must hold when the round ends. T is the number of territories each player began with.',
  }),
]
