import type { Catalogues } from '../../../words/index.ts'

/** The first lines of a panel: who its seat is, how it stands, and what it plays for. */
export const selves: Catalogues = {
  en: {
    'self.standing':
      '**You** · generation {generation, number} of {last, number} · {points, plural, one {# point} other {# points}}{of, plural, one {} other {, {level, select, all {level with everybody} some {{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of, number}, shared} other {{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of, number}}}}} · {people, plural, one {# person} other {# people}} · {money, number}$ · disorder {disorder, number} of 10 · {hand, plural, =0 {no cards} one {# card} other {# cards}}',
    'self.goal': 'Goal: most points after generation {last, number}, or at the fourth crisis',
    'self.goal-alone': 'Goal: more than {points, number} points after generation {last, number}',
  },
  it: {
    'self.standing':
      '**Tu** · generazione {generation, number} su {last, number} · {points, plural, one {# punto} other {# punti}}{of, plural, one {} other {, {level, select, all {in parità con tutti} some {{place, number}º su {of, number}, a pari merito} other {{place, number}º su {of, number}}}}} · {people, plural, one {# abitante} other {# abitanti}} · {money, number}$ · disordine {disorder, number} su 10 · {hand, plural, =0 {nessuna carta} one {# carta} other {# carte}}',
    'self.goal': 'Scopo: più punti di tutti dopo la generazione {last, number}, o alla quarta crisi',
    'self.goal-alone': 'Scopo: più di {points, number} punti dopo la generazione {last, number}',
  },
  de: {
    'self.standing':
      '**Du** · Generation {generation, number} von {last, number} · {points, plural, one {# Punkt} other {# Punkte}}{of, plural, one {} other {, {level, select, all {gleichauf mit allen} some {Platz {place, number} von {of, number}, geteilt} other {Platz {place, number} von {of, number}}}}} · {people, plural, one {# Mensch} other {# Menschen}} · {money, number}$ · Unruhe {disorder, number} von 10 · {hand, plural, =0 {keine Karten} one {# Karte} other {# Karten}}',
    'self.goal': 'Ziel: die meisten Punkte nach Generation {last, number} oder bei der vierten Krise',
    'self.goal-alone': 'Ziel: mehr als {points, number} Punkte nach Generation {last, number}',
  },
}
