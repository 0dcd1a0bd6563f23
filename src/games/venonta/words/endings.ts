import type { Catalogues } from '../../../words/index.ts'

/** How a game ended: why, by what, and what each seat has lived through. */
export const endings: Catalogues = {
  en: {
    'standing.points': '{count, plural, one {# point} other {# points}}',
    'standing.forests': '{count, plural, one {# forest} other {# forests}}',
    'standing.factories': '{count, plural, one {# factory} other {# factories}}',
    'part.objectives': '{count, number} for objectives',
    'part.otherwise': '{count, number} for all else',
    'ending.game-won': 'The last round is over.',
    'ending.game-lost':
      'Everybody has lost: {reasonId, select, co2 {the air is spoilt.} fish {the seas are empty.} other {nobody has more points than CO2.}}',
    'story.scored': '{times, plural, one {# objective reached} other {# objectives reached}}',
    'story.missed': '{times, plural, one {# objective missed} other {# objectives missed}}',
    'story.attack-won': '{times, plural, one {# colony taken} other {# colonies taken}}',
    'story.liberation-won': '{times, plural, one {# territory liberated} other {# territories liberated}}',
    'story.rebellion-won': '{times, plural, one {# rebellion won} other {# rebellions won}}',
    'story.card-played': '{times, plural, one {# card played} other {# cards played}}',
  },
  it: {
    'standing.points': '{count, plural, one {# punto} other {# punti}}',
    'standing.forests': '{count, plural, one {# foresta} other {# foreste}}',
    'standing.factories': '{count, plural, one {# fabbrica} other {# fabbriche}}',
    'part.objectives': '{count, number} per gli obiettivi',
    'part.otherwise': '{count, number} per tutto il resto',
    'ending.game-won': 'L’ultimo round è finito.',
    'ending.game-lost':
      'Hanno perso tutti: {reasonId, select, co2 {l’aria è rovinata.} fish {i mari sono vuoti.} other {nessuno ha più punti della CO2.}}',
    'story.scored': '{times, plural, one {# obiettivo raggiunto} other {# obiettivi raggiunti}}',
    'story.missed': '{times, plural, one {# obiettivo mancato} other {# obiettivi mancati}}',
    'story.attack-won': '{times, plural, one {# colonia presa} other {# colonie prese}}',
    'story.liberation-won': '{times, plural, one {# territorio liberato} other {# territori liberati}}',
    'story.rebellion-won': '{times, plural, one {# ribellione vinta} other {# ribellioni vinte}}',
    'story.card-played': '{times, plural, one {# carta giocata} other {# carte giocate}}',
  },
  de: {
    'standing.points': '{count, plural, one {# Punkt} other {# Punkte}}',
    'standing.forests': '{count, plural, one {# Wald} other {# Wälder}}',
    'standing.factories': '{count, plural, one {# Fabrik} other {# Fabriken}}',
    'part.objectives': '{count, number} für Ziele',
    'part.otherwise': '{count, number} für alles andere',
    'ending.game-won': 'Die letzte Runde ist vorbei.',
    'ending.game-lost':
      'Alle haben verloren: {reasonId, select, co2 {die Luft ist verdorben.} fish {die Meere sind leer.} other {niemand hat mehr Punkte als CO2.}}',
    'story.scored': '{times, plural, one {# Ziel erreicht} other {# Ziele erreicht}}',
    'story.missed': '{times, plural, one {# Ziel verfehlt} other {# Ziele verfehlt}}',
    'story.attack-won': '{times, plural, one {# Kolonie erobert} other {# Kolonien erobert}}',
    'story.liberation-won': '{times, plural, one {# Gebiet befreit} other {# Gebiete befreit}}',
    'story.rebellion-won': '{times, plural, one {# Aufstand gewonnen} other {# Aufstände gewonnen}}',
    'story.card-played': '{times, plural, one {# Karte gespielt} other {# Karten gespielt}}',
  },
}
