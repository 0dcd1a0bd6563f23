import { describe, expect, test } from 'vitest'
import { by, done, type House, openHouse } from '../house.ts'

const day = 86_400_000
const server = 'server-1'

async function lobby() {
  const house = await openHouse()
  const where = { channel: 'channel-1', server, game: 'bids', language: 'en' } as const
  const { look } = done(await house.tables.open({ request: 'r1', person: 'anna', name: 'Anna', ...where }))
  return { house, id: look.id, status: async () => (await house.tables.look({ table: look.id }))!.status }
}

async function days({ clock, run }: House, count: number): Promise<void> {
  clock.advance(count * day)
  await run().idle()
}

const notes = async ({ store }: House, table: string) => {
  const posts = await store.client.post.findMany({ where: { table, kind: 'note' } })
  return posts.map(({ body }) => JSON.parse(body) as { what: string; params: object })
}

describe('a lobby in which nothing happens', () => {
  test('is closed after two weeks: the channel is told, and free', async () => {
    const { house, id, status } = await lobby()
    await days(house, 13.9)
    expect(await status()).toBe('lobby')
    await days(house, 0.2)
    expect(await status()).toBe('ended')
    expect(await notes(house, id)).toEqual([{ what: 'lapsed', params: { days: 14 } }])
    const next = { request: 'r2', person: 'bo', name: 'Bo', channel: 'channel-1', server, game: 'bids', language: 'en' } as const
    expect((await house.tables.open(next)).refused).toBeUndefined()
  })

  test('has its time anew when somebody sits down', async () => {
    const { house, id, status } = await lobby()
    await days(house, 10)
    done(await house.tables.sit({ ...by('bo', id), name: 'Bo' }))
    await days(house, 13)
    expect(await status()).toBe('lobby')
    await days(house, 1.1)
    expect(await status()).toBe('ended')
  })

  test('has the time that its server gives, also where it was opened before', async () => {
    const { house, status } = await lobby()
    await house.tables.servers.change({ server, person: 'mod', settings: { lobbyDays: 3 } })
    await days(house, 3.1)
    expect(await status()).toBe('ended')
  })

  test('and was there before lobbies had a time is closed as well', async () => {
    const { house, id, status } = await lobby()
    const { live } = await house.store.client.table.findUniqueOrThrow({ where: { id }, select: { live: true } })
    const old = JSON.stringify({ ...(JSON.parse(live) as object), lobby: undefined })
    await house.store.client.table.update({ where: { id }, data: { live: old } })
    await days(house, 14.1)
    expect(await status()).toBe('ended')
  })
})

test('a game that has begun never lapses', async () => {
  const { house, id, status } = await lobby()
  done(await house.tables.addComputer(by('anna', id)))
  done(await house.tables.start(by('anna', id)))
  await house.tables.pause({ ...by('anna', id) })
  await days(house, 400)
  expect(await status()).toBe('playing')
})
