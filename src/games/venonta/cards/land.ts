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
import { chosen, type Rules } from './rule.ts'

export const landRules: Rules<'free-farm' | 'free-reforest' | 'add-fuel' | 'free-colony' | 'scrap-tank' | 'reserve'> = {
  'free-farm': {
    params: { territory: params.ownFree },
    check({ p, seat }, { territory }) {
      const refused = ownFreeRefusal(p, seat, territory)
      if (refused || !isTerritory(territory)) return refused
      if (isReserve(p, territory)) return refuse('reserve', { territory })
      if (buildingSlot(p, territory, 'farm') === undefined) return refuse('no-slot', { what: 'farm', territory })
    },
    play: ({ p, seat, choice, table }) => construct(p, seat, 'farm', chosen(choice.territory), table),
  },
  'free-reforest': {
    params: { territory: params.ownFree, what: params.use },
    check({ p, seat }, { territory, what }) {
      const refused = ownFreeRefusal(p, seat, territory)
      if (refused || !isTerritory(territory)) return refused
      const use = reverted.find((known) => known === what)
      if (!use) return refuse('bad-conversion')
      if (revertingSlot(p, territory, use) === undefined) return refuse('no-slot', { what: use, territory })
    },
    play({ p, seat, effect, choice, table }) {
      const conversion = `${chosen(choice.what)}-to-forest`
      if (isConversion(conversion)) giveBack(p, seat, conversion, chosen(choice.territory), table)
      gainPv(p, seat, effect.pv, table)
    },
  },
  'add-fuel': {
    params: { territory: params.ownFree },
    check({ p, seat, effect }, { territory }) {
      const refused = ownFreeRefusal(p, seat, territory)
      if (refused || !isTerritory(territory)) return refused
      if (p.land[territory].fuel >= effect.max) return refuse('fuel-full', { territory })
    },
    play({ p, seat, effect, choice, table }) {
      const place = p.land[chosen(choice.territory)]
      place.fuel = Math.min(effect.max, place.fuel + effect.fuel)
      emit(p, seat, effect.co2, table)
    },
  },
  'free-colony': {
    params: { territory: params.any },
    check({ p, seat }, { territory }) {
      if (!isTerritory(territory)) return refuse('unknown-territory')
      if (!lostBy(p, seat).includes(territory)) return refuse('not-colonised', { territory })
    },
    play: ({ p, seat, choice, table }) => liberate(p, seat, chosen(choice.territory), table),
  },
  'scrap-tank': {
    params: { territory: params.any },
    check({ p, seat }, { territory }) {
      if (!isTerritory(territory)) return refuse('unknown-territory')
      if (tanksIn(p, territory, seat) === 0) return refuse('no-tank', { territory })
    },
    play({ p, seat, effect, choice, table }) {
      const territory = chosen(choice.territory)
      const { movedIn } = turnOf(p)
      removeTanks(p, territory, seat, 1)
      gainPv(p, seat, effect.pv, table)
      // 6.2: no more have arrived there than are left.
      const arrived = Math.min(movedIn[territory] ?? 0, tanksIn(p, territory, seat))
      if (arrived > 0) movedIn[territory] = arrived
      else delete movedIn[territory]
    },
  },
  reserve: {
    params: { territory: params.ownFree },
    check({ p, seat, effect }, { territory }) {
      const refused = ownFreeRefusal(p, seat, territory)
      if (refused || !isTerritory(territory)) return refused
      if (slotsOf(p.land[territory], 'forest') < effect.minForest) return refuse('too-little-forest', { territory })
      if (isReserve(p, territory)) return refuse('reserve', { territory })
    },
    play: ({ p, seat, effect, table }) => gainPv(p, seat, effect.pv, table),
    about: ({ territory }) => ({ territory }),
  },
}
