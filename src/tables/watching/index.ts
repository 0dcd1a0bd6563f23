import { type FollowWish, findFollow, followersOf, noteTold } from '../../store/index.ts'
import type { Context } from '../context.ts'
import type { Refused } from '../requests.ts'
import { type FollowRequest, follow } from './follow.ts'

export interface WatchingRoom {
  /** Who is told by direct message how a game goes. */
  readonly follows: {
    set(request: FollowRequest): Promise<Refused | undefined>
    of(table: string, person: string): Promise<FollowWish | undefined>
    /** Those who have not been told of what that entry brought. */
    toTell(of: { readonly table: string; readonly seq: number; readonly isEnd: boolean }): Promise<readonly string[]>
    noteTold(table: string, person: string, seq: number): Promise<void>
  }
}

export const watchingRoom = (context: Context): WatchingRoom => ({
  follows: {
    set: (request) => follow(context, request),
    of: async (table, person) => (await findFollow(context.store.client, table, person))?.wish,
    toTell: (of) => followersOf(context.store.client, of),
    noteTold: (table, person, seq) => noteTold(context.store.client, table, person, seq),
  },
})
