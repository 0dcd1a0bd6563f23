/** Section 6: what stands in the way of any move, in the order in which it is asked. */
import { actOf, type CommonCheck, refuse, wellFormed } from '../../kernel/index.ts'
import { isSeat } from '../shared/seats.ts'
import { isCard } from './data.ts'
import { isRegion, isSea } from './map/atlas.ts'
import type { Attack, State } from './state.ts'

const whole: CommonCheck<Attack> = wellFormed('unknown-move')

/**
 * Nobody knows what would go with a card that there is not: that it is unknown is said later. A card that there is, but that is of no
 * use here, takes nothing along.
 */
export const malformed: CommonCheck<Attack> = (p, seat, attempt) => {
  const { declared, move } = attempt
  if (declared?.by === undefined || !move) return whole(p, seat, attempt)
  const variant = move[declared.by]
  if (typeof variant !== 'string' || Object.hasOwn(declared.variants ?? {}, variant)) return whole(p, seat, attempt)
  return declared.by === 'card' && isCard(variant) ? whole(p, seat, attempt) : undefined
}

/** Whoever does not sit at the table is not asked anything. */
export const notSeated: CommonCheck<Attack> = (p, seat) => (isSeat(p, seat) ? undefined : refuse('not-pending'))

/** Counts begin at one, amounts at none. */
const least: Readonly<Record<string, number>> = {
  count: 1,
  amount: 0,
  max: 0,
  bid: 0,
  limit: 0,
  fighters: 0,
  bombers: 0,
  units: 0,
}

const isAtLeast = (value: unknown, from: number): boolean => Number.isSafeInteger(value) && Number(value) >= from

/** One number, or one for each unit. */
const numbersIn = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [value]

export const amounts: CommonCheck<Attack> = (_p, _seat, { declared, move }) => {
  if (!declared || !move) return undefined
  for (const name of Object.keys(declared.params)) {
    const from = least[name]
    if (from === undefined || move[name] === undefined) continue
    if (!numbersIn(move[name]).every((value) => isAtLeast(value, from))) return refuse('bad-amount', { least: from })
  }
}

/** By the namespace of its words a parameter says what its ids name. */
const known: Readonly<Record<string, (p: State, id: unknown) => boolean>> = {
  region: isRegion,
  sea: isSea,
  seat: isSeat,
  card: (_p, id) => isCard(id),
}

export const ids: CommonCheck<Attack> = (p, _seat, { declared, move }) => {
  if (!declared || !move) return undefined
  for (const [name, { kind, words }] of Object.entries(actOf(declared, move).params)) {
    const isKnown = kind === 'one-of' && words !== undefined ? known[words] : undefined
    if (isKnown && move[name] !== undefined && !isKnown(p, move[name])) return refuse(`no-such-${words}`)
  }
}
