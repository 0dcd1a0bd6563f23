/** Pictures of Ideology. Runs in the drawing process. */
import type { Asked, Tools } from '../../../pictures/toolkit.ts'
import { type Language, speaker, together } from '../../../words/index.ts'
import { painterOf } from '../../shared/painter.ts'
import type { Seat, View } from '../state.ts'
import { words } from '../words/index.ts'
import { boardSize, drawBoard } from './board.ts'
import { changesSince } from './changes.ts'
import { closeSize, drawRegionClosely, drawSeatClosely, focusOf } from './close.ts'
import { coverSize, drawCover } from './cover.ts'
import { drawHand, handSize } from './hand.ts'
import type { Sheet } from './scene.ts'
import { pictureWords } from './words.ts'

const catalogues = together(words, pictureWords)
const sayIn = (language: Language) => speaker({ catalogues, language, names: {} })

const sheetOf = (tools: Tools, view: View, { language, before, people, awaited }: Asked<View, Seat>): Sheet => ({
  tools,
  view,
  say: sayIn(language),
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
    draw: (sheet, focus) => ('seat' in focus ? drawSeatClosely(sheet, focus.seat) : drawRegionClosely(sheet, focus.region)),
  },
  hand: { size: handSize, draw: drawHand },
  cover: { size: coverSize, draw: (tools, language) => drawCover(tools, sayIn(language)) },
})
