import type { Ending } from '../../store/index.ts'
import type { Context } from '../context.ts'
import { refusedByTable } from '../refusals.ts'
import type { Changed, Result } from '../requests.ts'
import { maySteer, onlyOpener } from '../steering.ts'
import { tellFollowers } from '../watching/tell.ts'
import { Change } from './change.ts'
import { answered, changeTable } from './commit.ts'
import type { End } from './requests.ts'

/** Closes the table if the rules say that the game is over. */
export function finishIfOver(change: Change): void {
  const result = change.row.position?.state.result
  if (result) close(change, { how: 'finished', winners: [...result.winners], by: null })
}

/** Frees the channel, forgets what was due and says how it ended. */
export function close(change: Change, ending: Ending): void {
  const { live } = change.row
  const seats = live.seats.map((seat) => ({ ...seat, since: null, running: null, reactionLeft: null, step: seat.step + 1 }))
  change.set({
    status: 'ended',
    activeChannel: null,
    endedAt: change.now,
    pausedAt: null,
    ending,
    // What people have ended may be taken up again for a day, so it keeps its secrets for so long; what goes on elsewhere keeps them.
    openedAt: ending.how === 'ended' || ending.how === 'moved' ? null : change.now,
    live: { ...live, seats, due: [], lobby: null },
  })
  change.closeStatus()
  if (ending.how === 'called-off') return
  change.say('ended', { to: 'channel' })
  tellFollowers(change)
}

/** Ends the game before its rules do; in the lobby it is called off. */
export async function end(context: Context, request: End): Promise<Result<Changed>> {
  const committed = await changeTable(context, request, request.request, (stored) => {
    if (stored.row.status === 'ended') return refusedByTable('table-ended')
    if (!maySteer(stored, request)) return onlyOpener(stored)
    const change = new Change(stored, request.request, context.moment())
    if (request.moderator) change.noteModerator(request.person, 'end')
    endGame(change, request)
    return change
  })
  return answered(context, committed)
}

/** Nobody wins. `byVote`: the people of the table have agreed on it, the person has proposed it. */
export function endGame(change: Change, { person, byVote }: Pick<End, 'person'> & { byVote?: true }): void {
  const how = change.row.position === null ? 'called-off' : 'ended'
  change.append({ kind: 'end', person, body: { how, ...(byVote && { byVote }) } })
  close(change, { how, winners: [], by: person, ...(byVote && { byVote }) })
}
