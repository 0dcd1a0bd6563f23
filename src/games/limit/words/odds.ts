import type { Catalogues } from '../../../words/index.ts'
import { quantities } from './quantities.ts'

/** What an attack would cost, and what the Star Nation might do. */
export const odds: Catalogues = {
  en: {
    'note.card': '{cost}: {effect}',
    'note.card-held': '{cost} to play: {effect}',
    'note.class':
      '{classId, select, A {Decides how many cards you get, and counts for happiness} C {Decides how your society lives, and counts for happiness} E {Counts for happiness; the further A stands above it, the more disorder} other {Stands between the others}}: now {standard, number}',
    'note.deck':
      '{deckId, select, society {Calms and raises your people} production {Feeds and builds} other {Trades and fights}}',
    'note.factory': 'makes {yield, number} now',
    'note.stock': 'you have {count, number}',
    'note.alliance':
      '{allianceId, select, military {Allies lend each other military against attacks} other {Allies lend each other goods, and pledged money}}',
    'note.nation':
      '{points, number} points, {money, number}$, {military, number} military{allies, plural, =0 {} one {, one ally} other {, # allies}}',
    'fact.short':
      'Without help {own, select, true {you suffer} other {{seat} suffers}}: {resourceId, select, renewable {{levels, plural, one {people and factories fall by # level} other {people and factories fall by # levels}}, disorder up} industrial {{levels, plural, one {a class falls} other {classes fall by # steps}}, disorder up} military {{levels, plural, one {a class falls} other {classes fall by # steps}}} other {a factory falls by {levels, plural, one {# level} other {# levels}}, disorder up}}.',
    'fact.helpers': `{allies} could lend ${quantities.en('amount')}{count, plural, one {} other { in all}}.`,
    'fact.attacked': '{by_The} attacks {seat_the} with {card}: it takes {spend, number} military.',
    'fact.lacks': `{seat} lacks ${quantities.en('gap')}.`,
    'fact.stocks': `{seat} has ${quantities.en('amount')}, you have {mine, number}.`,
    'fact.alliance-use':
      '{allianceId, select, military {Allies lend each other military against attacks.} other {Allies lend each other renewables, goods and fossils, and pledged money.}}',
    'fact.would-ally': '{members} would be allied.',
    'fact.would-stay': '{about} would have to go; {members} stay.',
    'fact.share': 'You pay {money, number}$ of your {mine, number}$.',
    'fact.arms':
      'You have {military, number} military, promised to you {promised, number}; it takes {spend, number}. {lacks, plural, =0 {Resisting leaves you {left, number}.} other {You lack #.}}',
    'fact.yields-territorial-annexation': 'If you yield: you lose a territory, and a factory of yours falls by a level.',
    'fact.yields-mass-destruction': 'If you yield: you lose a territory and a factory level, and take 3 pollution.',
    'fact.yields-military-operation': 'If you yield: up to 2 fossils, 5 renewables or 5 industrial goods of yours are taken.',
    'fact.yields-border-raid': 'If you yield: up to 2 fossils of yours are taken.',
    'odds.next-event': 'The next event of the Star Nation, as things stand',
    'odds.star-event': '{event}',
    'odds.no-star-event': 'none can happen',
  },
  it: {
    'note.card': '{cost}: {effect}',
    'note.card-held': '{cost} per giocarla: {effect}',
    'note.class':
      '{classId, select, A {Decide quante carte hai, e conta per la felicità} C {Decide come vive la società, e conta per la felicità} E {Conta per la felicità; più A le sta sopra, più disordine} other {Sta tra le altre classi}}: ora {standard, number}',
    'note.deck':
      '{deckId, select, society {Calma e solleva il tuo popolo} production {Nutre e costruisce} other {Commercia e combatte}}',
    'note.factory': 'ora produce {yield, number}',
    'note.stock': 'ne hai {count, number}',
    'note.alliance':
      '{allianceId, select, military {Gli alleati si prestano forza militare contro gli attacchi} other {Gli alleati si prestano beni, e il denaro promesso}}',
    'note.nation':
      '{points, number} punti, {money, number}$, {military, number} militari{allies, plural, =0 {} one {, un alleato} other {, # alleati}}',
    'fact.short':
      'Senza aiuto {own, select, true {subisci} other {{seat} subisce}}: {resourceId, select, renewable {popolazione e fabbriche −{levels, number}, più disordine} industrial {{levels, plural, one {una classe scende} other {le classi scendono di # passi}}, più disordine} military {{levels, plural, one {una classe scende} other {le classi scendono di # passi}}} other {una fabbrica scende di {levels, plural, one {# livello} other {# livelli}}, più disordine}}.',
    'fact.helpers': `{allies} {count, plural, one {potrebbe} other {potrebbero}} prestare ${quantities.it('amount')}{count, plural, one {} other { in tutto}}.`,
    'fact.attacked': '{by_The} attacca {seat_the} con {card}: servono {spend, number} di forza militare.',
    'fact.lacks': `A {seat} manca: ${quantities.it('gap')}.`,
    'fact.stocks': `{seat} ha ${quantities.it('amount')}, tu {mine, number}.`,
    'fact.alliance-use':
      '{allianceId, select, military {Gli alleati si prestano forza militare contro gli attacchi.} other {Gli alleati si prestano rinnovabili, beni e fossili, e il denaro promesso.}}',
    'fact.would-ally': 'Alleati sarebbero {members}.',
    'fact.would-stay': '{about} dovrebbe uscire; restano {members}.',
    'fact.share': 'Paghi {money, number}$ dei tuoi {mine, number}$.',
    'fact.arms':
      'Hai {military, number} di forza militare, promessi {promised, number}; ne servono {spend, number}. {lacks, plural, =0 {Resistendo te ne restano {left, number}.} one {Te ne manca #.} other {Te ne mancano #.}}',
    'fact.yields-territorial-annexation': 'Se cedi: perdi un territorio, e una tua fabbrica scende di un livello.',
    'fact.yields-mass-destruction': 'Se cedi: perdi un territorio e un livello di fabbrica, e prendi 3 di inquinamento.',
    'fact.yields-military-operation': 'Se cedi: ti tolgono fino a 2 fossili, 5 rinnovabili o 5 beni industriali.',
    'fact.yields-border-raid': 'Se cedi: ti tolgono fino a 2 fossili.',
    'odds.next-event': 'Il prossimo evento della Nazione Stella, per come stanno le cose',
    'odds.star-event': '{event}',
    'odds.no-star-event': 'nessuno può accadere',
  },
  de: {
    'note.card': '{cost}: {effect}',
    'note.card-held': '{cost}, wenn gespielt: {effect}',
    'note.class':
      '{classId, select, A {Bestimmt, wie viele Karten du bekommst, und zählt fürs Glück} C {Bestimmt, wie man lebt, und zählt fürs Glück} E {Zählt fürs Glück; je höher A darüber steht, desto mehr Unruhe} other {Steht zwischen den anderen Klassen}}: jetzt {standard, number}',
    'note.deck':
      '{deckId, select, society {Beruhigt und hebt dein Volk} production {Ernährt und baut} other {Handelt und kämpft}}',
    'note.factory': 'macht jetzt {yield, number}',
    'note.stock': 'du hast {count, number}',
    'note.alliance':
      '{allianceId, select, military {Verbündete leihen einander Militär gegen Angriffe} other {Verbündete leihen einander Güter und versprochenes Geld}}',
    'note.nation':
      '{points, number} Punkte, {money, number}$, {military, number} Militär{allies, plural, =0 {} one {, verbündet mit einer Nation} other {, verbündet mit # Nationen}}',
    'fact.short':
      'Ohne Hilfe trifft es {own, select, true {dich} other {{seat}}}: {resourceId, select, renewable {Bevölkerung und Fabriken fallen um {levels, plural, one {# Stufe} other {# Stufen}}, mehr Unruhe} industrial {{levels, plural, one {eine Klasse fällt} other {Klassen fallen um # Schritte}}, mehr Unruhe} military {{levels, plural, one {eine Klasse fällt} other {Klassen fallen um # Schritte}}} other {eine Fabrik fällt um {levels, plural, one {# Stufe} other {# Stufen}}, mehr Unruhe}}.',
    'fact.helpers': `{allies} {count, plural, one {könnte} other {könnten}} ${quantities.de('amount')} leihen.`,
    'fact.attacked': '{by_The} greift {seat_the} mit {card} an: Nötig sind {spend, number} Militär.',
    'fact.lacks': `{seat} fehlt: ${quantities.de('gap')}.`,
    'fact.stocks': `{seat} hat ${quantities.de('amount')}, du {mine, number}.`,
    'fact.alliance-use':
      '{allianceId, select, military {Verbündete leihen einander Militär gegen Angriffe.} other {Verbündete leihen einander Erneuerbare, Güter und Brennstoffe und zugesagtes Geld.}}',
    'fact.would-ally': 'Verbündet wären {members}.',
    'fact.would-stay': '{about} müsste gehen; es bleiben {members}.',
    'fact.share': 'Du zahlst {money, number}$ von deinen {mine, number}$.',
    'fact.arms':
      'Du hast {military, number} Militär, zugesagt {promised, number}; nötig {spend, number}. {lacks, plural, =0 {Widerstand lässt dir {left, number}.} one {Dir fehlt #.} other {Dir fehlen #.}}',
    'fact.yields-territorial-annexation':
      'Gibst du nach: Du verlierst ein Territorium, und eine deiner Fabriken fällt um eine Stufe.',
    'fact.yields-mass-destruction':
      'Gibst du nach: Du verlierst ein Territorium und eine Fabrikstufe und nimmst 3 Verschmutzung.',
    'fact.yields-military-operation':
      'Gibst du nach: Dir werden bis zu 2 Brennstoffe, 5 Erneuerbare oder 5 Industriegüter genommen.',
    'fact.yields-border-raid': 'Gibst du nach: Dir werden bis zu 2 Brennstoffe genommen.',
    'odds.next-event': 'Das nächste Ereignis der Sternnation, wie es jetzt steht',
    'odds.star-event': '{event}',
    'odds.no-star-event': 'keines kann eintreten',
  },
}
