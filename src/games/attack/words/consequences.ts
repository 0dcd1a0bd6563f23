import type { Consequences } from '../../consequences.ts'
import type { OptionName } from '../options.ts'

/** What the lobby’s choices lead to. */
export const consequences: Consequences<OptionName> = {
  map: {
    west: {
      en: 'America, Europe and Africa: you meet early, and there is less to look at.',
      it: 'America, Europa e Africa: ci si incontra presto, e c’è meno da guardare.',
      de: 'Amerika, Europa und Afrika: Man trifft sich früh, und es gibt weniger zu überblicken.',
    },
    east: {
      en: 'Asia and the Pacific: long ways by sea, at most six play.',
      it: 'Asia e Pacifico: lunghe vie di mare, si gioca al massimo in sei.',
      de: 'Asien und Pazifik: lange Seewege, höchstens sechs spielen.',
    },
    world: {
      en: 'All of it: room for everybody, wars come later and the game is longer.',
      it: 'Tutto: c’è posto per tutti, le guerre arrivano dopo e la partita è più lunga.',
      de: 'Alles: Platz für alle, Kriege kommen später und das Spiel dauert länger.',
    },
  },
  continents: {
    true: {
      en: 'You begin on several continents: more neighbours, more to defend.',
      it: 'Si comincia su più continenti: più vicini, più da difendere.',
      de: 'Man beginnt auf mehreren Kontinenten: mehr Nachbarn, mehr zu verteidigen.',
    },
    false: {
      en: 'You choose your starting regions freely: side by side they are easier to hold.',
      it: 'Scegli liberamente le regioni iniziali: vicine si tengono meglio.',
      de: 'Du wählst deine Startregionen frei: nebeneinander sind sie leichter zu halten.',
    },
  },
  homeDefence: {
    true: {
      en: 'Capitals and coasts are harder to take: fewer quick conquests.',
      it: 'Capitali e coste sono più dure da prendere: meno conquiste rapide.',
      de: 'Hauptstädte und Küsten sind schwerer zu nehmen: weniger schnelle Eroberungen.',
    },
    false: {
      en: 'Every battle is rolled alike: an empty home is soon lost.',
      it: 'Ogni battaglia si tira allo stesso modo: una casa vuota si perde presto.',
      de: 'Jede Schlacht wird gleich gewürfelt: Ein leeres Zuhause ist schnell verloren.',
    },
  },
  placement: {
    rounds: {
      en: 'Five units at a time in turn: you see where the others stand, and are called five times.',
      it: 'Cinque unità alla volta, a turno: vedi dove stanno gli altri, e sei chiamato più volte.',
      de: 'Je fünf Einheiten reihum: Du siehst, wo die anderen stehen, und wirst öfter gerufen.',
    },
    'at-once': {
      en: 'Everybody places all units in one go: the game begins sooner.',
      it: 'Ognuno schiera tutte le unità in una volta: la partita comincia prima.',
      de: 'Jede Seite stellt alle Einheiten auf einmal auf: Das Spiel beginnt früher.',
    },
  },
  maxRounds: {
    0: {
      en: 'It ends by the cards, or when somebody loses everything: nobody knows when.',
      it: 'Finisce per le carte, o quando qualcuno perde tutto: nessuno sa quando.',
      de: 'Es endet durch die Karten oder wenn jemand alles verliert: Niemand weiß, wann.',
    },
    any: {
      en: 'Over after that round at the latest: everybody knows how long it takes.',
      it: 'Finisce al più tardi dopo quel round: tutti sanno quanto dura.',
      de: 'Spätestens nach dieser Runde vorbei: Alle wissen, wie lange es dauert.',
    },
  },
  neutralControl: {
    volunteers: {
      en: 'Somebody may roll for the neutrals you attack: livelier, sometimes a wait.',
      it: 'Qualcuno può tirare per i neutrali che attacchi: più vivo, a volte si aspetta.',
      de: 'Jemand darf für die Neutralen würfeln, die du angreifst: lebhafter, manchmal wartet man.',
    },
    auto: {
      en: 'The bot rolls for neutrals: no waiting.',
      it: 'Per i neutrali tira il bot: non si aspetta.',
      de: 'Für Neutrale würfelt der Bot: kein Warten.',
    },
  },
}
