/** Pictures of Attack! Runs in the drawing process. */
import type { Asked, Painter, Tools } from '../../pictures/toolkit.ts'
import { type Language, speaker, together } from '../../words/index.ts'
import { names } from './names.ts'
import { boardSize, drawBoard } from './picture/board.ts'
import { closeSize, drawClosely, focusOf } from './picture/close.ts'
import { coverSize, drawCover } from './picture/cover.ts'
import { drawHand, handSize } from './picture/hand.ts'
import type { Sheet } from './picture/scene.ts'
import { pictureWords } from './picture/words.ts'
import type { Seat } from './state.ts'
import type { View } from './view.ts'
import { words } from './words/index.ts'

const catalogues = together(words, pictureWords)
const sayIn = (language: Language, people: Readonly<Record<string, string>> = {}) =>
  speaker({ catalogues, language, names, people })

const sheetOf = (tools: Tools, view: View, { language, before, people, awaited }: Asked<View, Seat>): Sheet => ({
  tools,
  view,
  // A game before its start is nothing to compare with
  before: before?.options.map === view.options.map ? before : null,
  say: sayIn(language, people),
  map: tools.loadMap(`attack-${view.options.map}`),
  awaited,
})

export const painter: Painter<View, Seat> = {
  scenes: {
    board: {
      size: (view, { focus }) => (focusOf(view, focus) ? closeSize : boardSize),
      draw(tools, view, asked) {
        const sheet = sheetOf(tools, view, asked)
        const focus = focusOf(view, asked.focus)
        if (focus) drawClosely(sheet, focus)
        else drawBoard(sheet)
      },
    },
    hand: {
      size: (view, { focus }) => handSize(view, focus),
      draw: (tools, view, asked) => drawHand(sheetOf(tools, view, asked), asked.focus),
    },
    cover: { size: coverSize, draw: (tools, _, { language }) => drawCover(tools, sayIn(language)) },
  },
}
