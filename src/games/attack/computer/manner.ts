/** What computers of this game differ in: the simple one plays as it always has, the keen one with the end in mind. */
import { data, kindData, kindOf } from '../data.ts'
import { rankingOf, scoreOf } from '../end/scoring.ts'
import type { Seat, State } from '../state.ts'
import { leads, roundsLeft } from './worth.ts'

interface Attacking {
  /** How likely an attack must be to succeed. */
  readonly needed: number
  /** What a unit that is sent counts for. */
  readonly perUnit: number
  /** Whether more are sent than just enough, where that pays. */
  readonly more: boolean
}

export interface Manner {
  attacking(p: State): Attacking
  /** How much a point that this rival loses is worth. */
  rivalPoint(p: State, seat: Seat, rival: Seat): number
  /** Whether a card with the Eagle is worth more than its effect, or nothing: each brings the end nearer. */
  eagle(p: State, seat: Seat): number
  /** Oil that is kept for the turns to come, once something has been done in this one. */
  keptOil(p: State): number
  /** What an oil must bring at least, in victory points. */
  leastPerOil(p: State): number
  /** Oil that is produced while there are cards for it, the lowest first: as a deadline would where nothing stands here. */
  oilWanted?(p: State): number | undefined
  /** Whether neutrals are turned away from the governments of rivals. */
  readonly denies: boolean
  /** Cards at once that bring armies, means or regions: with so many, the march waits for them. */
  readonly cardsFirst?: number
  /** Whether deals are offered, and others' weighed by what oil is worth to both. */
  readonly offers: boolean
}

/** From so many Eagles on, each brings the end near enough to think of it. */
const endInSight = 5
/** A game that is over sooner would have been none: until then computers are in no hurry. */
const roundsToPlay = 2

export const simple: Manner = {
  attacking: (p) => ({ needed: roundsLeft(p) === 0 ? 0.5 : 0.7, perUnit: 0.06, more: false }),
  rivalPoint: () => 0.4,
  eagle(p, seat) {
    if (p.eagles < endInSight) return 1
    return p.round > roundsToPlay && leads(p, seat) ? 1.2 : 0
  },
  keptOil: () => 3,
  leastPerOil: () => 0.25,
  denies: false,
  offers: false,
}

const hasEagle = (card: string): boolean => kindData(kindOf(card)).eagle

/** Whether the seat leads and holds all the Eagles that are missing: then nothing is worth more than to play them. */
export const canFinish = (p: State, seat: Seat): boolean =>
  leads(p, seat) && p.eagles + p.players[seat].hand.filter(hasEagle).length >= data.eaglesToEnd

/** So many Eagles before the end the other one of two may finish the game. */
const safely = 5

export const keen: Manner = {
  attacking(p) {
    // After the last turn units are worth nothing.
    if (roundsLeft(p) === 0) return { needed: 0.3, perUnit: 0.15, more: true }
    // Where nobody else waits for what a battle leaves, it pays to win it clearly.
    return p.seats.length === 2 ? { needed: 0.6, perUnit: 0.2, more: true } : simple.attacking(p)
  },
  rivalPoint(p, seat, rival) {
    const others = p.seats.length - 1
    if (others === 1) return 1
    return rankingOf(p).find((other) => other !== seat) === rival ? 0.6 : 0.35
  },
  eagle(p, seat) {
    if (canFinish(p, seat)) return 10
    return p.seats.length === 2 ? (data.eaglesToEnd - p.eagles > safely ? 1 : 0) : simple.eagle(p, seat)
  },
  keptOil: (p) => Math.min(3, roundsLeft(p)),
  leastPerOil: () => 0.25,
  denies: false,
  offers: true,
}

/** So many points ahead of the next one, each Eagle that is played brings one's own victory nearer. */
const clearLead = 8

const isDuel = ({ seats }: State): boolean => seats.length === 2

export const shrewd: Manner = {
  ...keen,
  // Who sends more than enough loses fewer, and keeps what is left at the front.
  attacking: (p) => ({ ...keen.attacking(p), perUnit: isDuel(p) ? 0.03 : 0.1, more: true }),
  eagle(p, seat) {
    const [first, second] = rankingOf(p)
    const pointsOf = (one: Seat): number => scoreOf(p, one).total
    const isAhead = first === seat && second !== undefined && pointsOf(seat) - pointsOf(second) >= clearLead
    return isDuel(p) && isAhead && p.round > roundsToPlay && !canFinish(p, seat) ? 1.5 : keen.eagle(p, seat)
  },
  leastPerOil: (p) => (isDuel(p) ? 0.12 : 0.25),
  oilWanted: (p) => (isDuel(p) ? 16 : undefined),
  denies: true,
  cardsFirst: 2,
}
