/** Pictures of Limit. Runs in the drawing process. */
import type { Asked, Painter, Tools } from '../../pictures/toolkit.ts'
import { speaker, together } from '../../words/index.ts'
import { names } from './names.ts'
import { boardSize, drawBoard, drawFocus, focusSize } from './picture/board.ts'
import { coverSize, drawCover } from './picture/cover.ts'
import { drawHand, handSize } from './picture/hand.ts'
import type { Sheet } from './picture/scene.ts'
import { pictureWords } from './picture/words.ts'
import type { Seat, View } from './state.ts'
import { words } from './words/index.ts'

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
const focused = (view: View, focus: string | null): Seat | undefined => view.seats.find((seat) => seat === focus)

export const painter: Painter<View, Seat> = {
  scenes: {
    board: {
      size: (view, { focus }) => (focused(view, focus) ? focusSize : boardSize),
      draw(tools, view, asked) {
        const seat = focused(view, asked.focus)
        const sheet = sheetOf(tools, view, asked)
        if (seat) drawFocus(sheet, seat)
        else drawBoard(sheet)
      },
    },
    hand: { size: handSize, draw: (tools, view, asked) => drawHand(sheetOf(tools, view, asked)) },
    cover: { size: coverSize, draw: (tools, _, { language }) => drawCover(tools, speaker({ catalogues, language, names })) },
  },
}
