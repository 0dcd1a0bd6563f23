import { nothingSuggested, type StateBase, type Suggestion } from '../../kernel/index.ts'
import type { Context } from '../context.ts'
import type { TableLook } from '../look/types.ts'
import { NoThought } from './thinker.ts'
import { threadFor } from './threads.ts'

/** By position: a panel is looked at often and thought about once. */
const known = new WeakMap<StateBase, Map<string, Promise<Suggestion>>>()

/** What a quick computer would do on this seat; nothing where it finds nothing. Nobody needs to wait until it has thought. */
export function suggest(
  { log }: Pick<Context, 'log'>,
  games: URL,
  { game, state, terms }: Pick<TableLook, 'game' | 'state' | 'terms'>,
  seat: string,
): Promise<Suggestion> {
  if (!state) return Promise.resolve(nothingSuggested)
  const bySeat = known.get(state) ?? new Map<string, Promise<Suggestion>>()
  known.set(state, bySeat)
  const before = bySeat.get(seat)
  if (before) return before
  const found = threadFor('panels', games)
    // Whoever learns is to choose.
    .think('suggestion', { game, state, seat, instead: terms.lesson !== null })
    .catch((error: unknown) => {
      const problem = error instanceof Error ? error.message : 'failed'
      log.warn({ game, problem }, 'nothing could be suggested')
      // Where another question took the thread along, this one is asked anew by whoever looks next.
      if (error instanceof NoThought && !error.blamed) bySeat.delete(seat)
      return nothingSuggested
    })
  bySeat.set(seat, found)
  return found
}
