/** The first game of whoever has never played Ideology: what is told when it first matters, and why a move makes sense. */
import type { Guide, Lesson, Reason } from '../guide.ts'
import { ideologies } from './data.ts'
import {
  allInfluence,
  assessedLevel,
  cap,
  globalInfluence,
  independent,
  leader,
  near,
  noCards,
  regionOf,
  sectorsWith,
  total,
  tradingInfluence,
} from './derived.ts'
import { type Cards, type Ideology, kinds, type RegionId, type Seat, type View } from './state.ts'

const handOf = (view: View, seat: Seat): Cards => {
  const { hand } = view.players[seat]
  return typeof hand === 'number' ? noCards() : hand
}

/** With what lies there already. */
const raisesLevel = (view: View, seat: Seat): boolean =>
  Object.entries(view.regions).some(
    ([region, { controller, level }]) => controller === seat && assessedLevel(view, region, handOf(view, seat)) > level,
  )
const homeOf = (seat: Seat): RegionId => ideologies[seat].home
const unclaimed = (view: View): readonly RegionId[] => Object.keys(view.regions).filter((region) => independent(view, region))

const lessons: readonly Lesson<Ideology>[] = [
  {
    name: 'trade',
    asked: ['trade'],
    matters: (view, seat) => ({ count: tradingInfluence(view, seat) }),
    words: {
      en: 'Cards pay for everything: growing, new regions, attack and defence. Three different ones raise a level, so swap what you hold twice. You may swap one for each region with influence of yours: {count, plural, one {# card} other {# cards}} now.',
      it: 'Le carte pagano tutto: crescita, nuove regioni, attacco e difesa. Tre diverse alzano un livello: cambia quelle doppie. Puoi cambiarne una per ogni regione in cui hai influenza: ora {count, plural, one {# carta} other {# carte}}.',
      de: 'Karten bezahlen alles: Wachstum, neue Regionen, Angriff und Abwehr. Drei verschiedene heben eine Stufe: Tausche, was du doppelt hast. Je Region mit Einfluss von dir darfst du eine tauschen: jetzt {count, plural, one {# Karte} other {# Karten}}.',
    },
  },
  {
    name: 'level',
    asked: ['develop'],
    matters: (view, seat) => ({
      region: homeOf(seat),
      sectors: sectorsWith(view, homeOf(seat), {}),
      level: regionOf(view, homeOf(seat)).level,
    }),
    words: {
      en: '{region_The} holds {sectors} (military/economic/cultural). A region is worth its **weakest sector**: level {level, number} now. One card more of each kind, and at the end of the round it is a point more and a card more in every round to come.',
      it: '{region_The}: {sectors} (militare/economico/culturale). Una regione vale quanto il suo **settore più debole**: ora livello {level, number}. Un’altra carta di ogni tipo, e a fine round è un punto in più e una carta in più a ogni round che viene.',
      de: '{region_The}: {sectors} (militärisch/wirtschaftlich/kulturell). Eine Region ist so viel wert wie ihr **schwächster Sektor**: jetzt Stufe {level, number}. Je eine Karte jeder Art mehr, und am Ende der Runde ist das ein Punkt mehr und in jeder weiteren Runde eine Karte mehr.',
    },
  },
  {
    name: 'keep',
    asked: ['develop'],
    matters: (view, seat) => (raisesLevel(view, seat) ? undefined : { cards: handOf(view, seat) }),
    words: {
      en: 'Your hand cannot raise a level now. Cards that you keep are not lost: they win new regions in the next phase and defend you. **Done developing** is a good answer.',
      it: 'Con questa mano ora non alzi un livello. Le carte che tieni non vanno perse: nella prossima fase prendono nuove regioni, e ti difendono. **Fine dello sviluppo** è una buona risposta.',
      de: 'Mit dieser Hand hebst du jetzt keine Stufe. Was du behältst, ist nicht verloren: Es gewinnt in der nächsten Phase neue Regionen und verteidigt dich. **Fertig entwickelt** ist eine gute Antwort.',
    },
  },
  {
    name: 'new-region',
    asked: ['foreign'],
    matters(view) {
      const region = unclaimed(view).at(-1)
      return region === undefined ? undefined : { region, cap: cap(view, region) }
    },
    words: {
      en: 'A region has appeared: {region_the}. It belongs to nobody and takes {cap, plural, one {# card} other {# cards}} of each kind, whoever lays them. Once it is full it falls, at the end of the round, to whoever has most cards there.',
      it: 'È apparsa una regione: {region_the}. Non è di nessuno e prende {cap, plural, one {# carta} other {# carte}} per tipo, di chiunque siano. Quando è piena, a fine round va a chi vi ha più carte.',
      de: 'Eine Region ist erschienen: {region_the}. Sie gehört niemandem und fasst {cap, plural, one {# Karte} other {# Karten}} je Art, gleich von wem. Ist sie voll, fällt sie am Ende der Runde an die Ideologie mit den meisten Karten dort.',
    },
  },
  {
    name: 'distance',
    asked: ['foreign'],
    matters(view, seat) {
      const region = unclaimed(view).at(-1)
      return region === undefined ? undefined : { region, is: near(view, seat, region) ? 'near' : 'distant' }
    },
    words: {
      en: '{is, select, near {It lies next to a region of yours: a card there costs just that card.} other {It does not lie next to any region of yours: a card there costs one more of the same kind, as tribute.}}',
      it: '{is, select, near {Confina con una tua regione: una carta là costa solo quella carta.} other {Non confina con nessuna tua regione: una carta là ne costa un’altra dello stesso tipo, come tributo.}}',
      de: '{is, select, near {Sie grenzt an eine Region von dir: Eine Karte dort kostet nur diese Karte.} other {Sie grenzt an keine Region von dir: Eine Karte dort kostet eine weitere derselben Art, als Tribut.}}',
    },
  },
  {
    name: 'circle',
    asked: ['foreign'],
    matters: (view, seat) => (unclaimed(view).some((region) => allInfluence(view, region, seat) > 0) ? {} : undefined),
    words: {
      en: 'One card at a time, turn by turn, until everybody passes in a row. Whoever passes may still act later. **Wait** passes for you until somebody touches what is yours.',
      it: 'Una carta alla volta, a giro; si chiude quando passano tutti di fila. Chi passa può ancora agire dopo. **Attendi** passa per te finché nessuno tocca ciò che è tuo.',
      de: 'Eine Karte nach der anderen, reihum, bis alle hintereinander passen. Wer passt, kann später noch handeln. **Abwarten** passt für dich, bis jemand anrührt, was dein ist.',
    },
  },
  {
    name: 'conflict',
    asked: ['conflict'],
    words: {
      en: 'Now influence can be attacked: a card of yours against one of the same kind, and the other may counter. Distance costs a card of tribute. Passing is a good answer in the first rounds; what you keep in your hand defends you.',
      it: 'Ora si può attaccare l’influenza: una tua carta contro una dello stesso tipo, e l’altro può respingerla. La distanza costa una carta di tributo. Nei primi round passare è una buona risposta; ciò che tieni in mano ti difende.',
      de: 'Jetzt kann Einfluss angegriffen werden: eine Karte von dir gegen eine gleicher Art, und die andere Seite darf abwehren. Entfernung kostet eine Karte Tribut. In den ersten Runden ist Passen eine gute Antwort; was du auf der Hand behältst, verteidigt dich.',
    },
  },
  {
    name: 'diplomacy',
    asked: ['diplomacy'],
    words: {
      en: 'Everybody chooses in secret. It takes two to make peace and one to make war: the more hostile choice counts, for the whole next round. At peace only cultural attacks are allowed, when neutral cultural and economic ones, at war all.',
      it: 'Tutti scelgono in segreto. Per la pace si deve essere in due, per la guerra basta uno: vale la scelta più ostile, per tutto il round dopo. In pace si attacca solo con la cultura, da neutrali anche con l’economia, in guerra con tutto.',
      de: 'Alle wählen verdeckt. Zum Frieden gehören zwei, zum Krieg genügt einer: Die feindlichere Wahl gilt, die ganze nächste Runde lang. Im Frieden sind nur kulturelle Angriffe erlaubt, neutral auch wirtschaftliche, im Krieg alle.',
    },
  },
  {
    name: 'assessment',
    matters: (view, seat) =>
      view.round > 1 ? { seat: view.order[0], points: globalInfluence(view, seat), goal: view.options.target } : undefined,
    words: {
      en: 'The round is over: all regions were assessed, and you have {points, plural, one {# point} other {# points}}. The game ends when somebody has {goal, number} at the end of a round. Your hand was filled up to your points. {seat} has the most and acts first; acting last often helps: one sees what the others do.',
      it: 'Il round è finito: le regioni sono state valutate, e hai {points, plural, one {# punto} other {# punti}}. La partita finisce quando qualcuno ne ha {goal, number} a fine round. La tua mano è salita fino ai tuoi punti. Chi ne ha di più agisce per primo ({seat}); agire per ultimi spesso aiuta: si vede che cosa fanno gli altri.',
      de: 'Die Runde ist vorbei: Alle Regionen wurden beurteilt, und du hast {points, plural, one {# Punkt} other {# Punkte}}. Das Spiel endet, wenn jemand am Ende einer Runde {goal, number} hat. Deine Hand wurde auf deine Punkte aufgefüllt. Am meisten hat {seat} und handelt zuerst; zuletzt zu handeln hilft oft: Man sieht, was die anderen tun.',
    },
  },
  {
    name: 'lead',
    asked: ['foreign', 'conflict'],
    matters(view, seat) {
      const region = unclaimed(view).find((one) => leader(view, one) === seat)
      return region === undefined ? undefined : { region, sectors: sectorsWith(view, region, {}), cap: cap(view, region) }
    },
    words: {
      en: 'You have the most cards {region_in}: {sectors}, room for {cap, number} each. Filled up, it is yours at the end of the round. Others can still draw level, or attack your cards there.',
      it: 'Hai più carte di tutti {region_in}: {sectors}, posto per {cap, number} ciascuno. Piena, a fine round è tua. Altri possono ancora raggiungerti, o attaccare là le tue carte.',
      de: 'Du hast {region_in} die meisten Karten: {sectors}, Platz für je {cap, number}. Voll gehört sie am Ende der Runde dir. Andere können noch gleichziehen oder deine Karten dort angreifen.',
    },
  },
  {
    name: 'advancement',
    asked: ['develop'],
    matters(view, seat) {
      const hand = handOf(view, seat)
      return view.round > 1 && kinds.some((kind) => hand[kind] > 1) ? {} : undefined
    },
    words: {
      en: 'Two cards of one kind buy an **advancement**: it makes your attacks of that kind cheaper and those against you dearer. Better ones are paid with lesser ones, up to weapons that count a point each. Most rounds, a level or a new region is worth more.',
      it: 'Due carte dello stesso tipo comprano un **avanzamento**: i tuoi attacchi di quel tipo costano meno, quelli contro di te di più. I migliori si pagano con i minori, fino alle armi, che valgono un punto ciascuna. Di solito un livello o una nuova regione vale di più.',
      de: 'Zwei Karten einer Art kaufen einen **Fortschritt**: Deine Angriffe dieser Art werden billiger, die gegen dich teurer. Bessere bezahlt man mit geringeren, bis zu Waffen, die je einen Punkt zählen. Meist ist eine Stufe oder eine neue Region mehr wert.',
    },
  },
  {
    name: 'defend',
    asked: ['defend'],
    words: {
      en: 'You are attacked. Countering costs you a card and the attacker one; conceding leaves the attacker’s card in the place of yours. Defend what decides a majority or your weakest sector, and let the rest go.',
      it: 'Ti attaccano. Respingere costa una carta a te e una a chi attacca; cedendo, la sua carta prende il posto della tua. Difendi ciò che decide una maggioranza o il tuo settore più debole, e lascia andare il resto.',
      de: 'Du wirst angegriffen. Abwehren kostet dich und die Gegenseite je eine Karte; gibst du nach, nimmt deren Karte den Platz deiner ein. Verteidige, was eine Mehrheit oder deinen schwächsten Sektor entscheidet, und lass den Rest.',
    },
  },
  {
    name: 'goal',
    matters(view) {
      const points = Math.max(...view.seats.map((seat) => globalInfluence(view, seat)))
      const seats = view.seats.filter((seat) => globalInfluence(view, seat) === points)
      return points >= view.options.target - 3 ? { seats, points, goal: view.options.target } : undefined
    },
    words: {
      en: '{seats}: {points, number} of {goal, number}. Whoever is highest at the end of the round that reaches the goal wins, not who gets there first. Count what everybody will have once the regions are assessed: a card well placed, or one taken away, may decide.',
      it: '{seats}: {points, number} di {goal, number}. Vince chi è più in alto alla fine del round in cui si raggiunge il traguardo, non chi arriva prima. Conta quanto avranno tutti dopo la valutazione: una carta messa bene, o una tolta, può decidere.',
      de: 'Am weitesten {seats_the}: {points, number} von {goal, number}. Erreicht in einer Runde jemand das Ziel, gewinnt, wer an ihrem Ende vorn liegt, nicht wer zuerst ankommt. Zähle, was alle nach der Beurteilung haben werden: Eine gut gelegte oder genommene Karte kann entscheiden.',
    },
  },
]

/** What one card more of the kind does for the level of a region of one's own. */
const growth = (view: View, region: unknown, kind: unknown, count: number): number => {
  const own = Object.keys(view.regions).find((one) => one === region)
  const which = kinds.find((one) => one === kind)
  return own && which ? assessedLevel(view, own, { [which]: count }) - assessedLevel(view, own) : 0
}

const reasons: readonly Reason<Ideology>[] = [
  {
    name: 'trade-doubles',
    move: 'trade',
    holds: (_view, _seat, { cards }) => (total({ ...noCards(), ...(cards as Partial<Cards>) }) > 0 ? {} : undefined),
    words: {
      en: 'these have the least use; the new ones may complete a set of three kinds',
      it: 'sono quelle che servono meno; le nuove possono completare un terzetto dei tre tipi',
      de: 'sie nützen am wenigsten; die neuen vervollständigen vielleicht drei verschiedene',
    },
  },
  {
    name: 'trade-nothing',
    move: 'trade',
    words: {
      en: 'what you hold has its uses too, and new cards may be no better',
      it: 'anche ciò che hai serve, e le nuove potrebbero non essere migliori',
      de: 'auch was du hast, nützt, und neue Karten sind vielleicht nicht besser',
    },
    own: {
      en: 'new cards may be no better than these',
      it: 'le carte nuove potrebbero non essere migliori',
      de: 'neue Karten sind vielleicht nicht besser',
    },
  },
  {
    name: 'develop-level',
    move: 'develop',
    holds: (view, _seat, { region, kind, count }) => (growth(view, region, kind, Number(count ?? 1)) > 0 ? {} : undefined),
    words: {
      en: 'it completes the next level: a point, and a card more every round',
      it: 'completa il prossimo livello: un punto, e una carta in più a ogni round',
      de: 'das vollendet die nächste Stufe: ein Punkt, und jede Runde eine Karte mehr',
    },
  },
  {
    name: 'develop',
    move: 'develop',
    words: {
      en: 'it is a step towards the next level, and more of a majority there',
      it: 'è un passo verso il prossimo livello, e più maggioranza là',
      de: 'ein Schritt zur nächsten Stufe, und dort mehr Mehrheit',
    },
  },
  {
    name: 'buy',
    move: 'buy',
    words: {
      en: 'these cards would do less elsewhere, and what is bought stays',
      it: 'queste carte altrove farebbero meno, e ciò che compri resta',
      de: 'anderswo bewirken diese Karten weniger, und was gekauft ist, bleibt',
    },
  },
  {
    name: 'done',
    move: 'done',
    words: {
      en: 'keeps your cards for new regions and for defence',
      it: 'tieni le carte per nuove regioni e per la difesa',
      de: 'behält die Karten für neue Regionen und zur Abwehr',
    },
    own: {
      en: 'cards are wanted for new regions and for defence too',
      it: 'le carte servono anche per nuove regioni e per la difesa',
      de: 'Karten braucht man auch für neue Regionen und zur Abwehr',
    },
  },
  {
    name: 'extend-near',
    move: 'extend',
    holds: (view, seat, { region }) => (near(view, seat, String(region)) ? {} : undefined),
    words: {
      en: 'it is next door and costs just this card; whoever has most there when it is full gets it',
      it: 'confina con te e costa solo questa carta; quando è piena va a chi ne ha di più',
      de: 'gleich nebenan und nur diese eine Karte; ist sie voll, bekommt sie, wer dort am meisten hat',
    },
    own: {
      en: 'it is next door and costs just one card; whoever has most there when it is full gets it',
      it: 'è qui accanto e costa una sola carta; quando è piena va a chi ne ha di più',
      de: 'es liegt nebenan und kostet nur eine Karte; wer am meisten hat, wenn es voll ist, bekommt es',
    },
  },
  {
    name: 'extend',
    move: 'extend',
    words: {
      en: 'a share in a new region, before its room is taken',
      it: 'una parte in una nuova regione, prima che il posto finisca',
      de: 'ein Anteil an einer neuen Region, bevor der Platz vergeben ist',
    },
  },
  {
    name: 'remove',
    move: 'remove',
    words: {
      en: 'it does you little good there and holds up somebody else’s level',
      it: 'là ti serve poco e sostiene il livello di un altro',
      de: 'sie nützt dir dort wenig und trägt die Stufe von jemand anderem',
    },
    own: {
      en: 'it did me little good there and held up somebody else’s level',
      it: 'là mi serviva poco e sosteneva il livello di un altro',
      de: 'sie nützte mir dort wenig und trug die Stufe von jemand anderem',
    },
  },
  {
    name: 'pass',
    move: 'pass',
    words: {
      en: 'your cards are worth more kept: they defend you, and next round they can grow your home',
      it: 'le carte valgono di più in mano: ti difendono, e al prossimo round fanno crescere la tua patria',
      de: 'deine Karten sind auf der Hand mehr wert: Sie verteidigen dich und lassen nächste Runde deine Heimat wachsen',
    },
    // Nobody is to know whether it holds.
    own: null,
  },
  {
    name: 'hold',
    move: 'hold',
    words: {
      en: 'nothing to do here: it passes by itself until you are touched',
      it: 'qui non c’è nulla da fare: passa da sé finché non ti toccano',
      de: 'hier ist nichts zu tun: Es passt von selbst, bis du berührt wirst',
    },
    own: null,
  },
  {
    name: 'conflict',
    move: 'conflict',
    words: {
      en: 'one card there decides a majority or a level',
      it: 'là una carta decide una maggioranza o un livello',
      de: 'dort entscheidet eine Karte über Mehrheit oder Stufe',
    },
  },
  {
    name: 'counter',
    move: 'counter',
    words: {
      en: 'this influence matters: it is worth a card',
      it: 'questa influenza conta: vale una carta',
      de: 'dieser Einfluss zählt: Er ist eine Karte wert',
    },
  },
  {
    name: 'concede',
    move: 'concede',
    words: {
      en: 'your cards do more elsewhere than in this defence',
      it: 'altrove le tue carte fanno più che in questa difesa',
      de: 'anderswo bewirken deine Karten mehr als in dieser Abwehr',
    },
    own: {
      en: 'cards do more elsewhere than in this defence',
      it: 'altrove le carte fanno più che in questa difesa',
      de: 'anderswo bewirken Karten mehr als in dieser Abwehr',
    },
  },
  {
    name: 'press',
    move: 'press',
    words: {
      en: 'it costs no tribute again, and the other side may run out of cards',
      it: 'non costa altro tributo, e all’altro possono mancare le carte',
      de: 'es kostet keinen Tribut mehr, und der Gegenseite gehen vielleicht die Karten aus',
    },
  },
  {
    name: 'withdraw',
    move: 'withdraw',
    words: {
      en: 'the next card would cost more than this influence is worth',
      it: 'un’altra carta costerebbe più di quanto vale questa influenza',
      de: 'die nächste Karte kostet mehr, als dieser Einfluss wert ist',
    },
  },
  {
    name: 'launch',
    move: 'launch',
    words: {
      en: 'it clears the region of all that enemy’s cards, and cannot be answered',
      it: 'toglie dalla regione tutte le carte di quel nemico, e non si può respingere',
      de: 'es räumt alle Karten dieses Feindes aus der Region, ohne Gegenwehr',
    },
  },
  {
    name: 'diplomacy',
    move: 'diplomacy',
    words: {
      en: 'quiet with those you do not fight, room to act against those you do',
      it: 'calma con chi non combatti, mano libera contro chi combatti',
      de: 'Ruhe mit denen, die du nicht bekämpfst, freie Hand gegen die anderen',
    },
    own: {
      en: 'quiet with those I do not fight, room to act against the others',
      it: 'calma con chi non combatto, mano libera contro gli altri',
      de: 'Ruhe mit denen, die ich nicht bekämpfe, freie Hand gegen die anderen',
    },
  },
  {
    name: 'discard',
    move: 'discard',
    words: {
      en: 'these have the least use',
      it: 'sono quelle che servono meno',
      de: 'diese nützen am wenigsten',
    },
  },
]

export const ideologyGuide: Guide<Ideology> = {
  deal: { seats: 3, wish: 'communism', seed: 'first-lessons-5-29', options: { ideologyRules: false } },
  needs: { defend: 'weighed', press: 'weighed' },
  isThrough: ({ round }) => round > 2,
  lessons,
  reasons,
}
