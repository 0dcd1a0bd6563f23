/** Pictures of Attack! Runs in the drawing process. */
import type { Asked, Tools } from '../../../pictures/toolkit.ts'
import { type Language, speaker, together } from '../../../words/index.ts'
import { painterOf } from '../../shared/painter.ts'
import { names } from '../names.ts'
import type { View } from '../secrets/view.ts'
import type { Seat } from '../state.ts'
import { words } from '../words/index.ts'
import { boardSize, drawBoard } from './board.ts'
import { closeSize, drawClosely, focusOf } from './close.ts'
import { coverSize, drawCover } from './cover.ts'
import { drawHand, handSize } from './hand.ts'
import type { Sheet } from './scene.ts'
import { pictureWords } from './words.ts'

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

export const painter = painterOf({
  sheetOf,
  focusOf,
  board: { size: boardSize, draw: drawBoard },
  close: { size: closeSize, draw: drawClosely },
  hand: { size: (view, { focus }) => handSize(view, focus), draw: drawHand },
  cover: { size: coverSize, draw: (tools, language) => drawCover(tools, sayIn(language)) },
})
