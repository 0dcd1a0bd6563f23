import type { Term } from '../../terms.ts'

export const terms: readonly Term[] = [
  {
    id: 'class',
    page: 'classes',
    words: {
      en: {
        name: 'class',
        meaning:
          'One of five groups of your people, A at the top to E. Its standard of living goes from 1 to 4; none may live better than the one above it.',
      },
      it: {
        name: 'classe',
        forms: ['classi'],
        meaning:
          'Uno dei cinque gruppi del tuo popolo, dalla A in alto alla E. Il suo standard di vita va da 1 a 4; nessuna vive meglio di quella sopra.',
      },
      de: {
        name: 'Klasse',
        meaning:
          'Eine von fünf Gruppen deiner Leute, oben A, unten E. Ihr Lebensstandard geht von 1 bis 4; keine lebt besser als die darüber.',
      },
    },
  },
  {
    id: 'disorder',
    page: 'classes',
    words: {
      en: {
        name: 'disorder',
        meaning:
          'How far your people are from obeying, 0 to 10. At 0 or 1 a boom, at 9 or 10 a revolt; each step above 10 is a destabilisation instead.',
      },
      it: {
        name: 'disordine',
        meaning:
          'L’agitazione del tuo popolo, da 0 a 10. A 0 o 1 un boom, a 9 o 10 una rivolta; ogni passo oltre 10 è invece una destabilizzazione.',
      },
      de: {
        name: 'Unruhe',
        meaning:
          'Wie aufgebracht deine Leute sind, 0 bis 10. Bei 0 oder 1 ein Boom, bei 9 oder 10 ein Aufstand; jeder Schritt über 10 ist stattdessen eine Destabilisierung.',
      },
    },
  },
  {
    id: 'destabilisation',
    page: 'crises',
    words: {
      en: {
        name: 'destabilisation',
        meaning:
          'Tokens from attacks, arms and too much disorder: −1 point each. When the world has none left to give, a military crisis comes for all.',
      },
      it: {
        name: 'destabilizzazione',
        meaning:
          'Segnalini per attacchi, armi e troppo disordine: −1 punto l’uno. Quando il mondo non ne ha più, arriva per tutti una crisi militare.',
      },
      de: {
        name: 'Destabilisierung',
        meaning:
          'Marken für Angriffe, Waffen und zu viel Unruhe: je −1 Punkt. Hat die Welt keine mehr, kommt für alle eine militärische Krise.',
      },
    },
  },
  {
    id: 'renewables',
    page: 'factories',
    words: {
      en: {
        name: 'renewables',
        forms: ['renewable'],
        meaning:
          'Food and clean energy: every one of your people eats one in each generation. Their factory needs a territory for each level.',
      },
      it: {
        name: 'rinnovabili',
        forms: ['rinnovabile'],
        meaning:
          'Cibo ed energia pulita: ogni abitante ne mangia una per generazione. La loro fabbrica vuole un territorio per livello.',
      },
      de: {
        name: 'Erneuerbare',
        meaning:
          'Nahrung und saubere Energie: Jeder Mensch verzehrt eine je Generation. Ihre Fabrik braucht je Stufe ein Territorium.',
      },
    },
  },
  {
    id: 'goods',
    page: 'social',
    words: {
      en: {
        name: 'industrial goods',
        forms: ['goods', 'industrial'],
        meaning:
          'What people want once class C lives at 2 or better. For each level of people without them a class falls and disorder rises by 2.',
      },
      it: {
        name: 'beni industriali',
        forms: ['beni', 'industrial'],
        meaning:
          'Ciò che il popolo vuole quando la classe C vive a 2 o meglio. Per ogni livello senza beni una classe scende e il disordine sale di 2.',
      },
      de: {
        name: 'Industriegüter',
        forms: ['güter', 'industrie'],
        meaning:
          'Was die Leute wollen, sobald Klasse C auf 2 oder besser lebt. Je Stufe Menschen ohne Güter fällt eine Klasse, und die Unruhe steigt um 2.',
      },
    },
  },
  {
    id: 'fossils',
    page: 'factories',
    words: {
      en: {
        name: 'fossils',
        forms: ['fossil'],
        meaning: 'What industry and military factories burn above level 3. Without them the factory falls.',
      },
      it: {
        name: 'fossili',
        meaning: 'Ciò che le fabbriche industriali e militari bruciano oltre il livello 3. Senza, la fabbrica scende.',
      },
      de: {
        name: 'Brennstoffe',
        forms: ['brennstoff'],
        meaning: 'Was Industrie- und Militärfabriken über Stufe 3 verbrauchen. Ohne sie sinkt die Fabrik.',
      },
    },
  },
  {
    id: 'pollution',
    page: 'factories',
    words: {
      en: {
        name: 'pollution',
        meaning: 'Tokens from large factories: −2 points each. When the world can take no more, an ecological crisis comes.',
      },
      it: {
        name: 'inquinamento',
        meaning: 'Segnalini delle grandi fabbriche: −2 punti l’uno. Quando il mondo non ne regge più arriva una crisi ecologica.',
      },
      de: {
        name: 'Verschmutzung',
        meaning: 'Marken von großen Fabriken: je −2 Punkte. Erträgt die Welt keine mehr, kommt eine ökologische Krise.',
      },
    },
  },
  {
    id: 'crisis',
    page: 'crises',
    words: {
      en: {
        name: 'crisis',
        forms: ['crises', 'financial', 'ecological'],
        meaning:
          'Financial, ecological or military, when the world runs out of money, air or patience. Each makes money count less; four end the game.',
      },
      it: {
        name: 'crisi',
        forms: ['finanziari', 'ecologic'],
        meaning:
          'Finanziaria, ecologica o militare, quando al mondo mancano denaro, aria o pazienza. Ognuna fa contare meno il denaro; quattro chiudono la partita.',
      },
      de: {
        name: 'Krise',
        forms: ['finanz', 'ökologisch'],
        meaning:
          'Finanziell, ökologisch oder militärisch, wenn der Welt Geld, Luft oder Geduld ausgeht. Jede lässt Geld weniger zählen; vier beenden das Spiel.',
      },
    },
  },
  {
    id: 'policy',
    page: 'policies',
    words: {
      en: {
        name: 'policy',
        forms: ['policies', 'cards', 'immediate', 'permanent'],
        meaning:
          'A card of your hand. Those with ⚡ work at once and come back to your hand; permanent ones stay in front of you.',
      },
      it: {
        name: 'politica',
        forms: ['politiche', 'carte', 'immediat', 'permanent'],
        meaning:
          'Una carta della tua mano. Quelle con ⚡ agiscono subito e tornano in mano; quelle permanenti restano davanti a te.',
      },
      de: {
        name: 'Maßnahme',
        forms: ['karte', 'sofortkarte', 'dauerhaft'],
        meaning: 'Eine Karte deiner Hand. Solche mit ⚡ wirken sofort und kommen zurück; dauerhafte bleiben vor dir liegen.',
      },
    },
  },
  {
    id: 'happiness',
    page: 'goal',
    words: {
      en: {
        name: 'happiness',
        forms: ['happy'],
        meaning: 'Points: the standards of classes A, C and E together, times an index that grows with your people.',
      },
      it: {
        name: 'felicità',
        meaning: 'Punti: gli standard delle classi A, C ed E insieme, per un indice che cresce con la popolazione.',
      },
      de: {
        name: 'Glück',
        meaning: 'Punkte: die Standards der Klassen A, C und E zusammen, mal einem Index, der mit deinen Leuten wächst.',
      },
    },
  },
  {
    id: 'territory',
    page: 'goal',
    words: {
      en: {
        name: 'territory',
        forms: ['territories'],
        meaning: 'Five points each, and room for one level of the renewable factory.',
      },
      it: {
        name: 'territorio',
        forms: ['territori'],
        meaning: 'Cinque punti ciascuno, e posto per un livello della fabbrica rinnovabile.',
      },
      de: {
        name: 'Territorium',
        forms: ['territorien'],
        meaning: 'Je fünf Punkte, und Platz für eine Stufe der Fabrik für Erneuerbare.',
      },
    },
  },
  {
    id: 'military',
    page: 'factories',
    words: {
      en: {
        name: 'military',
        meaning:
          'What the military factory makes: it attacks and resists, calms revolts and is asked for in a military crisis. Three are a point.',
      },
      it: {
        name: 'militari',
        forms: ['militare'],
        meaning:
          'Ciò che fa la fabbrica militare: attacca e resiste, calma le rivolte e serve in una crisi militare. Tre fanno un punto.',
      },
      de: {
        name: 'Militär',
        forms: ['militär'],
        meaning:
          'Was die Militärfabrik herstellt: Es greift an und leistet Widerstand, dämpft Aufstände und wird in einer Militärkrise verlangt. Drei sind ein Punkt.',
      },
    },
  },
  {
    id: 'taxes',
    page: 'social',
    words: {
      en: {
        name: 'taxes',
        forms: ['tax'],
        meaning:
          'Money that comes to you from the bank in each social phase, so much a head by the standard of class C. An empty bank means a financial crisis.',
      },
      it: {
        name: 'tasse',
        forms: ['tassa'],
        meaning:
          'Denaro che ti arriva dalla banca a ogni Fase Sociale, tanto a testa secondo la classe C. Una banca vuota vuol dire crisi finanziaria.',
      },
      de: {
        name: 'Steuern',
        forms: ['steuer'],
        meaning:
          'Geld, das in jeder Sozialen Phase von der Bank kommt, pro Kopf nach dem Standard der Klasse C. Eine leere Bank heißt Finanzkrise.',
      },
    },
  },
  {
    id: 'order',
    page: 'classes',
    words: {
      en: {
        name: 'progress, boom, revolt',
        forms: ['public order', 'revolt', 'boom', 'progress'],
        meaning:
          'What disorder leads to in each social phase. At 0 or 1 a boom: a class rises and money comes; up to 8 progress: a class rises; from 9 a revolt.',
      },
      it: {
        name: 'progresso, boom, rivolta',
        forms: ['ordine pubblico', 'rivolt', 'boom', 'progresso'],
        meaning:
          'Ciò a cui porta il disordine a ogni Fase Sociale. A 0 o 1 un boom: sale una classe e arriva denaro; fino a 8 progresso: sale una classe; da 9 una rivolta.',
      },
      de: {
        name: 'Fortschritt, Boom, Aufstand',
        forms: ['öffentliche ordnung', 'aufstand', 'boom', 'fortschritt'],
        meaning:
          'Wohin die Unruhe in jeder Sozialen Phase führt. Bei 0 oder 1 ein Boom: Eine Klasse steigt, Geld kommt; bis 8 Fortschritt: Eine Klasse steigt; ab 9 ein Aufstand.',
      },
    },
  },
  {
    id: 'social-phase',
    page: 'social',
    words: {
      en: {
        name: 'social phase',
        forms: ['consumption', 'economy'],
        meaning:
          'What happens to all at the end of a generation: food, goods, births, taxes, production, order. The forecast on your panel says what it will bring.',
      },
      it: {
        name: 'Fase Sociale',
        forms: ['fase sociale', 'consumo', 'economia'],
        meaning:
          'Ciò che accade a ogni nazione a fine generazione: cibo, beni, nascite, tasse, produzione, ordine. La previsione sul pannello dice che cosa porterà.',
      },
      de: {
        name: 'Soziale Phase',
        forms: ['sozialen phase', 'konsum', 'wirtschaft'],
        meaning:
          'Was am Ende einer Generation mit allen geschieht: Nahrung, Güter, Geburten, Steuern, Produktion, Ordnung. Die Vorschau auf deiner Tafel sagt, was sie bringt.',
      },
    },
  },
  {
    id: 'alliance',
    page: 'alliances',
    words: {
      en: {
        name: 'alliance',
        forms: ['allies', 'ally'],
        meaning:
          'Military allies help against attacks and revolts; economic allies lend food, goods and fossils and may pay for your cards.',
      },
      it: {
        name: 'alleanza',
        forms: ['alleanze', 'alleat'],
        meaning:
          'Un’alleanza militare aiuta contro attacchi e rivolte; una economica presta cibo, beni e fossili e può pagare le tue carte.',
      },
      de: {
        name: 'Bündnis',
        forms: ['militärbündnis', 'wirtschaftsbündnis', 'verbündet'],
        meaning:
          'Ein Militärbündnis hilft gegen Angriffe und Aufstände; ein Wirtschaftsbündnis leiht Nahrung, Güter und Brennstoffe und kann deine Karten bezahlen.',
      },
    },
  },
  {
    id: 'market',
    page: 'market',
    words: {
      en: {
        name: 'market',
        forms: ['transaction'],
        meaning:
          'Where resources have one price for all: it rises with each purchase and falls with each sale. Two cards open it for one transaction.',
      },
      it: {
        name: 'mercato',
        forms: ['transazion'],
        meaning:
          'Dove le risorse hanno un prezzo per ogni nazione: sale a ogni acquisto e scende a ogni vendita. Due carte lo aprono per una transazione.',
      },
      de: {
        name: 'Markt',
        forms: ['geschäft'],
        meaning:
          'Wo Waren für alle einen Preis haben: Er steigt mit jedem Kauf und fällt mit jedem Verkauf. Zwei Karten öffnen ihn für ein Geschäft.',
      },
    },
  },
  {
    id: 'deck',
    page: 'policies',
    words: {
      en: {
        name: 'deck',
        forms: ['society'],
        meaning:
          'One of three piles of ten cards: Society lifts and calms your people, Production feeds and builds, Army & Economy trades and fights.',
      },
      it: {
        name: 'mazzo',
        forms: ['mazzi', 'società'],
        meaning:
          'Uno di tre mazzi da dieci carte: Società solleva e calma il popolo, Produzione nutre e costruisce, Esercito ed Economia commercia e combatte.',
      },
      de: {
        name: 'Stapel',
        forms: ['gesellschaft'],
        meaning:
          'Einer von drei Stapeln zu zehn Karten: Gesellschaft hebt und beruhigt die Leute, Produktion ernährt und baut, Armee und Wirtschaft handelt und kämpft.',
      },
    },
  },
  {
    id: 'resilience',
    page: 'goal',
    words: {
      en: {
        name: 'resilience test',
        meaning: 'After the last generation everybody must feed, supply and produce once more; a shortage hurts as always.',
      },
      it: {
        name: 'prova di resilienza',
        forms: ['prove di resilienza'],
        meaning:
          'Dopo l’ultima generazione ogni nazione deve ancora nutrire, rifornire e produrre; una carenza pesa come sempre.',
      },
      de: {
        name: 'Resilienzprüfung',
        meaning:
          'Nach der letzten Generation müssen alle noch einmal ernähren, versorgen und produzieren; ein Mangel trifft wie immer.',
      },
    },
  },
]
