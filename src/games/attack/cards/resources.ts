/** 2.4: cards that bring or cost goods, units, technologies and cards. */
import { demanded, refuse } from '../../../kernel/index.ts'
import { ownerOf, sizeOf } from '../derived.ts'
import { atlasOf, isRegion } from '../map/atlas.ts'
import { oneRegion } from '../params.ts'
import type { RegionId, State } from '../state.ts'
import { currentAction, turnOf } from '../turn/current.ts'
import { drawPolitical, drawTechnology } from './deck.ts'
import { effect, type Rules } from './effect.ts'

/** Never the last unit of the region. */
const infantryRemoved = (p: State, region: RegionId, most: number): number => {
  const { units } = p.regions[region]!
  return Math.min(most, units.inf, sizeOf(units) - 1)
}

export const resourceRules = {
  'blitz-bonus': ({ bonus }) =>
    effect({
      play(p, seat, _named, table) {
        turnOf(p).blitzBonus += bonus
        table.tell('diplomatic-mission', { seat })
      },
    }),
  'gain-pp': ({ pp }) =>
    effect({
      play(p, seat, _named, table) {
        p.players[seat].pp += pp
        table.tell('gains-pp', { seat, count: pp })
      },
    }),
  'gain-oil': ({ oil }) =>
    effect({
      play(p, seat, _named, table) {
        p.players[seat].oil += oil
        table.tell('gains-oil', { seat, count: oil })
      },
    }),
  deploy: ({ infantry }) =>
    effect({
      play(p) {
        currentAction(p, 'political').deploy = infantry
      },
    }),
  'remove-infantry': ({ most }) =>
    effect({
      params: {
        region: demanded(
          oneRegion((p, seat) => atlasOf(p).regions.filter((region) => ![null, seat].includes(ownerOf(p, region)))),
        ),
      },
      check(p, seat, { region }) {
        if (!isRegion(p, region)) return refuse('no-such-region')
        const owner = ownerOf(p, region)
        if (owner === null || owner === seat) return refuse('not-enemy-region', { region })
        if (infantryRemoved(p, region, most) <= 0) return refuse('no-infantry', { region })
      },
      play(p, _seat, { region }, table) {
        const count = infantryRemoved(p, region, most)
        p.regions[region]!.units.inf -= count
        table.tell('partisans-remove', { region, owner: ownerOf(p, region), count })
      },
    }),
  'draw-technology': () =>
    effect({
      check: (p) => (p.decks.technology.length === 0 ? refuse('technology-deck-empty') : undefined),
      play: (p, seat, _named, table) => drawTechnology(p, seat, table),
    }),
  'draw-political': ({ cards }) => effect({ play: (p, seat, _named, table) => drawPolitical(p, seat, cards, table) }),
} satisfies Rules
