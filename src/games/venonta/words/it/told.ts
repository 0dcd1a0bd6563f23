import type { told as en } from '../en/told.ts'

export const told = {
  'event.claimed': '{seat} sceglie {territory}.',
  'event.submitted': '{seat} ha scelto.',
  'event.submitted.together': '{seats} hanno scelto.',
  'event.drew': 'Peschi {cards}.',
  'event.drew-hidden': '{seat} pesca {count, plural, one {# carta azione} other {# carte azione}}.',
  'event.drew-hidden.together': '{seats} pescano {count, plural, one {# carta azione} other {# carte azione}} a testa.',
  'event.council-done': '{seat} cambia {count, plural, one {# carta} other {# carte}}.',
  'event.objective-taken': '{seat} prende un obiettivo: {group}.',
  'event.objective-taken.together': '{seats} prendono un obiettivo a testa: {group}.',
  // As logs of earlier games have it.
  'event.objective-taken-own': 'Il tuo obiettivo: {objective}.',
  'event.objective-read': 'Il tuo obiettivo: {objective}, per {pv, plural, one {# punto} other {# punti}}: {asked}.',
  'event.pact': '{members} fanno un patto per questo round.',
  'event.no-pacts': 'Nessuno fa un patto in questo round.',
  'event.ordered': 'Il tuo ordine permanente è annotato: {order}.',

  'event.fed':
    'Il popolo di {seat} {amount, plural, =0 {non mangia nulla} one {mangia # razione} other {mangia # razioni}}{unfed, plural, =0 {} one {; # resta senza cibo} other {; # restano senza cibo}}.',
  'event.neglect':
    '{seat} paga la fame: {pv, plural, =0 {nessun punto da perdere} one {−# punto} other {−# punti}}{tokens, plural, =0 {} one {, −# gettone} other {, −# gettoni}}.',
  'event.migrant': 'Un migrante arriva in {territory}.',
  'event.built':
    '{seat} costruisce {whatId, select, farm {un’azienda agricola} intensive {un’azienda intensiva} factory {una fabbrica} other {un carro armato}} in {territory}.',
  'event.reverted':
    '{seat} riporta in {territory} {whatId, select, farm {un’azienda agricola} intensive {un’azienda intensiva} other {una fabbrica}} {intoId, select, farm {ad azienda agricola} other {a foresta}}.',
  'event.fell-back': 'Troppo poche fabbriche: un’azienda intensiva di {seat} in {territory} torna azienda agricola.',
  'event.points': '{seat}: +{pv, plural, one {# punto} other {# punti}}.',
  'event.integrated': '{seat} integra un migrante in {territory}.',
  'event.shifted': '{seat} sposta un TEP da {from} a {to}.',
  'event.offer-made':
    '{seat} offre {other_at} {payId, select, tokens {{tokens, plural, one {# gettone} other {# gettoni}}} fuel {un TEP{tokens, plural, =0 {} one { e # gettone} other { e # gettoni}}} other {una razione{tokens, plural, =0 {} one { e # gettone} other { e # gettoni}}}} per {goodId, select, food {una razione} other {un TEP}}.',
  'event.sold':
    '{seat} vende {goodId, select, food {una razione} other {un TEP}} {other_at} per {payId, select, tokens {{tokens, plural, one {# gettone} other {# gettoni}}} fuel {un TEP{tokens, plural, =0 {} one { e # gettone} other { e # gettoni}}} other {una razione{tokens, plural, =0 {} one { e # gettone} other { e # gettoni}}}}.',
  'event.refused': '{seat} non vende {goodId, select, food {cibo} other {TEP}} {other_at} in questo turno.',
  'event.withdrawn': '{seat} ritira l’offerta fatta {other_at}.',
  'event.tribute': '{seat} prende come tributo da {territory} {goodId, select, food {una razione} other {un TEP}}.',
  'event.tank-moved': '{seat} muove un carro armato da {from} a {to}.',

  'event.attack-start':
    '{seat} attacca {other} in {target} da {from} per {tokens, plural, one {# gettone} other {# gettoni}}: {tanks, plural, =0 {nessun carro armato} one {# carro armato} other {# carri armati}} contro {theirTanks, plural, =0 {nessuno} one {# carro armato} other {# carri armati}}.',
  'event.liberation-start':
    '{seat} parte da {from} per liberare {target} da {other}: {tanks, plural, =0 {nessun carro armato} one {# carro armato} other {# carri armati}} contro {theirTanks, plural, =0 {nessuno} one {# carro armato} other {# carri armati}}.',
  'event.rebellion-start':
    '{target} si ribella per {seat} contro {other}, che lì {theirTanks, plural, =0 {non ha carri armati} one {ha # carro armato} other {ha # carri armati}}.',
  'event.volley':
    '{seat} lancia {dice}: {hits, plural, one {# colpo} other {# colpi}}. {other} lancia {theirDice}: {theirHits, plural, one {# colpo} other {# colpi}}. Dadi rimasti: {left, number} a {theirLeft, number}.',
  'event.attack-won':
    '{seat} prende {target} {other_at}: è una colonia. {losses, select, none {Nessun carro armato perso.} other {Carri armati persi: {attackerLost, number} da chi attacca, {defenderLost, number} da chi difende.}}',
  'event.attack-lost':
    '{other} tiene {target} contro {seat}. {losses, select, none {Nessun carro armato perso.} other {Carri armati persi: {attackerLost, number} da chi attacca, {defenderLost, number} da chi difende.}}',
  'event.attack-ceasefire':
    'Cessate il fuoco in {target} fra {seat} e {other}. {losses, select, none {Nessun carro armato perso.} other {Carri armati persi: {attackerLost, number} da chi attacca, {defenderLost, number} da chi difende.}}',
  'event.attack-truce':
    '{seat} chiede una tregua {other_at} in {target}. {losses, select, none {Nessun carro armato perso.} other {Carri armati persi: {attackerLost, number} da chi attacca, {defenderLost, number} da chi difende.}}',
  'event.liberation-won':
    '{seat} libera {target} da {other}. {losses, select, none {Nessun carro armato perso.} other {Carri armati persi: {attackerLost, number} da chi libera, {defenderLost, number} da chi colonizza.}}',
  'event.liberation-lost':
    '{other} tiene {target}: la liberazione di {seat} è fallita. {losses, select, none {Nessun carro armato perso.} other {Carri armati persi: {attackerLost, number} da chi libera, {defenderLost, number} da chi colonizza.}}',
  'event.liberation-ceasefire':
    'Cessate il fuoco in {target} fra {seat} e {other}; resta una colonia. {losses, select, none {Nessun carro armato perso.} other {Carri armati persi: {attackerLost, number} da chi libera, {defenderLost, number} da chi colonizza.}}',
  'event.liberation-truce':
    '{seat} chiede una tregua {other_at}; {target} resta una colonia. {losses, select, none {Nessun carro armato perso.} other {Carri armati persi: {attackerLost, number} da chi libera, {defenderLost, number} da chi colonizza.}}',
  'event.rebellion-won':
    'La ribellione ha vinto: {target} appartiene di nuovo solo a {seat}, {other} deve andarsene{losses, select, none {} other { e perde {defenderLost, plural, one {# carro armato} other {# carri armati}}}}.',
  'event.rebellion-lost':
    '{other} reprime la ribellione di {seat} in {target}{losses, select, none {} other {, perdendo {defenderLost, plural, one {# carro armato} other {# carri armati}}}}.',
  'event.rebellion-ceasefire':
    'La ribellione di {seat} in {target} contro {other} si spegne{losses, select, none {} other {; {defenderLost, plural, one {# carro armato perso} other {# carri armati persi}}}}.',
  'event.rebellion-truce':
    '{seat} ferma la ribellione in {target} contro {other}{losses, select, none {} other {; {defenderLost, plural, one {# carro armato perso} other {# carri armati persi}}}}.',
  'event.refund': '{seat} riprende {tokens, plural, one {# gettone} other {# gettoni}}.',
  'event.tanks-home':
    '{count, plural, one {Un carro armato} other {# carri armati}} di {seat} in {territory} {count, plural, one {deve} other {devono}} tornare a casa{scrapped, plural, =0 {} one {; per # non c’è posto: rottamato} other {; per # non c’è posto: rottamati}}.',

  'event.card-played':
    '{seat} gioca {card}{aim, select, seat { su {other}} territory { in {territory}} use { in {territory}: {what} → foresta} ocean { {ocean_in}} way { da {from} a {to}} other {}}.',
  'event.learned': 'I tuoi servizi segreti riferiscono: l’obiettivo di {seat} è «{objective}».',
  'event.spied':
    'I tuoi servizi segreti riferiscono: l’obiettivo di {seat} è «{objective}», per {pv, plural, one {# punto} other {# punti}}: {asked}.',

  'event.co2':
    'CO2 {change, number, ::sign-always}: ora {level, number}{events, plural, =0 {} one {. Una casella rossa: un imprevisto attende coperto} other {. # caselle rosse: attendono imprevisti coperti}}.',
  'event.emits': 'Fabbriche e aziende intensive di {seat} emettono {amount, number}.',
  'event.emits.together': 'Fabbriche e aziende intensive di {seats} emettono {amount, number} a testa.',
  'event.fish-died':
    'I rifiuti uccidono {count, plural, one {un pesce} other {# pesci}}; ne {left, plural, one {resta uno} other {restano #}} in tutti gli oceani.',
  'event.scored': '{seat} ha raggiunto «{objective}»: +{pv, plural, one {# punto} other {# punti}}.',
  'event.missed': '{seat} non ha raggiunto «{objective}».',
  'event.round-start': '{year}: la popolazione cresce, il raccolto è al sicuro.',
  'event.fuel-burned': '{seat} brucia un TEP in {territory}.',
  'event.fuel-brought': '{seat} brucia per {territory} un TEP portato da {from}.',
  'event.factory-closed': 'Una fabbrica di {seat} in {territory} chiude e torna foresta.',
  'event.income': '{seat} ha {tokens, plural, one {# gettone} other {# gettoni}} per questo round.',
  'event.income.together': '{seats} hanno {tokens, plural, one {# gettone} other {# gettoni}} a testa per questo round.',
  'event.event-land': 'Imprevisto: {event}. Colpiti: {territories}.',
  'event.event-ocean': 'Imprevisto: {event} {ocean_in}.',
  'event.event-world': 'Imprevisto: {event}.',
  'event.resilient': '{seat} è resiliente: in {territory} non succede nulla.',
  'event.ruined':
    'In {territory} {seat} perde {whatId, select, farm {un’azienda agricola} intensive {un’azienda intensiva} other {una fabbrica}}; resta {intoId, select, farm {un’azienda agricola} other {foresta}}.',
  'event.lost-food': '{seat} perde {count, plural, one {# razione} other {# razioni}}.',
  'event.lost-tokens': '{seat} perde {count, plural, one {# gettone} other {# gettoni}}.',
  'event.lost-people': 'La popolazione di {seat} cala di {count, number}.',
  'event.lost-tanks': '{seat} perde {count, plural, one {un carro armato} other {# carri armati}} in {territory}.',
  'event.lost-fuel': '{count, plural, one {Un TEP brucia} other {# TEP bruciano}} in {territory}.',
  'event.order': 'Ordine di turno: {seats}.',
  'event.game-won': 'La partita è finita: vittoria di {winners}.',
  'event.game-lost':
    'La partita è finita e hanno perso tutti: {reasonId, select, co2 {l’aria è rovinata.} fish {i mari sono vuoti.} other {nessuno ha più punti della CO2.}}',

  'reveal.drawn': 'le carte pescate da {seat}',
  'reveal.objective': 'l’obiettivo di {seat}',
  'reveal.pacts': 'con chi ciascun governo voleva un patto',
  'reveal.objectives': 'gli obiettivi di tutti',
  'reveal.event': 'l’imprevisto {event}',
  'reveal.peeked': 'l’obiettivo di {seat}',
} as const satisfies Record<keyof typeof en, string>
