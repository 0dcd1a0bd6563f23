import type { GameFolder } from '../folder.ts'
import { legendOf } from '../shared/symbols.ts'
import { amongAllies } from './alliances/among-allies.ts'
import { limitGuide } from './guide.ts'
import { names } from './names.ts'
import { pages } from './pages/index.ts'
import { terms } from './pages/terms.ts'
import { symbols } from './pictures/symbols.ts'
import { limitRules } from './rulebook.ts'
import { standings } from './standings.ts'
import type { State, View } from './state.ts'
import { chronicle } from './text/chronicle.ts'
import { text } from './text/index.ts'
import { words } from './words/index.ts'

export const limit: GameFolder<View> = {
  rulebook: limitRules,
  words,
  names,
  text,
  chronicle,
  leftOut: ({ options }) => (options.alliances ? [] : amongAllies),
  standings,
  pages,
  terms,
  guide: limitGuide,
  symbols: legendOf(symbols),
  painter: new URL('./pictures/index.ts', import.meta.url),
  alone: { median: 50, points: ({ result }: State) => result?.scores.p1?.total ?? 0 },
}
