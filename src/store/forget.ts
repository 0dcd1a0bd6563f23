import type { Client } from './database.ts'

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

/** Takes a person out of everything that is kept, once they sit at no open table any more. What they played stays, as nobody's. */
export async function forgetPerson(client: Client, person: string): Promise<void> {
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
  await client.table.updateMany({ where: { opener: person }, data: { opener: '', ...seenAnew } })
  await client.season.updateMany({ where: { person }, data: { person: '' } })
  await client.audit.updateMany({ where: { person }, data: { person: '' } })
  await client.table.updateMany({ where: { undone: { contains: idOf(person) } }, data: { undone: '[]', ...seenAnew } })
  await forgetEndings(client, person)
  await forgetEntries(client, person)
  await forgetPosts(client, person)
}

async function forgetEndings(client: Client, person: string): Promise<void> {
  const by = JSON.stringify({ by: person }).slice(1, -1)
  for (const { id, ending } of await client.table.findMany({
    where: { ending: { contains: by } },
    select: { id: true, ending: true },
  }))
    await client.table.update({ where: { id }, data: { ending: ending?.replace(by, '"by":null') ?? null }, select: { id: true } })
}

async function forgetEntries(client: Client, person: string): Promise<void> {
  const named = await client.logEntry.findMany({
    where: { person, kind: 'note' },
    select: { table: true, seq: true, body: true },
  })
  for (const { table, seq, body } of named)
    await client.logEntry.updateMany({ where: { table, seq }, data: { body: nameless(body) } })
  await client.logEntry.updateMany({ where: { person }, data: { person: null } })
}

async function forgetPosts(client: Client, person: string): Promise<void> {
  const id = idOf(person)
  // What was only for them; of what everybody was told, their name.
  await client.post.deleteMany({ where: { audience: { contains: id } } })
  for (const post of await client.post.findMany({ where: { body: { contains: id } }, select: { id: true, body: true } }))
    await client.post.updateMany({ where: { id: post.id }, data: { body: nameless(post.body) } })
}

/** How a person's id stands in JSON. */
const idOf = (person: string): string => JSON.stringify({ person }).slice(1, -1)

/** JSON without anybody's name or id. */
const nameless = (body: string): string =>
  JSON.stringify(JSON.parse(body, (key, value: unknown) => (key === 'name' || key === 'person' ? undefined : value)))
