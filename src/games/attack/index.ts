import type { GameFolder } from '../folder.ts'
import { isSeat } from '../shared/seats.ts'
import { legendOf } from '../shared/symbols.ts'
import { fleetOf, ownRegions, sizeOf } from './derived.ts'
import { attackGuide } from './guide.ts'
import { atlasOf } from './map/atlas.ts'
import { names } from './names.ts'
import { pages } from './pages/index.ts'
import { terms } from './pages/terms.ts'
import { symbols } from './pictures/symbols.ts'
import { attackRules } from './rulebook.ts'
import type { View } from './secrets/view.ts'
import { standings } from './standings.ts'
import type { Seat, State } from './state.ts'
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
  // `as`: a folder is asked about positions of its own game.
  sideOf: (state, seat) => (state as State).players[seat as Seat].gov ?? 'none',
  pages,
  terms,
  guide: attackGuide,
  looks: [{ map: 'east' }, { map: 'world' }],
  places: {
    all: (view) => [
      ...atlasOf(view).regions.map((id) => ['region', id] as const),
      ...atlasOf(view).seas.map((id) => ['sea', id] as const),
    ],
    of: (view, seat) =>
      isSeat(view, seat)
        ? [...ownRegions(view, seat), ...atlasOf(view).seas.filter((sea) => sizeOf(fleetOf(view, sea, seat)) > 0)]
        : [],
  },
  symbols: legendOf(symbols),
  painter: new URL('./pictures/index.ts', import.meta.url),
}
