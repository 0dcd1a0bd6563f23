/** The first game of whoever has never played Limit: what is told when it first matters, and why a move makes sense. */
import type { Guide, Lesson, Reason } from '../guide.ts'
import { heads } from './data.ts'
import { allDestab, crisisCount, destabCap, pollutionReserve } from './derived.ts'
import type { Limit, Seat, View } from './state.ts'

const own = (view: View, seat: Seat) => view.nations[seat]
const crisesToEnd = 4
const lastClean = 3

const lessons: readonly Lesson<Limit>[] = [
  {
    name: 'policies',
    asked: ['choose-deck', 'keep-policies'],
    words: {
      en: 'You lead one nation through seven generations. Each begins with new cards: choose a deck, look at its top cards and keep the best. **Society** lifts and calms your people, **Production** feeds and builds, **Army & Economy** trades and fights.',
      it: 'Guidi una nazione per sette generazioni. Ognuna comincia con carte nuove: scegli un mazzo, guarda le prime carte e tieni le migliori. **Società** alza e calma il popolo, **Produzione** nutre e costruisce, **Esercito ed Economia** commercia e combatte.',
      de: 'Du führst eine Nation durch sieben Generationen. Jede beginnt mit neuen Karten: Wähle einen Stapel, sieh die obersten an und behalte die besten. **Gesellschaft** hebt und beruhigt deine Leute, **Produktion** ernährt und baut, **Armee und Wirtschaft** handelt und kämpft.',
    },
  },
  {
    name: 'cards',
    asked: ['keep-policies'],
    speaksOf: 'facts',
    words: {
      en: 'The list below says of each card what it costs and, after the colon, what it does.',
      it: 'La lista qui sotto dice di ogni carta ciò che costa e, dopo i due punti, ciò che fa.',
      de: 'Die Liste hier unten sagt von jeder Karte, was sie kostet, und nach dem Doppelpunkt, was sie bewirkt.',
    },
  },
  {
    name: 'forecast',
    asked: ['decisions'],
    speaksOf: 'ahead',
    matters: (view, seat) => ({ people: heads(own(view, seat)), food: own(view, seat).stock.renewable }),
    words: {
      en: 'The **forecast** below says what the social phase will bring if you play nothing more. What follows ⚠ is missing. Every one of your people eats a renewable: {people, number} to feed, {food, number} in store.',
      it: 'La **previsione** qui sotto dice che cosa porterà la Fase Sociale se non giochi altro. Ciò che segue ⚠ manca. Ogni abitante mangia una rinnovabile: {people, number} da nutrire, {food, number} da parte.',
      de: 'Die **Vorschau** hier unten sagt, was die Soziale Phase bringt, wenn du nichts mehr spielst. Was hinter ⚠ steht, fehlt. Jeder Mensch verzehrt eine Erneuerbare: {people, number} sind zu ernähren, {food, number} sind da.',
    },
  },
  {
    name: 'two-cards',
    asked: ['decisions'],
    words: {
      en: 'Play up to two cards a turn; a pass ends your generation. Cards with ⚡ come back to your hand, so the good ones work seven times: play them early. The others stay in front of you.',
      it: 'Gioca fino a due carte per turno; passando chiudi la generazione. Le carte ⚡ tornano in mano: quelle buone servono sette volte, giocale presto. Le altre restano davanti a te.',
      de: 'Spiele bis zu zwei Karten je Zug; wer passt, ist für diese Generation fertig. ⚡-Karten kommen auf die Hand zurück: Gute wirken siebenmal, spiele sie früh. Die anderen bleiben vor dir liegen.',
    },
  },
  {
    name: 'classes',
    asked: ['raise-class'],
    words: {
      en: 'Your people live in five classes, A above E. **A** brings more cards, **C** decides how all live and what they want, and A, C and E are points in the end. No class may live better than the one above it.',
      it: 'Il popolo vive in cinque classi, la A sopra la E. La **A** porta più carte, la **C** decide come vivono tutti e che cosa vogliono; A, C ed E alla fine sono punti. Nessuna classe può vivere meglio di quella sopra.',
      de: 'Deine Leute leben in fünf Klassen, A über E. **A** bringt mehr Karten, **C** entscheidet, wie alle leben und was sie wollen; A, C und E sind am Ende Punkte. Keine Klasse darf besser leben als die darüber.',
    },
  },
  {
    name: 'generation',
    matters: (view, seat) =>
      view.round > 1 ? { people: heads(own(view, seat)), money: own(view, seat).money, bank: view.bank } : undefined,
    words: {
      en: 'A generation has passed: your people ate, multiplied, paid taxes and produced, all by itself. Now you have {people, plural, one {# person} other {# people}} and {money, number}$. Taxes come from the bank of all, which holds {bank, number}$: once it is empty, a financial crisis follows.',
      it: 'È passata una generazione: il popolo ha mangiato, si è moltiplicato, ha pagato tasse e prodotto, tutto da sé. Ora hai {people, plural, one {# abitante} other {# abitanti}} e {money, number}$. Le tasse vengono dalla banca di tutti, che ha {bank, number}$: quando è vuota arriva una crisi finanziaria.',
      de: 'Eine Generation ist vorbei: Deine Leute haben gegessen, sich vermehrt, Steuern gezahlt und produziert, alles von selbst. Jetzt hast du {people, plural, one {# Menschen} other {# Menschen}} und {money, number}$. Die Steuern kommen aus der Bank aller, in der {bank, number}$ liegen: Ist sie leer, folgt eine Finanzkrise.',
    },
  },
  {
    name: 'disorder',
    matters: (view, seat) => (own(view, seat).disorder > 4 ? { disorder: own(view, seat).disorder } : undefined),
    words: {
      en: 'Your disorder is {disorder, number} of 10. It rises each generation by how far A lives above E, and with every shortage. At 9 comes a revolt; at 0 or 1 a boom. Some Society cards lower it.',
      it: 'Il tuo disordine è {disorder, number} su 10. A ogni generazione sale di quanto la A vive sopra la E, e a ogni carenza. A 9 c’è una rivolta; a 0 o 1 un boom. Alcune carte Società lo abbassano.',
      de: 'Deine Unruhe steht auf {disorder, number} von 10. Sie steigt jede Generation um den Abstand von A zu E, und mit jedem Mangel. Bei 9 kommt ein Aufstand, bei 0 oder 1 ein Boom. Manche Karten der Gesellschaft senken sie.',
    },
  },
  {
    name: 'factories',
    matters({ nations }, seat) {
      const { industrial, military } = nations[seat].factories
      return Math.max(industrial, military) >= lastClean ? {} : undefined
    },
    words: {
      en: 'Your economy grows by itself. Up to level 3 factories are clean; above, industry and military burn fossils and pollute. The renewable one is always clean, and needs one territory for each level.',
      it: 'L’economia cresce da sé. Fino al livello 3 le fabbriche sono pulite; oltre, quella industriale e quella militare bruciano fossili e inquinano. Quella delle rinnovabili è sempre pulita, e vuole un territorio per livello.',
      de: 'Deine Wirtschaft wächst von selbst. Bis Stufe 3 sind Fabriken sauber; darüber verbrauchen Industrie und Militär Brennstoffe und verschmutzen. Die der Erneuerbaren ist immer sauber und braucht je Stufe ein Territorium.',
    },
  },
  {
    name: 'transition',
    matters: (view, seat) => (own(view, seat).transition.rows.length < 5 ? {} : undefined),
    words: {
      en: 'A class of yours lives at 3 for the first time: its token moves. Two such tokens together mean one level more of people, then they go; and people are what happiness is multiplied by.',
      it: 'Una tua classe vive a 3 per la prima volta: il suo segnalino si sposta. Due insieme portano un livello di abitanti in più, poi se ne vanno; e per gli abitanti si moltiplica la felicità.',
      de: 'Eine Klasse von dir lebt zum ersten Mal auf 3: Ihr Plättchen rückt weiter. Zwei davon bringen eine Stufe Menschen mehr, dann gehen sie; und mit den Menschen wird das Glück malgenommen.',
    },
  },
  {
    name: 'pollution',
    matters: (view, seat) =>
      own(view, seat).pollution > 0 ? { pollution: own(view, seat).pollution, left: pollutionReserve(view) } : undefined,
    words: {
      en: 'You hold {pollution, plural, one {# pollution} other {# pollution}}: −2 points each. The world can take {left, number} more before an ecological crisis.',
      it: 'Hai {pollution, plural, one {# inquinamento} other {# inquinamenti}}: −2 punti ciascuno. Il mondo ne regge ancora {left, number} prima di una crisi ecologica.',
      de: 'Du hast {pollution, plural, one {# Verschmutzung} other {# Verschmutzungen}}: je −2 Punkte. Die Welt erträgt noch {left, number}, bevor eine ökologische Krise kommt.',
    },
  },
  {
    name: 'resist',
    asked: ['resist'],
    words: {
      en: 'You are attacked. Spending as much military as the attack does stops it; yielding keeps your arms and lets it happen. Read what you would lose, and pay only if that is worth more.',
      it: 'Ti attaccano. Spendendo quanti militari spende l’attacco lo fermi; cedendo tieni le armi e lo subisci. Leggi che cosa perderesti, e paga solo se vale di più.',
      de: 'Du wirst angegriffen. Gibst du so viel Militär aus wie der Angriff, ist er abgewehrt; gibst du nach, behältst du die Waffen und es geschieht. Lies, was du verlörest, und zahle nur, wenn das mehr wert ist.',
    },
  },
  {
    name: 'crisis',
    matters: (view) => (crisisCount(view) > 0 ? { count: crisisCount(view), last: crisesToEnd } : undefined),
    words: {
      en: 'There has been a crisis: {count, number} so far, and {last, number} end the game early. Each makes money worth a point less per 10$. Who lives on growth that others pay for may want the end sooner than you.',
      it: 'C’è stata una crisi: finora {count, number}, e con {last, number} la partita finisce prima. Ognuna toglie un punto a ogni 10$. Chi cresce a spese altrui può volere la fine prima di te.',
      de: 'Es gab eine Krise: bisher {count, number}, und {last, number} beenden das Spiel vorzeitig. Jede nimmt je 10$ einen Punkt. Wer auf Kosten anderer wächst, will das Ende vielleicht eher als du.',
    },
  },
  {
    name: 'destabilised',
    matters: (view, seat) =>
      own(view, seat).destab > 0 ? { count: own(view, seat).destab, left: destabCap(view) - allDestab(view) } : undefined,
    words: {
      en: 'You hold {count, number} destabilisation: −1 point each, from disorder above 10, attacks or arms. {left, plural, one {One more} other {# more}} in the world, and a military crisis comes for all.',
      it: 'Hai {count, number} di destabilizzazione: −1 punto ciascuna, da disordine oltre 10, attacchi o armi. Con {left, plural, one {un’altra} other {altre #}} nel mondo arriva per tutti una crisi militare.',
      de: 'Du hast {count, number} Destabilisierung: je −1 Punkt, durch Unruhe über 10, Angriffe oder Waffen. Noch {left, number} in der Welt, und für alle kommt eine militärische Krise.',
    },
  },
  {
    name: 'last-generations',
    asked: ['decisions'],
    matters: (view) => (view.round > 5 ? { left: 8 - view.round } : undefined),
    words: {
      en: '{left, plural, one {This is the last generation} other {# generations are left}}. Count what pays in the end: A, C and E times your people, 10$ at a time, territories 5 each, and less pollution. Then every nation must feed and supply its people once more.',
      it: '{left, plural, one {È l’ultima generazione} other {Restano # generazioni}}. Conta ciò che rende alla fine: A, C ed E per gli abitanti, ogni 10$, i territori 5 ciascuno, e meno inquinamento. Poi ogni nazione deve ancora una volta nutrire e rifornire il popolo.',
      de: '{left, plural, one {Das ist die letzte Generation} other {Noch # Generationen}}. Zähle, was am Ende bringt: A, C und E mal deine Menschen, je 10$, Territorien je 5, und weniger Verschmutzung. Danach muss jede Nation ihre Leute noch einmal ernähren und versorgen.',
    },
  },
]

const reasons: readonly Reason<Limit>[] = [
  {
    name: 'choose-deck',
    move: 'choose-deck',
    words: {
      en: 'this deck has what your nation lacks most',
      it: 'in questo mazzo c’è ciò che manca di più alla tua nazione',
      de: 'in diesem Stapel steckt, was deiner Nation am meisten fehlt',
    },
    own: {
      en: 'my nation lacks most of what is in there',
      it: 'là c’è ciò che manca di più alla mia nazione',
      de: 'dort steckt, was meiner Nation am meisten fehlt',
    },
  },
  {
    name: 'keep-policies',
    move: 'keep-policies',
    words: {
      en: 'you can pay it soon, and it works often',
      it: 'potrai pagarla presto, e serve spesso',
      de: 'du kannst sie bald bezahlen, und sie wirkt oft',
    },
    own: {
      en: 'what can be paid soon and works often',
      it: 'ciò che si paga presto e serve spesso',
      de: 'was bald zu bezahlen ist und oft wirkt',
    },
  },
  {
    name: 'discard',
    move: 'discard',
    words: {
      en: 'it would do least for you',
      it: 'è quella che ti farebbe meno',
      de: 'sie bringt dir am wenigsten',
    },
    own: {
      en: 'what would have done least for me',
      it: 'ciò che mi serviva di meno',
      de: 'was mir am wenigsten gebracht hätte',
    },
  },
  {
    name: 'play-card',
    move: 'play-card',
    words: {
      en: 'of what you can pay, it does most for your people and your points',
      it: 'fra quelle che puoi pagare è la più utile al popolo e ai punti',
      de: 'von dem, was du bezahlen kannst, hilft das deinen Leuten und Punkten am meisten',
    },
    own: {
      en: 'it does much for my people and my points',
      it: 'fa molto per il mio popolo e per i miei punti',
      de: 'das hilft meinen Leuten und meinen Punkten',
    },
  },
  {
    name: 'remove-permanent',
    move: 'remove-permanent',
    words: {
      en: 'without it you are better off now',
      it: 'ora stai meglio senza',
      de: 'ohne sie geht es dir jetzt besser',
    },
    own: {
      en: 'without it I am better off now',
      it: 'ora sto meglio senza',
      de: 'ohne sie geht es mir jetzt besser',
    },
  },
  {
    name: 'pass',
    move: 'pass',
    words: {
      en: 'nothing left in your hand is worth its price now',
      it: 'di ciò che hai in mano ora nulla vale il suo prezzo',
      de: 'nichts auf deiner Hand ist jetzt seinen Preis wert',
    },
    own: {
      en: 'nothing is worth its price to me now',
      it: 'per me ora nulla vale il suo prezzo',
      de: 'nichts ist mir jetzt seinen Preis wert',
    },
  },
  {
    name: 'raise-a',
    move: 'raise-class',
    holds: (_view, _seat, { class: one }) => (one === 'A' ? {} : undefined),
    words: {
      en: 'A brings more cards in every generation to come',
      it: 'la A porta più carte in tutte le generazioni che vengono',
      de: 'A bringt in jeder weiteren Generation mehr Karten',
    },
  },
  {
    name: 'raise-class',
    move: 'raise-class',
    words: {
      en: 'it lifts your people where it counts, with little disorder',
      it: 'alza il popolo dove conta, con poco disordine',
      de: 'das hebt deine Leute, wo es zählt, mit wenig Unruhe',
    },
    own: {
      en: 'it lifts my people where it counts, with little disorder',
      it: 'alza il mio popolo dove conta, con poco disordine',
      de: 'das hebt meine Leute, wo es zählt, mit wenig Unruhe',
    },
  },
  {
    name: 'lower-class',
    move: 'lower-class',
    words: {
      en: 'this one gives the least',
      it: 'è quella che rende meno',
      de: 'diese bringt am wenigsten',
    },
  },
  {
    name: 'lower-factory',
    move: 'lower-factory',
    words: {
      en: 'you can do without it most easily',
      it: 'è quella di cui fai a meno più facilmente',
      de: 'auf diese kannst du am leichtesten verzichten',
    },
    own: {
      en: 'I can do without it most easily',
      it: 'è quella di cui faccio a meno più facilmente',
      de: 'auf diese kann ich am leichtesten verzichten',
    },
  },
  {
    name: 'choose-growth',
    move: 'choose-growth',
    words: {
      en: 'your people will want what it makes',
      it: 'il popolo vorrà ciò che produce',
      de: 'deine Leute werden wollen, was sie herstellt',
    },
    own: {
      en: 'my people will want what it makes',
      it: 'il mio popolo vorrà ciò che produce',
      de: 'meine Leute werden wollen, was sie herstellt',
    },
  },
  {
    name: 'transact',
    move: 'transact',
    words: {
      en: 'a good price for what you have too much of, or lack',
      it: 'un buon prezzo per ciò che hai di troppo, o che ti manca',
      de: 'ein guter Preis für das, was du zu viel hast oder dir fehlt',
    },
    own: {
      en: 'a good price for what I have too much of, or lack',
      it: 'un buon prezzo per ciò che ho di troppo, o che mi manca',
      de: 'ein guter Preis für das, was ich zu viel habe oder mir fehlt',
    },
  },
  {
    name: 'skip-transaction',
    move: 'skip-transaction',
    words: {
      en: 'no price is good enough now',
      it: 'ora nessun prezzo conviene',
      de: 'kein Preis lohnt sich jetzt',
    },
  },
  {
    name: 'set-pledge',
    move: 'set-pledge',
    words: {
      en: 'a card of theirs helps you as well',
      it: 'una loro carta aiuta anche te',
      de: 'eine Karte von dort hilft auch dir',
    },
    own: {
      en: 'a card of theirs helps me as well',
      it: 'una loro carta aiuta anche me',
      de: 'eine Karte von dort hilft auch mir',
    },
  },
  {
    name: 'resist',
    move: 'resist',
    words: {
      en: 'what you would lose is worth more than these arms',
      it: 'ciò che perderesti vale più di queste armi',
      de: 'was du verlörest, ist mehr wert als diese Waffen',
    },
    own: {
      en: 'what I would lose is worth more than these arms',
      it: 'ciò che perderei vale più di queste armi',
      de: 'was ich verlöre, ist mehr wert als diese Waffen',
    },
  },
  {
    name: 'yield',
    move: 'yield',
    words: {
      en: 'the arms are worth more to you than what you lose',
      it: 'le armi ti valgono più di ciò che perdi',
      de: 'die Waffen sind dir mehr wert als das, was du verlierst',
    },
    own: {
      en: 'the arms are worth more to me than what I lose',
      it: 'le armi mi valgono più di ciò che perdo',
      de: 'die Waffen sind mir mehr wert als das, was ich verliere',
    },
  },
  {
    name: 'propose-alliance',
    move: 'propose-alliance',
    words: {
      en: 'allies can lend what one of them lacks',
      it: 'tra alleati ci si presta ciò che manca a uno',
      de: 'Verbündete können leihen, was einem von ihnen fehlt',
    },
  },
  {
    name: 'vote-for',
    move: 'vote',
    holds: (_view, _seat, { accept }) => (accept === true ? {} : undefined),
    words: {
      en: 'allies can lend what one of them lacks',
      it: 'tra alleati ci si presta ciò che manca a uno',
      de: 'Verbündete können leihen, was einem von ihnen fehlt',
    },
  },
  {
    name: 'vote-against',
    move: 'vote',
    words: {
      en: 'as it is now it serves you better',
      it: 'così com’è ora ti conviene di più',
      de: 'so, wie es jetzt ist, dient es dir besser',
    },
    own: {
      en: 'as it is now it serves me better',
      it: 'così com’è ora mi conviene di più',
      de: 'so, wie es jetzt ist, dient es mir besser',
    },
  },
  {
    name: 'ask-aid',
    move: 'ask-aid',
    words: {
      en: 'asking costs nothing',
      it: 'chiedere non costa nulla',
      de: 'fragen kostet nichts',
    },
  },
  {
    name: 'give-aid',
    move: 'give-aid',
    holds: (_view, _seat, { amount }) => (Number(amount) > 0 ? {} : undefined),
    words: {
      en: 'so much can be spared',
      it: 'di tanto si può fare a meno',
      de: 'so viel ist zu entbehren',
    },
  },
  {
    name: 'give-nothing',
    move: 'give-aid',
    words: {
      en: 'nothing can be spared now',
      it: 'ora non si può fare a meno di nulla',
      de: 'zu entbehren ist jetzt nichts',
    },
  },
]

export const limitGuide: Guide<Limit> = {
  deal: { seats: 3, seed: 'first-lessons-8' },
  needs: { 'keep-policies': 'facts', resist: 'weighed', 'give-aid': 'weighed' },
  isThrough: ({ round }) => round > 2,
  lessons,
  reasons,
}
