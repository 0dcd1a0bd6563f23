import type { Catalogues } from '../../../words/index.ts'

/** What a fight or a sale is about, and how it may end. */
export const odds: Catalogues = {
  en: {
    'fact.fight-side':
      '{seat}: {tankDice, plural, =0 {} one {# die of tanks (hits on {tankFaces, number} of 8)} other {# dice of tanks (each hits on {tankFaces, number} of 8)}}{both, select, true { and } other {}}{popDice, plural, =0 {} one {# die of people (hits on {popFaces, number} of 8)} other {# dice of people (each hits on {popFaces, number} of 8)}}.',
    'fact.stakes':
      '{kindId, select, attack {Won, {target} is your colony, its owner loses a ration and the price comes back. A defeat or a truce ends your turn.} liberation {Won, {target} is yours again. A defeat or a truce ends your turn.} other {Won, {target} is yours again. Lost, only the token for it is gone.}}',
    'fact.sale':
      'You have {food, number} of {need, number} rations needed, {fuel, number} fuel in {from} and {tokens, plural, one {# token} other {# tokens}}. Whoever declines is not asked for it again this turn.',
    'odds.won': '{kindId, select, attack {{target} is your colony} other {{target} is yours again}}',
    'odds.lost': 'you lose',
    'odds.ceasefire': 'ceasefire',
    'odds.open': 'left with fewer than {dice, plural, one {one die} other {# dice}}, you decide again',
    'odds.tanks': 'Tanks that fall, on average: {mine, number} of yours, {theirs, number} of theirs.',
    'doing.volley':
      '{stopBelowId, select, none {Roll one volley} 1 {Fight to the end} other {Fight on, stop below {stopBelow} dice}}',
    'param.stopBelow': 'Fight on, stop below',
    'param.stopBelow.help': 'Volley after volley while you have at least so many dice; 1 is to the end',
    'refusal.bad-stop': 'You have {most, plural, one {# die} other {# dice}}: stop below a number from 1 to that.',
  },
  it: {
    'fact.fight-side':
      '{seat}: {tankDice, plural, =0 {} one {# dado dei carri (colpisce con {tankFaces, number} facce su 8)} other {# dadi dei carri (ciascuno colpisce con {tankFaces, number} facce su 8)}}{both, select, true { e } other {}}{popDice, plural, =0 {} one {# dado del popolo (colpisce con {popFaces, number} facce su 8)} other {# dadi del popolo (ciascuno colpisce con {popFaces, number} facce su 8)}}.',
    'fact.stakes':
      '{kindId, select, attack {Se vinci, {target} è una tua colonia, chi la possiede perde una razione e il prezzo ti torna. Una sconfitta o una tregua chiude il tuo turno.} liberation {Se vinci, {target} torna tua. Una sconfitta o una tregua chiude il tuo turno.} other {Se vinci, {target} torna tua. Se perdi, è andato solo il gettone.}}',
    'fact.sale':
      'Hai {food, number} delle {need, number} razioni che servono, {fuel, number} TEP in {from} e {tokens, plural, one {# gettone} other {# gettoni}}. Se rifiuti, in questo turno non te lo si chiede più.',
    'odds.won': '{kindId, select, attack {{target} è una tua colonia} other {{target} torna tua}}',
    'odds.lost': 'perdi',
    'odds.ceasefire': 'cessate il fuoco',
    'odds.open': 'ti {dice, plural, one {resta meno di un dado} other {restano meno di # dadi}} e decidi di nuovo',
    'odds.tanks': 'Carri che cadono, in media: {mine, number} tuoi, {theirs, number} dell’altra parte.',
    'doing.volley':
      '{stopBelowId, select, none {Lancia una volta} 1 {Combatti fino alla fine} other {Combatti, stop sotto {stopBelow} dadi}}',
    'param.stopBelow': 'Combatti, fermati sotto',
    'param.stopBelow.help': 'Un lancio dopo l’altro finché hai almeno tanti dadi; 1 vuol dire fino alla fine',
    'refusal.bad-stop': 'Hai {most, plural, one {# dado} other {# dadi}}: fermati sotto un numero da 1 a quello.',
  },
  de: {
    'fact.fight-side':
      '{seat}: {tankDice, plural, =0 {} one {# Panzerwürfel (trifft mit {tankFaces, number} von 8 Seiten)} other {# Panzerwürfel (jeder trifft mit {tankFaces, number} von 8 Seiten)}}{both, select, true { und } other {}}{popDice, plural, =0 {} one {# Würfel des Volks (trifft mit {popFaces, number} von 8 Seiten)} other {# Würfel des Volks (jeder trifft mit {popFaces, number} von 8 Seiten)}}.',
    'fact.stakes':
      '{kindId, select, attack {Gewonnen ist {target} deine Kolonie, wem es gehört, verliert eine Ration, und der Preis kommt zurück. Niederlage oder Waffenstillstand beenden deinen Zug.} liberation {Gewonnen gehört {target} wieder dir. Niederlage oder Waffenstillstand beenden deinen Zug.} other {Gewonnen gehört {target} wieder dir. Verloren ist sonst nur die Marke dafür weg.}}',
    'fact.sale':
      'Du hast {food, number} von {need, number} nötigen Rationen, {fuel, number} Brennstoff in {from} und {tokens, plural, one {# Marke} other {# Marken}}. Wer ablehnt, wird in diesem Zug nicht noch einmal darum gebeten.',
    'odds.won': '{kindId, select, attack {{target} ist deine Kolonie} other {{target} gehört wieder dir}}',
    'odds.lost': 'du verlierst',
    'odds.ceasefire': 'Feuerpause',
    'odds.open': 'mit weniger als {dice, plural, one {einem Würfel} other {# Würfeln}} entscheidest du neu',
    'odds.tanks': 'Panzer, die im Schnitt fallen: {mine, number} von dir, {theirs, number} gegenüber.',
    'doing.volley':
      '{stopBelowId, select, none {Eine Salve würfeln} 1 {Bis zum Ende kämpfen} other {Kämpfen, Halt unter {stopBelow} Würfeln}}',
    'param.stopBelow': 'Weiterkämpfen bis unter',
    'param.stopBelow.help': 'Salve um Salve, solange du mindestens so viele Würfel hast; 1 heißt bis zum Ende',
    'refusal.bad-stop': 'Du hast {most, plural, one {# Würfel} other {# Würfel}}: Höre unter einer Zahl von 1 bis dahin auf.',
  },
}
