/** 5.7, in this exact order, and the calendar of 5.1 that follows it. */
import type { Table } from '../../../kernel/index.ts'
import { recallTanks } from '../combat/tanks.ts'
import { cardOf, constants, costs, data, forSeats, objectiveOf, oceanOf } from '../data.ts'
import {
  effectsOf,
  factories,
  fishLeft,
  forests,
  humans,
  humansInOrder,
  intensives,
  owned,
  productivity,
  sum,
  year,
} from '../derived.ts'
import { emit } from '../land/air.ts'
import { isReached } from '../objectives/measures.ts'
import { freshStats } from '../setup.ts'
import type { Board, Result, Seat, State, Territory } from '../state.ts'

export const emissionsOf = (p: Board, seat: Seat): number => {
  const { factory, intensive } = costs.roundEmission
  const clean = sum(effectsOf(p, seat, 'factory-clean'), (card) => card.factories)
  return factory * Math.max(0, factories(p, seat) - clean) + intensive * intensives(p, seat)
}

function emissions(p: State, table: Table): void {
  for (const seat of p.order) {
    const amount = emissionsOf(p, seat)
    if (amount === 0) continue
    table.tell('emits', { seat, amount })
    emit(p, seat, amount, table)
  }
}

/** The territories whose factories make waste, one entry for each factory; filters spare the last ones. */
export function wasteOf(p: Board, seat: Seat): Territory[] {
  const all = owned(p, seat).flatMap((id) => p.land[id].slots.filter((slot) => slot === 'factory').map(() => id))
  return all.slice(0, Math.max(0, all.length + sum(effectsOf(p, seat, 'waste'), (card) => card.waste)))
}

/** The ocean of the territory, or the one with most fish if that is empty. */
function killFish(p: State, id: Territory): number | undefined {
  const own = oceanOf(id) - 1
  const index = p.fish[own]! > 0 ? own : p.fish.indexOf(Math.max(...p.fish))
  if (p.fish[index] === 0) return undefined
  p.fish[index]! -= 1
  return index + 1
}

function waste(p: State, table: Table): void {
  const oceans: number[] = []
  for (const seat of p.order) {
    const from = wasteOf(p, seat)
    p.players[seat].stats.waste = from.length
    for (const id of from) {
      const ocean = killFish(p, id)
      if (ocean !== undefined) oceans.push(ocean)
    }
  }
  if (oceans.length > 0) table.tell('fish-died', { count: oceans.length, oceans, left: fishLeft(p) })
}

/** All are checked against the same position. */
function scoreObjectives(p: State, table: Table): void {
  const checked = humansInOrder(p).flatMap((seat) => {
    const { objective } = p.players[seat]
    return objective === null ? [] : [{ seat, objective, success: isReached(p, seat, objective) }]
  })
  for (const { seat, objective, success } of checked) {
    const { pv, group } = objectiveOf(objective)
    p.scored.push({ round: p.round, seat, objective, success })
    if (success) p.players[seat].pv += pv
    p.players[seat].lastGroup = group
    p.players[seat].objective = null
    table.tell(success ? 'scored' : 'missed', { seat, objective, pv: success ? pv : 0 })
  }
  if (checked.length > 0) table.reveal('objectives')
}

function clearRound(p: State, table: Table): void {
  for (const seat of p.order) {
    const player = p.players[seat]
    const isOver = ({ card }: { readonly card: string }): boolean => cardOf(card).duration === 'round'
    p.decks.used.push(...player.inPlay.filter(isOver).map(({ card }) => card))
    player.inPlay = player.inPlay.filter((card) => !isOver(card))
    player.knows = []
  }
  p.pacts = []
  recallTanks(p, table)
}

/** Section 7. */
function finalResult(p: State): Result {
  const highest = Math.max(...humans(p).map((seat) => p.players[seat].pv))
  if (highest <= p.co2) return { kind: 'loss', reason: 'nobody-above-co2', winners: [] }
  const leaders = humans(p).filter((seat) => p.players[seat].pv === highest)
  const greenest = most(leaders, (seat) => forests(p, seat))
  return { kind: 'win', reason: 'most-pv', winners: most(greenest, (seat) => -factories(p, seat)) }
}

const most = (seats: readonly Seat[], count: (seat: Seat) => number): Seat[] => {
  const highest = Math.max(...seats.map(count))
  return seats.filter((seat) => count(seat) === highest)
}

function conclude(p: State, result: Result, table: Table): void {
  p.result = result
  table.tell(result.kind === 'win' ? 'game-won' : 'game-lost', { ...result })
  table.enter('over')
}

const lost = (reason: 'co2' | 'fish'): Result => ({ kind: 'loss', reason, winners: [] })

/** 5.7; gives the result if the game is over. */
function closeRound(p: State, table: Table): Result | undefined {
  emissions(p, table)
  if (p.co2 === constants.trackEnd) return lost('co2')
  waste(p, table)
  if (fishLeft(p) === 0) return lost('fish')
  scoreObjectives(p, table)
  clearRound(p, table)
  return p.round === constants.rounds ? finalResult(p) : undefined
}

export function endRound(p: State, table: Table): void {
  const result = closeRound(p, table)
  if (result) conclude(p, result, table)
  else {
    startRound(p, table)
    table.enter('consumption')
  }
}

/** 5.1, steps 1 to 3. */
function startRound(p: State, table: Table): void {
  p.round += 1
  p.tributes = []
  p.fuelSurcharge = 0
  for (const seat of p.seats) {
    const player = p.players[seat]
    player.stats = freshStats()
    player.pop = forSeats(data.tables.population, p)[p.round - 1]!
    player.food = productivity(p, seat)
  }
  table.tell('round-start', { round: p.round, year: year(p) })
}
