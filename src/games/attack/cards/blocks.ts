/** 2.4: BLOCK cards. That they stop something is the same for all; some do more. */
import { refuse } from '../../../kernel/index.ts'
import { activeSeat } from '../derived.ts'
import { attackedRegions, callOffAttack } from '../movement/attacks.ts'
import { moving } from '../movement/in-transit.ts'
import { oneRegion } from '../params.ts'
import { effect, type Rules } from './effect.ts'
import { takeAtRandom } from './espionage.ts'

export const blockRules = {
  stop: () => effect({}),
  'stop-and-steal': ({ cards }) =>
    effect({
      play: (p, seat, _named, table) => takeAtRandom(p, seat, activeSeat(p), cards, table),
    }),
  'call-off': () =>
    effect({
      params: { region: oneRegion((p) => attackedRegions(p, moving(p))) },
      check(p, _seat, { region }) {
        if (!attackedRegions(p, moving(p)).some((known) => known === region)) return refuse('not-attacked', { region })
      },
      play: (p, _seat, { region }, table) => callOffAttack(p, moving(p), region, table),
    }),
} satisfies Rules
