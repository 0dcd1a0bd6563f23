import type { Opinion } from '../../kernel/index.ts'
import { Latest } from '../../latest.ts'
import type { Context } from '../context.ts'
import type { TableLook } from '../look/types.ts'
import { threadFor } from './threads.ts'

/** Opinions that are kept in memory: some games looked at from beginning to end. */
const mostKept = 500

/** By table and entry, whose position does not change any more; what was asked for last stands last. */
const kept = new Latest<string, Promise<Opinion | undefined>>({ most: mostKept })

/** What computers think of a game is said once it is over and nothing of it is hidden any more; never of how one that is on might go. */
export const givesOpinions = ({ secretsOpen, terms }: Pick<TableLook, 'secretsOpen' | 'terms'>): boolean =>
  secretsOpen && !terms.copied?.imagined

/** A seat that belongs to the game and to nobody, such as the neutral one of two in Venonta, has no chances to speak of. */
const ofThose =
  (seats: TableLook['seats']) =>
  (found: Opinion | undefined): Opinion | undefined =>
    found && {
      ...found,
      chances: Object.fromEntries(Object.entries(found.chances).filter(([seat]) => seats.some((one) => one.seat === seat))),
    }

/** What strong computers think of one position of a game that is over; nothing where they find nothing in time. */
export function opinionOf(
  { log }: Pick<Context, 'log'>,
  games: URL,
  look: Pick<TableLook, 'id' | 'at' | 'game' | 'state' | 'seats' | 'secretsOpen' | 'terms'>,
  wish: { readonly moves: boolean },
): Promise<Opinion | undefined> {
  const { id, at, game, state } = look
  if (!state || !givesOpinions(look)) return Promise.resolve(undefined)
  const key = `${id}/${at}/${wish.moves}`
  const found =
    kept.get(key) ??
    threadFor('opinions', games)
      .think('opinion', { game, state, ...wish })
      .then(ofThose(look.seats))
  kept.set(key, found)
  return found.catch((error: unknown) => {
    kept.delete(key)
    log.warn({ game, problem: error instanceof Error ? error.message : 'failed' }, 'no opinion was found')
    return undefined
  })
}
