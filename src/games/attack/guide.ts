/** The first game of whoever has never played Attack!: what is told when it first matters, and why a move makes sense. */
import type { Guide, Lesson, Reason } from '../guide.ts'
import { data } from './data.ts'
import { neutralRegions, ownRegions, touchesOwn } from './derived.ts'
import { scoreOf } from './end/scoring.ts'
import type { View } from './secrets/view.ts'
import type { Attack, Seat } from './state.ts'

const own = (view: View, seat: Seat) => view.players[seat]
/** A neutral region beside the seat's own. */
const neighbour = (view: View, seat: Seat) => neutralRegions(view).find((region) => touchesOwn(view, seat, region))

const lessons: readonly Lesson<Attack>[] = [
  {
    name: 'claim',
    asked: ['claim'],
    words: {
      en: 'Everybody claims four regions, one at a time. Take some that touch each other and a sea: they defend each other, and fleets and sea lanes begin at a coast.',
      it: 'Tutti scelgono quattro regioni, una alla volta. Prendine che si tocchino e tocchino un mare: si difendono a vicenda, e flotte e rotte partono da una costa.',
      de: 'Alle nehmen vier Regionen, eine nach der anderen. Wähle solche, die aneinander und an ein Meer grenzen: Sie schützen einander, und Flotten und Seewege beginnen an einer Küste.',
    },
  },
  {
    name: 'place',
    asked: ['place'],
    words: {
      en: 'Most units stand best where others could come in, at least one everywhere. **Infantry** is cheap and dies first, **tanks** roll two dice, **artillery** removes two infantry at once, **planes** hit what they like. All ships go into one sea.',
      it: 'Quasi tutto va dove possono entrare gli altri, almeno un’unità dovunque. La **fanteria** costa poco e muore per prima, i **carri** tirano due dadi, l’**artiglieria** toglie due fanterie, gli **aerei** colpiscono ciò che vogliono. Tutte le navi in un solo mare.',
      de: 'Das meiste steht am besten, wo andere hereinkommen könnten, überall mindestens eine Einheit. **Infanterie** ist billig und fällt zuerst, **Panzer** würfeln zweimal, **Artillerie** nimmt zwei Infanterien auf einmal, **Flugzeuge** treffen, was sie wollen. Alle Schiffe in ein Meer.',
    },
  },
  {
    name: 'capital',
    asked: ['place-capital'],
    words: {
      en: 'Your capital brings 10 production points a round, and without its region you play no political cards. Put it where nobody gets to easily.',
      it: 'La capitale porta 10 punti produzione per round, e senza la sua regione non giochi carte politiche. Mettila dove è difficile arrivare.',
      de: 'Deine Hauptstadt bringt je Runde 10 Produktionspunkte, und ohne ihre Region spielst du keine Politikkarten. Setze sie dorthin, wo man schwer hinkommt.',
    },
  },
  {
    name: 'government',
    asked: ['turn'],
    matters: (view, seat) => ({ government: own(view, seat).gov, regions: ownRegions(view, seat).length }),
    words: {
      en: 'The lot gave you **{government}**. Every region is 2 points ({regions, plural, one {you have #} other {you have #}}), and your government counts something more: your goal says what.',
      it: 'La sorte ti ha dato **{government}**. Ogni regione vale 2 punti ({regions, plural, one {ne hai #} other {ne hai #}}), e il tuo governo conta anche altro: lo dice lo scopo.',
      de: 'Das Los gab dir **{government}**. Jede Region zählt 2 Punkte ({regions, plural, one {du hast #} other {du hast #}}), und deine Regierung zählt noch etwas anderes: Das sagt dein Ziel.',
    },
  },
  {
    name: 'oil',
    asked: ['turn'],
    matters: (view, seat) => ({ oil: own(view, seat).oil }),
    words: {
      en: 'A turn is a chain of actions: the first costs 1 oil, the second 2, the third 3. You have {oil, number}. Three or four are plenty; what you keep is there next round.',
      it: 'Un turno è una catena di azioni: la prima costa 1 di petrolio, la seconda 2, la terza 3. Ne hai {oil, number}. Tre o quattro bastano; ciò che tieni serve al round dopo.',
      de: 'Ein Zug ist eine Kette von Aktionen: Die erste kostet 1 Öl, die zweite 2, die dritte 3. Du hast {oil, number}. Drei oder vier reichen; was du behältst, ist nächste Runde noch da.',
    },
  },
  {
    name: 'blitz',
    asked: ['turn'],
    matters(view, seat) {
      const region = view.turn && view.turn.actions > 0 && !view.turn.used.includes('blitz') ? neighbour(view, seat) : undefined
      return region === undefined ? undefined : { region }
    },
    words: {
      en: 'The grey land belongs to **Minor Neutrals**. A **Diplomatic Blitz** persuades one with two dice and risks nothing; it is easiest next door ({region}) and where the government is near yours. A success brings a region, an infantry and two cards.',
      it: 'Le terre grigie sono dei **neutrali minori**. Un **Blitz Diplomatico** ne convince uno con due dadi e non rischia nulla; è più facile accanto a te ({region}) e dove il governo è vicino al tuo. Se riesce: una regione, una fanteria e due carte.',
      de: 'Das graue Land gehört **Kleinstaaten**. Eine **Diplomatische Offensive** überredet einen mit zwei Würfeln und riskiert nichts; am leichtesten nebenan ({region}) und wo die Regierung deiner nahesteht. Gelingt sie, bringt sie eine Region, eine Infanterie und zwei Karten.',
    },
  },
  {
    name: 'build',
    asked: ['build'],
    matters: (view, seat) => ({ pp: own(view, seat).pp }),
    words: {
      en: 'You have {pp, number} production points. Lay together what you want, each with its place, then end the action: it costs oil once. A mixed army hits best, since each die shows one kind of unit.',
      it: 'Hai {pp, number} punti produzione. Metti insieme ciò che vuoi, ognuno col suo posto, poi termina l’azione: il petrolio si paga una volta. Un esercito misto colpisce meglio, perché ogni dado mostra un tipo di unità.',
      de: 'Du hast {pp, number} Produktionspunkte. Stelle zusammen, was du willst, jedes mit seinem Ort, dann beende die Aktion: Das Öl zahlst du einmal. Ein gemischtes Heer trifft am besten, denn jeder Würfel zeigt eine Art von Einheit.',
    },
  },
  {
    name: 'move',
    asked: ['move'],
    words: {
      en: 'Give all orders first, then end them: everything happens together. Marching into land that is not yours is an attack, without retreat, so bring clearly more than you expect. One unit stays behind in every region.',
      it: 'Prima dai tutti gli ordini, poi terminali: tutto avviene insieme. Entrare in terra non tua è un attacco, senza ritirata: porta ben più di quanto ti aspetti. In ogni regione resta un’unità.',
      de: 'Gib zuerst alle Befehle, dann beende sie: Alles geschieht zusammen. Ein Marsch in fremdes Land ist ein Angriff, ohne Rückzug: Nimm deutlich mehr mit, als du erwartest. In jeder Region bleibt eine Einheit.',
    },
  },
  {
    name: 'battle',
    asked: ['fight', 'open', 'reinforce', 'hit'],
    words: {
      en: 'A battle goes in rounds: the defender rolls first, then the attacker, a die for each unit in line and two for tanks. A type hits as often as its face shows. It lasts until one side has nothing left.',
      it: 'La battaglia va a round: tira prima chi difende, poi chi attacca, un dado per unità in linea e due per i carri. Un tipo colpisce quante volte esce la sua faccia. Dura finché una parte non ha più nulla.',
      de: 'Ein Gefecht geht in Runden: Zuerst würfelt, wer verteidigt, dann wer angreift, je Einheit in der Linie ein Würfel, Panzer zwei. Eine Art trifft so oft, wie ihr Bild fällt. Es dauert, bis eine Seite nichts mehr hat.',
    },
  },
  {
    name: 'politics',
    asked: ['political'],
    words: {
      en: 'One action plays any number of political cards. Others may block each of them, and nobody learns who could have. Cards with an **Eagle** bring the end nearer.',
      it: 'Con un’azione giochi quante carte politiche vuoi. Gli altri possono bloccarle, e nessuno sa chi avrebbe potuto. Le carte con l’**Aquila** avvicinano la fine.',
      de: 'Mit einer Aktion spielst du beliebig viele Politikkarten. Andere können jede blocken, und niemand erfährt, wer es gekonnt hätte. Karten mit **Adler** bringen das Ende näher.',
    },
  },
  {
    name: 'block',
    asked: ['block'],
    words: {
      en: 'Somebody does something that a card of yours can stop. It costs no oil, but the card is gone: keep it for what hurts you. Nobody sees that you could have.',
      it: 'Qualcuno fa qualcosa che una tua carta può fermare. Non costa petrolio, ma la carta se ne va: tienila per ciò che ti fa male. Nessuno vede che avresti potuto.',
      de: 'Jemand tut etwas, das eine Karte von dir aufhalten kann. Es kostet kein Öl, aber die Karte ist weg: Heb sie für das auf, was dir schadet. Niemand sieht, dass du gekonnt hättest.',
    },
  },
  {
    name: 'production',
    asked: ['produce'],
    matters: (view, seat) => ({ pp: own(view, seat).pp, oil: own(view, seat).oil }),
    words: {
      en: 'All produce at once: the values of your cards, twice for a set of oil, minerals, factories and rail, and 10 for a capital. A flagged oil card gives oil instead. Now: {pp, number} PP, {oil, number} oil; five actions cost 15.',
      it: 'Tutti producono insieme: i valori delle carte, doppi per un set di petrolio, minerali, fabbriche e ferrovia, e 10 per una capitale. Una carta petrolio segnata dà petrolio. Ora: {pp, number} PP, petrolio {oil, number}; cinque azioni costano 15.',
      de: 'Alle produzieren zugleich: die Werte der Karten, doppelt für einen Satz aus Öl, Erz, Fabriken und Bahn, und 10 für eine Hauptstadt. Eine markierte Ölkarte gibt stattdessen Öl. Jetzt: {pp, number} PP, {oil, number} Öl; fünf Aktionen kosten 15.',
    },
  },
  {
    name: 'eagles',
    matters: (view) => (view.eagles > 0 ? { count: view.eagles, last: data.eaglesToEnd } : undefined),
    words: {
      en: 'An Eagle has been played: {count, number} of {last, number}. With the last the game ends at once, in the middle of a turn. Whoever leads hurries; whoever trails keeps Eagles in hand.',
      it: 'È stata giocata un’Aquila: {count, number} di {last, number}. Con l’ultima la partita finisce subito, a metà turno. Chi è in testa ha fretta; chi insegue tiene le Aquile in mano.',
      de: 'Ein Adler wurde gespielt: {count, number} von {last, number}. Mit dem letzten endet das Spiel sofort, mitten im Zug. Wer führt, hat es eilig; wer zurückliegt, behält Adler auf der Hand.',
    },
  },
  {
    name: 'second-round',
    asked: ['turn'],
    matters: (view, seat) => (view.round > 1 ? { points: scoreOf(view, seat).total, pp: own(view, seat).pp } : undefined),
    words: {
      en: 'A new round, and another seat begins it. You have {points, plural, one {# point} other {# points}} and {pp, number} PP. Neutrals won by words cost less than neutrals won by arms; land of rivals costs them what it brings you.',
      it: 'Un nuovo round, e lo apre un altro posto. Hai {points, plural, one {# punto} other {# punti}} e {pp, number} PP. Un neutrale convinto costa meno di uno conquistato; la terra di un rivale toglie a lui ciò che dà a te.',
      de: 'Eine neue Runde, und ein anderer Platz beginnt sie. Du hast {points, plural, one {# Punkt} other {# Punkte}} und {pp, number} PP. Überredete Kleinstaaten kosten weniger als eroberte; Land der Gegenseite nimmt ihr, was es dir bringt.',
    },
  },
]

const reasons: readonly Reason<Attack>[] = [
  {
    name: 'claim',
    move: 'claim',
    words: {
      en: 'it touches what you have, or a sea',
      it: 'tocca ciò che hai, o un mare',
      de: 'es grenzt an das, was du hast, oder an ein Meer',
    },
    own: {
      en: 'it touches what I have, or a sea',
      it: 'tocca ciò che ho, o un mare',
      de: 'es grenzt an das, was ich habe, oder an ein Meer',
    },
  },
  {
    name: 'place',
    move: 'place',
    words: {
      en: 'there others could come in',
      it: 'da lì possono entrare gli altri',
      de: 'dort könnten andere hereinkommen',
    },
  },
  {
    name: 'place-capital',
    move: 'place-capital',
    words: {
      en: 'it is hard to get to',
      it: 'è difficile arrivarci',
      de: 'man kommt schwer hin',
    },
  },
  {
    name: 'begin',
    move: 'begin',
    words: {
      en: 'the best use of the next oil',
      it: 'il modo migliore di usare il petrolio',
      de: 'da nützt das nächste Öl am meisten',
    },
  },
  {
    name: 'build',
    move: 'build',
    words: {
      en: 'you are thin there, or about to attack',
      it: 'lì sei debole, o stai per attaccare',
      de: 'dort bist du schwach, oder willst angreifen',
    },
    own: {
      en: 'I am thin there, or they are wanted elsewhere',
      it: 'lì sono debole, o servono altrove',
      de: 'dort bin ich schwach, oder sie werden anderswo gebraucht',
    },
  },
  {
    name: 'march',
    move: 'march',
    words: {
      en: 'you bring clearly more than waits there',
      it: 'porti ben più di quanto c’è',
      de: 'du bringst deutlich mehr, als dort wartet',
    },
    own: {
      en: 'I bring clearly more than waits there',
      it: 'porto ben più di quanto c’è',
      de: 'ich bringe deutlich mehr, als dort wartet',
    },
  },
  {
    name: 'sail',
    move: 'sail',
    words: {
      en: 'your ships are of more use there',
      it: 'là le tue navi servono di più',
      de: 'dort nützen deine Schiffe mehr',
    },
    own: {
      en: 'my ships are of more use there',
      it: 'là le mie navi servono di più',
      de: 'dort nützen meine Schiffe mehr',
    },
  },
  {
    name: 'end-moves',
    move: 'end-moves',
    words: {
      en: 'all orders are given',
      it: 'tutti gli ordini sono dati',
      de: 'alle Befehle sind gegeben',
    },
  },
  {
    name: 'end-action',
    move: 'end-action',
    words: {
      en: 'nothing more is worth its price',
      it: 'null’altro vale il suo prezzo',
      de: 'es lohnt sich nichts mehr',
    },
  },
  {
    name: 'fight',
    move: 'fight',
    words: {
      en: 'the surest first',
      it: 'prima la più sicura',
      de: 'das sicherste zuerst',
    },
  },
  {
    name: 'commit',
    move: 'commit',
    words: {
      en: 'a mixed line hits best',
      it: 'una linea mista colpisce meglio',
      de: 'eine gemischte Linie trifft am besten',
    },
  },
  {
    name: 'hit',
    move: 'hit',
    words: {
      en: 'it costs them most',
      it: 'è ciò che a loro costa di più',
      de: 'das kostet die Gegenseite am meisten',
    },
  },
  {
    name: 'blitz',
    move: 'blitz',
    words: {
      en: 'the lowest number to reach',
      it: 'il numero più basso da raggiungere',
      de: 'die niedrigste Zahl, die zu erreichen ist',
    },
  },
  {
    name: 'blitz-again',
    move: 'blitz-again',
    words: {
      en: 'no oil, and little to lose',
      it: 'niente petrolio, e poco da perdere',
      de: 'kein Öl, und wenig zu verlieren',
    },
  },
  {
    name: 'play',
    move: 'play',
    words: {
      en: 'it brings more now than kept',
      it: 'ora rende più che tenuta',
      de: 'jetzt bringt sie mehr als auf der Hand',
    },
  },
  {
    name: 'take',
    move: 'take',
    words: {
      en: 'it is worth the most to you',
      it: 'è quella che ti vale di più',
      de: 'sie ist dir am meisten wert',
    },
    own: {
      en: 'it is worth the most to me',
      it: 'è quella che mi vale di più',
      de: 'sie ist mir am meisten wert',
    },
  },
  {
    name: 'deploy',
    move: 'deploy',
    words: {
      en: 'there you are threatened',
      it: 'là sei in pericolo',
      de: 'dort bist du bedroht',
    },
    own: {
      en: 'there I am threatened',
      it: 'là sono in pericolo',
      de: 'dort bin ich bedroht',
    },
  },
  {
    name: 'block',
    move: 'block',
    words: {
      en: 'what it stops hurts you',
      it: 'ferma qualcosa che ti fa male',
      de: 'was sie aufhält, schadet dir',
    },
    own: {
      en: 'what it stops hurts me',
      it: 'ferma qualcosa che mi fa male',
      de: 'was sie aufhält, schadet mir',
    },
  },
  {
    name: 'pass',
    move: 'pass',
    words: {
      en: 'it hurts others more than you',
      it: 'fa più male ad altri che a te',
      de: 'es schadet anderen mehr als dir',
    },
    own: {
      en: 'it hurts others more than me',
      it: 'fa più male ad altri che a me',
      de: 'es schadet anderen mehr als mir',
    },
  },
  {
    name: 'research',
    move: 'research',
    words: {
      en: 'the odds are good, and it lasts',
      it: 'le probabilità sono buone, e dura',
      de: 'die Aussichten sind gut, und es bleibt',
    },
  },
  {
    name: 'open-auction',
    move: 'open-auction',
    words: {
      en: 'a route brings points every round',
      it: 'una rotta rende a ogni round',
      de: 'eine Route bringt jede Runde etwas ein',
    },
  },
  {
    name: 'bid-limit',
    move: 'bid-limit',
    words: {
      en: 'more than that it is not worth',
      it: 'di più non vale',
      de: 'mehr ist sie nicht wert',
    },
  },
  {
    name: 'trade-refuse',
    move: 'trade-refuse',
    words: {
      en: 'it gives more than it brings',
      it: 'dà più di quanto porta',
      de: 'es gibt mehr, als es bringt',
    },
  },
  {
    name: 'trade-accept',
    move: 'trade-accept',
    words: {
      en: 'it brings more than it gives',
      it: 'porta più di quanto dà',
      de: 'es bringt mehr, als es gibt',
    },
  },
  {
    name: 'passage',
    move: 'passage',
    words: {
      en: 'whoever passes may come back as an enemy',
      it: 'chi passa può tornare nemico',
      de: 'wer vorbeifährt, kommt vielleicht als Feind zurück',
    },
  },
  {
    name: 'intercept',
    move: 'intercept',
    words: {
      en: 'nothing guards them',
      it: 'nulla le protegge',
      de: 'nichts schützt sie',
    },
  },
  {
    name: 'scramble',
    move: 'scramble',
    words: {
      en: 'your economy is worth the risk',
      it: 'la tua economia vale il rischio',
      de: 'deine Wirtschaft ist das Wagnis wert',
    },
    own: {
      en: 'my economy is worth the risk',
      it: 'la mia economia vale il rischio',
      de: 'meine Wirtschaft ist das Wagnis wert',
    },
  },
  {
    name: 'subs',
    move: 'subs',
    words: {
      en: 'they do more harm in this fight than alone',
      it: 'in questo scontro fanno più che da soli',
      de: 'sie bewirken in diesem Gefecht mehr als allein',
    },
  },
  {
    name: 'line',
    move: 'line',
    words: {
      en: 'the strong stand behind',
      it: 'i forti stanno dietro',
      de: 'die Starken stehen hinten',
    },
  },
  {
    name: 'reserve',
    move: 'reserve',
    words: {
      en: 'oil is what turns are made of',
      it: 'i turni sono fatti di petrolio',
      de: 'aus Öl werden Züge',
    },
  },
  {
    name: 'produce',
    move: 'produce',
    words: {
      en: 'your cards are counted at their best',
      it: 'le carte contano al meglio',
      de: 'deine Karten zählen so am meisten',
    },
    own: {
      en: 'my cards are counted at their best',
      it: 'le mie carte contano al meglio',
      de: 'meine Karten zählen so am meisten',
    },
  },
  {
    name: 'end-turn',
    move: 'end-turn',
    words: {
      en: 'oil you keep is there next round',
      it: 'il petrolio che tieni serve al round dopo',
      de: 'gespartes Öl ist nächste Runde noch da',
    },
    own: {
      en: 'oil that is kept is there next round',
      it: 'il petrolio risparmiato serve al round dopo',
      de: 'gespartes Öl ist nächste Runde noch da',
    },
  },
]

export const attackGuide: Guide<Attack> = {
  deal: { seats: 2, seed: 'first-lessons-99', options: { placement: 'at-once', maxRounds: 6 } },
  needs: { block: 'weighed', scramble: 'weighed' },
  isThrough: ({ round }) => round > 2,
  lessons,
  reasons,
}
