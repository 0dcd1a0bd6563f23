import type { GameFolder } from '../folder.ts'
import { legendOf } from '../shared/symbols.ts'
import { ideologyGuide } from './guide.ts'
import { names } from './names.ts'
import { pages } from './pages/index.ts'
import { symbols } from './pictures/symbols.ts'
import { ideologyRules } from './rulebook.ts'
import { standings } from './standings.ts'
import type { View } from './state.ts'
import { chronicle } from './text/chronicle.ts'
import { text } from './text/index.ts'
import { words } from './words/index.ts'

export const ideology: GameFolder<View> = {
  rulebook: ideologyRules,
  words,
  names,
  text,
  chronicle,
  standings,
  pages,
  guide: ideologyGuide,
  symbols: legendOf(symbols),
  painter: new URL('./pictures/index.ts', import.meta.url),
}
