/** The few words that only pictures need; all names come from the game's own catalogues. */
import type { Catalogues } from '../../../words/index.ts'

export const pictureWords: Catalogues = {
  en: {
    'picture.neutral': 'Neutral',
    'picture.turn': 'Turn {number}: {step}',
    'picture.combat': '{kind}: {target}',
    'picture.offer': 'Who gives what',
    'picture.tableau': 'Objectives to choose from',
    'picture.events': 'Events',
  },
  it: {
    'picture.neutral': 'Neutrale',
    'picture.turn': 'Turno {number}: {step}',
    'picture.combat': '{kind}: {target}',
    'picture.offer': 'Chi dà che cosa',
    'picture.tableau': 'Obiettivi tra cui scegliere',
    'picture.events': 'Imprevisti',
  },
  de: {
    'picture.neutral': 'Neutral',
    'picture.turn': 'Zug {number}: {step}',
    'picture.combat': '{kind}: {target}',
    'picture.offer': 'Wer gibt was',
    'picture.tableau': 'Ziele zur Auswahl',
    'picture.events': 'Ereignisse',
  },
}
