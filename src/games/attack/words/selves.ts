import type { Catalogues } from '../../../words/index.ts'

/** The first lines of a panel: who its seat is, how it stands, and what it plays for. */
export const selves: Catalogues = {
  en: {
    'self.standing':
      '**You: {government}** · {points, plural, one {# point} other {# points}}, {level, select, all {level with everybody} some {{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of, number}, shared} other {{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of, number}}} · {regions, plural, =0 {no region} one {# region} other {# regions}}, {pp, number} PP, {oil, number} oil{lost, select, true { · ⚠ capital lost: {capital}} other {}}',
    'self.setup': '**You** · {regions, plural, =0 {no region yet} one {# region} other {# regions}}',
    'self.goal':
      'Goal: most points at Eagle {last, number} ({eagles, number} so far); 2 a region{govId, select, communism {, 1 a Communist neutral} democracy {, 1 a democratic neutral, −1 a neutral you invade} monarchy {, 1 a region off your capital’s continent} other {, 1 a conquest that costs the defender 3+ units}}',
    'self.goal-setup': 'Goal: most points at Eagle {last, number}; 2 a region, and what your government will add',
  },
  it: {
    'self.standing':
      '**Tu: {government}** · {points, plural, one {# punto} other {# punti}}, {level, select, all {in parità con tutti} some {{place, number}º su {of, number}, a pari merito} other {{place, number}º su {of, number}}} · {regions, plural, =0 {nessuna regione} one {# regione} other {# regioni}}, {pp, number} PP, {oil, number} di petrolio{lost, select, true { · ⚠ capitale perduta: {capital}} other {}}',
    'self.setup': '**Tu** · {regions, plural, =0 {ancora nessuna regione} one {# regione} other {# regioni}}',
    'self.goal':
      'Scopo: più punti di tutti all’Aquila {last, number} (finora {eagles, number}); 2 a regione{govId, select, communism {, 1 a neutrale comunista} democracy {, 1 a neutrale democratico, −1 a neutrale invaso} monarchy {, 1 a regione fuori dal continente della capitale} other {, 1 a conquista che costa 3+ unità a chi difende}}',
    'self.goal-setup': 'Scopo: più punti di tutti all’Aquila {last, number}; 2 a regione, e ciò che aggiungerà il tuo governo',
  },
  de: {
    'self.standing':
      '**Du: {government}** · {points, plural, one {# Punkt} other {# Punkte}}, {level, select, all {gleichauf mit allen} some {Platz {place, number} von {of, number}, geteilt} other {Platz {place, number} von {of, number}}} · {regions, plural, =0 {keine Region} one {# Region} other {# Regionen}}, {pp, number} PP, {oil, number} Öl{lost, select, true { · ⚠ Hauptstadt verloren: {capital}} other {}}',
    'self.setup': '**Du** · {regions, plural, =0 {noch keine Region} one {# Region} other {# Regionen}}',
    'self.goal':
      'Ziel: die meisten Punkte beim {last, number}. Adler (bisher {eagles, number}); 2 je Region{govId, select, communism {, 1 je kommunistischem Kleinstaat} democracy {, 1 je demokratischem Kleinstaat, −1 je überfallenem} monarchy {, 1 je Region fern vom Kontinent der Hauptstadt} other {, 1 je Eroberung, die die Abwehr 3+ Einheiten kostet}}',
    'self.goal-setup': 'Ziel: die meisten Punkte beim {last, number}. Adler; 2 je Region, und was deine Regierung bringt',
  },
}
