import type { Term } from '../../terms.ts'

export const terms: readonly Term[] = [
  {
    id: 'influence',
    page: 'cards',
    words: {
      en: {
        name: 'influence',
        meaning:
          'Your cards in regions. There are three kinds: military, economic, cultural. Whoever has more than every other in a region can come to control it.',
      },
      it: {
        name: 'influenza',
        meaning:
          'Le tue carte nelle regioni. I tipi sono tre: militare, economica, culturale. Chi in una regione ne ha più di ogni altro può arrivare a controllarla.',
      },
      de: {
        name: 'Einfluss',
        meaning:
          'Deine Karten in Regionen. Es gibt drei Arten: militärisch, wirtschaftlich, kulturell. Wer in einer Region mehr hat als alle anderen, kann sie unter Kontrolle bringen.',
      },
    },
  },
  {
    id: 'points',
    page: 'goal',
    words: {
      en: {
        name: 'Global Influence',
        forms: ['points'],
        meaning:
          'Your points: the levels of all regions you control, plus 1 for each weapon of mass destruction. It is also how many cards you hold at the beginning of a round.',
      },
      it: {
        name: 'Influenza Globale',
        forms: ['punti'],
        meaning:
          'I tuoi punti: i livelli di tutte le regioni che controlli, più 1 per ogni arma di distruzione di massa. È anche quante carte hai a inizio round.',
      },
      de: {
        name: 'Globaler Einfluss',
        forms: ['globalen einfluss', 'punkt'],
        meaning:
          'Deine Punkte: die Stufen aller Regionen, die du kontrollierst, dazu 1 je Massenvernichtungswaffe. So viele Karten hast du auch zu Beginn einer Runde.',
      },
    },
  },
  {
    id: 'level',
    page: 'cards',
    words: {
      en: {
        name: 'level',
        meaning:
          'What a region is worth. In a controlled one it is its weakest sector, counted at the end of the round with the cards of all.',
      },
      it: {
        name: 'livello',
        meaning:
          'Quanto vale una regione. In una controllata è il suo settore più debole, contato a fine round con le carte di tutti.',
      },
      de: {
        name: 'Stufe',
        meaning:
          'Was eine Region wert ist. In einer kontrollierten ist es ihr schwächster Sektor, gezählt am Ende der Runde mit den Karten aller.',
      },
    },
  },
  {
    id: 'sector',
    page: 'cards',
    words: {
      en: {
        name: 'sector',
        meaning:
          'The room of a region for one kind of influence. “4/4/3” are its military, economic and cultural cards, whoever laid them.',
      },
      it: {
        name: 'settore',
        forms: ['settori'],
        meaning:
          'Lo spazio di una regione per un tipo di influenza. «4/4/3» sono le sue carte militari, economiche e culturali, di chiunque siano.',
      },
      de: {
        name: 'Sektor',
        meaning:
          'Der Platz einer Region für eine Art von Einfluss. „4/4/3“ sind ihre militärischen, wirtschaftlichen und kulturellen Karten, gleich von wem.',
      },
    },
  },
  {
    id: 'tribute',
    page: 'foreign',
    words: {
      en: {
        name: 'tribute',
        meaning: 'Cards that you pay besides, for distance or for the other side’s advancements. They go to your discard pile.',
      },
      it: {
        name: 'tributo',
        meaning: 'Carte che paghi in più, per la distanza o per gli avanzamenti dell’altro. Vanno nei tuoi scarti.',
      },
      de: {
        name: 'Tribut',
        meaning:
          'Karten, die du zusätzlich zahlst, für Entfernung oder für die Fortschritte der Gegenseite. Sie gehen auf deinen Ablagestapel.',
      },
    },
  },
  {
    id: 'distant',
    page: 'cards',
    words: {
      en: {
        name: 'distant',
        meaning: 'Not next to any region that you control. Influence and attacks there cost a card of tribute.',
      },
      it: {
        name: 'distante',
        forms: ['distanti', 'distanza'],
        meaning: 'Che non confina con nessuna regione che controlli. Là influenza e attacchi costano una carta di tributo.',
      },
      de: {
        name: 'fern',
        forms: ['entfern'],
        meaning: 'Nicht neben einer Region, die du kontrollierst. Einfluss und Angriffe dort kosten eine Karte Tribut.',
      },
    },
  },
  {
    id: 'independent',
    page: 'cards',
    words: {
      en: {
        name: 'independent',
        meaning: 'Controlled by nobody. Everybody may lay cards there; once it is full, it falls to whoever has the most.',
      },
      it: {
        name: 'indipendente',
        forms: ['indipendenti'],
        meaning: 'Non controllata da nessuno. Tutti vi possono mettere carte; quando è piena va a chi ne ha di più.',
      },
      de: {
        name: 'unabhängig',
        meaning:
          'Von niemandem kontrolliert. Alle dürfen dort Karten legen; ist sie voll, fällt sie an die Ideologie mit den meisten Karten.',
      },
    },
  },
  {
    id: 'advancement',
    page: 'advancements',
    words: {
      en: {
        name: 'advancement',
        meaning:
          'Something bought for good: cheaper attacks, no tribute for distance, or weapons. Better ones are paid with lesser ones.',
      },
      it: {
        name: 'avanzamento',
        forms: ['avanzamenti'],
        meaning:
          'Qualcosa che si compra per sempre: attacchi più economici, nessun tributo per la distanza, o armi. I migliori si pagano con i minori.',
      },
      de: {
        name: 'Fortschritt',
        meaning:
          'Etwas, das man für immer kauft: billigere Angriffe, kein Tribut für Entfernung, oder Waffen. Bessere bezahlt man mit geringeren.',
      },
    },
  },
  {
    id: 'stance',
    page: 'diplomacy',
    words: {
      en: {
        name: 'stance',
        forms: ['hostile'],
        meaning: 'Peace, neutral or war towards somebody for the next round. Of two stances the more hostile one counts.',
      },
      it: {
        name: 'posizione',
        forms: ['posizioni', 'ostil'],
        meaning: 'Pace, neutralità o guerra verso qualcuno per il prossimo round. Di due posizioni vale la più ostile.',
      },
      de: {
        name: 'Haltung',
        forms: ['feindlich'],
        meaning: 'Frieden, neutral oder Krieg zu jemandem für die nächste Runde. Von zwei Haltungen gilt die feindlichere.',
      },
    },
  },
  {
    id: 'near',
    page: 'cards',
    words: {
      en: {
        name: 'near',
        meaning: 'Next to a region that you control. Influence and attacks there cost no card of tribute for the distance.',
      },
      it: {
        name: 'vicina',
        forms: ['vicin'],
        meaning: 'Che confina con una regione che controlli. Là influenza e attacchi non costano tributo per la distanza.',
      },
      de: {
        name: 'nah',
        forms: ['nahe', 'deiner nähe'],
        meaning:
          'Neben einer Region, die du kontrollierst. Einfluss und Angriffe dort kosten keine Karte Tribut für die Entfernung.',
      },
    },
  },
  {
    id: 'weapon',
    page: 'advancements',
    words: {
      en: {
        name: 'weapon of mass destruction',
        forms: ['weapons of mass destruction'],
        meaning:
          'The dearest advancement, and a point as long as you own it. Launched in a war, it removes all cards of one enemy from one region, and is gone.',
      },
      it: {
        name: 'arma di distruzione di massa',
        forms: ['armi di distruzione di massa'],
        meaning:
          'L’avanzamento più caro, e un punto finché la possiedi. Lanciata in guerra toglie da una regione tutte le carte di un nemico, e non c’è più.',
      },
      de: {
        name: 'Massenvernichtungswaffe',
        meaning:
          'Der teuerste Fortschritt, und ein Punkt, solange du sie besitzt. Im Krieg eingesetzt entfernt sie alle Karten eines Feindes aus einer Region und ist fort.',
      },
    },
  },
  {
    id: 'turn-order',
    page: 'assessment',
    words: {
      en: {
        name: 'turn order',
        meaning:
          'Who acts first: whoever had the most points when the last round ended; equals keep their order. It is the same in all phases of a round.',
      },
      it: {
        name: 'ordine di gioco',
        forms: ['nell’ordine'],
        meaning:
          'Chi agisce prima: chi alla fine del round scorso aveva più punti; a parità resta l’ordine di prima. Vale per tutte le fasi di un round.',
      },
      de: {
        name: 'Reihenfolge',
        forms: ['zugreihenfolge'],
        meaning:
          'Wer zuerst handelt: wer am Ende der letzten Runde die meisten Punkte hatte; Gleiche behalten ihre Ordnung. Sie gilt in allen Phasen einer Runde.',
      },
    },
  },
]
