import { madeUpOf, type Standings, standingsBy } from '../standings.ts'
import { keysOf, scoreOf } from './end/scoring.ts'
import type { State } from './state.ts'

export function standings(p: State): Standings {
  const seats = p.result?.ranking ?? p.seats
  const ranked = standingsBy(['points', 'land-units', 'pp', 'oil'], seats, (seat) => keysOf(p, seat))
  return madeUpOf(ranked, (seat) => {
    const { total: _, ...parts } = p.result?.scores[seat] ?? scoreOf(p, seat)
    return { ...parts }
  })
}
