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
]
