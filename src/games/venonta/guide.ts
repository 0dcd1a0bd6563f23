/** The first game of whoever has never played Venonta: what is told when it first matters, and why a move makes sense. */
import type { Guide, Lesson, Reason } from '../guide.ts'
import { constants, isTerritory, linksOf, waterSlots } from './data.ts'
import { factories, fuelOwned, humans, isResilient, migrantsOwned, need, year } from './derived.ts'
import type { Seat, Venonta, View } from './state.ts'

const own = (view: View, seat: Seat) => view.players[seat]
const lastRound = constants.years.length

const lessons: readonly Lesson<Venonta>[] = [
  {
    name: 'claim',
    asked: ['claim'],
    words: {
      en: 'Everybody takes land, one territory after the other. Slots with a **blue rim** have water: farms stand only there, and farms feed your people. Land next to land of yours lets you share fuel and trade.',
      it: 'Tutti prendono terre, una alla volta. Gli spazi col **bordo blu** hanno acqua: le aziende agricole stanno solo lì, e sfamano il popolo. Una terra accanto alle tue permette di usare lo stesso TEP e di commerciare.',
      de: 'Alle nehmen Land, ein Gebiet nach dem anderen. Felder mit **blauem Rand** haben Wasser: Nur dort stehen Bauernhöfe, und die ernähren dein Volk. Land neben deinem lässt dich Brennstoff teilen und handeln.',
    },
  },
  {
    name: 'all-lose',
    asked: ['council', 'objective', 'pact'],
    matters: (view) => ({ co2: view.co2, fish: view.fish.reduce((sum, count) => sum + count, 0) }),
    words: {
      en: 'Points and **CO2** are counted on one track. CO2 stands at {co2, number}. At 60, without a single fish ({fish, number} live now), or if in the end nobody has more points than CO2, everybody has lost. So the world is yours as well.',
      it: 'Punti e **CO2** si contano sullo stesso tracciato. La CO2 è a {co2, number}. A 60, senza più pesci (ora ne vivono {fish, number}), o se alla fine nessuno ha più punti della CO2, hanno perso tutti. Il mondo è anche tuo.',
      de: 'Punkte und **CO2** werden auf einer Leiste gezählt. CO2 steht auf {co2, number}. Bei 60, ohne einen einzigen Fisch (jetzt leben {fish, number}), oder wenn am Ende niemand mehr Punkte als CO2 hat, haben alle verloren. Die Welt ist also auch deine.',
    },
  },
  {
    name: 'council',
    asked: ['council'],
    words: {
      en: 'Your action cards are secret. You may change up to two of them now, once a round. Each says on **My hand** when it can be played and what it does.',
      it: 'Le tue carte azione sono segrete. Ora puoi cambiarne fino a due, una volta per round. **La mia mano** dice di ognuna quando si gioca e che cosa fa.',
      de: 'Deine Aktionskarten sind geheim. Bis zu zwei darfst du jetzt tauschen, einmal je Runde. **Meine Hand** sagt zu jeder, wann sie gespielt wird und was sie tut.',
    },
  },
  {
    name: 'objective',
    asked: ['objective'],
    words: {
      en: 'An objective is where your points come from: 12 to 20 if you meet it by the end of the round. Its back shows only its group; aggressive ones ask for war, neutral ones for work and trade, peaceful ones for restraint.',
      it: 'L’obiettivo è la fonte dei tuoi punti: da 12 a 20 se lo raggiungi entro il round. Il dorso mostra solo il gruppo: gli aggressivi vogliono guerra, i neutrali lavoro e commercio, i pacifici moderazione.',
      de: 'Aus dem Ziel kommen deine Punkte: 12 bis 20, wenn du es bis zum Ende der Runde erreichst. Die Rückseite zeigt nur die Gruppe: Aggressive verlangen Krieg, neutrale Arbeit und Handel, friedliche Zurückhaltung.',
    },
  },
  {
    name: 'pact',
    asked: ['pact'],
    words: {
      en: 'Partners do not attack each other this round and may lend each other tanks. All choose in secret; it holds if both name each other. An open hand takes whoever wants.',
      it: 'In un patto non ci si attacca per il round, e ci si prestano carri armati. Tutti scelgono in segreto; vale se ci si nomina a vicenda. La mano aperta accetta chi vuole.',
      de: 'Wer verbündet ist, greift sich in dieser Runde nicht an und kann Panzer leihen. Alle wählen verdeckt; es gilt, wenn beide einander nennen. Die offene Hand nimmt, wer will.',
    },
  },
  {
    name: 'build',
    asked: ['produce'],
    matters: (view, seat) => ({ need: need(view, seat), food: own(view, seat).food, tokens: own(view, seat).tokens }),
    words: {
      en: 'In your second turn your people eat: they need {need, plural, one {# ration} other {# rations}}, you have {food, number}. A **farm** costs 2 of your {tokens, plural, one {# token} other {# tokens}} and brings a ration now and one at every harvest, for 1 CO2.',
      it: 'Nel secondo turno il popolo mangia: servono {need, plural, one {# razione} other {# razioni}}, ne hai {food, number}. Un’**azienda agricola** costa 2 dei tuoi {tokens, plural, one {# gettone} other {# gettoni}} e porta una razione subito e una a ogni raccolto, per 1 CO2.',
      de: 'In deinem zweiten Zug isst dein Volk: Es braucht {need, plural, one {# Ration} other {# Rationen}}, du hast {food, number}. Ein **Bauernhof** kostet 2 deiner {tokens, plural, one {# Marke} other {# Marken}} und bringt jetzt eine Ration und eine bei jeder Ernte, für 1 CO2.',
    },
  },
  {
    name: 'steps',
    asked: ['combat'],
    words: {
      en: 'A turn is producing, fighting, moving. Nobody has to fight: **End this step** goes on. Fighting costs a token and can end your turn; a colony gives you income and tribute, and its people may rebel.',
      it: 'Un turno è produrre, combattere, muovere. Nessuno deve combattere: **Chiudi questo passo** va avanti. Combattere costa un gettone e può chiuderti il turno; una colonia dà entrate e tributo, e il suo popolo può ribellarsi.',
      de: 'Ein Zug ist bauen, kämpfen, bewegen. Niemand muss kämpfen: **Schritt beenden** geht weiter. Kämpfen kostet eine Marke und kann deinen Zug beenden; eine Kolonie bringt Einkommen und Tribut, und ihr Volk kann sich erheben.',
    },
  },
  {
    name: 'feed',
    asked: ['feed'],
    matters: (view, seat) => ({ need: need(view, seat), food: own(view, seat).food }),
    words: {
      en: 'Your people eat now: {need, number} rations, you have {food, number}. Whoever stays hungry costs 2 points and a token, and one leaves for a neighbour. Before you feed you can buy food from linked land.',
      it: 'Ora il popolo mangia: {need, number} razioni, ne hai {food, number}. Ogni bocca senza razione costa 2 punti e un gettone, e qualcuno emigra da un vicino. Prima di sfamare puoi comprare cibo da terre collegate.',
      de: 'Jetzt isst dein Volk: {need, number} Rationen, du hast {food, number}. Wer hungrig bleibt, kostet 2 Punkte und eine Marke, und ein Mensch zieht in die Nachbarschaft. Vorher kannst du Nahrung von verbundenem Land kaufen.',
    },
  },
  {
    name: 'round',
    matters: (view, seat) => (view.round > 1 ? { year: year(view), people: own(view, seat).pop, co2: view.co2 } : undefined),
    words: {
      en: 'It is {year, number, ::group-off}. Everybody’s people have grown (you: {people, number}), the income is in, CO2 stands at {co2, number}. What hit the world was an **event**: they come as CO2 passes the red spaces, and whoever has more points than CO2 is resilient.',
      it: 'Siamo nel {year, number, ::group-off}. Tutti i popoli sono cresciuti (il tuo: {people, number}), le entrate ci sono, la CO2 è a {co2, number}. Quando la CO2 passa gli spazi rossi arrivano **eventi**: chi ha più punti della CO2 è resiliente.',
      de: 'Es ist {year, number, ::group-off}. Alle Völker sind gewachsen (deins: {people, number}), das Einkommen ist da, CO2 steht auf {co2, number}. Überschreitet CO2 die roten Felder, kommen **Ereignisse**; wer mehr Punkte als CO2 hat, ist ihnen gewachsen.',
    },
  },
  {
    name: 'fuel',
    matters: (view, seat) =>
      factories(view, seat) > 0 ? { count: factories(view, seat), fuel: fuelOwned(view, seat) } : undefined,
    words: {
      en: 'You own {count, plural, one {# factory} other {# factories}}: each burns 1 fuel a round (you have {fuel, number}), fouls the sea and adds CO2. A free one turns a farm into an intensive farm, with twice the harvest, or builds a tank.',
      it: 'Hai {count, plural, one {# fabbrica} other {# fabbriche}}: ognuna brucia 1 TEP per round (ne hai {fuel, number}), sporca il mare e aggiunge CO2. Una libera rende intensiva un’azienda agricola, con doppio raccolto, o costruisce un carro armato.',
      de: 'Du hast {count, plural, one {# Fabrik} other {# Fabriken}}: Jede verbrennt je Runde 1 Brennstoff (du hast {fuel, number}), verschmutzt das Meer und bringt CO2. Eine freie macht aus einem Bauernhof einen Intensivbetrieb mit doppelter Ernte, oder baut einen Panzer.',
    },
  },
  {
    name: 'migrants',
    asked: ['produce'],
    matters: (view, seat) => (migrantsOwned(view, seat) > 0 ? { count: migrantsOwned(view, seat) } : undefined),
    words: {
      en: 'There {count, plural, one {is # migrant} other {are # migrants}} on your land, each eating a ration. **Integrate** for 2 tokens: no ration any more, and a point.',
      it: '{count, plural, one {C’è # migrante} other {Ci sono # migranti}} sulla tua terra, e ognuno mangia una razione. **Integra** per 2 gettoni: niente più razione, e un punto.',
      de: 'Auf deinem Land {count, plural, one {ist # Migrant} other {sind # Migranten}} und essen je eine Ration. **Integrieren** für 2 Marken: keine Ration mehr, und ein Punkt.',
    },
  },
  {
    name: 'sale',
    asked: ['sale'],
    words: {
      en: 'A neighbour wants to buy from you. What you sell is gone before you feed; but whom you refuse goes hungry, and the migrant may come to you.',
      it: 'Un vicino vuole comprare da te. Ciò che vendi non c’è più quando sfami; ma chi respingi ha fame, e il migrante può venire da te.',
      de: 'Aus der Nachbarschaft will jemand bei dir kaufen. Was du verkaufst, fehlt beim Ernähren; aber wen du abweist, der hungert, und der Migrant kommt vielleicht zu dir.',
    },
  },
  {
    name: 'resilient',
    matters: (view, seat) =>
      humans(view).includes(seat) && isResilient(view, seat) ? { points: own(view, seat).pv, co2: view.co2 } : undefined,
    words: {
      en: 'You have more points than CO2 ({points, number} against {co2, number}): events pass you by, and somebody must be there in the end. Forest put back takes CO2 away.',
      it: 'Hai più punti della CO2 ({points, number} contro {co2, number}): gli eventi ti risparmiano, e alla fine qualcuno ci deve arrivare. La foresta che rimetti toglie CO2.',
      de: 'Du hast mehr Punkte als CO2 ({points, number} gegen {co2, number}): Ereignisse gehen an dir vorbei, und am Ende muss jemand so stehen. Wald, den du zurückbringst, nimmt CO2 weg.',
    },
  },
  {
    name: 'last-round',
    asked: ['produce'],
    matters: (view, seat) => (view.round === lastRound ? { points: own(view, seat).pv, co2: view.co2 } : undefined),
    words: {
      en: 'The last round. You have {points, number} points, CO2 stands at {co2, number}. What will never bring anything again may become forest: less CO2, and of equals the one with more forest wins.',
      it: 'L’ultimo round. Hai {points, number} punti, la CO2 è a {co2, number}. Ciò che non renderà più può tornare foresta: meno CO2, e a pari punti vince chi ha più foresta.',
      de: 'Die letzte Runde. Du hast {points, number} Punkte, CO2 steht auf {co2, number}. Was nichts mehr einbringt, kann Wald werden: weniger CO2, und bei Gleichstand gewinnt mehr Wald.',
    },
  },
]

const reasons: readonly Reason<Venonta>[] = [
  {
    name: 'claim-beside',
    move: 'claim',
    holds(view, seat, { territory }) {
      if (!isTerritory(territory)) return undefined
      const beside = linksOf(territory).filter((id) => view.land[id].owner === seat)
      return beside.length > 0 ? { territories: beside, water: waterSlots(territory) } : undefined
    },
    words: {
      en: 'it lies next to {territories}, which you have{water, plural, =0 {} one {, and has # water slot} other {, and has # water slots}}',
      it: 'sta accanto a {territories}, che hai già{water, plural, =0 {} one {, e ha # casella con acqua} other {, e ha # caselle con acqua}}',
      de: 'es liegt neben {territories}, was dir gehört{water, plural, =0 {} one {, und hat # Wasserfeld} other {, und hat # Wasserfelder}}',
    },
    own: {
      en: 'it lies next to what I have',
      it: 'sta accanto a ciò che ho',
      de: 'es liegt neben dem, was ich habe',
    },
  },
  {
    name: 'claim-water',
    move: 'claim',
    holds: (_view, _seat, { territory }) =>
      isTerritory(territory) && waterSlots(territory) > 0 ? { water: waterSlots(territory) } : undefined,
    words: {
      en: 'it has {water, plural, one {# water slot} other {# water slots}} for farms',
      it: 'ha {water, plural, one {# casella con acqua} other {# caselle con acqua}} per le aziende agricole',
      de: 'es hat {water, plural, one {# Wasserfeld} other {# Wasserfelder}} für Bauernhöfe',
    },
    own: {
      en: 'it has water for farms',
      it: 'ha acqua per le aziende agricole',
      de: 'es hat Wasser für Bauernhöfe',
    },
  },
  {
    name: 'council',
    move: 'council',
    words: {
      en: 'what you keep fits what you mean to do',
      it: 'ciò che tieni va bene per quel che vuoi fare',
      de: 'was du behältst, passt zu dem, was du vorhast',
    },
    own: {
      en: 'it fits what I mean to do',
      it: 'va bene per quel che voglio fare',
      de: 'es passt zu dem, was ich vorhabe',
    },
  },
  {
    name: 'take-objective',
    move: 'take-objective',
    words: {
      en: 'of what lies here, this kind is the likeliest to be met',
      it: 'fra quelli che ci sono è il tipo più facile da raggiungere',
      de: 'von denen, die daliegen, ist diese Art am ehesten zu schaffen',
    },
  },
  {
    name: 'pact',
    move: 'pact',
    words: {
      en: '{with, select, none {you may attack whom you like} any {whoever wants a pact as well does not attack you this round} other {if you name each other, neither attacks the other this round}}',
      it: '{with, select, none {puoi attaccare chi vuoi} any {chi vuole a sua volta un patto non ti attacca in questo round} other {se vi nominate a vicenda, in questo round non vi attaccate}}',
      de: '{with, select, none {du kannst angreifen, wen du willst} any {wer auch eines will, greift dich in dieser Runde nicht an} other {wenn ihr einander nennt, greift ihr euch in dieser Runde nicht an}}',
    },
    // Said of every choice alike: none is to be known from another.
    own: {
      en: 'whoever is bound to me does not attack me this round',
      it: 'chi è legato a me non mi attacca in questo round',
      de: 'wer mit mir verbündet ist, greift mich in dieser Runde nicht an',
    },
  },
  {
    name: 'build-farm',
    move: 'build',
    holds: (_view, _seat, { what }) => (what === 'farm' || what === 'intensive' ? {} : undefined),
    words: {
      en: 'it feeds your people, now and at every harvest',
      it: 'sfama il popolo, ora e a ogni raccolto',
      de: 'das ernährt dein Volk, jetzt und bei jeder Ernte',
    },
    own: {
      en: 'it feeds my people, now and at every harvest',
      it: 'sfama il mio popolo, ora e a ogni raccolto',
      de: 'das ernährt mein Volk, jetzt und bei jeder Ernte',
    },
  },
  {
    name: 'build',
    move: 'build',
    words: {
      en: 'it makes more possible, and your objective or your safety asks for it',
      it: 'rende possibile altro, e lo chiede il tuo obiettivo o la tua sicurezza',
      de: 'das macht mehr möglich, und dein Ziel oder deine Sicherheit verlangt es',
    },
    own: {
      en: 'it makes more possible, or makes me safer',
      it: 'rende possibile altro, o mi mette al sicuro',
      de: 'das macht mehr möglich oder mich sicherer',
    },
  },
  {
    name: 'revert',
    move: 'revert',
    words: {
      en: 'less CO2, and forest counts among equals',
      it: 'meno CO2, e a pari punti la foresta conta',
      de: 'weniger CO2, und bei Gleichstand zählt Wald',
    },
  },
  {
    name: 'integrate',
    move: 'integrate',
    words: {
      en: 'a point, and one ration less to find every round',
      it: 'un punto, e una razione in meno a ogni round',
      de: 'ein Punkt, und jede Runde eine Ration weniger nötig',
    },
  },
  {
    name: 'buy',
    move: 'buy',
    words: {
      en: 'cheaper than what hunger or an idle factory would cost',
      it: 'costa meno della fame o di una fabbrica ferma',
      de: 'billiger als Hunger oder eine stillstehende Fabrik',
    },
  },
  {
    name: 'shift-fuel',
    move: 'shift-fuel',
    words: {
      en: 'the factory that burns it stands there',
      it: 'là sta la fabbrica che lo brucia',
      de: 'dort steht die Fabrik, die ihn verbrennt',
    },
  },
  {
    name: 'tribute',
    move: 'tribute',
    words: {
      en: 'it costs you nothing',
      it: 'non ti costa nulla',
      de: 'es kostet dich nichts',
    },
    own: {
      en: 'it costs me nothing',
      it: 'non mi costa nulla',
      de: 'es kostet mich nichts',
    },
  },
  {
    name: 'attack',
    move: 'attack',
    words: {
      en: 'your dice are better there, and land brings income',
      it: 'là hai dadi migliori, e la terra porta entrate',
      de: 'dort hast du die besseren Würfel, und Land bringt Einkommen',
    },
    own: {
      en: 'my dice are better there, and land brings income',
      it: 'là ho dadi migliori, e la terra porta entrate',
      de: 'dort habe ich die besseren Würfel, und Land bringt Einkommen',
    },
  },
  {
    name: 'rebel',
    move: 'rebel',
    words: {
      en: 'it costs one token and can set your land free',
      it: 'costa un gettone e può liberare la tua terra',
      de: 'es kostet eine Marke und kann dein Land befreien',
    },
    own: {
      en: 'it costs one token and can set my land free',
      it: 'costa un gettone e può liberare la mia terra',
      de: 'es kostet eine Marke und kann mein Land befreien',
    },
  },
  {
    name: 'volley',
    move: 'volley',
    words: {
      en: 'your dice are still good enough',
      it: 'i tuoi dadi bastano ancora',
      de: 'deine Würfel reichen noch',
    },
    own: {
      en: 'my dice are still good enough',
      it: 'i miei dadi bastano ancora',
      de: 'meine Würfel reichen noch',
    },
  },
  {
    name: 'truce',
    move: 'truce',
    words: {
      en: 'the next volley would more likely cost than win',
      it: 'la prossima salva costerebbe più facilmente che rendere',
      de: 'die nächste Salve kostet eher, als dass sie gewinnt',
    },
  },
  {
    name: 'move-tank',
    move: 'move-tank',
    words: {
      en: 'there it guards what is worth most',
      it: 'là protegge ciò che vale di più',
      de: 'dort schützt er, was am meisten wert ist',
    },
  },
  {
    name: 'play',
    move: 'play',
    words: {
      en: 'this card does most for you now',
      it: 'ora questa carta ti dà di più',
      de: 'jetzt bringt dir diese Karte am meisten',
    },
    own: {
      en: 'this card does much for me now',
      it: 'ora questa carta mi dà molto',
      de: 'jetzt bringt mir diese Karte viel',
    },
  },
  {
    name: 'feed',
    move: 'feed',
    words: {
      en: 'hunger costs more than rations',
      it: 'la fame costa più delle razioni',
      de: 'Hunger kostet mehr als Rationen',
    },
  },
  {
    name: 'sell',
    move: 'answer',
    words: {
      en: 'judged by what you can spare and what it brings',
      it: 'secondo ciò di cui puoi fare a meno e quanto rende',
      de: 'gemessen daran, was du entbehren kannst und was es bringt',
    },
    own: {
      en: 'judged by what I can spare and what it brings',
      it: 'secondo ciò di cui posso fare a meno e quanto rende',
      de: 'gemessen daran, was ich entbehren kann und was es bringt',
    },
  },
  {
    name: 'fuel',
    move: 'fuel',
    words: {
      en: 'a factory without fuel becomes forest again',
      it: 'una fabbrica senza TEP torna foresta',
      de: 'eine Fabrik ohne Brennstoff wird wieder Wald',
    },
  },
  {
    name: 'close',
    move: 'close',
    words: {
      en: 'its fuel does more elsewhere',
      it: 'il suo TEP altrove serve di più',
      de: 'ihr Brennstoff nützt anderswo mehr',
    },
  },
  {
    name: 'auto-fuel',
    move: 'auto-fuel',
    words: {
      en: 'it keeps as many factories as the fuel allows',
      it: 'tiene tutte le fabbriche che il TEP permette',
      de: 'so bleiben so viele Fabriken, wie der Brennstoff erlaubt',
    },
  },
  {
    name: 'end-step',
    move: 'end-step',
    words: {
      en: 'nothing more here is worth its price',
      it: 'qui null’altro vale il suo prezzo',
      de: 'hier lohnt sich nichts mehr',
    },
  },
]

export const venontaGuide: Guide<Venonta> = {
  deal: { seats: 3, seed: 'first-lessons-1' },
  needs: { sale: 'weighed', battle: 'weighed' },
  isThrough: ({ round }) => round > 2,
  lessons,
  reasons,
}
