/** Pictures of Venonta. Runs in the drawing process. */
import { speaker, together } from '../../../words/index.ts'
import { painterOf } from '../../shared/painter.ts'
import { names } from '../names.ts'
import type { View } from '../state.ts'
import { words } from '../words/index.ts'
import { boardSize, drawBoard } from './board.ts'
import { changesSince } from './changes.ts'
import { closeSize, drawSeatClosely, drawTerritoryClosely, focusOf } from './close.ts'
import { coverSize, drawCover } from './cover.ts'
import { drawHand, handSize } from './hand.ts'
import { markOf } from './sides.ts'
import { drawVenontaStatus } from './status.ts'
import { symbols } from './symbols.ts'
import { pictureWords } from './words.ts'

const catalogues = together(words, pictureWords)

export const painter = painterOf({
  say: (language, people) => speaker({ catalogues, language, names, people }),
  besides: (view: View, before: View | null) => ({ changes: changesSince(before, view) }),
  focusOf,
  board: { size: boardSize, draw: drawBoard },
  status: drawVenontaStatus,
  close: {
    size: closeSize,
    draw: (sheet, focus) => ('seat' in focus ? drawSeatClosely(sheet, focus.seat) : drawTerritoryClosely(sheet, focus.territory)),
  },
  hand: { size: handSize, draw: drawHand },
  symbols,
  markOf,
  cover: { size: coverSize, draw: drawCover },
})
