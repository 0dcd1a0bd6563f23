import type { Catalogues } from '../../../words/index.ts'

/** The first lines of a panel: who its seat is, how it stands, and what it plays for. */
export const selves: Catalogues = {
  en: {
    'self.standing':
      '**You are {seat}** · {points, plural, one {# point} other {# points}}, {level, select, all {level with everybody} some {{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of, number}, shared} other {{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of, number}}} · {regions} · {hand, plural, =0 {no cards} one {# card} other {# cards}}',
    'self.region': '{region} level {level, number}',
    'self.regions': '{count, plural, =0 {no region} one {# region} other {# regions}}',
    'self.goal': 'Goal: most points once somebody has {goal, number} at the end of a round',
  },
  it: {
    'self.standing':
      '**Sei {seat_the}** · {points, plural, one {# punto} other {# punti}}, {level, select, all {in parità con tutti} some {{place, number}º su {of, number}, a pari merito} other {{place, number}º su {of, number}}} · {regions} · {hand, plural, =0 {nessuna carta} one {# carta} other {# carte}}',
    'self.region': '{region} livello {level, number}',
    'self.regions': '{count, plural, =0 {nessuna regione} one {# regione} other {# regioni}}',
    'self.goal': 'Scopo: più punti di tutti quando qualcuno ne ha {goal, number} a fine round',
  },
  de: {
    'self.standing':
      '**Du bist {seat_the}** · {points, plural, one {# Punkt} other {# Punkte}}, {level, select, all {gleichauf mit allen} some {Platz {place, number} von {of, number}, geteilt} other {Platz {place, number} von {of, number}}} · {regions} · {hand, plural, =0 {keine Karten} one {# Karte} other {# Karten}}',
    'self.region': '{region} Stufe {level, number}',
    'self.regions': '{count, plural, =0 {keine Region} one {# Region} other {# Regionen}}',
    'self.goal': 'Ziel: die meisten Punkte, sobald jemand am Ende einer Runde {goal, number} hat',
  },
}
