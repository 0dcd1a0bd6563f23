import type { GameFolder } from '../folder.ts'
import { chronicle } from './chronicle.ts'
import { names } from './names.ts'
import { pages } from './pages/index.ts'
import { venontaRules } from './rulebook.ts'
import { territories, type View } from './state.ts'
import { text } from './text.ts'
import { words } from './words/index.ts'

export const venonta: GameFolder<View> = {
  rulebook: venontaRules,
  words,
  names,
  text,
  chronicle,
  pages,
  places: { namespace: 'territory', ids: territories },
  painter: new URL('./picture.ts', import.meta.url),
}
