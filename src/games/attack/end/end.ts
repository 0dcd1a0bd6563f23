/** Section 7: how the game ends, at once. */
import { phase, type Table } from '../../../kernel/index.ts'
import type { Attack, Result, Seat, State } from '../state.ts'
import { resultOf } from './scoring.ts'

export function endGame(p: State, table: Table, reason: Result['reason'], eliminated: Seat | null = null): void {
  returnMarches(p)
  p.result = resultOf(p, reason, eliminated)
  p.active = null
  p.turn = null
  p.action = null
  table.tell('game-over', { reason, eliminated, winners: p.result.winners })
  for (const seat of p.result.ranking) table.tell('final-score', { seat, gov: p.players[seat].gov, ...p.result.scores[seat] })
  table.endChapter('round')
  table.enter('over')
}

/** Units in transit are counted where they came from. */
function returnMarches({ action, regions }: State): void {
  if (action?.type !== 'move' && action?.type !== 'blitzkrieg') return
  for (const { from, unit, count } of action.marches) regions[from]!.units[unit] += count
}

export const over = phase<Attack>()({ name: 'over' })
