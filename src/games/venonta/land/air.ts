import type { Table } from '../../../kernel/index.ts'
import { constants } from '../data.ts'
import type { Seat, State } from '../state.ts'

/** 3.4: each red space draws one event, once in a game, when it is reached or passed. */
function passRedSpaces(p: State): number[] {
  const reached = constants.redSpaces.filter((space) => p.co2 >= space && !p.redPassed.includes(space))
  for (const space of reached) {
    p.redPassed.push(space)
    const event = p.decks.events.shift()
    if (event !== undefined) p.eventsPending.push(event)
  }
  return reached
}

/** Moves the marker, which stays on its track. */
export function changeCo2(p: State, by: number, table: Table): void {
  const from = p.co2
  p.co2 = Math.min(constants.trackEnd, Math.max(0, from + by))
  const red = passRedSpaces(p)
  if (p.co2 !== from) table.tell('co2', { change: p.co2 - from, level: p.co2, events: red.length })
}

/** What a seat causes counts in full even where the marker stops (3.3). */
export function emit(p: State, seat: Seat, amount: number, table: Table): void {
  p.players[seat].stats.co2 += amount
  changeCo2(p, amount, table)
}
