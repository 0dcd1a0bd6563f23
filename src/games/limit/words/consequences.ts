import type { Consequences } from '../../consequences.ts'
import type { OptionName } from '../options.ts'

/** What the lobby’s choices lead to. */
export const consequences: Consequences<OptionName> = {
  alliances: {
    true: {
      en: 'Nations may help and protect each other: more talk, best with four or more.',
      it: 'Le nazioni possono aiutarsi e proteggersi: si parla di più, meglio in quattro o più.',
      de: 'Nationen dürfen einander helfen und schützen: mehr Gespräch, am besten ab vier.',
    },
    false: {
      en: 'Each nation is on its own: simpler, and quicker with few.',
      it: 'Ogni nazione fa da sé: più semplice, e in pochi più veloce.',
      de: 'Jede Nation steht für sich: einfacher, und zu wenigen schneller.',
    },
  },
  startMoney: {
    4: {
      en: 'One thing less can be paid for in the first generation.',
      it: 'Nella prima generazione si può pagare una cosa in meno.',
      de: 'In der ersten Generation lässt sich eins weniger bezahlen.',
    },
    5: {
      en: 'Enough for a good card and something in reserve.',
      it: 'Basta per una buona carta e qualcosa di riserva.',
      de: 'Genug für eine gute Karte und etwas Vorrat.',
    },
  },
  resilienceTests: {
    0: {
      en: 'What you have in the last generation counts: exhausting the land at the end costs nothing.',
      it: 'Conta ciò che hai nell’ultima generazione: esaurire la terra alla fine non costa nulla.',
      de: 'Es zählt, was du zuletzt hast: Das Land am Ende auszubeuten kostet nichts.',
    },
    1: {
      en: 'Your nation must last one generation more than you play: a reserve pays.',
      it: 'La tua nazione deve durare una generazione più della partita: una riserva ripaga.',
      de: 'Deine Nation muss eine Generation länger halten als das Spiel: Vorrat lohnt sich.',
    },
    2: {
      en: 'It must last two more: who lives beyond their means falls far at the end.',
      it: 'Deve durarne altre due: chi vive sopra i propri mezzi alla fine cade molto.',
      de: 'Sie muss zwei länger halten: Wer über seine Verhältnisse lebt, fällt am Ende tief.',
    },
  },
  happiness: {
    ace: {
      en: 'The poorest, the middle and the richest count alike: all classes matter.',
      it: 'I più poveri, i medi e i più ricchi contano uguale: ogni classe importa.',
      de: 'Die Ärmsten, die Mitte und die Reichsten zählen gleich: Alle Klassen sind wichtig.',
    },
    a3: {
      en: 'Only the elite counts, three times: the others are only to be kept quiet.',
      it: 'Conta solo l’élite, tre volte: gli altri vanno solo tenuti calmi.',
      de: 'Nur die Elite zählt, dreifach: Die anderen hält man nur ruhig.',
    },
    e3: {
      en: 'Only the poorest class counts, three times: lift everybody.',
      it: 'Conta solo la classe più povera, tre volte: bisogna sollevare tutti.',
      de: 'Nur die ärmste Klasse zählt, dreifach: Alle müssen steigen.',
    },
  },
  militaryPoints: {
    third: {
      en: 'Armies are mostly for use: little to gain by hoarding them.',
      it: 'I militari servono soprattutto in campo: accumularli rende poco.',
      de: 'Militär ist vor allem zum Gebrauch da: Horten bringt wenig.',
    },
    one: {
      en: 'Every army is a point: arming pays even without a war.',
      it: 'Ogni militare è un punto: armarsi conviene anche senza guerra.',
      de: 'Jedes Militär ist ein Punkt: Rüsten lohnt sich auch ohne Krieg.',
    },
    none: {
      en: 'Armies bring no points: they only take and protect.',
      it: 'I militari non danno punti: servono a prendere e a proteggere.',
      de: 'Militär bringt keine Punkte: Es nimmt und schützt nur.',
    },
  },
  moneyPoints: {
    crises: {
      en: 'The more crises there are, the less money is worth: the rich have to help prevent them.',
      it: 'Più crisi ci sono, meno vale il denaro: anche i ricchi devono evitarle.',
      de: 'Je mehr Krisen, desto weniger ist Geld wert: Auch Reiche müssen sie verhindern.',
    },
    fixed: {
      en: 'Money is worth the same whatever befalls the world.',
      it: 'Il denaro vale lo stesso qualunque cosa capiti al mondo.',
      de: 'Geld ist immer gleich viel wert, was der Welt auch zustößt.',
    },
  },
}
