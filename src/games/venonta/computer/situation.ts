import type { Mind, PlainMove } from '../../../kernel/index.ts'
import { type Condition, data, forSeats, type Objective, objectiveOf } from '../data.ts'
import { need, productivity } from '../derived.ts'
import { statOf, suffices } from '../objectives/measures.ts'
import type { Stat } from '../objectives/stats.ts'
import { emissionsOf, wasteOf } from '../round/end.ts'
import type { Board, Seat, Venonta, View } from '../state.ts'

/** What a computer goes by: its view, its legal moves, and the objective it is after. */
export interface Situation {
  readonly view: View
  readonly seat: Seat
  readonly mind: Mind<Venonta>
  readonly objective: Objective | undefined
}

export function situationOf(view: View, seat: Seat, mind: Mind<Venonta>): Situation {
  const { objective } = view.players[seat]
  return { view, seat, mind, objective: typeof objective === 'string' ? objectiveOf(objective) : undefined }
}

/** One way to go on, if there is a legal one. */
export type Idea = (situation: Situation) => PlainMove | undefined

/** The first idea that comes to something. */
export function firstOf(ideas: readonly Idea[]): Idea {
  return (situation) => {
    for (const idea of ideas) {
      const move = idea(situation)
      if (move) return move
    }
    return undefined
  }
}

type Fields = Readonly<Record<string, unknown>>

export function movesLike({ mind }: Situation, type: string, fields: Fields = {}): PlainMove[] {
  const wanted = Object.entries(fields)
  return mind.legalOfKind(type).filter((move) => wanted.every(([name, value]) => move[name] === value))
}

/** An idea only for some situations. */
export const given =
  (is: (situation: Situation) => boolean, idea: Idea): Idea =>
  (situation) =>
    is(situation) ? idea(situation) : undefined

/** An idea unless it breaks what the objective asks for. */
export const sound =
  (idea: Idea): Idea =>
  (situation) => {
    const move = idea(situation)
    return move && !spoils(situation, move) ? move : undefined
  }

// What the objective asks for

/** What the factories will have done when the round ends and objectives are judged. */
function foreseen(p: Board, seat: Seat, stat: Stat): number {
  const has = statOf(p, seat, stat)
  if (stat === 'waste') return wasteOf(p, seat).length
  if (stat === 'co2') return has + emissionsOf(p, seat)
  return stat === 'fish' ? has - p.seats.reduce((sum, other) => sum + wasteOf(p, other).length, 0) : has
}

const willHold = (p: Board, seat: Seat, condition: Condition): boolean =>
  suffices(p, condition, foreseen(p, seat, condition.stat))

export const unmet = ({ view, seat, objective }: Situation): readonly Condition[] =>
  (objective?.conditions ?? []).filter((condition) => !willHold(view, seat, condition))

export const wants = (situation: Situation, stat: Stat): boolean => unmet(situation).some((condition) => condition.stat === stat)

export const asksFor = ({ objective }: Situation, stat: Stat): boolean =>
  objective?.conditions.some((condition) => condition.stat === stat) ?? false

/** Whether a move breaks what the objective asks for and what holds now. */
export function spoils({ view, seat, mind, objective }: Situation, move: PlainMove): boolean {
  const after = objective && mind.attempt(mind.imagine(), seat, move)
  if (after?.phase !== 'turns' || !objective) return false
  return objective.conditions.some((condition) => willHold(view, seat, condition) && !willHold(after, seat, condition))
}

// Food

/** Whether this round's meal is still to come. */
export const isToEat = ({ view, seat }: Pick<Situation, 'view' | 'seat'>): boolean => !view.turn?.fed.includes(seat)

/** Rations that are missing: for this round's meal, or for the next one after it. */
export function shortage(situation: Situation): number {
  const { view, seat } = situation
  if (isToEat(situation)) return need(view, seat) - view.players[seat].food
  return nextNeed(view, seat) - productivity(view, seat)
}

/** What the people of the next round will need; nothing after the last one. */
export function nextNeed(p: Board, seat: Seat): number {
  const next = forSeats(data.tables.population, p)[p.round]
  return next === undefined ? 0 : next + need(p, seat) - p.players[seat].pop
}

export const tokens = ({ view, seat }: Situation): number => view.players[seat].tokens

/** Who has most PV among these. */
export const leaderOf = ({ view }: Situation, seats: readonly Seat[]): Seat | undefined =>
  [...seats].sort((a, b) => view.players[b].pv - view.players[a].pv)[0]

/** The last turn of the last round: nothing has to be kept for later. */
export const isLastTurn = ({ view }: Situation): boolean => view.round === data.constants.rounds && view.turn?.number === 2
