/** What computers of this game differ in: the simple one plays as it always has, better ones by what they think of things. */
import { data, kindData, kindOf } from '../data.ts'
import { rankingOf } from '../end/scoring.ts'
import type { Seat, State } from '../state.ts'
import { leads, roundsLeft } from './worth.ts'

export interface Attacking {
  /** How likely an attack must be to succeed. */
  readonly needed: number
  /** What a unit that is sent counts for. */
  readonly perUnit: number
  /** Whether more are sent than just enough, where that pays. */
  readonly more: boolean
}

/** What decides how a campaign is led, beside how sure an attack must be. */
interface Tastes {
  /** Units that stay in one’s own capital, and at any other place, where an enemy could come. */
  readonly capitalGuards: number
  readonly borderGuards: number
  /** What a region is worth, in victory points, whose owner has few others and whose fall ends the game, to whoever leads. */
  readonly ending: number
}

/** What better computers differ in beside that; in victory points where nothing else is said. */
export interface Leanings extends Tastes, Omit<Attacking, 'more'> {
  /** A point that the leader of the others loses, or anybody else. */
  readonly leader: number
  readonly rival: number
  /** So many Eagles before the end they begin to count, and what they count for then to whoever leads. */
  readonly safely: number
  readonly eagleAhead: number
  /** What any but the last one counts for then to whoever does not lead. */
  readonly eagleBehind: number
  readonly keptOil: number
  readonly leastPerOil: number
  readonly armyPerPoint: number
  readonly oilForPP: number
}

export interface Manner {
  readonly tastes: Tastes
  attacking(p: State): Attacking
  /** How much a point that this rival loses is worth. */
  rivalPoint(p: State, seat: Seat, rival: Seat): number
  /** Whether a card with the Eagle is worth more than its effect, or nothing: each brings the end nearer. */
  eagle(p: State, seat: Seat): number
  /** Oil that is kept for the turns to come, once something has been done in this one. */
  readonly keptOil: number
  /** What an oil must bring at least, in victory points. */
  readonly leastPerOil: number
  /** How many PP that become an army seem to be worth a victory point. */
  readonly armyPerPoint: number
  /** How many times as much as in deals an oil counts for at production; nobody reckons where nothing stands here. */
  readonly oilForPP?: number
  /** Whether neutrals are turned away from the governments of rivals. */
  readonly denies: boolean
  /** Cards at once that bring armies, means or regions: with so many, the march waits for them. */
  readonly cardsFirst?: number
  /** Whether the sea is known: who lets pass, whom to beat, and where armies lie idle that could be brought to a front. */
  readonly sails: boolean
  /** Whether diplomatic missions are sent before a Blitz. */
  readonly missions: boolean
  /** Whether deals are offered, and others' weighed by what oil is worth to both. */
  readonly offers: boolean
  /** Whether the beginning is chosen with care. */
  readonly opens: boolean
}

const tastes: Tastes = { capitalGuards: 3, borderGuards: 1, ending: 0 }

/** From so many Eagles on, each brings the end near enough to think of it. */
const endInSight = 5
/** A game that is over sooner would have been none: until then computers are in no hurry. */
const roundsToPlay = 2

export const simple: Manner = {
  tastes,
  attacking: (p) => ({ needed: roundsLeft(p) === 0 ? 0.5 : 0.7, perUnit: 0.06, more: false }),
  rivalPoint: () => 0.4,
  eagle(p, seat) {
    if (p.eagles < endInSight) return 1
    return p.round > roundsToPlay && leads(p, seat) ? 1.2 : 0
  },
  keptOil: 3,
  leastPerOil: 0.25,
  armyPerPoint: 20,
  denies: false,
  sails: false,
  missions: false,
  offers: false,
  opens: false,
}

const hasEagle = (card: string): boolean => kindData(kindOf(card)).eagle

/** Whether the seat leads and holds all the Eagles that are missing: then nothing is worth more than to play them. */
export const canFinish = (p: State, seat: Seat): boolean =>
  p.round > roundsToPlay && leads(p, seat) && p.eagles + p.players[seat].hand.filter(hasEagle).length >= data.eaglesToEnd

/** After the last turn units are worth nothing. */
const atLast: Attacking = { needed: 0.3, perUnit: 0.15, more: true }

export const usual: Leanings = {
  ...tastes,
  ...{ needed: 0.7, perUnit: 0.06, leader: 0.6, rival: 0.35 },
  ...{ safely: data.eaglesToEnd - endInSight, eagleAhead: 1.2, eagleBehind: 0.7 },
  ...{ keptOil: 3, leastPerOil: 0.25, armyPerPoint: 12.5, oilForPP: 2 },
}

export const mannerOf = (leanings: Leanings): Manner => ({
  tastes: leanings,
  attacking: (p) => (roundsLeft(p) === 0 ? atLast : { needed: leanings.needed, perUnit: leanings.perUnit, more: true }),
  rivalPoint: (p, seat, rival) => (rankingOf(p).find((other) => other !== seat) === rival ? leanings.leader : leanings.rival),
  eagle(p, seat) {
    if (canFinish(p, seat)) return 10
    if (data.eaglesToEnd - p.eagles > leanings.safely) return 1
    if (p.round > roundsToPlay && leads(p, seat)) return leanings.eagleAhead
    return p.eagles + 1 < data.eaglesToEnd ? leanings.eagleBehind : 0
  },
  keptOil: leanings.keptOil,
  leastPerOil: leanings.leastPerOil,
  armyPerPoint: leanings.armyPerPoint,
  oilForPP: leanings.oilForPP,
  denies: true,
  sails: true,
  missions: true,
  cardsFirst: 2,
  offers: true,
  opens: true,
})
