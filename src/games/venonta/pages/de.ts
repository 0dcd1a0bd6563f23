import type { RulesPage } from '../../folder.ts'
import { besides } from './de/besides.ts'
import { council } from './de/council.ts'
import { start } from './de/start.ts'
import { turn } from './de/turn.ts'
import { world } from './de/world.ts'
import { cardPage, objectivesPage } from './lists.ts'

export const de: readonly RulesPage[] = [
  ...start,
  ...council,
  ...turn,
  ...world,
  ...besides,
  cardPage('de', ['instant'], {
    id: 'cards-now',
    title: 'Karten, die sofort wirken',
    intro: 'Mit ⚡: in jedem Zug; die anderen nur im eigenen.',
  }),
  cardPage('de', ['round', 'game'], {
    id: 'cards-lasting',
    title: 'Karten, die bleiben',
    intro: 'Mit ⚡: in jedem Zug; die anderen nur im eigenen.',
  }),
  objectivesPage('de', 'aggressive', {
    id: 'aggressive',
    title: 'Aggressive Ziele',
    intro: 'Mit ihren Punkten. Am Rundenende müssen alle Bedingungen gelten.',
  }),
  objectivesPage('de', 'neutral', {
    id: 'neutral-objectives',
    title: 'Neutrale Ziele',
    intro:
      'Mit ihren Punkten. Am Rundenende müssen alle Bedingungen gelten. T ist die Zahl der Gebiete, mit denen alle begonnen haben.',
  }),
  objectivesPage('de', 'peaceful', {
    id: 'peaceful',
    title: 'Friedliche Ziele',
    intro:
      'Mit ihren Punkten. Am Rundenende müssen alle Bedingungen gelten. T ist die Zahl der Gebiete, mit denen alle begonnen haben.',
  }),
]
