import type { GameFolder } from '../folder.ts'
import { legendOf } from '../shared/symbols.ts'
import { venontaGuide } from './guide.ts'
import { names } from './names.ts'
import { pages } from './pages/index.ts'
import { terms } from './pages/terms.ts'
import { symbols } from './pictures/symbols.ts'
import { venontaRules } from './rulebook.ts'
import { standings } from './standings.ts'
import { territories, type View } from './state.ts'
import { chronicle } from './text/chronicle.ts'
import { text } from './text/index.ts'
import { words } from './words/index.ts'

export const venonta: GameFolder<View> = {
  rulebook: venontaRules,
  words,
  names,
  text,
  chronicle,
  leftOut: ({ options }) => (options.actionCards ? [] : ['council', 'play']),
  standings,
  pages,
  terms,
  guide: venontaGuide,
  places: {
    all: () => territories.map((id) => ['territory', id]),
    of: (view, seat) => territories.filter((id) => view.land[id].owner === seat || view.land[id].colonizer === seat),
  },
  symbols: legendOf(symbols),
  painter: new URL('./pictures/index.ts', import.meta.url),
}
