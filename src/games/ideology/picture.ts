/** Pictures of Ideology. Runs in the drawing process. */
import type { Asked, Painter, Tools } from '../../pictures/toolkit.ts'
import { type Language, speaker, together } from '../../words/index.ts'
import { boardSize, drawBoard } from './picture/board.ts'
import { changesSince } from './picture/changes.ts'
import { closeSize, drawRegionClosely, drawSeatClosely, focusOf } from './picture/close.ts'
import { coverSize, drawCover } from './picture/cover.ts'
import { drawHand, handSize } from './picture/hand.ts'
import type { Sheet } from './picture/scene.ts'
import { pictureWords } from './picture/words.ts'
import type { Seat, View } from './state.ts'
import { words } from './words/index.ts'

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

export const painter: Painter<View, Seat> = {
  scenes: {
    board: {
      size: (view, { focus }) => (focusOf(view, focus) ? closeSize : boardSize),
      draw(tools, view, asked) {
        const sheet = sheetOf(tools, view, asked)
        const focus = focusOf(view, asked.focus)
        if (!focus) drawBoard(sheet)
        else if ('seat' in focus) drawSeatClosely(sheet, focus.seat)
        else drawRegionClosely(sheet, focus.region)
      },
    },
    hand: { size: handSize, draw: (tools, view, asked) => drawHand(sheetOf(tools, view, asked)) },
    cover: { size: coverSize, draw: (tools, _, { language }) => drawCover(tools, sayIn(language)) },
  },
}
