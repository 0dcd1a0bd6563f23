import type { GameFolder } from '../folder.ts'
import { legendOf } from '../shared/symbols.ts'
import { attackGuide } from './guide.ts'
import { names } from './names.ts'
import { pages } from './pages/index.ts'
import { symbols } from './pictures/symbols.ts'
import { attackRules } from './rulebook.ts'
import type { View } from './secrets/view.ts'
import { standings } from './standings.ts'
import { chronicle } from './text/chronicle.ts'
import { text } from './text/index.ts'
import { words } from './words/index.ts'

export const attack: GameFolder<View> = {
  rulebook: attackRules,
  words,
  names,
  text,
  chronicle,
  standings,
  pages,
  guide: attackGuide,
  looks: [{ map: 'east' }, { map: 'world' }],
  symbols: legendOf(symbols),
  painter: new URL('./pictures/index.ts', import.meta.url),
}
