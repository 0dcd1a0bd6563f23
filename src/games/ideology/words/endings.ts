import type { Catalogues } from '../../../words/index.ts'

/** How a game ended: why, by what, and what each seat has lived through. */
export const endings: Catalogues = {
  en: {
    'standing.influence': '{count, number} Global Influence',
    'standing.advancement': '{count, plural, one {# advancement point} other {# advancement points}}',
    'ending.target-reached': 'The goal of {goal, number} Global Influence is reached.',
    'ending.round-limit': 'Round {round, number} was the last one.',
    'ending.nobody-rules': 'Nobody rules any region any more.',
    'story.conceded': '{times, plural, one {# conflict won} other {# conflicts won}}',
    'story.countered': '{times, plural, one {# attack held off} other {# attacks held off}}',
    'story.region-won': '{times, plural, one {# region gained} other {# regions gained}}',
    'story.region-lost': '{times, plural, one {# region lost} other {# regions lost}}',
    'story.bought': '{times, plural, one {# advancement bought} other {# advancements bought}}',
  },
  it: {
    'standing.influence': '{count, number} di Influenza Globale',
    'standing.advancement': '{count, plural, one {# punto avanzamento} other {# punti avanzamento}}',
    'ending.target-reached': 'Il traguardo di {goal, number} di Influenza Globale è raggiunto.',
    'ending.round-limit': 'Il round {round, number} era l’ultimo.',
    'ending.nobody-rules': 'Nessuno governa più alcuna regione.',
    'story.conceded': '{times, plural, one {# conflitto vinto} other {# conflitti vinti}}',
    'story.countered': '{times, plural, one {# attacco respinto} other {# attacchi respinti}}',
    'story.region-won': '{times, plural, one {# regione ottenuta} other {# regioni ottenute}}',
    'story.region-lost': '{times, plural, one {# regione persa} other {# regioni perse}}',
    'story.bought': '{times, plural, one {# avanzamento comprato} other {# avanzamenti comprati}}',
  },
  de: {
    'standing.influence': '{count, number} Globaler Einfluss',
    'standing.advancement': '{count, plural, one {# Fortschrittspunkt} other {# Fortschrittspunkte}}',
    'ending.target-reached': 'Das Ziel von {goal, number} Globalem Einfluss ist erreicht.',
    'ending.round-limit': 'Runde {round, number} war die letzte.',
    'ending.nobody-rules': 'Niemand beherrscht noch eine Region.',
    'story.conceded': '{times, plural, one {# Konflikt gewonnen} other {# Konflikte gewonnen}}',
    'story.countered': '{times, plural, one {# Angriff abgewehrt} other {# Angriffe abgewehrt}}',
    'story.region-won': '{times, plural, one {# Region gewonnen} other {# Regionen gewonnen}}',
    'story.region-lost': '{times, plural, one {# Region verloren} other {# Regionen verloren}}',
    'story.bought': '{times, plural, one {# Fortschritt gekauft} other {# Fortschritte gekauft}}',
  },
}
