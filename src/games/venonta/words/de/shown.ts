import type { shown as en } from '../en/shown.ts'

export const shown = {
  'lasts.instant': 'sofort',
  'lasts.round': 'bis Rundenende',
  'lasts.game': 'bis Spielende',

  'text.name': '{seat}',
  'text.neutral': '{seat} (neutral)',
  'text.headline':
    '{year, number, ::group-off}, {where}: CO2 {co2, number} von 60, {fish, number} Fische. Vorn {many, plural, one {liegt} other {liegen}} {seats} mit {pv, plural, one {# Punkt} other {# Punkten}}',
  'text.headline-level':
    '{year, number, ::group-off}, {where}: CO2 {co2, number} von 60, {fish, number} Fische; alle haben {pv, plural, one {# Punkt} other {# Punkte}}',
  'text.headline-claim': 'Die Gebiete werden verteilt; {left, plural, one {# ist} other {# sind}} noch frei',
  'text.headline-won':
    '{seats} {many, plural, one {hat} other {haben}} mit {pv, plural, one {# Punkt} other {# Punkten}} gewonnen; CO2 steht auf {co2, number}',
  'text.headline-lost':
    '{reasonId, select, co2 {Alle haben verloren: CO2 ist am Ende der Leiste} fish {Alle haben verloren: Die Meere sind leer} other {Alle haben verloren: Niemand hat mehr Punkte als CO2, {co2, number}}}',
  'text.turn': 'Zug {number, number}, {step}',
  'text.waiting': 'Erwartet: {seats}.',
  'text.combat':
    '{kind}, {target}: {attacker} hat {tankDice, number} Panzer- und {popDice, number} Bevölkerungswürfel, {defender} {tankDefence, number} und {popDefence, number}.',
  'text.offer':
    '{buyer} bittet {seller} um {goodId, select, food {1 Ration} other {1 Brennstoff}} und gibt {payId, select, tokens {{price, plural, one {# Marke} other {# Marken}}} fuel {1 Brennstoff{price, plural, =0 {} one { und # Marke} other { und # Marken}}} other {1 Ration{price, plural, =0 {} one { und # Marke} other { und # Marken}}}}.',
  'text.consumption': '{seat} hat Fabriken zu versorgen: {factories}.',
  'text.tableau': 'Ziele zur Auswahl: {groups}.',
  'text.world': 'Die Welt',
  'text.air':
    'CO2 {co2, number} von 60{next, plural, =0 {} other {, das nächste rote Feld ist #}}; {events, plural, =0 {kein Ereignis wartet} one {# Ereignis wartet} other {# Ereignisse warten}}',
  'text.fish': 'Fische {fish, number} von {all, number}: {oceans}',
  'text.prices': 'Brennstoff kostet {fuel, plural, one {# Marke} other {# Marken}}; bisher verbrannt: {burned, number}',
  'text.events': 'In diesem Jahr: {events}',
  'text.struck': '{event} ({places})',
  'text.seats': 'Regierungen, in Zugfolge',
  'text.seat':
    '{pv, plural, one {# Punkt} other {# Punkte}}{resilient, select, true { (resilient)} other {}}, {food, plural, one {# Ration} other {# Rationen}} von {need, number} nötigen{fed, select, true { (Volk ernährt)} other {}}, {tokens, plural, one {# Marke} other {# Marken}}, {fuel, number} Brennstoff, {hand, plural, one {# Karte} other {# Karten}}, eine Ration kostet hier {price, number}',
  'text.seat-neutral':
    '{food, plural, one {# Ration} other {# Rationen}} von {need, number} nötigen, {tokens, plural, one {# Marke} other {# Marken}}, {fuel, number} Brennstoff, eine Ration kostet hier {price, number}',
  'text.group': 'Ziel: {group}',
  'text.pact': 'Bündnis mit {seat}',
  'text.in-play': 'im Spiel: {cards}',
  'text.card-on': '{card} ({on})',
  'text.scored':
    '{success, select, true {{objective} erreicht (+{pv, plural, one {# Punkt} other {# Punkte}})} other {{objective} verfehlt}}',
  'text.territories': 'Gebiete',
  'text.unclaimed': 'frei',
  'text.colony': '{owner}, Kolonie von {colonizer}',
  'text.slots':
    '{forests, plural, =0 {} one {, # Wald} other {, # Wälder}}{farms, plural, =0 {} one {, # Bauernhof} other {, # Bauernhöfe}}{intensives, plural, =0 {} one {, # Intensivbetrieb} other {, # Intensivbetriebe}}{factories, plural, =0 {} one {, # Fabrik} other {, # Fabriken}}',
  'text.lies': ', {fuel, number} Brennstoff{migrants, plural, =0 {} one {, # Migrant} other {, # Migranten}}',
  'text.tanks': '{seat} {count, plural, other {# Panzer}}',
  'text.wet': '{count, plural, one {# Wasserfeld} other {# Wasserfelder}}',
  'text.protected': 'Blauhelme',
  'text.reserve': 'Naturschutzgebiet',
  'text.seat-short':
    '{seat} {pv, plural, one {# Punkt} other {# Punkte}}{resilient, select, true { (resilient)} other {}}, {food, number}/{need, plural, one {# Ration} other {# Rationen}}, {tokens, plural, one {# Marke} other {# Marken}}',

  // Unter einem Wert in einem Menü
  'note.government':
    '{points, plural, one {# Punkt} other {# Punkte}}, {tokens, plural, one {# Marke} other {# Marken}}, {food, number} von {need, plural, one {# Ration} other {# Rationen}}',
  'note.card-held': 'gespielt → {effect}',
  'note.stock':
    '{which, select, food {du hast {food, number} von {need, number} nötigen Rationen} fuel {du hast {fuel, number} Brennstoff} other {du hast {tokens, plural, one {# Marke} other {# Marken}}}}',
  'note.aggressive': 'Gewonnene Angriffe, Kolonien, Tribut, Panzer',
  'note.neutral': 'Bauten, Handel, Vorräte, ein Bündnis, alle satt',
  'note.peaceful': 'Wald, wenig Abfall und CO2, Geschenke, Migranten, keine Angriffe',
  'note.free-land': '{water, plural, one {# Wasserfeld} other {# Wasserfelder}}; {ocean}; verbunden mit {links}',
  'note.sells-food':
    '{seat}: {price, plural, one {# Marke} other {# Marken}}; hat {food, plural, one {# Ration} other {# Rationen}}',
  'note.sells-fuel': '{seat}: {price, plural, one {# Marke} other {# Marken}}; dort {fuel, number} Brennstoff',

  'text.means': 'Was du hast',
  'text.own':
    '{pv, plural, one {# Punkt} other {# Punkte}}, {fed, select, true {{food, plural, one {# Ration} other {# Rationen}} übrig (Volk ernährt)} other {{food, number} von {need, number} nötigen Rationen}}, {tokens, plural, one {# Marke} other {# Marken}}',
  'text.own-besides':
    '{resilient, select, true {resilient, } other {}}{factories, plural, one {# freie Fabrik} other {# freie Fabriken}}',
  'text.own-forests': '{forests, plural, one {# Wald} other {# Wälder}}{wet, plural, =0 {} other { (# am Wasser)}}',
  'text.lost-to': 'Kolonie von {seat}',
  'text.taken-from': 'deine Kolonie, Land von {seat}',
  'text.unclaimed-lands': 'Noch frei',
  'text.objective': 'Dein Ziel: {objective} ({group}, +{pv, plural, one {# Punkt} other {# Punkte}})',
  'text.no-objective': 'Du hast noch kein Ziel.',
  'text.condition': '{met, select, true {✓} open {○} other {✗}} {words}',
  'text.condition-count': '{met, select, true {✓} open {○} other {✗}} {words} ({has, number} von {wants, number})',
  'text.hand': 'Deine Aktionskarten',
  'text.hand-empty': 'Du hast keine Aktionskarten.',
  'text.hand-card': '**{card}** ({when}): {effect}',
  'text.now': 'jetzt spielbar',
  'text.now-at': 'jetzt: {targets}',
  'text.not-now': 'jetzt nicht spielbar',
  'text.knows':
    'Dein Geheimdienst: Das Ziel von {seat} ist {objective} (+{pv, plural, one {# Punkt} other {# Punkte}}): {asked}.',
  'text.council': '{count, plural, =0 {Du tauschst keine Karte.} other {Du tauschst {cards}.}}',
  'text.partner':
    '{partnerId, select, any {Dein Bündnis: offene Hand.} null {Dein Bündnis: niemand.} other {Dein Bündnis: {partner}.}}',
  'text.orders': 'Deine Dauerbefehle',
  'text.order-sell-food':
    '{left, plural, =-1 {Vor dem Verkauf von Nahrung fragen} one {Nahrung verkaufen, solange # Ration übrig bleibt} other {Nahrung verkaufen, solange # Rationen übrig bleiben}}',
  'text.order-sell-fuel':
    '{left, plural, =-1 {Vor dem Verkauf von Brennstoff fragen} one {Brennstoff verkaufen, solange neben dem für die Fabriken # bleibt} other {Brennstoff verkaufen, solange neben dem für die Fabriken # bleiben}}',
  'text.order-endure': 'Trotz Resilienz erleiden: {events}',
  'text.order-manual': 'Fragen, womit die Fabriken laufen',
  'text.order-groups': 'Ziele in dieser Reihenfolge nehmen: {groups}',
} as const satisfies Record<keyof typeof en, string>
