import { describe, expect, test } from 'vitest'
import { kinds } from '../../store/postgres/databases.ts'
import { by, codeOf, done, type House, later, lookAt, newRequest, openGame, openHouse, openLobby, play } from '../house.ts'

const hour = 3_600_000
const pace = { bank: 10 * hour, increment: 2 * hour, reaction: hour }

const hoursLeft = async (house: House, id: string): Promise<readonly (number | null)[]> =>
  (await lookAt(house, id)).seats.map(({ until }) => until && (until.getTime() - house.clock.now().getTime()) / hour)

const told = async (house: House): Promise<readonly (readonly [string, string])[]> =>
  (await house.store.client.post.findMany({ where: { kind: 'note', status: 'waiting' }, orderBy: { number: 'asc' } })).map(
    ({ audience, body }) => [JSON.parse(audience).person, JSON.parse(body).what] as const,
  )

describe('a table that cannot be reached', () => {
  test('stands still, keeps everybody’s time, and goes on where it was', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'], { pace })
    await play(house, id, 'anna', 2)
    house.clock.advance(3 * hour)
    done(await house.tables.archive({ table: id, why: 'bot-removed' }))
    await later(house, 1000 * hour)
    expect(await lookAt(house, id)).toMatchObject({ status: 'archived' })
    expect(await hoursLeft(house, id)).toEqual([null, null])
    done(await house.tables.wake({ table: id }))
    expect(await hoursLeft(house, id)).toEqual([null, 9])
    await play(house, id, 'bo', 1)
    expect(house.errors).toEqual([])
  })

  test('refuses what would change it, with the reason', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'], { pace })
    done(await house.tables.archive({ table: id, why: 'bot-removed' }))
    const bid = { ...by('anna', id), moves: [{ type: 'bid', card: 1 }] }
    expect(codeOf(await house.tables.play(bid))).toBe('table-archived')
    expect(codeOf(await house.tables.pause(by('anna', id)))).toBe('table-archived')
    expect(codeOf(await house.tables.undo(by('anna', id)))).toBe('table-archived')
    expect(await house.tables.tablesOf('anna')).toEqual([])
  })

  test('tells each of its people once, and nothing else that was waiting', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'], { pace })
    done(await house.tables.archive({ table: id, why: 'bot-removed' }))
    expect(codeOf(await house.tables.archive({ table: id, why: 'bot-removed' }))).toBe('table-archived')
    expect(await told(house)).toEqual([
      ['anna', 'bot-removed'],
      ['bo', 'bot-removed'],
    ])
    const waiting = await house.store.client.post.findMany({ where: { status: 'waiting' } })
    expect(new Set(waiting.map(({ kind }) => kind))).toEqual(new Set(['note']))
  })

  test('whose channel is gone frees it, and is brought into another one by its opener or a moderator', async () => {
    const house = await openHouse()
    const { id, channel } = await openGame(house, ['anna', 'bo'], { pace })
    done(await house.tables.archive({ table: id, why: 'channel-deleted' }))
    expect(codeOf(await house.tables.wake({ table: id }))).toBe('table-archived')
    expect((await house.tables.homeless('bo')).map((look) => look.id)).toEqual([id])
    const other = await openGame(house, ['cleo', 'dan'])
    const into = { channel: 'elsewhere', server: 'server-1' }
    const wish = { table: id, request: newRequest(), into }
    expect(codeOf(await house.tables.wake({ ...wish, person: 'bo' }))).toBe('only-opener')
    expect(codeOf(await house.tables.wake({ ...wish, person: 'anna', into: { ...into, channel: other.channel } }))).toBe(
      'channel-taken',
    )
    done(await house.tables.wake({ ...wish, person: 'bo', moderator: true }))
    expect(await lookAt(house, id)).toMatchObject({ status: 'playing', channel: 'elsewhere' })
    expect(await house.tables.homeless('bo')).toEqual([])
    expect(channel).not.toBe('elsewhere')
  })

  test('of a lobby that lost its channel nothing is left to wait for', async () => {
    const house = await openHouse()
    const { id } = await openLobby(house)
    done(await house.tables.archive({ table: id, why: 'channel-deleted' }))
    expect(await lookAt(house, id)).toMatchObject({ status: 'ended', ending: { how: 'called-off' } })
    expect(await told(house)).toEqual([['anna', 'channel-deleted']])
  })
})

test('a seat whose person has left the server is played by the computer until they are back', async () => {
  const house = await openHouse()
  const { id } = await openGame(house, ['anna', 'bo'], { pace })
  done(await house.tables.departed({ table: id, person: 'bo' }))
  expect(codeOf(await house.tables.departed({ table: id, person: 'bo' }))).toBe('not-seated')
  expect((await lookAt(house, id)).seats[1]).toMatchObject({ person: 'bo', computer: 'standing-in' })
  done(await house.tables.back(by('bo', id)))
  expect((await lookAt(house, id)).seats[1]).toMatchObject({ person: 'bo', computer: null })
})

test.each(kinds)('on %s every server is known on which games were opened, with what it has of them', async (_, ownUrl) => {
  const house = await openHouse({ url: await ownUrl() })
  expect(await house.tables.played()).toEqual([])
  await openGame(house, ['anna', 'bo'], { server: '300' })
  await openGame(house, ['anna', 'bo'], { server: '300' })
  const waiting = await openGame(house, ['anna', 'bo'], { server: '100' })
  done(await house.tables.archive({ table: waiting.id, why: 'bot-removed' }))
  const over = await openGame(house, ['anna', 'bo'], { server: '200' })
  done(await house.tables.end(by('anna', over.id)))
  await openGame(house, ['anna', 'bo'], { server: null })
  expect(await house.tables.played()).toEqual([
    { server: '100', active: false, archived: true },
    { server: '200', active: false, archived: false },
    { server: '300', active: true, archived: false },
  ])
  expect((await house.tables.places('300')).length).toBe(2)
})

test.each(kinds)(
  'of two tables that come into one channel at once one has it, and the other is told so (%s)',
  async (_, ownUrl) => {
    const house = await openHouse({ url: await ownUrl() })
    const { tables } = house
    const games = [await openGame(house, ['anna', 'bo']), await openGame(house, ['anna', 'bo'])]
    const into = { channel: 'new-channel', server: 'server-1' }
    for (const { id } of games) done(await tables.archive({ table: id, why: 'channel-deleted' }))
    const woken = await Promise.all(
      games.map(({ id }) => tables.wake({ table: id, request: newRequest(), person: 'anna', into })),
    )
    expect(woken.map(codeOf).toSorted()).toEqual(['channel-taken', undefined])
  },
)

test.each(kinds)('of two games that are taken up again at once one has their channel (%s)', async (_, ownUrl) => {
  const house = await openHouse({ url: await ownUrl() })
  const { tables } = house
  const channel = 'one-channel'
  const games: string[] = []
  for (let game = 0; game < 2; game++) {
    const { id } = await openGame(house, ['anna', 'bo'], { channel })
    done(await tables.end(by('anna', id)))
    games.push(id)
  }
  const reopened = await Promise.all(games.map((id) => tables.moderation.reopen({ ...by('mod', id), moderator: true })))
  expect(reopened.map(codeOf).toSorted()).toEqual(['channel-taken', undefined])
})
