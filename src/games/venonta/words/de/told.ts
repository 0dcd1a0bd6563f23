import type { told as en } from '../en/told.ts'

export const told = {
  'event.claimed': '{seat} nimmt {territory}.',
  'event.submitted': '{seat} hat gewählt.',
  'event.submitted.together': '{seats} haben gewählt.',
  'event.drew': 'Du ziehst {cards}.',
  'event.drew-hidden': '{seat} zieht {count, plural, one {# Aktionskarte} other {# Aktionskarten}}.',
  'event.drew-hidden.together': '{seats} ziehen je {count, plural, one {# Aktionskarte} other {# Aktionskarten}}.',
  'event.council-done': '{seat} tauscht {count, plural, one {# Karte} other {# Karten}}.',
  'event.objective-taken': '{seat} nimmt ein Ziel: {group}.',
  'event.objective-taken.together': '{seats} nehmen je ein Ziel: {group}.',
  // As logs of earlier games have it.
  'event.objective-taken-own': 'Dein Ziel: {objective}.',
  'event.objective-read': 'Dein Ziel: {objective}, für {pv, plural, one {# Punkt} other {# Punkte}}: {asked}.',
  'event.pact': '{members} schließen ein Bündnis für diese Runde.',
  'event.no-pacts': 'Niemand schließt in dieser Runde ein Bündnis.',
  'event.ordered': 'Dein Dauerbefehl ist notiert: {order}.',

  'event.fed':
    'Das Volk von {seat} isst {amount, plural, =0 {nichts} one {# Ration} other {# Rationen}}{unfed, plural, =0 {} one {; # bleibt hungrig} other {; # bleiben hungrig}}.',
  'event.neglect':
    '{seat} zahlt für den Hunger: {pv, plural, =0 {kein Punkt mehr zu verlieren} one {−# Punkt} other {−# Punkte}}{tokens, plural, =0 {} one {, −# Marke} other {, −# Marken}}.',
  'event.migrant': 'Ein Migrant kommt nach {territory}.',
  'event.built':
    '{seat} baut in {territory} {whatId, select, farm {einen Bauernhof} intensive {einen Intensivbetrieb} factory {eine Fabrik} other {einen Panzer}}.',
  'event.reverted':
    '{seat} macht in {territory} aus {whatId, select, farm {einem Bauernhof} intensive {einem Intensivbetrieb} other {einer Fabrik}} wieder {intoId, select, farm {einen Bauernhof} other {Wald}}.',
  'event.fell-back': 'Zu wenige Fabriken: Ein Intensivbetrieb von {seat} in {territory} wird wieder ein Bauernhof.',
  'event.points': '{seat}: +{pv, plural, one {# Punkt} other {# Punkte}}.',
  'event.integrated': '{seat} integriert einen Migranten in {territory}.',
  'event.shifted': '{seat} verlegt 1 Brennstoff von {from} nach {to}.',
  'event.offer-made':
    '{seat} bietet {other} {payId, select, tokens {{tokens, plural, one {# Marke} other {# Marken}}} fuel {1 Brennstoff{tokens, plural, =0 {} one { und # Marke} other { und # Marken}}} other {1 Ration{tokens, plural, =0 {} one { und # Marke} other { und # Marken}}}} für {goodId, select, food {1 Ration} other {1 Brennstoff}}.',
  'event.sold':
    '{seat} verkauft {other} {goodId, select, food {1 Ration} other {1 Brennstoff}} für {payId, select, tokens {{tokens, plural, one {# Marke} other {# Marken}}} fuel {1 Brennstoff{tokens, plural, =0 {} one { und # Marke} other { und # Marken}}} other {1 Ration{tokens, plural, =0 {} one { und # Marke} other { und # Marken}}}}.',
  'event.refused': '{seat} verkauft {other} in diesem Zug {goodId, select, food {keine Nahrung} other {keinen Brennstoff}}.',
  'event.withdrawn': '{seat} zieht das Angebot an {other} zurück.',
  'event.tribute': '{seat} nimmt aus {territory} {goodId, select, food {1 Ration} other {1 Brennstoff}} als Tribut.',
  'event.tank-moved': '{seat} bewegt einen Panzer von {from} nach {to}.',

  'event.attack-start':
    '{seat} greift {other} in {target} von {from} aus an, für {tokens, plural, one {# Marke} other {# Marken}}: {tanks, plural, =0 {kein Panzer} other {# Panzer}} gegen {theirTanks, plural, =0 {keinen} other {# Panzer}}.',
  'event.liberation-start':
    '{seat} bricht aus {from} auf, um {target} von {other} zu befreien: {tanks, plural, =0 {kein Panzer} other {# Panzer}} gegen {theirTanks, plural, =0 {keinen} other {# Panzer}}.',
  'event.rebellion-start':
    '{target} erhebt sich für {seat} gegen {other}; dort {theirTanks, plural, =0 {steht kein Panzer} one {steht # Panzer} other {stehen # Panzer}}.',
  'event.volley':
    '{seat} würfelt {dice}: {hits, plural, other {# Treffer}}. {other} würfelt {theirDice}: {theirHits, plural, other {# Treffer}}. Würfel übrig: {left, number} zu {theirLeft, number}.',
  'event.attack-won':
    '{seat} nimmt {other} {target} ab: eine Kolonie. {losses, select, none {Kein Panzer geht verloren.} other {Verlorene Panzer: {attackerLost, number} beim Angriff, {defenderLost, number} bei der Verteidigung.}}',
  'event.attack-lost':
    '{other} hält {target} gegen {seat}. {losses, select, none {Kein Panzer geht verloren.} other {Verlorene Panzer: {attackerLost, number} beim Angriff, {defenderLost, number} bei der Verteidigung.}}',
  'event.attack-ceasefire':
    'Feuerpause in {target} zwischen {seat} und {other}. {losses, select, none {Kein Panzer geht verloren.} other {Verlorene Panzer: {attackerLost, number} beim Angriff, {defenderLost, number} bei der Verteidigung.}}',
  'event.attack-truce':
    '{seat} bietet {other} in {target} Waffenruhe an. {losses, select, none {Kein Panzer geht verloren.} other {Verlorene Panzer: {attackerLost, number} beim Angriff, {defenderLost, number} bei der Verteidigung.}}',
  'event.liberation-won':
    '{seat} befreit {target} von {other}. {losses, select, none {Kein Panzer geht verloren.} other {Verlorene Panzer: {attackerLost, number} bei der Befreiung, {defenderLost, number} bei der Besatzung.}}',
  'event.liberation-lost':
    '{other} behält {target}: {seat} konnte es nicht befreien. {losses, select, none {Kein Panzer geht verloren.} other {Verlorene Panzer: {attackerLost, number} bei der Befreiung, {defenderLost, number} bei der Besatzung.}}',
  'event.liberation-ceasefire':
    'Feuerpause in {target} zwischen {seat} und {other}; es bleibt Kolonie. {losses, select, none {Kein Panzer geht verloren.} other {Verlorene Panzer: {attackerLost, number} bei der Befreiung, {defenderLost, number} bei der Besatzung.}}',
  'event.liberation-truce':
    '{seat} bietet {other} Waffenruhe an; {target} bleibt Kolonie. {losses, select, none {Kein Panzer geht verloren.} other {Verlorene Panzer: {attackerLost, number} bei der Befreiung, {defenderLost, number} bei der Besatzung.}}',
  'event.rebellion-won':
    'Der Aufstand hat gesiegt: {target} gehört wieder allein {seat}, {other} muss gehen{losses, select, none {} other { und verliert {defenderLost, plural, other {# Panzer}}}}.',
  'event.rebellion-lost':
    '{other} schlägt den Aufstand von {seat} in {target} nieder{losses, select, none {} other { und verliert dabei {defenderLost, plural, other {# Panzer}}}}.',
  'event.rebellion-ceasefire':
    'Der Aufstand von {seat} in {target} gegen {other} verebbt{losses, select, none {} other {; {defenderLost, plural, one {# Panzer geht} other {# Panzer gehen}} verloren}}.',
  'event.rebellion-truce':
    '{seat} bricht den Aufstand in {target} gegen {other} ab{losses, select, none {} other {; {defenderLost, plural, one {# Panzer geht} other {# Panzer gehen}} verloren}}.',
  'event.refund': '{seat} bekommt {tokens, plural, one {# Marke} other {# Marken}} zurück.',
  'event.tanks-home':
    '{count, plural, one {Ein Panzer} other {# Panzer}} von {seat} in {territory} {count, plural, one {muss} other {müssen}} nach Hause{scrapped, plural, =0 {} one {; für # war kein Platz: verschrottet} other {; für # war kein Platz: verschrottet}}.',

  'event.card-played':
    '{seat} spielt {card}{aim, select, seat { gegen {other}} territory { in {territory}} use { in {territory}: {what} → Wald} ocean { {ocean_in}} way { von {from} nach {to}} other {}}.',
  'event.learned': 'Dein Geheimdienst meldet: Das Ziel von {seat} ist „{objective}“.',
  'event.spied':
    'Dein Geheimdienst meldet: Das Ziel von {seat} ist „{objective}“, für {pv, plural, one {# Punkt} other {# Punkte}}: {asked}.',

  'event.co2':
    'CO2 {change, number, ::sign-always}: jetzt {level, number}{events, plural, =0 {} one {. Ein rotes Feld: Ein Ereignis wartet verdeckt} other {. # rote Felder: Ereignisse warten verdeckt}}.',
  'event.emits': 'Fabriken und Intensivbetriebe von {seat} stoßen {amount, number} aus.',
  'event.emits.together': 'Fabriken und Intensivbetriebe von {seats} stoßen je {amount, number} aus.',
  'event.fish-died':
    'Abfall tötet {count, plural, one {einen Fisch} other {# Fische}}; in allen Ozeanen {left, plural, one {ist noch einer} other {sind noch #}}.',
  'event.scored': '{seat} hat „{objective}“ erreicht: +{pv, plural, one {# Punkt} other {# Punkte}}.',
  'event.missed': '{seat} hat „{objective}“ nicht erreicht.',
  'event.round-start': '{year}: Die Bevölkerung wächst, die Ernte ist eingebracht.',
  'event.fuel-burned': '{seat} verbrennt 1 Brennstoff in {territory}.',
  'event.fuel-brought': '{seat} verbrennt für {territory} 1 Brennstoff aus {from}.',
  'event.factory-closed': 'Eine Fabrik von {seat} in {territory} schließt und wird wieder Wald.',
  'event.income': '{seat} hat {tokens, plural, one {# Marke} other {# Marken}} für diese Runde.',
  'event.income.together': '{seats} haben je {tokens, plural, one {# Marke} other {# Marken}} für diese Runde.',
  'event.event-land': 'Ereignis: {event}. Getroffen: {territories}.',
  'event.event-ocean': 'Ereignis: {event} {ocean_in}.',
  'event.event-world': 'Ereignis: {event}.',
  'event.resilient': '{seat} ist resilient: In {territory} geschieht nichts.',
  'event.ruined':
    'In {territory} verliert {seat} {whatId, select, farm {einen Bauernhof} intensive {einen Intensivbetrieb} other {eine Fabrik}}; {intoId, select, farm {ein Bauernhof} other {Wald}} bleibt.',
  'event.lost-food': '{seat} verliert {count, plural, one {# Ration} other {# Rationen}}.',
  'event.lost-tokens': '{seat} verliert {count, plural, one {# Marke} other {# Marken}}.',
  'event.lost-people': 'Die Bevölkerung von {seat} sinkt um {count, number}.',
  'event.lost-tanks': '{seat} verliert {count, plural, one {einen Panzer} other {# Panzer}} in {territory}.',
  'event.lost-fuel': 'In {territory} {count, plural, one {verbrennt # Brennstoff} other {verbrennen # Brennstoff}}.',
  'event.order': 'Zugfolge: {seats}.',
  'event.game-won': 'Das Spiel ist aus. Gewonnen: {winners}.',
  'event.game-lost':
    'Das Spiel ist aus, und alle haben verloren: {reasonId, select, co2 {Die Luft ist verdorben.} fish {Die Meere sind leer.} other {Niemand hat mehr Punkte als CO2.}}',

  'reveal.drawn': 'die Karten, die {seat} gezogen hat',
  'reveal.objective': 'das Ziel von {seat}',
  'reveal.pacts': 'mit wem alle ein Bündnis wollten',
  'reveal.objectives': 'alle Ziele',
  'reveal.event': 'das Ereignis {event}',
  'reveal.peeked': 'das Ziel von {seat}',
} as const satisfies Record<keyof typeof en, string>
