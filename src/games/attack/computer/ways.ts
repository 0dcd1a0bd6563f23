/** The ways to go on that are worth a thought: what differently minded players would do here, and how they would go on with it. */
import { type Level, type Mind, type PlainMove, type Manner as Playing, same, type Way } from '../../../kernel/index.ts'
import { planesOf } from '../air/planes.ts'
import { data } from '../data.ts'
import { moving, sameMarch } from '../movement/in-transit.ts'
import type { Attack, Seat, State, View } from '../state.ts'
import type { MoveAction } from '../turn/action.ts'
import { turnOf } from '../turn/current.ts'
import type { Campaign } from './campaign.ts'
import { playing } from './index.ts'
import { type Leanings, type Manner, mannerOf, usual } from './manner.ts'
import { planOf, sameSail } from './march.ts'
import { plays, strongestRival } from './politics.ts'
import { isRaidPromising } from './turn.ts'
import { roundsLeft } from './worth.ts'

/** Somebody who decides in one manner. */
interface Player {
  readonly manner: Manner
  readonly play: Playing<Attack>
}

const player = (leanings: Partial<Leanings>): Player => {
  const manner = mannerOf({ ...usual, ...leanings })
  return { manner, play: playing(manner) }
}

const self = player({})
/** Who thinks about nothing; and how everybody else is thought to go on. */
export const plain = self.play
/** Who plays Eagles sooner, and who keeps them. */
const [hasty, patient] = [player({ safely: 2 }), player({ safely: 14, eagleAhead: 0, eagleBehind: 0 })]

/** The usual one; bolder and more careful; after the leader, after neutrals, after everybody; on guard; after the end, where it leads; with much oil and with little. */
const minds: readonly Player[] = [
  self,
  player({ needed: 0.5, perUnit: 0.03 }),
  player({ leader: 1.6, rival: 0.1 }),
  player({ rival: -0.6, leader: -0.3 }),
  player({ needed: 0.85, perUnit: 0.1 }),
  hasty,
  patient,
  player({ rival: 1, leader: 1 }),
  player({ borderGuards: 2, capitalGuards: 6 }),
  player({ ending: 12, needed: 0.4 }),
  player({ leastPerOil: 0.08, keptOil: 0 }),
  player({ leastPerOil: 0.45, keptOil: 8 }),
]
/** So many of them are asked at each level. */
const asked = { normal: 4, strong: minds.length } as const

/** What may be begun in a turn whatever anybody thinks of it. */
const beginnings = ['build', 'move', 'political'].map((action) => ({ type: 'begin', action }))
const mostCards = 5

/** Investments in research that are thought about. */
const investments = [20, 40]

/** What is done now and then only: whether it pays shows where it is played on. */
function rareActions(p: State, seat: Seat): PlainMove[] {
  const { pp, routes } = p.players[seat]
  const { used } = turnOf(p)
  const isEarly = roundsLeft(p) > 1
  const found: PlainMove[] = []
  if (p.decks.technology.length > 0 && isEarly)
    found.push(...investments.filter((invested) => invested <= pp).map((invested) => ({ type: 'research', pp: invested })))
  const { auctionMinimum } = data
  if (p.decks.routes.length > 0 && isEarly && pp >= auctionMinimum && routes.length < mostRoutes)
    found.push({ type: 'open-auction', bid: auctionMinimum, limit: Math.min(pp, auctionMinimum + mostOverbid) })
  const planes = planesOf(p, seat)
  const target = strongestRival(p, seat)
  if (!used.includes('bombing') && planes >= leastPlanes && p.players[target].econ.length > 0)
    found.push({ type: 'bomb', target, fighters: 0, bombers: planes })
  if (!used.includes('raid') && isRaidPromising(p, seat)) found.push({ type: 'raid' })
  return found
}

const mostRoutes = 4
const mostOverbid = 8
const leastPlanes = 3

type Found = Way<Attack>[]

/** Each move once, by whoever names it first. */
function add(found: Found, move: PlainMove, { play }: Player): void {
  if (!found.some((way) => same(way.move, move))) found.push({ move, manner: play })
}

function waysToAct(view: View, p: State, seat: Seat, mind: Mind<Attack>, players: readonly Player[]): Found {
  const found: Found = []
  for (const one of players) add(found, one.play(view, seat, mind), one)
  const { used, actions } = turnOf(p)
  for (const move of beginnings) if (!used.some((action) => action === move.action)) add(found, move, self)
  if (actions > 0) add(found, { type: 'end-turn' }, self)
  if (players.length === minds.length) for (const move of rareActions(p, seat)) add(found, move, self)
  return found
}

/** Whether what has been ordered so far is part of the plan. */
const isBegun = ({ marches, sally }: Campaign, ordered: MoveAction): boolean =>
  ordered.marches.every((march) => marches.some((planned) => sameMarch(planned, march) && planned.count === march.count)) &&
  ordered.sails.every((sail) => sally?.sails.some((planned) => sameSail(planned, sail)))

/** Every plan that may have been begun, and goes on differently. */
function waysToMarch(view: View, p: State, seat: Seat, mind: Mind<Attack>, players: readonly Player[]): Found {
  const action = moving(p)
  const found: Found = []
  const plans = new Set<string>()
  for (const { manner, play } of players) {
    const plan = planOf(p, seat, action, manner)
    const key = JSON.stringify(plan)
    if (plans.has(key) || !isBegun(plan, action)) continue
    plans.add(key)
    found.push({ move: play(view, seat, mind), manner: play })
  }
  const [first] = found
  // Where all go on alike it is not yet to be decided whom to follow.
  return first && found.every(({ move }) => same(move, first.move)) ? [first] : found
}

function waysToPlay(view: View, p: State, seat: Seat, mind: Mind<Attack>): Found {
  const found: Found = []
  add(found, self.play(view, seat, mind), self)
  for (const { manner } of [hasty, patient])
    for (const { move } of plays(p, seat, manner).slice(0, mostCards)) add(found, move, self)
  add(found, { type: 'end-action' }, self)
  return found
}

export function ways(view: View, p: State, mind: Mind<Attack>, level: Exclude<Level, 'easy'>): readonly Way<Attack>[] {
  const [owed] = mind.owed
  const players = minds.slice(0, asked[level])
  const found = (): Found => {
    switch (owed?.decision) {
      case 'turn':
        return waysToAct(view, p, owed.seat, mind, players)
      case 'move':
        return waysToMarch(view, p, owed.seat, mind, players)
      case 'political':
        return level === 'strong' ? waysToPlay(view, p, owed.seat, mind) : []
      default:
        return []
    }
  }
  const all = found()
  return all.length > 0 || !owed ? all : [{ move: self.play(view, owed.seat, mind), manner: self.play }]
}
