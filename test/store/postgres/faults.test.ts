import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../../src/store/client.ts'
import { SettableClock } from '../../../src/tables/index.ts'
import { checkContents } from '../../../src/tools/contents.ts'
import { games } from '../../tables/games.ts'
import { bid, type House, newRequest, noon, openGame, openHouse } from '../../tables/house.ts'
import { ownDatabase, sharedServer } from './databases.ts'
import { Forwarder } from './forwarder.ts'
import { binaries, Server } from './server.ts'

const books = new Map(games.map(({ rulebook }) => [(rulebook as { id: string }).id, rulebook]))
const cards = [1, 2, 3, 4, 5]
const people = ['anna', 'bo']

/** Plays all cards at so many tables at once, in turn through each of these processes; resolves with what was acknowledged. */
async function playAll(houses: readonly House[], tables: number, between: () => Promise<void> = async () => undefined) {
  const acknowledged: string[] = []
  const ids = []
  for (let table = 0; table < tables; table++) ids.push((await openGame(houses[0]!, people, { options: { prizes: 5 } })).id)
  let turn = 0
  const playing = Promise.all(
    ids.map(async (table) => {
      for (const card of cards)
        for (const person of people) {
          const house = houses[turn++ % houses.length]!
          const request = newRequest()
          const played = await house.tables.play({ person, table, request, moves: [bid(card)] })
          expect(played.refused).toBeUndefined()
          acknowledged.push(request)
        }
    }),
  )
  await Promise.all([playing, between()])
  return acknowledged
}

/** Every acknowledged move is there once, and every log leads to its position. */
async function isWhole({ store }: House, acknowledged: readonly string[]): Promise<void> {
  const moves = await store.client.logEntry.findMany({ where: { kind: 'move' }, select: { request: true } })
  expect(moves.map(({ request }) => request).sort()).toEqual([...acknowledged].sort())
  expect((await checkContents(store, books)).problems).toEqual([])
}

/** A server that a test may hurt. */
async function ownServer(more: Readonly<Record<string, string>> = {}): Promise<Server> {
  const server = await Server.start(more)
  onTestFinished(() => server.remove())
  await server.ask('postgres', 'CREATE DATABASE games')
  await migrate({ url: server.url('games') })
  return server
}

describe.skipIf(binaries === undefined)(
  'on PostgreSQL every acknowledged move is there once, and every process goes on by itself',
  () => {
    test('when the server is killed and started again in the middle of moves', async () => {
      const server = await ownServer()
      const houses = [await openHouse({ url: server.url('games') }), await openHouse({ url: server.url('games') })]
      const acknowledged = await playAll(houses, 4, async () => {
        for (const signal of ['SIGQUIT', 'SIGINT'] as const) {
          await pause(150)
          await server.stop(signal)
          await server.start()
        }
      })
      await isWhole(houses[0]!, acknowledged)
    })

    test('when connections are cut again and again', async () => {
      const url = await ownDatabase()
      const name = new URL(url).pathname.slice(1)
      const server = await sharedServer()
      const houses = [await openHouse({ url }), await openHouse({ url })]
      const acknowledged = await playAll(houses, 4, async () => {
        for (let cut = 0; cut < 6; cut++) {
          await pause(60)
          await server.ask(
            'postgres',
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND pid <> pg_backend_pid()`,
          )
        }
      })
      await isWhole(houses[0]!, acknowledged)
    })

    test('when a standby takes the place of a server that is gone', async () => {
      const server = await ownServer({ synchronous_standby_names: '', wal_level: 'replica', max_wal_senders: '4' })
      const standby = await server.standby('second')
      onTestFinished(() => standby.remove())
      await server.ask('postgres', "ALTER SYSTEM SET synchronous_standby_names = 'second'")
      await server.ask('postgres', 'SELECT pg_reload_conf()')
      const proxy = await Forwarder.before(server.port)
      onTestFinished(() => proxy.close())
      const url = `postgresql://postgres@127.0.0.1:${proxy.port}/games`
      const houses = [await openHouse({ url }), await openHouse({ url })]
      const acknowledged = await playAll(houses, 4, async () => {
        await pause(150)
        await server.stop('SIGQUIT')
        proxy.target = standby.port
        proxy.cut()
        await standby.ask('postgres', 'SELECT pg_promote()')
      })
      await isWhole(houses[0]!, acknowledged)
    })

    test('when far more is asked than there are connections', async () => {
      const server = await ownServer({ max_connections: '8', superuser_reserved_connections: '1' })
      const houses = [await openHouse({ url: server.url('games') }), await openHouse({ url: server.url('games') })]
      await isWhole(houses[0]!, await playAll(houses, 9))
    })

    test('when the clock of one process lags behind', async () => {
      const url = await ownDatabase()
      const houses = [
        await openHouse({ url }),
        await openHouse({ url, clock: new SettableClock(new Date(noon.getTime() - 90_000)) }),
      ]
      const running = houses.map((house) => house.run())
      const acknowledged = await playAll(houses, 4)
      await Promise.all(running.map((one) => one.idle()))
      await isWhole(houses[0]!, acknowledged)
      for (const { errors } of houses) expect(errors).toEqual([])
    })
  },
)
