import type { Catalogues } from '../../../words/index.ts'

/** How a game ended: why, by what, and what each seat has lived through. */
export const endings: Catalogues = {
  en: {
    'standing.points': '{count, plural, one {# point} other {# points}}',
    'standing.land-units': '{count, plural, one {# land unit} other {# land units}}',
    'standing.pp': '{count, number} PP',
    'standing.oil': '{count, number} oil',
    'ending.game-over': '{reasonId, select, elimination {{eliminated} has no land units left.} other {{reason}}}',
    'story.battle-won': '{times, plural, one {# battle won} other {# battles won}}',
    'story.battle-held': '{times, plural, one {# attack failed} other {# attacks failed}}',
    'story.gains-neutral': '{times, plural, one {# neutral gained} other {# neutrals gained}}',
    'story.draws-technology': '{times, plural, one {# technology} other {# technologies}}',
    'story.naval-lost': '{times, plural, one {# sea battle lost} other {# sea battles lost}}',
  },
  it: {
    'standing.points': '{count, plural, one {# punto} other {# punti}}',
    'standing.land-units': '{count, plural, one {# unità di terra} other {# unità di terra}}',
    'standing.pp': '{count, number} PP',
    'standing.oil': '{count, number} di petrolio',
    'ending.game-over': '{reasonId, select, elimination {{eliminated} non ha più unità di terra.} other {{reason}}}',
    'story.battle-won': '{times, plural, one {# battaglia vinta} other {# battaglie vinte}}',
    'story.battle-held': '{times, plural, one {# attacco fallito} other {# attacchi falliti}}',
    'story.gains-neutral': '{times, plural, one {# neutrale ottenuto} other {# neutrali ottenuti}}',
    'story.draws-technology': '{times, plural, one {# tecnologia} other {# tecnologie}}',
    'story.naval-lost': '{times, plural, one {# battaglia navale perduta} other {# battaglie navali perdute}}',
  },
  de: {
    'standing.points': '{count, plural, one {# Punkt} other {# Punkte}}',
    'standing.land-units': '{count, plural, one {# Landeinheit} other {# Landeinheiten}}',
    'standing.pp': '{count, number} PP',
    'standing.oil': '{count, number} Öl',
    'ending.game-over': '{reasonId, select, elimination {{eliminated} hat keine Landeinheiten mehr.} other {{reason}}}',
    'story.battle-won': '{times, plural, one {# Schlacht gewonnen} other {# Schlachten gewonnen}}',
    'story.battle-held': '{times, plural, one {# Angriff gescheitert} other {# Angriffe gescheitert}}',
    'story.gains-neutral': '{times, plural, one {# Kleinstaat gewonnen} other {# Kleinstaaten gewonnen}}',
    'story.draws-technology': '{times, plural, one {# Technologie} other {# Technologien}}',
    'story.naval-lost': '{times, plural, one {# Seeschlacht verloren} other {# Seeschlachten verloren}}',
  },
}
