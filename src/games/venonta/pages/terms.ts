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
        meaning: 'Somebody who fled to your land and eats a ration, until integrated for 2 tokens: then a point.',
      },
      it: {
        name: 'migrante',
        forms: ['migranti'],
        meaning:
          'Qualcuno fuggito sulla tua terra, che mangia una razione finché non lo integri per 2 gettoni: allora è un punto.',
      },
      de: {
        name: 'Migrant',
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
]
