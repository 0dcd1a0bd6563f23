/** Pictures of Venonta. Runs in the drawing process. */
import type { Asked, Tools } from '../../../pictures/toolkit.ts'
import { speaker, together } from '../../../words/index.ts'
import { painterOf } from '../../shared/painter.ts'
import { names } from '../names.ts'
import type { Seat, View } from '../state.ts'
import { words } from '../words/index.ts'
import { boardSize, drawBoard } from './board.ts'
import { changesSince } from './changes.ts'
import { closeSize, drawSeatClosely, drawTerritoryClosely, focusOf } from './close.ts'
import { coverSize, drawCover } from './cover.ts'
import { drawHand, handSize } from './hand.ts'
import type { Sheet } from './scene.ts'
import { pictureWords } from './words.ts'

const catalogues = together(words, pictureWords)

const sheetOf = (tools: Tools, view: View, { language, before, people, awaited }: Asked<View, Seat>): Sheet => ({
  tools,
  view,
  say: speaker({ catalogues, language, names, people }),
  changes: changesSince(before, view),
  people,
  awaited,
})

export const painter = painterOf({
  sheetOf,
  focusOf,
  board: { size: boardSize, draw: drawBoard },
  close: {
    size: closeSize,
    draw: (sheet, focus) => ('seat' in focus ? drawSeatClosely(sheet, focus.seat) : drawTerritoryClosely(sheet, focus.territory)),
  },
  hand: { size: handSize, draw: drawHand },
  cover: { size: coverSize, draw: (tools, language) => drawCover(tools, speaker({ catalogues, language, names })) },
})
