import type { GameFolder } from '../folder.ts'
import { isSeat } from '../shared/seats.ts'
import { legendOf } from '../shared/symbols.ts'
import { regionIds } from './data.ts'
import { allInfluence } from './derived.ts'
import { ideologyGuide } from './guide.ts'
import { names } from './names.ts'
import { pages } from './pages/index.ts'
import { terms } from './pages/terms.ts'
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
  terms,
  guide: ideologyGuide,
  places: {
    all: () => regionIds.map((id) => ['region', id]),
    of: (view, seat) => (isSeat(view, seat) ? Object.keys(view.regions).filter((id) => allInfluence(view, id, seat) > 0) : []),
  },
  symbols: legendOf(symbols),
  painter: new URL('./pictures/index.ts', import.meta.url),
}
