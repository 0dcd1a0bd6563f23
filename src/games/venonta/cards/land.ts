/** 2.9: cards that change one's own land. */
import { refuse } from '../../../kernel/index.ts'
import { liberate } from '../combat/battle.ts'
import { removeTanks } from '../combat/tanks.ts'
import { isTerritory } from '../data.ts'
import { isReserve, lostBy, slotsOf, tanksIn } from '../derived.ts'
import { emit } from '../land/air.ts'
import { gainPv } from '../land/holdings.ts'
import { buildingSlot, construct, giveBack, revertingSlot } from '../land/slots.ts'
import { isConversion, reverted } from '../turns/produce.ts'
import { turnOf } from '../turns/turn.ts'
import { ownFreeRefusal, params } from './choices.ts'
import { effect, type Rules } from './effect.ts'

export const landRules = {
  'free-farm': () =>
    effect({
      params: { territory: params.ownFree },
      check(p, seat, { territory }) {
        const refused = ownFreeRefusal(p, seat, territory)
        if (refused || !isTerritory(territory)) return refused
        if (isReserve(p, territory)) return refuse('reserve', { territory })
        if (buildingSlot(p, territory, 'farm') === undefined) return refuse('no-slot', { what: 'farm', territory })
      },
      play: (p, seat, { territory }, table) => construct(p, seat, 'farm', territory, table),
    }),
  'free-reforest': ({ pv }) =>
    effect({
      params: { territory: params.ownFree, what: params.use },
      check(p, seat, { territory, what }) {
        const refused = ownFreeRefusal(p, seat, territory)
        if (refused || !isTerritory(territory)) return refused
        const use = reverted.find((known) => known === what)
        if (!use) return refuse('bad-conversion')
        if (revertingSlot(p, territory, use) === undefined) return refuse('no-slot', { what: use, territory })
      },
      play(p, seat, { territory, what }, table) {
        const conversion = `${what}-to-forest`
        if (isConversion(conversion)) giveBack(p, seat, conversion, territory, table)
        gainPv(p, seat, pv, table)
      },
    }),
  'add-fuel': ({ fuel, max, co2 }) =>
    effect({
      params: { territory: params.ownFree },
      check(p, seat, { territory }) {
        const refused = ownFreeRefusal(p, seat, territory)
        if (refused || !isTerritory(territory)) return refused
        if (p.land[territory].fuel >= max) return refuse('fuel-full', { territory })
      },
      play(p, seat, { territory }, table) {
        p.land[territory].fuel = Math.min(max, p.land[territory].fuel + fuel)
        emit(p, seat, co2, table)
      },
    }),
  'free-colony': () =>
    effect({
      params: { territory: params.any },
      check(p, seat, { territory }) {
        if (!isTerritory(territory)) return refuse('unknown-territory')
        if (!lostBy(p, seat).includes(territory)) return refuse('not-colonised', { territory })
      },
      play: (p, seat, { territory }, table) => liberate(p, seat, territory, table),
    }),
  'scrap-tank': ({ pv }) =>
    effect({
      params: { territory: params.any },
      check(p, seat, { territory }) {
        if (!isTerritory(territory)) return refuse('unknown-territory')
        if (tanksIn(p, territory, seat) === 0) return refuse('no-tank', { territory })
      },
      play(p, seat, { territory }, table) {
        const { movedIn } = turnOf(p)
        removeTanks(p, territory, seat, 1)
        gainPv(p, seat, pv, table)
        // 6.2: no more have arrived there than are left.
        const arrived = Math.min(movedIn[territory] ?? 0, tanksIn(p, territory, seat))
        if (arrived > 0) movedIn[territory] = arrived
        else delete movedIn[territory]
      },
    }),
  reserve: ({ minForest, pv }) =>
    effect({
      params: { territory: params.ownFree },
      check(p, seat, { territory }) {
        const refused = ownFreeRefusal(p, seat, territory)
        if (refused || !isTerritory(territory)) return refused
        if (slotsOf(p.land[territory], 'forest') < minForest) return refuse('too-little-forest', { territory })
        if (isReserve(p, territory)) return refuse('reserve', { territory })
      },
      play: (p, seat, _named, table) => gainPv(p, seat, pv, table),
    }),
} satisfies Rules
