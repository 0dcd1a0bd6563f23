import type { GameFolder } from '../folder.ts'
import { chronicle } from './chronicle.ts'
import { names } from './names.ts'
import { pages } from './pages/index.ts'
import { venontaRules } from './rulebook.ts'
import { standings } from './standings.ts'
import { type State, territories, type View } from './state.ts'
import { text } from './text.ts'
import { words } from './words/index.ts'

export const venonta: GameFolder<View> = {
  rulebook: venontaRules,
  words,
  names,
  text,
  chronicle,
  standings: (state) => standings(state as State),
  pages,
  places: { namespace: 'territory', ids: territories },
  painter: new URL('./picture.ts', import.meta.url),
}
