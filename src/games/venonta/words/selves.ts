import type { Catalogues } from '../../../words/index.ts'

/** The first lines of a panel: who its seat is, how it stands, and what it plays for. */
export const selves: Catalogues = {
  en: {
    'self.standing':
      '**You** · {points, plural, one {# point} other {# points}}, {level, select, all {level with everybody} some {{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of, number}, shared} other {{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of, number}}} · {begun, select, true {{tokens, plural, one {# token} other {# tokens}}, {fed, select, true {{food, plural, one {# ration} other {# rations}} left} other {{food, number} of {need, plural, one {# ration} other {# rations}}}} · } other {}}{lands}',
    'self.landless': 'no territory',
    'self.colony': '{territory} (your colony)',
    'self.lost': '{territory} (lost: colony of {holder})',
    'self.goal':
      'Goal: most points after {year, number, ::group-off}{now, plural, =0 {} other { (now {now, number, ::group-off})}}, and more than CO2 ({co2, number})',
  },
  it: {
    'self.standing':
      '**Tu** · {points, plural, one {# punto} other {# punti}}, {level, select, all {in parità con tutti} some {{place, number}º su {of, number}, a pari merito} other {{place, number}º su {of, number}}} · {begun, select, true {{tokens, plural, one {# gettone} other {# gettoni}}, {fed, select, true {{food, plural, one {# razione rimasta} other {# razioni rimaste}}} other {{food, plural, one {# razione} other {# razioni}} su {need, number}}} · } other {}}{lands}',
    'self.landless': 'nessun territorio',
    'self.colony': '{territory} (tua colonia)',
    'self.lost': '{territory} (perduto: colonia di {holder})',
    'self.goal':
      'Scopo: più punti di tutti dopo il {year, number, ::group-off}{now, plural, =0 {} other { (ora {now, number, ::group-off})}}, e più della CO2 ({co2, number})',
  },
  de: {
    'self.standing':
      '**Du** · {points, plural, one {# Punkt} other {# Punkte}}, {level, select, all {gleichauf mit allen} some {Platz {place, number} von {of, number}, geteilt} other {Platz {place, number} von {of, number}}} · {begun, select, true {{tokens, plural, one {# Marke} other {# Marken}}, {fed, select, true {{food, plural, one {# Ration} other {# Rationen}} übrig} other {{food, number} von {need, plural, one {# Ration} other {# Rationen}}}} · } other {}}{lands}',
    'self.landless': 'kein Gebiet',
    'self.colony': '{territory} (deine Kolonie)',
    'self.lost': '{territory} (verloren: Kolonie von {holder})',
    'self.goal':
      'Ziel: die meisten Punkte nach {year, number, ::group-off}{now, plural, =0 {} other { (jetzt {now, number, ::group-off})}}, und mehr als CO2 ({co2, number})',
  },
}
