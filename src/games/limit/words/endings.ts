import type { Catalogues } from '../../../words/index.ts'

/** How a game ended: why, by what, and what each seat has lived through. */
export const endings: Catalogues = {
  en: {
    'standing.points': '{count, plural, one {# point} other {# points}}',
    'standing.happiness': '{count, number} happiness',
    'standing.impact': '{count, number} impact',
    'standing.territory': '{count, number} for territory',
    'ending.wins': '{reasonId, select, crises {Four crises have ended the game.} other {The seventh generation is over.}}',
    'ending.solo-over':
      '{reasonId, select, crises {Four crises have ended the game.} other {The seventh generation is over.}} More than 100 points would have been excellent.',
    'story.plays': '{times, plural, one {# card played} other {# cards played}}',
    'story.boom': '{times, plural, one {# boom} other {# booms}}',
    'story.revolt': '{times, plural, one {# revolt} other {# revolts}}',
    'story.attacks': '{times, plural, one {# attack} other {# attacks}}',
    'story.shortage': '{times, plural, one {# shortage} other {# shortages}}',
  },
  it: {
    'standing.points': '{count, plural, one {# punto} other {# punti}}',
    'standing.happiness': '{count, number} di felicità',
    'standing.impact': '{count, number} d’impatto',
    'standing.territory': '{count, number} per i territori',
    'ending.wins': '{reasonId, select, crises {Quattro crisi hanno chiuso la partita.} other {La settima generazione è finita.}}',
    'ending.solo-over':
      '{reasonId, select, crises {Quattro crisi hanno chiuso la partita.} other {La settima generazione è finita.}} Più di 100 punti sarebbero stati eccellenti.',
    'story.plays': '{times, plural, one {# carta giocata} other {# carte giocate}}',
    'story.boom': '{times, plural, one {# boom} other {# boom}}',
    'story.revolt': '{times, plural, one {# rivolta} other {# rivolte}}',
    'story.attacks': '{times, plural, one {# attacco} other {# attacchi}}',
    'story.shortage': '{times, plural, one {# carenza} other {# carenze}}',
  },
  de: {
    'standing.points': '{count, plural, one {# Punkt} other {# Punkte}}',
    'standing.happiness': '{count, number} Glück',
    'standing.impact': '{count, number} Belastung',
    'standing.territory': '{count, number} für Territorien',
    'ending.wins': '{reasonId, select, crises {Vier Krisen haben das Spiel beendet.} other {Die siebte Generation ist vorbei.}}',
    'ending.solo-over':
      '{reasonId, select, crises {Vier Krisen haben das Spiel beendet.} other {Die siebte Generation ist vorbei.}} Mehr als 100 Punkte wären hervorragend gewesen.',
    'story.plays': '{times, plural, one {# Karte gespielt} other {# Karten gespielt}}',
    'story.boom': '{times, plural, one {# Boom} other {# Booms}}',
    'story.revolt': '{times, plural, one {# Aufstand} other {# Aufstände}}',
    'story.attacks': '{times, plural, one {# Angriff} other {# Angriffe}}',
    'story.shortage': '{times, plural, one {# Mangel} other {# Mängel}}',
  },
}
