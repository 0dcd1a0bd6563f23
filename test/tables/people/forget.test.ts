import { describe, expect, test, vi } from 'vitest'
import { kinds } from '../../store/postgres/databases.ts'
import { by, done, type House, later, lookAt, newRequest, openGame, openHouse, openLobby, play } from '../house.ts'

/** Every row that is kept and holds this text. */
async function rowsWith({ store: { client } }: House, text: string): Promise<readonly unknown[]> {
  const rows = await Promise.all([
    client.table.findMany(),
    client.seat.findMany(),
    client.logEntry.findMany(),
    client.storedPosition.findMany(),
    client.post.findMany(),
    client.draft.findMany(),
    client.person.findMany(),
    client.audit.findMany(),
    client.invitation.findMany(),
    client.player.findMany(),
    client.result.findMany(),
    client.placing.findMany(),
    client.rating.findMany(),
    client.season.findMany(),
    client.whisper.findMany(),
    client.block.findMany(),
    client.note.findMany(),
    client.follow.findMany(),
    client.league.findMany(),
    client.entrant.findMany(),
    client.leagueSeat.findMany(),
  ])
  return rows.flat().filter((row) => JSON.stringify(row).includes(text))
}

const forget = ({ tables }: House, person: string): Promise<void> => tables.people.forget({ person, request: newRequest() })

describe('whoever asks to be forgotten', () => {
  test('is named nowhere any more, whatever they did', async () => {
    const house = await openHouse()
    const { tables } = house
    const person = 'person-4711'
    await tables.people.change(person, { handByDm: true, pings: 'dm' })
    const over = await openGame(house, [person, 'bo'])
    await play(house, over.id, person, 1)
    await tables.undo(by(person, over.id))
    done(await tables.end(by(person, over.id)))
    const left = await openGame(house, ['anna', person, 'bo'])
    done(await tables.leave(by(person, left.id)))
    const gone = await openGame(house, ['anna', person])
    done(await tables.departed({ table: gone.id, person }))
    const on = await openGame(house, [person, 'bo'])
    await play(house, on.id, person, 1)
    await tables.undo(by(person, on.id))
    await tables.drafts.set(on.id, 0, 1, { person })
    const told = { table: on.id, text: `${person} told` }
    await tables.whispers.send({ ...told, request: newRequest(), person, seat: 1 })
    await tables.whispers.send({ ...told, request: 'got', person: 'bo', seat: 0 })
    expect(await tables.whispers.block('got', person, true)).toBe(true)
    const cup = { server: 'server-1', person, name: person, game: 'bids', size: 2, pace: 'none' } as const
    const begun = await tables.leagues.begin({ ...cup, name: 'Cup' })
    expect(begun.refused ?? (await tables.leagues.enter(begun.league.id, cup))).toBeUndefined()
    await tables.notes.set(on.id, person, 'noted')
    expect(await tables.follows.set({ table: on.id, person, wish: 'end' })).toBeUndefined()
    const lobby = await openLobby(house, { person, name: person })
    const invites = (by: string, table: string, guest: string) =>
      tables.invitations.invite({ table, person: by, request: newRequest(), guest }, async () => undefined)
    done(await invites(person, lobby.id, 'cleo'))
    const other = await openLobby(house)
    done(await invites('anna', other.id, person))
    expect((await rowsWith(house, person)).length).toBeGreaterThan(10)
    await forget(house, person)
    expect(await rowsWith(house, person)).toEqual([])
  })

  test('leaves their games to computers, and lets the others play on', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'])
    await forget(house, 'anna')
    const { seats, status, opener } = await lookAt(house, id)
    expect(seats.map(({ person, computer, name }) => ({ person, computer, name }))).toEqual([
      { person: null, computer: 'seated', name: null },
      { person: 'bo', computer: null, name: 'bo' },
    ])
    expect({ status, opener }).toEqual({ status: 'playing', opener: 'bo' })
    await play(house, id, 'bo', 1)
  })

  test('takes nothing away from what the others see of a game that is over', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'])
    await play(house, id, 'anna', 1)
    done(await house.tables.end(by('anna', id)))
    const before = await lookAt(house, id)
    await forget(house, 'anna')
    const { state, ending } = await lookAt(house, id)
    expect(state).toEqual(before.state)
    expect(ending).toEqual({ ...before.ending, by: null })
    await later(house, 24 * 3_600_000)
    expect(await house.tables.record({ table: id })).toBeDefined()
  })

  test.each(kinds)('keeps nobody waiting, however much they have played (%s)', async (_, ownUrl) => {
    const house = await openHouse({ url: await ownUrl() })
    const { id } = await openGame(house, ['anna', 'bo'])
    await house.store.client.logEntry.createMany({
      data: [...Array(1200).keys()].map((number) => ({
        ...{ table: id, seq: 1000 + number, request: `old-${number}`, kind: 'note', actor: 'person', person: 'anna', rules: 1 },
        ...{ body: '{"what":"seen","name":"Anna"}', events: '[]', chapters: '[]', revealed: '[]', at: house.clock.now() },
      })),
    })
    const transactions = vi.spyOn(house.store, 'transaction')
    await forget(house, 'anna')
    expect(transactions.mock.calls.length).toBeGreaterThan(3)
    expect(await rowsWith(house, 'nna')).toEqual([])
  })
})

test('what somebody did is found without reading what everybody did', async () => {
  const { store } = await openHouse({ url: await kinds[0]![1]() })
  const plan = await store.client.$queryRawUnsafe(`EXPLAIN QUERY PLAN SELECT * FROM "LogEntry" WHERE "person" = 'anna'`)
  expect(JSON.stringify(plan)).toContain('USING INDEX')
})
