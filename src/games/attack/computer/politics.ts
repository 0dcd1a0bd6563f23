/** Blitz and political cards: which neutral, which card, and what for. */
import { best } from '../../shared/best.ts'
import type { Imagining } from '../../shared/computer.ts'
import { kindData, kindOf } from '../data.ts'
import { distance, neutralRegions, ownRegions, sizeOf, touchesOwn } from '../derived.ts'
import { enabled } from '../economy/income.ts'
import { rankingOf } from '../end/scoring.ts'
import { blitzBonus, blitzNumber } from '../politics/blitz.ts'
import { type Attack, type Gov, governments, type PoliticalKind, type RegionId, type Seat, type State } from '../state.ts'
import { oilPrice, turnOf } from '../turn/current.ts'
import { canFinish, type Manner } from './manner.ts'
import type { Option } from './option.ts'
import { worthTo } from './worth.ts'

/** Ways out of 36 in which two dice reach a number. */
const waysToReach = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1]

const chanceOf = (number: number): number => (waysToReach[Math.max(0, number)] ?? 0) / 36

export interface BlitzPlan {
  readonly region: RegionId
  readonly gain: number
}

/** The neutral that is worth most, as likely as it is to join. */
export function blitzPlan(p: State, seat: Seat, attempt: number, manner: Manner): BlitzPlan | undefined {
  const bonus = blitzBonus(p, seat)
  const gainOf = (region: RegionId): number =>
    chanceOf(blitzNumber(p, seat, region, attempt) - bonus) * worthTo(p, seat, region, false, manner)
  const region = best(neutralRegions(p), gainOf)
  return region === undefined ? undefined : { region, gain: gainOf(region) }
}

/** A further attempt costs nothing. */
export const goOn =
  (manner: Manner): Imagining<Attack> =>
  (p, seat) => {
    const plan = blitzPlan(p, seat, p.action?.type === 'blitz' ? p.action.attempt : 1, manner)
    return plan && plan.gain > 0 ? { type: 'blitz-again', region: plan.region } : undefined
  }

/** The rival who is ahead of all others. */
export const strongestRival = (p: State, seat: Seat): Seat => rankingOf(p).find((other) => other !== seat) ?? seat

type Consider = (p: State, seat: Seat, manner: Manner) => { readonly gain: number; readonly choice?: object } | undefined

const rivalWith = (p: State, seat: Seat, has: (other: Seat) => number): Seat | undefined =>
  best(
    rankingOf(p).filter((other) => other !== seat && has(other) > 0),
    (other) => Math.min(3, has(other)),
  )

const handOf = (p: State) => (other: Seat) => p.players[other].hand.length

const against =
  (has: (p: State) => (other: Seat) => number, gain: number): Consider =>
  (p, seat) => {
    const target = rivalWith(p, seat, has(p))
    return target && { gain, choice: { target } }
  }

const always =
  (gain: number): Consider =>
  () => ({ gain })

const gaining =
  (fits: (p: State, seat: Seat, region: RegionId) => boolean): Consider =>
  (p, seat, manner) => {
    const region = best(
      neutralRegions(p).filter((known) => fits(p, seat, known)),
      (known) => worthTo(p, seat, known, false, manner),
    )
    return region === undefined ? undefined : { gain: worthTo(p, seat, region, false, manner), choice: { region } }
  }

/** Whose neutrals count for whoever has it. */
const counting: readonly (Gov | null)[] = ['communism', 'democracy']

/** To make a neutral count for no rival any more. */
function denying(p: State, seat: Seat, reach: number, manner: Manner): ReturnType<Consider> {
  const lost = (token: Gov | null): number =>
    p.seats.reduce((sum, other) => {
      const isCounted = other !== seat && p.players[other].gov === token && counting.includes(token)
      return isCounted ? Math.max(sum, manner.rivalPoint(p, seat, other)) : sum
    }, 0)
  const choices = neutralRegions(p).flatMap((region) => {
    const now = p.regions[region]!.gov!
    const within = governments.filter((gov) => distance(gov, now) > 0 && distance(gov, now) <= reach)
    // What is of one's own government can be won by a coup.
    return within.map((gov) => ({ region, gov, gain: lost(now) - lost(gov) + (gov === p.players[seat].gov ? 0.2 : 0) }))
  })
  const found = best(choices, ({ gain }) => gain, 0.2)
  return found && { gain: found.gain, choice: { region: found.region, gov: found.gov } }
}

/** To make a neutral count for the own government, and for no rival’s. */
const turning =
  (reach: number): Consider =>
  (p, seat, manner) => {
    const { gov } = p.players[seat]
    if (gov !== 'communism' && gov !== 'democracy') return manner.denies ? denying(p, seat, reach, manner) : undefined
    const far = neutralRegions(p).filter((region) => {
      const apart = distance(gov, p.regions[region]!.gov)
      return apart > 0 && apart <= reach
    })
    const rivals = new Set(p.seats.filter((other) => other !== seat).map((other) => p.players[other].gov))
    const region = best(far, (known) => (rivals.has(p.regions[known]!.gov) ? 1 : 0))
    return region === undefined ? undefined : { gain: 1, choice: { region, gov } }
  }

/** Whether a Blitz can still follow in this turn, once the cards are paid for. */
function canBlitzAfterCards(p: State, seat: Seat): boolean {
  const price = oilPrice(p)
  const needed = p.phase === 'turn' ? price + (price + 1) : price
  return !turnOf(p).used.includes('blitz') && p.players[seat].oil >= needed
}

/** Two more on each roll: a first neutral joins more often, and most of all further ones after it. */
const moreByMission = 1.5

const considerations: Readonly<Partial<Record<PoliticalKind, Consider>>> = {
  spy: against(handOf, 0.5),
  'master-spy': against(handOf, 0.8),
  'spy-ring': (p, seat) => ({ gain: 0.5 * p.seats.filter((other) => other !== seat && handOf(p)(other) > 0).length }),
  'master-spy-ring': against(handOf, 1.4),
  assassin: against(handOf, 0.3),
  propaganda: turning(1),
  'puppet-government': turning(governments.length),
  coup: gaining((p, seat, region) => p.regions[region]!.gov === p.players[seat].gov),
  annexation: gaining(touchesOwn),
  'diplomatic-mission': (p, seat, manner) => {
    if (!manner.missions || !canBlitzAfterCards(p, seat)) return undefined
    const plan = blitzPlan(p, seat, 1, manner)
    return plan && { gain: moreByMission * plan.gain }
  },
  'war-bonds': always(0.8),
  'oil-discovery': always(1.2),
  sabotage: against((p) => (other) => enabled(p.players[other], 'econ').length, 0.3),
  mobilization: always(0.8),
  partisans: (p, seat) => {
    const region = best(
      ownRegions(p, strongestRival(p, seat)).filter(
        (known) => p.regions[known]!.units.inf > 0 && sizeOf(p.regions[known]!.units) > 1,
      ),
      (known) => p.regions[known]!.units.inf,
    )
    return region === undefined ? undefined : { gain: 0.3, choice: { region } }
  },
  'captured-scientists': (p) => (p.decks.technology.length > 0 ? { gain: 0.8 } : undefined),
  // A deck that is nearly empty would bring the speech itself back, again and again.
  'great-speech': (p) => (p.decks.political.length >= 3 ? { gain: 1.2 } : undefined),
}

/** Where the Eagle alone is wanted. */
function anyhow(p: State, kind: PoliticalKind): { readonly gain: number; readonly choice: object } | undefined {
  const region = kind === 'puppet-government' ? neutralRegions(p)[0] : undefined
  if (region === undefined) return undefined
  return { gain: 0.5, choice: { region, gov: governments.find((other) => other !== p.regions[region]!.gov) } }
}

function considered(p: State, seat: Seat, card: string, manner: Manner): Option[] {
  const kind = kindOf(card)
  const found = considerations[kind]?.(p, seat, manner) ?? (canFinish(p, seat) ? anyhow(p, kind) : undefined)
  if (!found) return []
  return [
    { move: { type: 'play', card, ...found.choice }, gain: found.gain * (kindData(kind).eagle ? manner.eagle(p, seat) : 1) },
  ]
}

/** The cards worth playing now, the best first. */
export const plays = (p: State, seat: Seat, manner: Manner): Option[] =>
  p.players[seat].hand
    .flatMap((card) => considered(p, seat, card, manner))
    .filter(({ gain }) => gain > 0.2)
    .sort((a, b) => b.gain - a.gain)

/** What all of them together are worth: each takes something away from the next. */
export const handGain = (p: State, seat: Seat, manner: Manner): number =>
  plays(p, seat, manner).reduce((sum, { gain }, index) => sum + gain / (index / 4 + 1), 0)

export const playCards =
  (manner: Manner): Imagining<Attack> =>
  (p, seat) =>
    plays(p, seat, manner)[0]?.move
