import type { Term } from '../../terms.ts'

export const terms: readonly Term[] = [
  {
    id: 'ration',
    page: 'food',
    words: {
      en: {
        name: 'ration',
        meaning:
          'Food for one of your people. They all eat in your second turn; whoever stays hungry costs 2 points and a token.',
      },
      it: {
        name: 'razione',
        forms: ['razioni'],
        meaning: 'Cibo per una persona. Tutti mangiano nel tuo secondo turno; chi ha fame costa 2 punti e un gettone.',
      },
      de: {
        name: 'Ration',
        meaning: 'Nahrung für einen Menschen. Alle essen in deinem zweiten Zug; wer hungert, kostet 2 Punkte und eine Marke.',
      },
    },
  },
  {
    id: 'token',
    page: 'production',
    words: {
      en: { name: 'token', meaning: 'Your money: for building, buying, fighting. More come at the beginning of each round.' },
      it: {
        name: 'gettone',
        forms: ['gettoni'],
        meaning: 'Il tuo denaro: per costruire, comprare, combattere. Altri arrivano all’inizio di ogni round.',
      },
      de: { name: 'Marke', meaning: 'Dein Geld: zum Bauen, Kaufen, Kämpfen. Neue kommen am Anfang jeder Runde.' },
    },
  },
  {
    id: 'fuel',
    page: 'fuel',
    words: {
      en: {
        name: 'fuel',
        meaning: 'Lies in the land. Each factory burns one a round; what has burned makes the rest dearer for all.',
      },
      it: {
        name: 'TEP',
        forms: ['combustibile'],
        meaning:
          'Tonnellate equivalenti di petrolio: il combustibile nel suolo. Ogni fabbrica ne brucia uno per round; quel che è bruciato rende il resto più caro per tutti.',
      },
      de: {
        name: 'Brennstoff',
        meaning: 'Liegt im Boden. Jede Fabrik verbrennt einen je Runde; was verbrannt ist, macht den Rest für alle teurer.',
      },
    },
  },
  {
    id: 'co2',
    page: 'goal',
    words: {
      en: {
        name: 'CO2',
        meaning: 'Counted on the same track as points. At 60, or if nobody has more points than CO2 in the end, everybody loses.',
      },
      it: {
        name: 'CO2',
        meaning: 'Si conta sullo stesso tracciato dei punti. A 60, o se alla fine nessuno ha più punti della CO2, perdono tutti.',
      },
      de: {
        name: 'CO2',
        meaning:
          'Wird auf derselben Leiste gezählt wie Punkte. Bei 60, oder wenn am Ende niemand mehr Punkte als CO2 hat, verlieren alle.',
      },
    },
  },
  {
    id: 'intensive',
    page: 'production',
    words: {
      en: {
        name: 'intensive farm',
        meaning: 'A farm with a free factory behind it: two rations at every harvest instead of one.',
      },
      it: {
        name: 'azienda intensiva',
        forms: ['aziende intensive', 'intensiv'],
        meaning: 'Un’azienda agricola con una fabbrica libera alle spalle: due razioni a ogni raccolto invece di una.',
      },
      de: {
        name: 'Intensivbetrieb',
        meaning: 'Ein Bauernhof mit einer freien Fabrik dahinter: zwei Rationen bei jeder Ernte statt einer.',
      },
    },
  },
  {
    id: 'factory',
    page: 'production',
    words: {
      en: {
        name: 'factory',
        forms: ['factories'],
        meaning: 'Makes farms intensive and builds tanks. A free one is not yet used for either.',
      },
      it: {
        name: 'fabbrica',
        forms: ['fabbriche'],
        meaning: 'Rende intensive le aziende agricole e costruisce carri armati. È libera se non serve ancora ad altro.',
      },
      de: {
        name: 'Fabrik',
        meaning: 'Macht Höfe zu Intensivbetrieben und baut Panzer. Frei ist, welche für keines von beiden gebraucht wird.',
      },
    },
  },
  {
    id: 'migrant',
    page: 'food',
    words: {
      en: {
        name: 'migrant',
        forms: ['integrat'],
        meaning: 'Somebody who fled to your land and eats a ration, until integrated for 2 tokens: then a point.',
      },
      it: {
        name: 'migrante',
        forms: ['migranti', 'integra'],
        meaning:
          'Qualcuno fuggito sulla tua terra, che mangia una razione finché non lo integri per 2 gettoni: allora è un punto.',
      },
      de: {
        name: 'Migrant',
        forms: ['integrier'],
        meaning:
          'Jemand, der auf dein Land geflohen ist und eine Ration isst, bis man ihn für 2 Marken integriert: dann ein Punkt.',
      },
    },
  },
  {
    id: 'objective',
    page: 'objectives',
    words: {
      en: {
        name: 'objective',
        meaning:
          'Your secret task for this round, worth 12 to 20 points. Aggressive ones ask for war, neutral ones for work and trade, peaceful ones for restraint.',
      },
      it: {
        name: 'obiettivo',
        forms: ['obiettivi'],
        meaning:
          'Il tuo compito segreto per questo round, da 12 a 20 punti. Gli aggressivi vogliono guerra, i neutrali lavoro e commercio, i pacifici moderazione.',
      },
      de: {
        name: 'Ziel',
        meaning:
          'Deine geheime Aufgabe für diese Runde, 12 bis 20 Punkte wert. Aggressive verlangen Krieg, neutrale Arbeit und Handel, friedliche Zurückhaltung.',
      },
    },
  },
  {
    id: 'colony',
    page: 'colonies',
    words: {
      en: {
        name: 'colony',
        forms: ['colon'],
        meaning: 'Land that somebody else holds. It still belongs to its owner, who cannot build there and may rebel.',
      },
      it: {
        name: 'colonia',
        forms: ['colon'],
        meaning: 'Terra tenuta da un altro. Appartiene ancora a chi la possiede, che non vi costruisce e può ribellarsi.',
      },
      de: {
        name: 'Kolonie',
        forms: ['kolon'],
        meaning:
          'Land, das jemand anderes hält. Es gehört noch immer seiner Regierung, die dort nicht bauen darf und sich erheben kann.',
      },
    },
  },
  {
    id: 'linked',
    page: 'board',
    words: {
      en: { name: 'linked', meaning: 'Sharing a land border or touching the same water. One trades and fights along links.' },
      it: {
        name: 'collegato',
        forms: ['collegat'],
        meaning: 'Che confina per terra o tocca la stessa acqua. Lungo i collegamenti si commercia e si combatte.',
      },
      de: {
        name: 'verbunden',
        meaning: 'Mit gemeinsamer Landgrenze oder am selben Wasser. Entlang von Verbindungen wird gehandelt und gekämpft.',
      },
    },
  },
  {
    id: 'pact',
    page: 'pacts',
    words: {
      en: {
        name: 'pact',
        forms: ['partner', 'open hand'],
        meaning:
          'Two who named each other: this round neither attacks the other, and tanks help. An open hand takes whoever wants.',
      },
      it: {
        name: 'patto',
        forms: ['patti', 'mano tesa'],
        meaning:
          'Due che si sono nominati: in questo round non si attaccano, e i carri aiutano. Una mano tesa prende chiunque voglia.',
      },
      de: {
        name: 'Bündnis',
        forms: ['offene hand'],
        meaning:
          'Zwei, die einander nannten: In dieser Runde greift keine Seite die andere an, und Panzer helfen. Eine offene Hand nimmt, wer auch immer will.',
      },
    },
  },
  {
    id: 'farm',
    page: 'production',
    words: {
      en: {
        name: 'farm',
        meaning: 'Stands on a forest with water and brings a ration when built and one at every harvest, for 1 CO2.',
      },
      it: {
        name: 'azienda agricola',
        forms: ['aziende agricole', 'agricol'],
        meaning: 'Sta su una foresta con acqua e dà una razione subito e una a ogni raccolto, per 1 CO2.',
      },
      de: {
        name: 'Bauernhof',
        forms: ['bauernhöf', 'hof'],
        meaning: 'Steht auf einem Wald mit Wasser und bringt sofort und bei jeder Ernte eine Ration, für 1 CO2.',
      },
    },
  },
  {
    id: 'tank',
    page: 'combat',
    words: {
      en: {
        name: 'tank',
        meaning:
          'Three dice more, in attack and defence, that hit on 3 to 6. It is built where a factory stands; two of yours per territory.',
      },
      it: {
        name: 'carro armato',
        forms: ['carri', 'carro'],
        meaning:
          'Tre dadi in più, in attacco e in difesa, che colpiscono da 3 a 6. Si costruisce dove c’è una fabbrica; due tuoi per territorio.',
      },
      de: {
        name: 'Panzer',
        meaning:
          'Drei Würfel mehr, im Angriff und in der Verteidigung, die mit 3 bis 6 treffen. Er wird gebaut, wo eine Fabrik steht; zwei eigene je Gebiet.',
      },
    },
  },
  {
    id: 'volley',
    page: 'combat',
    words: {
      en: {
        name: 'volley',
        forms: ['dice'],
        meaning:
          'Both sides roll up to three dice at once; each hit takes away one of the other’s. Whoever has none left has lost.',
      },
      it: {
        name: 'lancio',
        forms: ['lanci', 'dadi'],
        meaning: 'Le due parti lanciano insieme fino a tre dadi; ogni colpo ne toglie uno all’altra. Chi non ne ha più ha perso.',
      },
      de: {
        name: 'Salve',
        forms: ['würfel'],
        meaning:
          'Beide Seiten werfen zugleich bis zu drei Würfel; jeder Treffer nimmt der anderen einen weg. Wer keinen mehr hat, hat verloren.',
      },
    },
  },
  {
    id: 'truce',
    page: 'combat',
    words: {
      en: {
        name: 'truce',
        forms: ['ceasefire'],
        meaning:
          'Ends a battle without a winner: a ceasefire by itself after two volleys without a hit, a truce when the attacker calls it, which ends the turn.',
      },
      it: {
        name: 'tregua',
        forms: ['cessate il fuoco'],
        meaning:
          'Chiude una battaglia senza chi vince: il cessate il fuoco da sé dopo due lanci a vuoto, la tregua se chi attacca la chiede, e finisce il turno.',
      },
      de: {
        name: 'Waffenruhe',
        forms: ['feuerpause'],
        meaning:
          'Beendet einen Kampf ohne Sieg: die Feuerpause von selbst nach zwei Salven ohne Treffer, die Waffenruhe auf Wunsch des Angriffs; sie beendet den Zug.',
      },
    },
  },
  {
    id: 'tribute',
    page: 'colonies',
    words: {
      en: {
        name: 'tribute',
        meaning: 'What the holder of a colony may take once a round: a ration of its owner’s store, and a fuel of the colony.',
      },
      it: {
        name: 'tributo',
        forms: ['tributi'],
        meaning:
          'Ciò che chi tiene una colonia può prendere una volta per round: una razione di chi la possiede e un TEP della colonia.',
      },
      de: {
        name: 'Tribut',
        meaning:
          'Was sich nehmen darf, wer eine Kolonie hält, einmal je Runde: 1 Ration ihrer Regierung und 1 Brennstoff der Kolonie.',
      },
    },
  },
  {
    id: 'rebellion',
    page: 'colonies',
    words: {
      en: {
        name: 'rebellion',
        forms: ['rebel', 'liberation'],
        meaning:
          'An owner’s fight for a colony of their own land, with three dice and without help, for 1 token. Liberation is an ordinary attack on it.',
      },
      it: {
        name: 'ribellione',
        forms: ['ribell', 'liberazione'],
        meaning:
          'La lotta di chi possiede una terra colonizzata, con tre dadi e senza aiuto, per 1 gettone. La liberazione è un attacco comune contro di essa.',
      },
      de: {
        name: 'Aufstand',
        forms: ['aufständ', 'befreiung'],
        meaning:
          'Der Kampf einer Regierung um ihr kolonisiertes Land, mit drei Würfeln und ohne Hilfe, für 1 Marke. Befreiung ist ein gewöhnlicher Angriff darauf.',
      },
    },
  },
  {
    id: 'waste',
    page: 'world',
    words: {
      en: {
        name: 'waste',
        meaning: 'At the end of the round each factory kills a fish in its ocean. Without any fish everybody loses.',
      },
      it: {
        name: 'rifiuti',
        meaning: 'A fine round ogni fabbrica uccide un pesce nel suo oceano. Senza più pesci perdono tutti.',
      },
      de: {
        name: 'Abfall',
        forms: ['abfäll'],
        meaning: 'Am Rundenende tötet jede Fabrik einen Fisch in ihrem Ozean. Ohne Fische verlieren alle.',
      },
    },
  },
  {
    id: 'harvest',
    page: 'round',
    words: {
      en: {
        name: 'harvest',
        meaning: 'At the end of a round farms bring a ration each, intensive ones two, for the round to come.',
      },
      it: {
        name: 'raccolto',
        forms: ['raccolti'],
        meaning: 'A fine round ogni azienda agricola dà una razione, ogni intensiva due, per il round che viene.',
      },
      de: {
        name: 'Ernte',
        meaning: 'Am Rundenende bringt jeder Bauernhof eine Ration, jeder Intensivbetrieb zwei, für die nächste Runde.',
      },
    },
  },
  {
    id: 'turn-order',
    page: 'round',
    words: {
      en: {
        name: 'turn order',
        meaning:
          'Who acts first: whoever had the most points when the last round ended; equals by an aggressive objective, then by factories.',
      },
      it: {
        name: 'ordine di turno',
        meaning:
          'Chi agisce prima: chi alla fine del round scorso aveva più punti; a parità chi aveva un obiettivo aggressivo, poi chi ha più fabbriche.',
      },
      de: {
        name: 'Zugfolge',
        meaning:
          'Wer zuerst handelt: wer am Ende der letzten Runde die meisten Punkte hatte; bei Gleichstand ein aggressives Ziel, dann mehr Fabriken.',
      },
    },
  },
  {
    id: 'second-turn',
    page: 'food',
    words: {
      en: {
        name: 'second turn',
        forms: ['first turn'],
        meaning:
          'Each round has two turns. In the first you build and buy; the second begins with feeding your people, and then you may fight.',
      },
      it: {
        name: 'secondo turno',
        forms: ['primo turno'],
        meaning:
          'Ogni round ha due turni. Nel primo costruisci e compri; il secondo comincia sfamando il popolo, poi puoi combattere.',
      },
      de: {
        name: 'zweiter Zug',
        forms: ['zweiten zug', 'ersten zug', 'erster zug'],
        meaning:
          'Jede Runde hat zwei Züge. Im ersten baust und kaufst du; der zweite beginnt mit dem Ernähren, dann darfst du kämpfen.',
      },
    },
  },
  {
    id: 'water',
    page: 'claim',
    words: {
      en: {
        name: 'water',
        meaning: 'Slots of a territory with a blue rim: farms stand nowhere else.',
      },
      it: {
        name: 'acqua',
        meaning: 'Le caselle di un territorio col bordo blu: le aziende agricole stanno solo lì.',
      },
      de: {
        name: 'Wasser',
        meaning: 'Felder eines Gebiets mit blauem Rand: Bauernhöfe stehen nur dort.',
      },
    },
  },
]
