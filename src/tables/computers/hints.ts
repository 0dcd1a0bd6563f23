import type { Hint } from '../../kernel/index.ts'
import type { Context } from '../context.ts'
import type { TableLook } from '../look/types.ts'
import { threadFor } from './threads.ts'

/**
 * Hints are given where nothing is at stake: to whoever practises or plays a first game, and where the table wishes them and is not rated.
 * Whoever tries what might become of a game that is on thinks for themselves.
 */
export const givesHints = ({ terms, purpose }: Pick<TableLook, 'terms' | 'purpose'>): boolean =>
  (purpose === 'practice' && !terms.copied?.imagined) ||
  terms.lesson !== null ||
  (terms.hints && !(terms.rated && !terms.secluded))

/** What a computer of the middle level would do on this seat; nothing where it finds nothing in time. */
export async function hintFor(
  { log }: Pick<Context, 'log'>,
  games: URL,
  { game, state, terms, purpose }: Pick<TableLook, 'game' | 'state' | 'terms' | 'purpose'>,
  seat: string,
): Promise<Hint | undefined> {
  if (!state || !givesHints({ terms, purpose })) return undefined
  try {
    return await threadFor('panels', games).think('hint', { game, state, seat })
  } catch (error) {
    log.warn({ game, problem: error instanceof Error ? error.message : 'failed' }, 'no hint could be given')
    return undefined
  }
}
