/** Checks that several moves share (6). Each gives the refusal, or nothing. */
import { type Refusal, refuse } from '../../kernel/index.ts'
import { isRegionId } from './data.ts'
import { inPlay } from './derived.ts'
import { type Cards, type Kind, kinds, type RegionId, type Seat, type State } from './state.ts'

export const isKind = (value: unknown): value is Kind => kinds.some((kind) => kind === value)

export function inPhase(p: State, ...phases: State['phase'][]): Refusal | undefined {
  if (!phases.includes(p.phase)) return refuse('wrong-phase', { phase: p.phase })
}

/** The turn check: right phase, no open conflict, own turn. */
export function onTurn(p: State, seat: Seat, ...phases: State['phase'][]): Refusal | undefined {
  const refused = inPhase(p, ...phases)
  if (refused) return refused
  if (p.conflict) return refuse('conflict-open', { attacker: p.conflict.attacker, target: p.conflict.target })
  if (p.turn !== seat) return refuse('not-your-turn', { awaited: p.turn })
}

/** Why the value is no region in play; asked before `isRegion` narrows it. */
export function regionRefusal(p: State, region: unknown): Refusal | undefined {
  if (!isRegionId(region)) return refuse('unknown-region')
  if (!inPlay(p, region)) return refuse('region-not-in-play', { region })
}

/** True if it is one of the regions in play. */
export const isRegion = (p: State, region: unknown): region is RegionId => regionRefusal(p, region) === undefined

export const isCount = (value: unknown, from: number, to = Number.POSITIVE_INFINITY): value is number =>
  Number.isInteger(value) && Number(value) >= from && Number(value) <= to

/** What lists show of the numbers from one to the most (6.16). */
export const oneOrMost = (most: number): readonly number[] => (most >= 2 ? [1, most] : [1])

/** All three kinds, whole numbers from 0, and nothing else. */
export function isCards(value: unknown): value is Cards {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const entries = Object.entries(value)
  return entries.length === kinds.length && entries.every(([kind, count]) => isKind(kind) && isCount(count, 0))
}

/** The first kind of which the hand holds fewer than these. */
export const lackedKind = (hand: Cards, cards: Partial<Cards>): Kind | undefined =>
  kinds.find((kind) => hand[kind] < (cards[kind] ?? 0))
