/** How rations, tokens, fuel and points come and go. Nothing falls below 0. */
import type { Table } from '../../../kernel/index.ts'
import { constants } from '../data.ts'
import { tokensHeld } from '../derived.ts'
import type { Seat, State, Territory } from '../state.ts'

/** 2.6: never more tokens in circulation than there are. */
export function gainTokens(p: State, seat: Seat, amount: number): number {
  const gained = Math.min(amount, constants.tokenSupply - tokensHeld(p))
  p.players[seat].tokens += gained
  return gained
}

export function loseTokens(p: State, seat: Seat, amount: number): number {
  const lost = Math.min(amount, p.players[seat].tokens)
  p.players[seat].tokens -= lost
  return lost
}

/** PV have no upper limit (7). */
export function gainPv(p: State, seat: Seat, amount: number, table: Table): void {
  p.players[seat].pv += amount
  table.tell('points', { seat, pv: amount })
}

export function losePv(p: State, seat: Seat, amount: number): number {
  const lost = Math.min(amount, p.players[seat].pv)
  p.players[seat].pv -= lost
  return lost
}

/** Rations that events, devastation and tribute take: an excuse for hunger (5.6). */
export function loseFood(p: State, seat: Seat, amount: number): number {
  const player = p.players[seat]
  const lost = Math.min(amount, player.food)
  player.food -= lost
  player.stats.foodLost += lost
  return lost
}

/** Discs that burn, or go up in smoke, drive the price. */
export function burnFuel(p: State, id: Territory, amount = 1): number {
  const burned = Math.min(amount, p.land[id].fuel)
  p.land[id].fuel -= burned
  p.fuelBurned += burned
  return burned
}
