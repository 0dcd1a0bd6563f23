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
        forms: ['crises'],
        meaning:
          'Financial, ecological or military, when the world runs out of money, air or patience. Each makes money count less; four end the game.',
      },
      it: {
        name: 'crisi',
        meaning:
          'Finanziaria, ecologica o militare, quando al mondo mancano denaro, aria o pazienza. Ognuna fa contare meno il denaro; quattro chiudono la partita.',
      },
      de: {
        name: 'Krise',
        forms: ['finanzkrise'],
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
        forms: ['policies', 'cards'],
        meaning:
          'A card of your hand. Those with ⚡ work at once and come back to your hand; permanent ones stay in front of you.',
      },
      it: {
        name: 'politica',
        forms: ['politiche', 'carte'],
        meaning:
          'Una carta della tua mano. Quelle con ⚡ agiscono subito e tornano in mano; quelle permanenti restano davanti a te.',
      },
      de: {
        name: 'Maßnahme',
        forms: ['karte'],
        meaning: 'Eine Karte deiner Hand. Solche mit ⚡ wirken sofort und kommen zurück; dauerhafte bleiben vor dir liegen.',
      },
    },
  },
]
