import type { GameFolder } from '../folder.ts'
import { chronicle } from './chronicle.ts'
import { names } from './names.ts'
import { pages } from './pages/index.ts'
import { limitRules } from './rulebook.ts'
import type { State, View } from './state.ts'
import { text } from './text.ts'
import { words } from './words/index.ts'

export const limit: GameFolder<View> = {
  rulebook: limitRules,
  words,
  names,
  text,
  chronicle,
  pages,
  painter: new URL('./picture.ts', import.meta.url),
  // `as`: the positions of this game's folder are its own.
  alone: { median: 50, points: (state) => (state as State).result?.scores.p1?.total ?? 0 },
}
