/** Pictures of Limit. Runs in the drawing process. */
import type { Asked, Tools } from '../../../pictures/toolkit.ts'
import { speaker, together } from '../../../words/index.ts'
import { painterOf } from '../../shared/painter.ts'
import { isSeat } from '../../shared/seats.ts'
import { names } from '../names.ts'
import type { Seat, View } from '../state.ts'
import { words } from '../words/index.ts'
import { boardSize, drawBoard, drawFocus, focusSize } from './board.ts'
import { coverSize, drawCover } from './cover.ts'
import { drawHand, handSize } from './hand.ts'
import type { Sheet } from './scene.ts'
import { pictureWords } from './words.ts'

const catalogues = together(words, pictureWords)

const sheetOf = (tools: Tools, view: View, { language, before, people, awaited }: Asked<View, Seat>): Sheet => ({
  tools,
  view,
  before,
  say: speaker({ catalogues, language, names, people }),
  people,
  awaited,
})

/** The seat to look at closely, if the focus names one. */
const focusOf = (view: View, focus: string | null): { readonly seat: Seat } | null =>
  isSeat(view, focus) ? { seat: focus } : null

export const painter = painterOf({
  sheetOf,
  focusOf,
  board: { size: boardSize, draw: drawBoard },
  close: { size: focusSize, draw: (sheet, { seat }) => drawFocus(sheet, seat) },
  hand: { size: handSize, draw: drawHand },
  cover: { size: coverSize, draw: (tools, language) => drawCover(tools, speaker({ catalogues, language, names })) },
})
