/** Pictures of Ideology. Runs in the drawing process. */
import type { Asked, Painter, Tools } from '../../pictures/toolkit.ts'
import { type Language, type Say, speaker } from '../../words/index.ts'
import { boardSize, drawBoard } from './picture/board.ts'
import { changesSince } from './picture/changes.ts'
import type { Sheet } from './picture/scene.ts'
import { pictureWords } from './picture/words.ts'
import type { View } from './state.ts'

const speakers = new Map<Language, Say>()

function sayIn(language: Language): Say {
  const known = speakers.get(language)
  if (known) return known
  const say = speaker({ catalogues: pictureWords, language, names: {} })
  speakers.set(language, say)
  return say
}

function sheetOf(tools: Tools, view: View, asked: Asked<View>): Sheet {
  return { tools, view, say: sayIn(asked.language), changes: changesSince(asked.before, view) }
}

export const painter: Painter<View> = {
  scenes: {
    board: { size: boardSize, draw: (tools, view, asked) => drawBoard(sheetOf(tools, view, asked)) },
  },
}
