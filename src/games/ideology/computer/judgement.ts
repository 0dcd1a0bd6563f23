/** What a position is worth, to computers that look ahead. */
import type { Judgement } from '../../../kernel/index.ts'
import { chanceOf, decided, weighed } from '../../shared/chances.ts'
import { levelOne, levelTwo } from '../data.ts'
import { allInfluence, controller, globalInfluence, independent, owned, regionOf, regionsOf, total } from '../derived.ts'
import { type Ideology, kinds, type RegionId, type Seat, type State } from '../state.ts'
import { chanceToWin, danger, leadOf, missingFor } from './situation.ts'

/** What speaks for a seat. */
function counts(p: State, seat: Seat) {
  const points = globalInfluence(p, seat)
  const own = regionsOf(p, seat)
  const others = Object.keys(p.regions).filter((region) => controller(p, region) !== seat)
  return {
    points,
    close: 4 / (1 + Math.max(0, p.options.target - points)),
    rising: own.filter((region) => isRising(p, region)).length,
    shaky: own.reduce((sum, region) => sum + regionOf(p, region).level * danger(leadOf(p, region, seat)), 0),
    open: others.reduce(
      (sum, region) => (independent(p, region) ? sum + regionOf(p, region).level * chanceToWin(p, region, seat) : sum),
      0,
    ),
    cards: own.reduce((sum, region) => sum + allInfluence(p, region, seat), 0),
    elsewhere: others.reduce((sum, region) => sum + allInfluence(p, region, seat), 0),
    first: kinds.reduce((sum, kind) => sum + owned(p, seat, levelOne[kind]), 0),
    second: kinds.reduce((sum, kind) => sum + Math.min(1, owned(p, seat, levelTwo[kind])), 0),
    weapons: owned(p, seat, 'wmd'),
  }
}

/** Whether three cards more would do for the next level. */
function isRising(p: State, region: RegionId): boolean {
  const missing = missingFor(p, region)
  return missing !== undefined && total(missing) <= 3
}

type Count = keyof ReturnType<typeof counts>

/** How much each of them speaks for winning: fitted to 360 games of simple computers, judged at the beginning of each round. */
const weights: Readonly<Record<Count, number>> = {
  ...{ points: 0.12, close: 0.3, rising: 0.25, shaky: -0.1, open: 0.4, cards: 0.16, elsewhere: -0.02 },
  ...{ first: 0.2, second: 0.3, weapons: 0.15 },
}

/** How likely a seat is to win. */
export const worth = (p: State, seat: Seat): number =>
  p.result ? decided(p.result.winners, seat) : chanceOf(p.seats, seat, (other) => weighed(counts(p, other), weights))

export const judgement: Judgement<Ideology> = { worth }
