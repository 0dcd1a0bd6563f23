import type { Client, Database } from './database.ts'

/** Whoever has looked at the table before sees it anew. */
const seenAnew = { version: { increment: 1 } } as const

// Wherever a person's name is kept, their id stands beside it: by the id everything is found.

/** The tables that are not over and at which the person sits. */
export async function openTablesOf(client: Client, person: string): Promise<readonly string[]> {
  const where = { status: { not: 'ended' }, seats: { some: { person } } }
  return (await client.table.findMany({ where, select: { id: true } })).map(({ id }) => id)
}

/** The tables whose people are asked whether that person may have a seat. */
export async function tablesInviting(client: Client, person: string): Promise<readonly string[]> {
  const where = { questions: { contains: idOf(person) } }
  return (await client.table.findMany({ where, select: { id: true } })).map(({ id }) => id)
}

/** The tables that wait for that person to play again, whatever has become of them. */
export async function tablesAwaiting(client: Client, person: string): Promise<readonly string[]> {
  const where = { live: { contains: idOf(person) } }
  return (await client.table.findMany({ where, select: { id: true } })).map(({ id }) => id)
}

/** So many rows does one transaction change at most: nobody else who writes waits for longer. */
const atOnce = 500

/**
 * Takes a person out of everything that is kept, once they sit at no open table any more. What they played stays, as nobody's. Where it
 * was cut short it finds what is left when it is done again.
 */
export async function forgetPerson(store: Database, person: string): Promise<void> {
  await store.transaction((client) => forgetRows(client, person))
  await forgetTables(store, person)
  await forgetEntries(store, person)
  await forgetPosts(store, person)
}

/** What is theirs, and found by an index or among few. */
async function forgetRows(client: Client, person: string): Promise<void> {
  await client.person.deleteMany({ where: { id: person } })
  await client.invitation.deleteMany({ where: { OR: [{ person }, { by: person }] } })
  await client.whisper.deleteMany({ where: { OR: [{ sender: person }, { recipient: person }] } })
  await client.block.deleteMany({ where: { OR: [{ person }, { blocked: person }] } })
  await client.note.deleteMany({ where: { person } })
  await client.follow.deleteMany({ where: { person } })
  await client.entrant.deleteMany({ where: { person } })
  await client.leagueSeat.deleteMany({ where: { person } })
  await client.league.updateMany({ where: { person }, data: { person: '' } })
  await client.tableWish.deleteMany({ where: { person } })
  await client.player.updateMany({ where: { person }, data: { person: null, name: null } })
  await client.seat.updateMany({ where: { person }, data: { person: null, name: null } })
  await client.season.updateMany({ where: { person }, data: { person: '' } })
  await client.audit.updateMany({ where: { person }, data: { person: '' } })
}

// In texts they are looked for from row to row, which takes long: that is only read, before anything is written.

async function forgetTables(store: Database, person: string): Promise<void> {
  const by = JSON.stringify({ by: person }).slice(1, -1)
  const undone = { contains: idOf(person) }
  const where = { OR: [{ opener: person }, { undone }, { ending: { contains: by } }] }
  const found = await store.client.table.findMany({ where, select: { id: true } })
  await inSlices(store, found, async (client, slice) => {
    const id = { in: slice.map((table) => table.id) }
    await client.table.updateMany({ where: { id, opener: person }, data: { opener: '', ...seenAnew } })
    await client.table.updateMany({ where: { id, undone }, data: { undone: '[]', ...seenAnew } })
    const ended = { where: { id, ending: { contains: by } }, select: { id: true, ending: true } }
    for (const { id, ending } of await client.table.findMany(ended))
      await client.table.updateMany({ where: { id }, data: { ending: ending?.replace(by, '"by":null') ?? null } })
  })
}

async function forgetEntries(store: Database, person: string): Promise<void> {
  const found = await store.client.logEntry.findMany({ where: { person }, select: { table: true, seq: true } })
  await inSlices(store, found, async (client, slice) => {
    for (const table of new Set(slice.map((entry) => entry.table))) {
      const where = { table, seq: { in: slice.flatMap((entry) => (entry.table === table ? [entry.seq] : [])) } }
      const named = { where: { ...where, kind: 'note' }, select: { seq: true, body: true } }
      for (const { seq, body } of await client.logEntry.findMany(named))
        await client.logEntry.updateMany({ where: { table, seq }, data: { body: nameless(body) } })
      await client.logEntry.updateMany({ where, data: { person: null } })
    }
  })
}

async function forgetPosts(store: Database, person: string): Promise<void> {
  const [audience, body] = [{ contains: idOf(person) }, { contains: idOf(person) }]
  const found = await store.client.post.findMany({ where: { OR: [{ audience }, { body }] }, select: { id: true } })
  await inSlices(store, found, async (client, slice) => {
    const id = { in: slice.map((post) => post.id) }
    // What was only for them; of what everybody was told, their name.
    await client.post.deleteMany({ where: { id, audience } })
    for (const post of await client.post.findMany({ where: { id, body }, select: { id: true, body: true } }))
      await client.post.updateMany({ where: { id: post.id }, data: { body: nameless(post.body) } })
  })
}

async function inSlices<Row>(
  store: Database,
  rows: readonly Row[],
  work: (client: Client, slice: readonly Row[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += atOnce) {
    const slice = rows.slice(from, from + atOnce)
    await store.transaction((client) => work(client, slice))
  }
}

/** How a person's id stands in JSON. */
const idOf = (person: string): string => JSON.stringify({ person }).slice(1, -1)

/** JSON without anybody's name or id. */
const nameless = (body: string): string =>
  JSON.stringify(JSON.parse(body, (key, value: unknown) => (key === 'name' || key === 'person' ? undefined : value)))
