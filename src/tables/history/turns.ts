import { apply, type Position, type StateBase } from '../../kernel/index.ts'
import type { EntryRow } from '../../store/index.ts'
import type { Context } from '../context.ts'
import { findSeen } from '../look/look.ts'
import type { SeenRef } from '../look/types.ts'
import { moveOf, movesBack, positionAt } from './positions.ts'

/** The move of a seat, and what it was made from. */
export interface Turn {
  readonly seq: number
  readonly before: StateBase
}

/** The moves in force of one seat, those since number `after` if that one is still in force, otherwise all. */
export interface Turns {
  readonly from: 'after' | 'the beginning'
  readonly turns: readonly Turn[]
}

export async function turnsOf(
  context: Context,
  { seat, after, ...ref }: SeenRef & { readonly seat: string; readonly after: number },
): Promise<Turns> {
  const none: Turns = { from: 'the beginning', turns: [] }
  const { past, books } = context
  const stored = await findSeen(context, ref)
  const book = stored && books.get(stored.row.game)
  if (!book || stored.row.seed === null) return none
  const moves: EntryRow[] = []
  let isKnown = false
  for await (const entry of movesBack(past, stored)) {
    if (entry.seq === after) {
      isKnown = true
      break
    }
    moves.unshift(entry)
  }
  let position: Position<StateBase> | undefined
  let last = 0
  const turns: Turn[] = []
  for (const entry of moves) {
    const { seat: mover, move } = moveOf(entry)
    // Where something was taken back before it, chance stood elsewhere than after the move before.
    if (!position || entry.seq - 1 !== last) position = await positionAt(past, book, stored, entry.seq - 1)
    last = entry.seq
    // What an older version of the rules played is not played again.
    if (!position || entry.rules !== book.version) return none
    if (mover === seat) turns.push({ seq: entry.seq, before: position.state })
    const outcome = apply(book, position, mover, move, stored.row.seed)
    position = outcome.refused ? undefined : outcome.position
  }
  return { from: isKnown ? 'after' : 'the beginning', turns }
}
