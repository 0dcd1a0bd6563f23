/** Pictures of Limit. Runs in the drawing process. */
import { speaker, together } from '../../../words/index.ts'
import { painterOf } from '../../shared/painter.ts'
import { isSeat } from '../../shared/seats.ts'
import { names } from '../names.ts'
import type { Seat, View } from '../state.ts'
import { words } from '../words/index.ts'
import { boardSize, drawBoard, drawFocus, focusSize } from './board.ts'
import { coverSize, drawCover } from './cover.ts'
import { drawHand, handSize } from './hand.ts'
import { marks } from './scene.ts'
import { drawLimitStatus } from './status.ts'
import { symbols } from './symbols.ts'
import { pictureWords } from './words.ts'

const catalogues = together(words, pictureWords)

/** The seat to look at closely, if the focus names one. */
const focusOf = (view: View, focus: string | null): { readonly seat: Seat } | null =>
  isSeat(view, focus) ? { seat: focus } : null

export const painter = painterOf({
  say: (language, people) => speaker({ catalogues, language, names, people }),
  besides: (_view: View, before: View | null) => ({ before }),
  focusOf,
  board: { size: boardSize, draw: drawBoard },
  status: drawLimitStatus,
  close: { size: focusSize, draw: (sheet, { seat }) => drawFocus(sheet, seat) },
  hand: { size: handSize, draw: drawHand },
  symbols,
  markOf: (_, seat) => marks[seat],
  cover: { size: coverSize, draw: drawCover },
})
