/** Pictures of Ideology. Runs in the drawing process. */
import { speaker, together } from '../../../words/index.ts'
import { painterOf } from '../../shared/painter.ts'
import type { View } from '../state.ts'
import { words } from '../words/index.ts'
import { boardSize, drawBoard } from './board.ts'
import { changesSince } from './changes.ts'
import { closeSize, drawRegionClosely, drawSeatClosely, focusOf } from './close.ts'
import { coverSize, drawCover } from './cover.ts'
import { drawHand, handSize } from './hand.ts'
import { marks } from './sides.ts'
import { drawIdeologyStatus } from './status.ts'
import { symbols } from './symbols.ts'
import { pictureWords } from './words.ts'

const catalogues = together(words, pictureWords)

export const painter = painterOf({
  say: (language) => speaker({ catalogues, language, names: {} }),
  besides: (view: View, before: View | null) => ({ changes: changesSince(before, view) }),
  focusOf,
  board: { size: boardSize, draw: drawBoard },
  status: drawIdeologyStatus,
  close: {
    size: closeSize,
    draw: (sheet, focus) => ('seat' in focus ? drawSeatClosely(sheet, focus.seat) : drawRegionClosely(sheet, focus.region)),
  },
  hand: { size: handSize, draw: drawHand },
  symbols,
  markOf: (_, seat) => marks[seat],
  cover: { size: coverSize, draw: drawCover },
})
