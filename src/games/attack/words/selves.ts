import type { Catalogues } from '../../../words/index.ts'

/** The first lines of a panel: who its seat is, how it stands, and what it plays for. */
export const selves: Catalogues = {
  en: {
    'self.standing':
      '**You: {government}** · {points, plural, one {# point} other {# points}}, {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {of, number} · {regions, plural, =0 {no region} one {# region} other {# regions}}, {pp, number} PP, {oil, number} oil{lost, select, true { · ⚠ capital lost: {capital}} other { · capital: {capital}}}',
    'self.setup': '**You** · {regions, plural, =0 {no region yet} one {# region} other {# regions}}',
    'self.goal':
      'Goal: most points when Eagle number {last, number} is played; 2 for each region{govId, select, communism {, 1 for each Communist neutral} democracy {, 1 for each democratic neutral, −1 for each neutral you invade} monarchy {, 1 for each region away from your capital’s continent} other {, 1 for each conquest that costs the defender three or more units}}',
    'self.goal-setup':
      'Goal: most points when Eagle number {last, number} is played; each region counts 2, your government adds more',
  },
  it: {
    'self.standing':
      '**Tu: {government}** · {points, plural, one {# punto} other {# punti}}, {place, number}º su {of, number} · {regions, plural, =0 {nessuna regione} one {# regione} other {# regioni}}, {pp, number} PP, {oil, number} di petrolio{lost, select, true { · ⚠ capitale perduta: {capital}} other { · capitale: {capital}}}',
    'self.setup': '**Tu** · {regions, plural, =0 {ancora nessuna regione} one {# regione} other {# regioni}}',
    'self.goal':
      'Scopo: più punti di tutti quando si gioca l’Aquila numero {last, number}; 2 per regione{govId, select, communism {, 1 per ogni neutrale comunista} democracy {, 1 per ogni neutrale democratico, −1 per ogni neutrale invaso} monarchy {, 1 per ogni regione fuori dal continente della capitale} other {, 1 per ogni conquista che costa almeno tre unità a chi difende}}',
    'self.goal-setup':
      'Scopo: più punti di tutti quando si gioca l’Aquila numero {last, number}; ogni regione conta 2, il tuo governo aggiunge altro',
  },
  de: {
    'self.standing':
      '**Du: {government}** · {points, plural, one {# Punkt} other {# Punkte}}, Platz {place, number} von {of, number} · {regions, plural, =0 {keine Region} one {# Region} other {# Regionen}}, {pp, number} PP, {oil, number} Öl{lost, select, true { · ⚠ Hauptstadt verloren: {capital}} other { · Hauptstadt: {capital}}}',
    'self.setup': '**Du** · {regions, plural, =0 {noch keine Region} one {# Region} other {# Regionen}}',
    'self.goal':
      'Ziel: die meisten Punkte, wenn der {last, number}. Adler gespielt wird; 2 je Region{govId, select, communism {, 1 je kommunistischem Kleinstaat} democracy {, 1 je demokratischem Kleinstaat, −1 je überfallenem} monarchy {, 1 je Region fern vom Kontinent der Hauptstadt} other {, 1 je Eroberung, die die Abwehr mindestens drei Einheiten kostet}}',
    'self.goal-setup':
      'Ziel: die meisten Punkte, wenn der {last, number}. Adler gespielt wird; jede Region zählt 2, deine Regierung bringt mehr',
  },
}
