import type { RulesPage } from '../../folder.ts'
import { besides } from './it/besides.ts'
import { council } from './it/council.ts'
import { start } from './it/start.ts'
import { turn } from './it/turn.ts'
import { world } from './it/world.ts'
import { cardPage, objectivesPage } from './lists.ts'

export const it: readonly RulesPage[] = [
  ...start,
  ...council,
  ...turn,
  ...world,
  ...besides,
  cardPage('it', ['instant'], {
    id: 'cards-now',
    title: 'Carte che valgono subito',
    intro: 'Con ⚡: nel turno di chiunque; le altre solo nel tuo.',
  }),
  cardPage('it', ['round', 'game'], {
    id: 'cards-lasting',
    title: 'Carte che durano',
    intro: 'Con ⚡: nel turno di chiunque; le altre solo nel tuo.',
  }),
  objectivesPage('it', 'aggressive', {
    id: 'aggressive',
    title: 'Obiettivi aggressivi',
    intro: 'Coi loro punti. A fine round devono valere tutte le condizioni.',
  }),
  objectivesPage('it', 'neutral', {
    id: 'neutral-objectives',
    title: 'Obiettivi neutrali',
    intro:
      'Coi loro punti. A fine round devono valere tutte le condizioni. T è il numero di territori con cui ogni governo ha cominciato.',
  }),
  objectivesPage('it', 'peaceful', {
    id: 'peaceful',
    title: 'Obiettivi pacifici',
    intro:
      'Coi loro punti. A fine round devono valere tutte le condizioni. T è il numero di territori con cui ogni governo ha cominciato.',
  }),
]
