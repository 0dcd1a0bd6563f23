import type { Consequences } from '../../consequences.ts'
import type { OptionName } from '../options.ts'

/** What the lobby’s choices lead to. */
export const consequences: Consequences<OptionName> = {
  actionCards: {
    true: {
      en: 'Hands of cards and a council to change them: surprises, and more ways to score.',
      it: 'Mani di carte e un consiglio per cambiarle: sorprese, e più modi di far punti.',
      de: 'Karten auf der Hand und ein Rat, um sie zu tauschen: Überraschungen, mehr Wege zu Punkten.',
    },
    false: {
      en: 'Everything lies open on the board: shorter, and nothing to read on cards.',
      it: 'Tutto è visibile sul tabellone: più breve, e niente da leggere sulle carte.',
      de: 'Alles liegt offen da: kürzer, und keine Karten zu lesen.',
    },
  },
}
