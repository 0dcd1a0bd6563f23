/** Technologies lie open, so everybody sees which one was drawn. */
import type { Table } from '../../../kernel/index.ts'
import type { Seat, State } from '../state.ts'

export function drawTechnology(p: State, seat: Seat, table: Table): void {
  const technology = p.decks.technology.shift()
  if (technology === undefined) return
  p.players[seat].techs.push(technology)
  table.tell('draws-technology', { seat, technology })
  table.reveal('technology', { technology })
}
