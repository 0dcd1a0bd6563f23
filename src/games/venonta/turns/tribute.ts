import { move, oneOf, optional, refuse } from '../../../kernel/index.ts'
import { isTerritory } from '../data.ts'
import { coloniesOf, freeTerritories, isFree } from '../derived.ts'
import { loseFood } from '../land/holdings.ts'
import { oneListed } from '../params.ts'
import { type Good, goods, type Territory, territories, type Venonta } from '../state.ts'
import { isFull } from './produce.ts'
import { turnCheck } from './turn.ts'

const entry = (territory: Territory, good: string): string => `${territory}:${good}`

/** 5.9: each good once in a round from each colony; food from its owner's stock, fuel from the colony itself. */
export const tribute = move<Venonta>()({
  type: 'tribute',
  answers: ['feed', 'produce'],
  params: {
    territory: oneListed(coloniesOf, { values: territories, words: 'territory' }),
    good: oneOf(goods, { words: 'thing' }),
    // Rations are one stock for each seat: a place that is named for them does not count, and none is listed.
    to: optional(
      oneListed((p, seat, { good }: { good?: Good }) => (good === 'fuel' ? freeTerritories(p, seat) : []), {
        values: territories,
        words: 'territory',
        partial: true,
      }),
    ),
  },
  open: turnCheck('feed', 'produce'),
  check(p, seat, { territory, good, to }) {
    if (!isTerritory(territory)) return refuse('unknown-territory')
    if (p.land[territory].colonizer !== seat) return refuse('not-your-colony', { territory })
    const owner = p.land[territory].owner
    if (good !== 'food' && good !== 'fuel') return refuse('unknown-good')
    if (p.tributes.includes(entry(territory, good))) return refuse('already-taken', { territory })
    if (good === 'food') return owner === null || p.players[owner].food === 0 ? refuse('no-food', { seat: owner }) : undefined
    if (p.land[territory].fuel === 0) return refuse('no-fuel', { territory })
    if (!isTerritory(to) || !isFree(p, to, seat)) return refuse('not-your-territory')
    if (isFull(p, to)) return refuse('fuel-full', { territory: to })
  },
  play(p, seat, { territory, good, to }, table) {
    const player = p.players[seat]
    const owner = p.land[territory].owner
    p.tributes.push(entry(territory, good))
    if (good === 'food' && owner) {
      player.food += loseFood(p, owner, 1)
      player.stats.tributeFood += 1
    } else if (to) {
      p.land[territory].fuel -= 1
      p.land[to].fuel += 1
      player.stats.tributeFuel += 1
    }
    table.tell('tribute', { seat, territory, good })
  },
})
