import { type Standings, standingsBy } from '../standings.ts'
import { keysOf } from './end/scoring.ts'
import type { State } from './state.ts'

export const standings = (p: State): Standings =>
  standingsBy(['points', 'land-units', 'pp', 'oil'], p.result?.ranking ?? p.seats, (seat) => keysOf(p, seat))
