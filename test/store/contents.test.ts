import { describe, expect, test } from 'vitest'
import {
  addWhisper,
  beginSeason,
  playerOf,
  setBlock,
  writeAudit,
  writeHome,
  writeInvitation,
  writeNotes,
  writeRating,
  writeResult,
} from '../../src/store/index.ts'
import { pathOf } from '../../src/store/sqlite/engine.ts'
import { openWriter } from '../../src/store/sqlite/index.ts'
import { type Contents, checkContents } from '../../src/tools/contents.ts'
import { games } from '../tables/games.ts'
import { by, done, type House, openGame, openHouse, play } from '../tables/house.ts'

const books = new Map(games.map(({ rulebook }) => [(rulebook as { id: string }).id, rulebook]))

async function playedHouse(): Promise<House> {
  const house = await openHouse()
  const { id } = await openGame(house, ['anna', 'berta'], { pace: 'fast' })
  for (const card of [1, 2]) for (const person of ['anna', 'berta']) await play(house, id, person, card)
  await play(house, id, 'anna', 5)
  done(await house.tables.undo(by('anna', id)))
  await play(house, id, 'anna', 4)
  done(await house.tables.ask({ ...by('anna', id), wish: { kind: 'pause' } }))
  await house.tables.drafts.set(id, 0, 1, { card: 4 })
  await house.tables.people.change('anna', { language: 'it' })
  await house.tables.servers.change({ server: 'server-1', person: 'mod', settings: { language: 'de' } })
  const { client } = house.store
  const at = house.clock.now()
  await playerOf(client, 'anna', 'Anna')
  const player = await playerOf(client, 'berta', 'Berta')
  const placing = {
    number: 0,
    seat: 'p1',
    player,
    level: null,
    part: 'played' as const,
    place: 1,
    won: true,
    sittings: 5,
    missed: 0,
    opening: '',
  }
  await writeResult(client, { table: id, server: null, game: 'bids', rated: true, endedAt: at, placings: [placing] })
  await writeRating(client, { scope: 'all', game: 'bids', player, mu: 25, sigma: 8, games: 1 })
  await beginSeason(client, { server: 'server-1', name: 'Spring', begunAt: at, person: 'mod' })
  const note = {
    table: id,
    sender: 'anna',
    recipient: 'berta',
    fromSeat: 0,
    toSeat: 1,
    text: 'Hi',
    at,
    seenAt: null,
    reportedAt: null,
  }
  await addWhisper(client, { id: 'w', ...note })
  await setBlock(client, 'anna', 'berta', true)
  await writeNotes(client, { table: id, person: 'anna', text: 'Beware', at })
  await writeInvitation(client, { table: id, person: 'cy', by: 'anna', at })
  await writeAudit(client, { table: id, server: 'server-1', person: 'mod', action: 'pause', body: {}, at })
  await writeHome(client, { application: '1', commands: null })
  return house
}

const checked = ({ store }: House): Promise<Contents> => checkContents(store, books)

async function spoil({ url }: House, sql: string): Promise<void> {
  const connection = await openWriter(pathOf(url))
  await connection.script(`PRAGMA foreign_keys = OFF; ${sql}`)
  await connection.close()
}

describe('what is kept', () => {
  test('is whole after a game with an undo, and every move leads to what is stored', async () => {
    const house = await playedHouse()
    const { tables, entries, replayed, problems } = await checked(house)
    expect(problems).toEqual([])
    expect(tables).toBe(1)
    expect(replayed).toBeGreaterThanOrEqual(6)
    expect(entries).toBeGreaterThan(replayed)
  })

  test.each([
    [
      "UPDATE LogEntry SET body = replace(body, '\"card\":1', '\"card\":5') WHERE seq = (SELECT min(seq) FROM LogEntry WHERE kind = 'move')",
      /position of table .* at \d+ is not what its log leads to|is refused now|^table \w+: /,
    ],
    ['DELETE FROM LogEntry WHERE seq = 3', /the log of table .* has no entry 3/],
    ["UPDATE LogEntry SET body = '{' WHERE seq = 2", /the row .*\/2 of LogEntry is spoiled: body: is no JSON/],
    ["UPDATE LogEntry SET kind = 'dance' WHERE seq = 2", /of LogEntry is spoiled: kind/],
    ["UPDATE LogEntry SET at = 'yesterday' WHERE seq = 2", /of LogEntry is spoiled/],
    ["UPDATE StoredPosition SET position = '[]'", /of StoredPosition is spoiled: position/],
    ['UPDATE "Table" SET position = NULL, live = \'{}\'', /of Table is spoiled: live/],
    ['UPDATE "Table" SET questions = \'[{"id":1}]\'', /of Table is spoiled: questions/],
    ['UPDATE "Table" SET status = \'asleep\'', /of Table is spoiled: status/],
    ['UPDATE "Table" SET secret = \'x\'', /of Table is spoiled: secret: is no secret/],
    ['UPDATE Seat SET number = 7 WHERE number = 1', /of Seat is spoiled: number: is not the next one/],
    ["UPDATE Seat SET computer = 'toaster'", /of Seat is spoiled: computer/],
    ['UPDATE [Table] SET dueAt = NULL', /what is due at table .* comes at .*, but is looked for at no time/],
    ["UPDATE [Table] SET thinkAt = '2026-01-01T00:00:00.000+00:00'", /comes at no time, but is looked for at 2026-01-01/],
    ["UPDATE Post SET body = ''", /of Post is spoiled: body: is no JSON/],
    ["UPDATE Draft SET body = 'card'", /of Draft is spoiled: body: is no JSON/],
    ['UPDATE Person SET settings = \'{"language":"tlh"}\'', /the row anna of Person is spoiled: settings.language/],
    ["UPDATE Person SET settings = 'x'", /the row anna of Person is spoiled/],
    ['UPDATE Server SET settings = \'{"awayDays":400}\'', /the row server-1 of Server is spoiled: settings.awayDays/],
    ["UPDATE Result SET endedAt = 'once'", /of Result is spoiled/],
    ["UPDATE Placing SET part = 'watched'", /the row .*\/0 of Placing is spoiled: part/],
    ['UPDATE Rating SET sigma = -1', /the row all\/bids\/.* of Rating is spoiled: sigma/],
    ["UPDATE Season SET begunAt = 'spring'", /of Season is spoiled/],
    ["UPDATE Whisper SET fromSeat = 'first'", /of Whisper is spoiled/],
    ["UPDATE Note SET at = 'noon'", /of Note is spoiled/],
    ["UPDATE Invitation SET at = 'noon'", /of Invitation is spoiled/],
    ["UPDATE Audit SET body = '[]'", /of Audit is spoiled: body/],
  ])('is found out when it was changed: %s', async (sql, problem) => {
    const house = await playedHouse()
    await spoil(house, sql)
    const { problems } = await checked(house)
    expect(problems).not.toEqual([])
    for (const line of problems) expect(line).toMatch(problem)
  })
})
