import {
  type Client,
  countFollows,
  dropFollow,
  type FollowWish,
  findFollow,
  findTable,
  isSwitchedOff,
  type StoredTable,
  writeFollow,
} from '../../store/index.ts'
import type { Context } from '../context.ts'
import { notPlaying, type Refused, refusedByTable } from '../refusals.ts'

// Who follows a game stands beside it: nothing that anybody else sees changes by it.

/** So many games that are on may somebody follow, and so many people one game. */
const mostOfOne = 20
const mostOfATable = 100

export interface FollowRequest {
  readonly table: string
  readonly person: string
  /** Null: they are told nothing any more. */
  readonly wish: FollowWish | null
}

/** Notes what of a game somebody is told by direct message. */
export const follow = ({ store, clock }: Context, { table, person, wish }: FollowRequest): Promise<Refused | undefined> =>
  store.transaction(async (client) => {
    if (wish === null) {
      await dropFollow(client, table, person)
      return undefined
    }
    const stored = await findTable(client, { id: table })
    if (!stored) return refusedByTable('no-table')
    const refused = await mayNot(client, stored, person)
    if (refused) return refused
    await writeFollow(client, { table, person, wish, told: stored.row.seq, at: clock.now() })
    return undefined
  })

async function mayNot(client: Client, { row, seats }: StoredTable, person: string): Promise<Refused | undefined> {
  if (row.status !== 'playing') return notPlaying(row)
  if (await isSwitchedOff(client, row.server, 'following')) return refusedByTable('follow-off')
  const isHidden = row.terms.secluded || row.purpose === 'practice'
  if (isHidden && !seats.some((seat) => seat.person === person)) return refusedByTable('follow-hidden')
  if (await findFollow(client, row.id, person)) return undefined
  if ((await countFollows(client, { person })) >= mostOfOne) return refusedByTable('followed-enough', { most: mostOfOne })
  return (await countFollows(client, { table: row.id })) >= mostOfATable
    ? refusedByTable('too-many-followers', { most: mostOfATable })
    : undefined
}
