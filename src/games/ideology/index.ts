import type { GameFolder } from '../folder.ts'
import { chronicle } from './chronicle.ts'
import { names } from './names.ts'
import { pages } from './pages/index.ts'
import { ideologyRules } from './rulebook.ts'
import type { View } from './state.ts'
import { text } from './text.ts'
import { words } from './words/index.ts'

export const ideology: GameFolder<View> = {
  rulebook: ideologyRules,
  words,
  names,
  text,
  chronicle,
  pages,
  painter: new URL('./picture.ts', import.meta.url),
}
