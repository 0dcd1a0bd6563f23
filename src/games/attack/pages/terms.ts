import type { Term } from '../../terms.ts'

export const terms: readonly Term[] = [
  {
    id: 'oil',
    page: 'turn',
    words: {
      en: {
        name: 'oil',
        meaning: 'What actions cost: the first of a turn 1, the second 2, and so on. What you keep is there next round.',
      },
      it: {
        name: 'petrolio',
        meaning:
          'Ciò che costano le azioni: la prima di un turno 1, la seconda 2, e così via. Quel che tieni serve al round dopo.',
      },
      de: {
        name: 'Öl',
        meaning:
          'Was Aktionen kosten: die erste eines Zuges 1, die zweite 2 und so weiter. Was du behältst, ist nächste Runde noch da.',
      },
    },
  },
  {
    id: 'pp',
    page: 'production',
    words: {
      en: {
        name: 'PP',
        forms: ['production points'],
        meaning: 'Production points: your money for units and research. All produce together when everybody has had a turn.',
      },
      it: {
        name: 'PP',
        forms: ['punti produzione'],
        meaning: 'Punti produzione: il tuo denaro per unità e ricerca. Tutti producono insieme dopo il turno di tutti.',
      },
      de: {
        name: 'PP',
        forms: ['produktionspunkt'],
        meaning: 'Produktionspunkte: dein Geld für Einheiten und Forschung. Alle produzieren zusammen, wenn jeder am Zug war.',
      },
    },
  },
  {
    id: 'neutral',
    page: 'blitz',
    words: {
      en: {
        name: 'Minor Neutral',
        forms: ['neutral'],
        meaning:
          'A region that nobody owns, with a government of its own. It is persuaded by a Diplomatic Blitz, won by cards, or conquered.',
      },
      it: {
        name: 'neutrale minore',
        forms: ['neutral'],
        meaning:
          'Una regione che non è di nessuno, con un governo suo. Si convince con un Blitz Diplomatico, si ottiene con le carte o si conquista.',
      },
      de: {
        name: 'Kleinstaat',
        meaning:
          'Eine Region, die niemandem gehört, mit eigener Regierung. Man überredet sie mit einer Diplomatischen Offensive, gewinnt sie durch Karten oder erobert sie.',
      },
    },
  },
  {
    id: 'government',
    page: 'goal',
    words: {
      en: {
        name: 'government',
        forms: ['communism', 'democracy', 'monarchy', 'fascism'],
        meaning:
          'Drawn by lot. They stand in a row: communism, democracy, monarchy, fascism; the nearer, the easier to persuade. Each counts something beside regions.',
      },
      it: {
        name: 'governo',
        forms: ['comunismo', 'democrazia', 'monarchia', 'fascismo'],
        meaning:
          'Estratto a sorte. Stanno in fila: comunismo, democrazia, monarchia, fascismo; più vicini, più facili da convincere. Ognuno conta qualcosa oltre alle regioni.',
      },
      de: {
        name: 'Regierung',
        forms: ['kommunismus', 'demokratie', 'monarchie', 'faschismus'],
        meaning:
          'Vom Los bestimmt. Sie stehen in einer Reihe: Kommunismus, Demokratie, Monarchie, Faschismus; je näher, desto leichter zu überreden. Jede zählt etwas neben Regionen.',
      },
    },
  },
  {
    id: 'eagle',
    page: 'political',
    words: {
      en: {
        name: 'Eagle',
        meaning: 'A mark on some political cards. When the last of those that count has been played, the game ends at once.',
      },
      it: {
        name: 'Aquila',
        forms: ['aquile'],
        meaning: 'Un segno su alcune carte politiche. Quando se ne gioca l’ultima che conta, la partita finisce subito.',
      },
      de: {
        name: 'Adler',
        meaning: 'Ein Zeichen auf manchen Politikkarten. Ist der letzte gespielt, der zählt, endet das Spiel sofort.',
      },
    },
  },
  {
    id: 'block',
    page: 'political',
    words: {
      en: {
        name: 'block',
        meaning:
          'To stop a political card or an attack with a fitting card of yours. It costs no oil; nobody learns who could have.',
      },
      it: {
        name: 'blocco',
        forms: ['blocc'],
        meaning:
          'Fermare una carta politica o un attacco con una tua carta adatta. Non costa petrolio; nessuno sa chi avrebbe potuto.',
      },
      de: {
        name: 'Block',
        forms: ['block'],
        meaning:
          'Eine Politikkarte oder einen Angriff mit einer passenden eigenen Karte aufhalten. Es kostet kein Öl; niemand erfährt, wer es gekonnt hätte.',
      },
    },
  },
  {
    id: 'blitz',
    page: 'blitz',
    words: {
      en: {
        name: 'Diplomatic Blitz',
        meaning:
          'Persuading neutrals with two dice, once a turn. You see the number to reach before you roll, and lose nothing but the action.',
      },
      it: {
        name: 'Blitz Diplomatico',
        meaning:
          'Convincere neutrali con due dadi, una volta per turno. Vedi prima il numero da raggiungere, e non perdi che l’azione.',
      },
      de: {
        name: 'Diplomatische Offensive',
        forms: ['diplomatischen offensive'],
        meaning:
          'Kleinstaaten mit zwei Würfeln überreden, einmal je Zug. Du siehst die Zahl vorher und verlierst nur die Aktion.',
      },
    },
  },
  {
    id: 'line',
    page: 'land',
    words: {
      en: {
        name: 'in line',
        forms: ['the line'],
        meaning: 'The units that fight this round: four at first, one more each round. The rest waits in reserve.',
      },
      it: {
        name: 'in linea',
        forms: ['linea'],
        meaning: 'Le unità che combattono in questo round: quattro all’inizio, una in più a ogni round. Le altre attendono.',
      },
      de: {
        name: 'in der Linie',
        forms: ['linie'],
        meaning: 'Die Einheiten, die in dieser Runde kämpfen: anfangs vier, jede Runde eine mehr. Der Rest wartet dahinter.',
      },
    },
  },
  {
    id: 'passage',
    page: 'sea',
    words: {
      en: {
        name: 'passage',
        meaning: 'Leave to cross a sea that somebody’s ships hold. They are asked, or have answered by standing order.',
      },
      it: {
        name: 'passaggio',
        meaning:
          'Il permesso di attraversare un mare tenuto dalle navi di qualcuno. Glielo si chiede, o ha già risposto con un ordine permanente.',
      },
      de: {
        name: 'Durchfahrt',
        meaning:
          'Die Erlaubnis, ein Meer zu queren, das jemandes Schiffe halten. Gefragt wird, oder ein Dauerbefehl hat schon geantwortet.',
      },
    },
  },
  {
    id: 'capital',
    page: 'setup',
    words: {
      en: {
        name: 'capital',
        meaning: 'Brings 10 PP a round to whoever owns its region. Without the region of your own you play no political cards.',
      },
      it: {
        name: 'capitale',
        forms: ['capital'],
        meaning: 'Rende 10 PP a round a chi possiede la sua regione. Senza la regione della tua non giochi carte politiche.',
      },
      de: {
        name: 'Hauptstadt',
        forms: ['hauptstädt'],
        meaning:
          'Bringt der Großmacht, der ihre Region gehört, 10 PP je Runde. Ohne die Region deiner eigenen spielst du keine Politikkarten.',
      },
    },
  },
  {
    id: 'economics',
    page: 'production',
    words: {
      en: {
        name: 'Economics card',
        meaning:
          'What your regions yield: PP in every round, oil if it is an oil card. One of oil, minerals, factories and rail each are a set, which counts twice.',
      },
      it: {
        name: 'carta economica',
        forms: ['carte economiche'],
        meaning:
          'Ciò che rendono le tue regioni: PP a ogni round, o petrolio se è di petrolio. Una di petrolio, minerali, fabbriche e ferrovie ciascuna sono un set, che conta doppio.',
      },
      de: {
        name: 'Wirtschaftskarte',
        meaning:
          'Was deine Regionen abwerfen: PP in jeder Runde, Öl, wenn es eine Ölkarte ist. Je eine mit Öl, Bodenschätzen, Fabriken und Eisenbahn sind ein Satz, der doppelt zählt.',
      },
    },
  },
  {
    id: 'set',
    page: 'production',
    words: {
      en: {
        name: 'set',
        meaning:
          'Oil, minerals, factories and rail, one card of each: their values count twice. The best sets are formed for you.',
      },
      it: {
        name: 'set',
        meaning:
          'Petrolio, minerali, fabbriche e ferrovie, una carta ciascuno: i loro valori contano doppio. I set migliori si formano da sé.',
      },
      de: {
        name: 'Satz',
        forms: ['sätze'],
        meaning:
          'Öl, Bodenschätze, Fabriken und Eisenbahn, je eine Karte: Ihre Werte zählen doppelt. Die besten Sätze werden für dich gebildet.',
      },
    },
  },
  {
    id: 'orders',
    page: 'turn',
    words: {
      en: {
        name: 'standing order',
        meaning:
          'An answer that you give in advance, so that nobody waits for you: who may pass your ships, when submarines fire, how you produce.',
      },
      it: {
        name: 'ordine permanente',
        forms: ['ordini permanenti'],
        meaning:
          'Una risposta data in anticipo, così nessuno ti aspetta: chi passa fra le tue navi, se i sottomarini sparano, come produci.',
      },
      de: {
        name: 'Dauerbefehl',
        meaning:
          'Eine Antwort im Voraus, damit niemand auf dich wartet: wer an deinen Schiffen vorbei darf, wann U-Boote feuern, wie du produzierst.',
      },
    },
  },
  {
    id: 'canal',
    page: 'sea',
    words: {
      en: {
        name: 'canal',
        meaning:
          'Suez and Panama join two seas. You pass if its region is yours or neutral of your government, or if its owner lets you by standing order.',
      },
      it: {
        name: 'canale',
        forms: ['canali'],
        meaning:
          'Suez e Panama uniscono due mari. Passi se la regione è tua o neutrale del tuo governo, o se chi la possiede ti lascia con un ordine permanente.',
      },
      de: {
        name: 'Kanal',
        forms: ['kanäle'],
        meaning:
          'Suez und Panama verbinden je zwei Meere. Hindurch darfst du, wenn die Region dir gehört, ein Kleinstaat deiner Regierung ist oder ihre Großmacht es per Dauerbefehl erlaubt.',
      },
    },
  },
  {
    id: 'battle-line',
    page: 'naval',
    words: {
      en: {
        name: 'line of battle',
        meaning: 'The order in which ships fight at sea, laid in secret by both sides; eight ships at most. The first leads.',
      },
      it: {
        name: 'linea di battaglia',
        meaning:
          'L’ordine in cui le navi combattono in mare, disposto in segreto dalle due parti; otto navi al massimo. La prima è la testa.',
      },
      de: {
        name: 'Schlachtlinie',
        meaning:
          'Die Ordnung, in der Schiffe auf See kämpfen, von beiden Seiten geheim gelegt; höchstens acht. Das erste ist die Spitze.',
      },
    },
  },
  {
    id: 'auction',
    page: 'auction',
    words: {
      en: {
        name: 'auction',
        forms: ['bid'],
        meaning: 'Of a trade route: everybody names a limit in secret, and the highest pays one more than the second.',
      },
      it: {
        name: 'asta',
        forms: ['offri', 'offerta'],
        meaning: 'Di una rotta commerciale: ogni nazione dice in segreto un limite, e il più alto paga uno in più del secondo.',
      },
      de: {
        name: 'Versteigerung',
        forms: ['versteiger'],
        meaning: 'Einer Handelsroute: Alle nennen geheim ein Limit, und das höchste zahlt eins mehr als das zweite.',
      },
    },
  },
]
