/** Pictures of Venonta. Runs in the drawing process. */
import type { Asked, Painter, Tools } from '../../pictures/toolkit.ts'
import { type Catalogue, type Language, speaker } from '../../words/index.ts'
import { names } from './names.ts'
import { boardSize, drawBoard } from './picture/board.ts'
import { changesSince } from './picture/changes.ts'
import { awaited, type Sheet } from './picture/scene.ts'
import { pictureWords } from './picture/words.ts'
import type { View } from './state.ts'
import { words } from './words/index.ts'

const wordsIn = (language: Language): Catalogue => ({ ...words[language], ...pictureWords[language] })
const catalogues = { en: wordsIn('en'), it: wordsIn('it'), de: wordsIn('de') }

const sheetOf = (tools: Tools, view: View, { language, before, people, lasting }: Asked<View>): Sheet => ({
  tools,
  view,
  say: speaker({ catalogues, language, names, people }),
  changes: changesSince(before, view),
  people,
  awaited: lasting ? [] : awaited(view),
})

export const painter: Painter<View> = {
  scenes: {
    board: { size: boardSize, draw: (tools, view, asked) => drawBoard(sheetOf(tools, view, asked)) },
  },
}
