import { nothingSuggested, type StateBase, type Suggestion } from '../../kernel/index.ts'
import type { Context } from '../context.ts'
import type { TableLook } from '../look/types.ts'
import { createThinker, type Thinker } from './thinker.ts'

/** A panel does not wait for it any longer: it is shown without. */
const patience = { longest: 3_000, starting: 15_000, idle: 5 * 60_000 }

/** One thread for all tables of this process, beside the one in which computers think: whoever looks at a panel waits for nobody. */
const threads = new Map<string, Thinker>()

function threadFor(games: URL): Thinker {
  const thread = threads.get(games.href) ?? createThinker(games, patience)
  threads.set(games.href, thread)
  return thread
}

/** By position: a panel is looked at often and thought about once. */
const known = new WeakMap<StateBase, Map<string, Promise<Suggestion>>>()

/** What a quick computer would do on this seat; nothing where it finds nothing in time. */
export function suggest(
  { log }: Pick<Context, 'log'>,
  games: URL,
  { game, state }: Pick<TableLook, 'game' | 'state'>,
  seat: string,
): Promise<Suggestion> {
  if (!state) return Promise.resolve(nothingSuggested)
  const bySeat = known.get(state) ?? new Map<string, Promise<Suggestion>>()
  known.set(state, bySeat)
  const before = bySeat.get(seat)
  if (before) return before
  const found = threadFor(games)
    .suggest({ game, state, seat })
    .catch((error: unknown) => {
      const problem = error instanceof Error ? error.message : 'failed'
      log.warn({ game, problem }, 'nothing could be suggested')
      return nothingSuggested
    })
  bySeat.set(seat, found)
  return found
}
