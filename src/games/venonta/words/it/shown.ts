import type { shown as en } from '../en/shown.ts'

export const shown = {
  'lasts.instant': 'subito',
  'lasts.round': 'fino a fine round',
  'lasts.game': 'fino a fine partita',

  'text.name': '{seat}',
  'text.neutral': '{seat} (neutrale)',
  'text.headline':
    '{year, number, ::group-off}, {where}: CO2 {co2, number} su 60, {fish, number} pesci. {seats} {many, plural, one {è} other {sono}} in testa con {pv, plural, one {# punto} other {# punti}}',
  'text.headline-level':
    '{year, number, ::group-off}, {where}: CO2 {co2, number} su 60, {fish, number} pesci; tutti hanno {pv, plural, one {# punto} other {# punti}}',
  'text.headline-claim': 'Si scelgono i territori; {left, plural, one {# è ancora libero} other {# sono ancora liberi}}',
  'text.headline-won':
    '{seats} {many, plural, one {ha} other {hanno}} vinto con {pv, plural, one {# punto} other {# punti}}; la CO2 è a {co2, number}',
  'text.headline-lost':
    '{reasonId, select, co2 {Hanno perso tutti: la CO2 è arrivata in fondo al tracciato} fish {Hanno perso tutti: i mari sono vuoti} other {Hanno perso tutti: nessuno ha più punti della CO2, {co2, number}}}',
  'text.turn': 'turno {number, number}, {step}',
  'text.waiting': 'Si attende: {seats}.',
  'text.combat':
    '{kind}, {target}: {attacker} ha {tankDice, number} dadi dei carri e {popDice, number} della popolazione, {defender} {tankDefence, number} e {popDefence, number}.',
  'text.offer':
    '{buyer} chiede {seller_at} {goodId, select, food {una razione} other {un TEP}} e dà {payId, select, tokens {{price, plural, one {# gettone} other {# gettoni}}} fuel {un TEP{price, plural, =0 {} one { e # gettone} other { e # gettoni}}} other {una razione{price, plural, =0 {} one { e # gettone} other { e # gettoni}}}}.',
  'text.consumption': '{seat} ha fabbriche da alimentare: {factories}.',
  'text.tableau': 'Obiettivi tra cui scegliere: {groups}.',
  'text.world': 'Il mondo',
  'text.air':
    'CO2 {co2, number} su 60{next, plural, =0 {} other {, prossima casella rossa #}}; {events, plural, =0 {nessun imprevisto in attesa} one {# imprevisto in attesa} other {# imprevisti in attesa}}',
  'text.fish': 'Pesci {fish, number} su {all, number}: {oceans}',
  'text.prices': 'Un TEP costa {fuel, plural, one {# gettone} other {# gettoni}}; bruciati finora: {burned, number}',
  'text.events': 'Quest’anno: {events}',
  'text.struck': '{event} ({places})',
  'text.seats': 'Governi, in ordine di turno',
  'text.seat':
    '{pv, plural, one {# punto} other {# punti}}{resilient, select, true { (resiliente)} other {}}, {food, plural, one {# razione} other {# razioni}} su {need, number} necessarie{fed, select, true { (popolo sfamato)} other {}}, {tokens, plural, one {# gettone} other {# gettoni}}, {fuel, number} TEP, {hand, plural, one {# carta} other {# carte}}, qui una razione costa {price, number}',
  'text.seat-neutral':
    '{food, plural, one {# razione} other {# razioni}} su {need, number} necessarie, {tokens, plural, one {# gettone} other {# gettoni}}, {fuel, number} TEP, qui una razione costa {price, number}',
  'text.group': 'obiettivo: {group}',
  'text.pact': 'patto con {seat}',
  'text.in-play': 'in gioco: {cards}',
  'text.card-on': '{card} ({on})',
  'text.scored':
    '{success, select, true {ha raggiunto {objective} (+{pv, plural, one {# punto} other {# punti}})} other {ha mancato {objective}}}',
  'text.territories': 'Territori',
  'text.unclaimed': 'libero',
  'text.colony': '{owner}, colonia di {colonizer}',
  'text.slots':
    '{forests, plural, =0 {} one {, # foresta} other {, # foreste}}{farms, plural, =0 {} one {, # azienda agricola} other {, # aziende agricole}}{intensives, plural, =0 {} one {, # azienda intensiva} other {, # aziende intensive}}{factories, plural, =0 {} one {, # fabbrica} other {, # fabbriche}}',
  'text.lies': ', {fuel, number} TEP{migrants, plural, =0 {} one {, # migrante} other {, # migranti}}',
  'text.tanks': '{seat} {count, plural, one {# carro armato} other {# carri armati}}',
  'text.wet': '{count, plural, one {# casella con acqua} other {# caselle con acqua}}',
  'text.protected': 'caschi blu',
  'text.reserve': 'riserva naturale',
  'text.seat-short':
    '{seat} {pv, plural, one {# punto} other {# punti}}{resilient, select, true { (resiliente)} other {}}, {food, number}/{need, plural, one {# razione} other {# razioni}}, {tokens, plural, one {# gettone} other {# gettoni}}',

  // Sotto un valore in un menu
  'note.government':
    '{points, plural, one {# punto} other {# punti}}, {tokens, plural, one {# gettone} other {# gettoni}}, {food, plural, one {# razione} other {# razioni}} su {need, number}',
  'note.card-held': 'giocata → {effect}',
  'note.stock':
    '{which, select, food {hai {food, plural, one {# razione} other {# razioni}} su {need, number}} fuel {hai {fuel, number} TEP} other {hai {tokens, plural, one {# gettone} other {# gettoni}}}}',
  'note.aggressive': 'Attacchi vinti, colonie, tributi, carri armati',
  'note.neutral': 'Costruzioni, commercio, scorte, un patto, tutti sfamati',
  'note.peaceful': 'Foreste, pochi rifiuti e poca CO2, doni, migranti, nessun attacco',
  'note.free-land': '{water, plural, one {# casella con acqua} other {# caselle con acqua}}; {ocean}; vicini: {links}',
  'note.sells-food':
    '{seat}: {price, plural, one {# gettone} other {# gettoni}}; ha {food, plural, one {# razione} other {# razioni}}',
  'note.sells-fuel': '{seat}: {price, plural, one {# gettone} other {# gettoni}}; {fuel, number} TEP sul posto',

  'text.means': 'Che cosa hai',
  'text.own':
    '{pv, plural, one {# punto} other {# punti}}, {fed, select, true {{food, plural, one {# razione rimasta} other {# razioni rimaste}} (popolo sfamato)} other {{food, plural, one {# razione} other {# razioni}} su {need, number} necessarie}}, {tokens, plural, one {# gettone} other {# gettoni}}',
  'text.own-besides':
    '{resilient, select, true {resiliente, } other {}}{factories, plural, one {# fabbrica libera} other {# fabbriche libere}}',
  'text.own-forests': '{forests, plural, one {# foresta} other {# foreste}}{wet, plural, =0 {} other { (# con acqua)}}',
  'text.lost-to': 'colonia di {seat}',
  'text.taken-from': 'tua colonia, terra di {seat}',
  'text.unclaimed-lands': 'Ancora liberi',
  'text.objective': 'Il tuo obiettivo: {objective} ({group}, +{pv, plural, one {# punto} other {# punti}})',
  'text.no-objective': 'Non hai ancora un obiettivo.',
  'text.condition': '{met, select, true {✓} open {○} other {✗}} {words}',
  'text.condition-count': '{met, select, true {✓} open {○} other {✗}} {words} ({has, number} su {wants, number})',
  'text.hand': 'Le tue carte azione',
  'text.hand-empty': 'Non hai carte azione.',
  'text.hand-card': '**{card}** ({when}): {effect}',
  'text.now': 'giocabile ora',
  'text.now-at': 'ora: {targets}',
  'text.not-now': 'non giocabile ora',
  'text.knows':
    'I tuoi servizi segreti: l’obiettivo di {seat} è {objective} (+{pv, plural, one {# punto} other {# punti}}): {asked}.',
  'text.council': '{count, plural, =0 {Non cambi nessuna carta.} other {Cambi {cards}.}}',
  'text.partner':
    '{partnerId, select, any {Il tuo patto: mano tesa.} null {Il tuo patto: nessuno.} other {Il tuo patto: {partner}.}}',
  'text.orders': 'I tuoi ordini permanenti',
  'text.order-sell-food':
    '{left, plural, =-1 {Chiedimi prima di vendere cibo} one {Vendi cibo finché avanza # razione} other {Vendi cibo finché avanzano # razioni}}',
  'text.order-sell-fuel':
    '{left, plural, =-1 {Chiedimi prima di vendere TEP} one {Vendi TEP finché ne resta # oltre a quelli per le fabbriche} other {Vendi TEP finché ne restano # oltre a quelli per le fabbriche}}',
  'text.order-endure': 'Subisci, anche con la resilienza: {events}',
  'text.order-manual': 'Chiedimi come alimentare le fabbriche',
  'text.order-groups': 'Prendi gli obiettivi in quest’ordine: {groups}',
} as const satisfies Record<keyof typeof en, string>
