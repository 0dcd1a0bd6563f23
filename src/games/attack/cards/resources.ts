/** 2.4: cards that bring or cost goods, units, technologies and cards. */
import { refuse } from '../../../kernel/index.ts'
import { ownerOf, sizeOf } from '../derived.ts'
import type { RegionId, State } from '../state.ts'
import { turnOf } from '../turn/current.ts'
import { drawPolitical } from './deck.ts'
import { type Rules, regionOf } from './rule.ts'
import { drawTechnology } from './technology.ts'

/** Up to two, never the last unit of the region. */
const infantryRemoved = (p: State, region: RegionId): number => {
  const { units } = p.regions[region]!
  return Math.min(2, units.inf, sizeOf(units) - 1)
}

export const resources: Rules<
  'diplomatic-mission' | 'war-bonds' | 'oil-discovery' | 'mobilization' | 'partisans' | 'captured-scientists' | 'great-speech'
> = {
  'diplomatic-mission': {
    apply({ p, seat, table }) {
      turnOf(p).blitzBonus += 2
      table.tell('diplomatic-mission', { seat })
    },
  },
  'war-bonds': {
    apply({ p, seat, table }) {
      p.players[seat].pp += 15
      table.tell('gains-pp', { seat, count: 15 })
    },
  },
  'oil-discovery': {
    apply({ p, seat, table }) {
      p.players[seat].oil += 8
      table.tell('gains-oil', { seat, count: 8 })
    },
  },
  mobilization: {
    apply({ action }) {
      action.deploy = 3
    },
  },
  partisans: {
    check(asked) {
      const owner = ownerOf(asked.p, regionOf(asked))
      const region = regionOf(asked)
      if (owner === null || owner === asked.seat) return refuse('not-enemy-region', { region })
      if (infantryRemoved(asked.p, region) <= 0) return refuse('no-infantry', { region })
    },
    apply(played) {
      const { p, table } = played
      const region = regionOf(played)
      const count = infantryRemoved(p, region)
      p.regions[region]!.units.inf -= count
      table.tell('partisans-remove', { region, owner: ownerOf(p, region), count })
    },
  },
  'captured-scientists': {
    check: ({ p }) => (p.decks.technology.length === 0 ? refuse('technology-deck-empty') : undefined),
    apply: ({ p, seat, table }) => drawTechnology(p, seat, table),
  },
  'great-speech': {
    apply: ({ p, seat, table }) => drawPolitical(p, seat, 3, table),
  },
}
