import type { Consequences } from '../../consequences.ts'
import type { OptionName } from '../options.ts'

/** What the lobby’s choices lead to. */
export const consequences: Consequences<OptionName> = {
  decks: {
    equal: {
      en: 'Each draws from the same deck, 15 cards of each kind: fairer, less surprise.',
      it: 'Tutti pescano dallo stesso mazzo, 15 carte per tipo: più equo, meno sorprese.',
      de: 'Alle ziehen aus dem gleichen Stapel, je 15 Karten: gerechter, weniger Überraschung.',
    },
    asymmetric: {
      en: 'Each draws more of its own theme: sides feel different, and must trade for the rest.',
      it: 'Ognuno pesca più carte del proprio tema: lati più diversi, il resto va scambiato.',
      de: 'Jede Seite zieht mehr vom eigenen Thema: Sie spielen sich verschieden und müssen tauschen.',
    },
  },
  ideologyRules: {
    true: {
      en: 'Each side has three rules of its own: more to read before the first turn.',
      it: 'Ogni lato ha tre regole proprie: più da leggere prima del primo turno.',
      de: 'Jede Seite hat drei eigene Regeln: mehr zu lesen vor dem ersten Zug.',
    },
    false: {
      en: 'All sides play by the same rules: nothing to know beforehand.',
      it: 'Tutti i lati giocano con le stesse regole: niente da sapere prima.',
      de: 'Alle Seiten spielen nach denselben Regeln: nichts, was man vorher wissen muss.',
    },
  },
  independentCap: {
    current: {
      en: 'A region that was lost takes only what it has grown to: quicker to win back.',
      it: 'Una regione perduta prende solo quanto è cresciuta: si riprende prima.',
      de: 'Eine verlorene Region fasst nur, wozu sie gewachsen ist: schneller zurückgewonnen.',
    },
    printed: {
      en: 'A region that was lost takes as much as at the start, whatever it has grown to.',
      it: 'Una regione perduta prende quanto all’inizio, comunque sia cresciuta.',
      de: 'Eine verlorene Region fasst so viel wie zu Beginn, wozu sie auch gewachsen ist.',
    },
  },
  minimumHand: {
    0: {
      en: 'Whoever has lost everything draws nothing more: hard to come back.',
      it: 'Chi ha perso tutto non pesca più: è difficile risalire.',
      de: 'Wer alles verloren hat, zieht nichts mehr: Zurückkommen ist schwer.',
    },
    1: {
      en: 'Whoever has lost everything still draws a card each round: nobody only watches.',
      it: 'Chi ha perso tutto pesca ancora una carta a round: nessuno resta solo a guardare.',
      de: 'Wer alles verloren hat, zieht weiter eine Karte je Runde: Niemand sieht nur zu.',
    },
  },
  target: {
    any: {
      en: 'A higher goal is a longer game: from 12, the rulebook’s, about a round more for each point.',
      it: 'Un traguardo più alto allunga: dal 12 del regolamento, circa un round in più per punto.',
      de: 'Ein höheres Ziel ist ein längeres Spiel: ab den 12 der Regel etwa eine Runde je Punkt.',
    },
  },
  roundLimit: {
    any: {
      en: 'Over after that round at the latest; whoever leads then has won.',
      it: 'Finisce al più tardi dopo quel round; vince chi è in testa.',
      de: 'Spätestens nach dieser Runde vorbei; wer dann führt, hat gewonnen.',
    },
    none: {
      en: 'It goes on until somebody has reached the goal, however long that takes.',
      it: 'Continua finché qualcuno non raggiunge il traguardo, per quanto ci voglia.',
      de: 'Es geht weiter, bis jemand das Ziel erreicht, wie lange das auch dauert.',
    },
  },
}
