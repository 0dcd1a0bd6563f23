import type { Mistake, PlainMove } from '../../kernel/index.ts'
import { type PersonSettings, personSettings } from '../../store/index.ts'
import type { Context } from '../context.ts'
import type { TableLook } from '../look/types.ts'
import { standingOf } from '../standing/standing.ts'
import { threadFor } from './threads.ts'

/** Whoever has finished so many games of a rulebook knows what they do. */
const firstGames = 3

/** Nobody is warned where something is at stake: there everybody is to play as well as they can themselves. */
const mayWarn = ({ terms, purpose }: Pick<TableLook, 'terms' | 'purpose'>): boolean =>
  !terms.copied?.imagined && (purpose === 'practice' || !terms.rated || terms.secluded)

async function wishesWarning(context: Context, person: string, game: string, { mistakes }: PersonSettings): Promise<boolean> {
  if (mistakes !== 'first') return mistakes === 'always'
  const standing = (await standingOf(context, person)).games.find((one) => one.game === game)
  return (standing ? standing.games - standing.left : 0) < firstGames
}

export interface AboutToPlay {
  readonly look: Pick<TableLook, 'game' | 'state' | 'terms' | 'purpose'>
  readonly person: string
  readonly seat: string
  readonly moves: readonly PlainMove[]
}

/** What is disastrous in what somebody is about to do, where they wish to be warned; nothing where that is not found out in time. */
export async function mistakeIn(
  context: Context,
  games: URL,
  { look: { game, state, terms, purpose }, person, seat, moves }: AboutToPlay,
): Promise<Mistake | undefined> {
  if (!state || !mayWarn({ terms, purpose })) return undefined
  const settings = await personSettings(context.store.client, person)
  if (!(await wishesWarning(context, person, game, settings))) return undefined
  try {
    return await threadFor('panels', games).think('mistake', { game, state, seat, moves })
  } catch (error) {
    context.log.warn({ game, problem: error instanceof Error ? error.message : 'failed' }, 'nobody could be warned')
    return undefined
  }
}
