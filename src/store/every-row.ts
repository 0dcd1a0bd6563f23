import type { z } from 'zod'
import { auditRow } from './audit.ts'
import type { Client } from './database.ts'
import { followRow } from './follows.ts'
import { invitationRow } from './invitations.ts'
import { entrantRow, leagueRow, leagueSeatRow } from './leagues.ts'
import { ratingRow, seasonRow } from './ratings.ts'
import { placingRow, playerRow, resultRow } from './results.ts'
import { parsed, reading, SpoiledRow } from './row.ts'
import { sealingKeysRow } from './sealing-keys.ts'
import { blockRow, noteRow, whisperRow } from './whispers.ts'

const pageSize = 500

/** A model, what orders its rows, and what each of them must be. */
interface Kind {
  readonly model: string
  readonly key: readonly string[]
  readonly schema: z.ZodType
  page(
    client: Client,
    from: { readonly take: number; readonly skip: number; readonly orderBy: object[] },
  ): PromiseLike<readonly object[]>
}

const kinds: readonly Kind[] = [
  {
    model: 'Result',
    key: ['table'],
    schema: resultRow.omit({ placings: true }),
    page: (client, from) => client.result.findMany(from),
  },
  { model: 'Placing', key: ['table', 'number'], schema: placingRow, page: (client, from) => client.placing.findMany(from) },
  { model: 'Player', key: ['id'], schema: playerRow, page: (client, from) => client.player.findMany(from) },
  {
    model: 'Rating',
    key: ['scope', 'game', 'player'],
    schema: ratingRow,
    page: (client, from) => client.rating.findMany(from),
  },
  { model: 'Season', key: ['id'], schema: seasonRow, page: (client, from) => client.season.findMany(from) },
  { model: 'Whisper', key: ['id'], schema: whisperRow, page: (client, from) => client.whisper.findMany(from) },
  { model: 'Block', key: ['person', 'blocked'], schema: blockRow, page: (client, from) => client.block.findMany(from) },
  { model: 'Note', key: ['table', 'person'], schema: noteRow, page: (client, from) => client.note.findMany(from) },
  { model: 'Follow', key: ['table', 'person'], schema: followRow, page: (client, from) => client.follow.findMany(from) },
  { model: 'League', key: ['id'], schema: leagueRow, page: (client, from) => client.league.findMany(from) },
  { model: 'Entrant', key: ['league', 'person'], schema: entrantRow, page: (client, from) => client.entrant.findMany(from) },
  {
    model: 'LeagueSeat',
    key: ['league', 'round', 'person'],
    schema: leagueSeatRow,
    page: (client, from) => client.leagueSeat.findMany(from),
  },
  { model: 'SealingKeys', key: ['id'], schema: sealingKeysRow, page: (client, from) => client.sealingKeys.findMany(from) },
  { model: 'Audit', key: ['id'], schema: auditRow, page: (client, from) => client.audit.findMany(from) },
  {
    model: 'Invitation',
    key: ['table', 'person'],
    schema: invitationRow,
    page: (client, from) => client.invitation.findMany(from),
  },
]

/** Reads every row that belongs to no table's own life, and tells of each that does not hold what this code writes there. */
export async function spoiledRows(client: Client): Promise<readonly string[]> {
  const problems: string[] = []
  for (const kind of kinds) for await (const row of rowsOf(client, kind, problems)) check(kind, row, problems)
  return problems
}

function check({ model, key, schema }: Kind, row: object, problems: string[]): void {
  try {
    parsed(model, key.map((name) => Reflect.get(row, name)).join('/'), schema, row)
  } catch (error) {
    if (!(error instanceof SpoiledRow)) throw error
    problems.push(error.message)
  }
}

async function* rowsOf(client: Client, { model, key, page }: Kind, problems: string[]): AsyncGenerator<object> {
  const orderBy = key.map((name) => ({ [name]: 'asc' }))
  for (let skip = 0; ; skip += pageSize) {
    const rows = await rowsFrom(model, page(client, { take: pageSize, skip, orderBy }), problems)
    yield* rows
    if (rows.length < pageSize) return
  }
}

/** Where the driver cannot read one row it reads none of a page. */
async function rowsFrom(model: string, query: PromiseLike<readonly object[]>, problems: string[]): Promise<readonly object[]> {
  try {
    return await reading(model, 'of a page', query)
  } catch (error) {
    if (!(error instanceof SpoiledRow)) throw error
    problems.push(error.message)
    return []
  }
}
