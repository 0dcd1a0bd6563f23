import type { GameFolder } from '../folder.ts'
import { chronicle } from './chronicle.ts'
import { names } from './names.ts'
import { pages } from './pages/index.ts'
import { attackRules } from './rulebook.ts'
import { standings } from './standings.ts'
import type { State } from './state.ts'
import { text } from './text.ts'
import type { View } from './view.ts'
import { words } from './words/index.ts'

export const attack: GameFolder<View> = {
  rulebook: attackRules,
  words,
  names,
  text,
  chronicle,
  standings: (state) => standings(state as State),
  pages,
  looks: [{ map: 'east' }, { map: 'world' }],
  painter: new URL('./picture.ts', import.meta.url),
}
