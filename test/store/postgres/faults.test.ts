import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../../src/store/client.ts'
import { SettableClock } from '../../../src/tables/index.ts'
import { checkContents } from '../../../src/tools/contents.ts'
import { sampled } from '../../sample.ts'
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

let hurt: Promise<Server> | undefined

/** A server that tests may hurt, and an empty database on it. */
async function ownServer(name: string): Promise<Server> {
  hurt ??= Server.start({ wal_level: 'replica', max_wal_senders: '4' })
  const server = await hurt
  await server.ask('postgres', `CREATE DATABASE ${name}`)
  await migrate({ url: server.url(name) })
  return server
}
afterAll(async () => (await hurt)?.remove())

const tables = sampled(2, 4)

describe.skipIf(binaries === undefined)(
  'on PostgreSQL every acknowledged move is there once, and every process goes on by itself',
  () => {
    test('when the server is killed and started again in the middle of moves', async () => {
      const server = await ownServer('killed')
      const houses = [await openHouse({ url: server.url('killed') }), await openHouse({ url: server.url('killed') })]
      const acknowledged = await playAll(houses, tables, async () => {
        for (const signal of sampled(['SIGQUIT'] as const, ['SIGQUIT', 'SIGINT', 'SIGKILL'] as const)) {
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
      const acknowledged = await playAll(houses, tables, async () => {
        for (let cut = 0; cut < sampled(3, 12); cut++) {
          await pause(60)
          await server.ask(
            'postgres',
            `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND pid <> pg_backend_pid()`,
          )
        }
      })
      await isWhole(houses[0]!, acknowledged)
    })

    test('when far more is asked than there are connections', async () => {
      const asOwner = await ownDatabase()
      const server = await sharedServer()
      const name = new URL(asOwner).pathname.slice(1)
      // Whoever runs the server is let in whatever its limits are.
      await server.ask(name, 'CREATE ROLE crowd LOGIN CONNECTION LIMIT 6; GRANT ALL ON ALL TABLES IN SCHEMA public TO crowd')
      onTestFinished(async () => {
        await server.ask(name, 'DROP OWNED BY crowd; DROP ROLE crowd')
      })
      const url = server.url(name, 'crowd')
      const houses = [await openHouse({ url }), await openHouse({ url })]
      await isWhole(houses[0]!, await playAll(houses, sampled(5, 9)))
    })

    test('when the clock of one process lags behind', async () => {
      const url = await ownDatabase()
      const houses = [
        await openHouse({ url }),
        await openHouse({ url, clock: new SettableClock(new Date(noon.getTime() - 90_000)) }),
      ]
      const running = houses.map((house) => house.run())
      const acknowledged = await playAll(houses, tables)
      await Promise.all(running.map((one) => one.idle()))
      await isWhole(houses[0]!, acknowledged)
      for (const { errors } of houses) expect(errors).toEqual([])
    })

    test('when a standby takes the place of a server that is gone', async () => {
      const server = await ownServer('standing')
      const standby = await server.standby('second')
      onTestFinished(() => standby.remove())
      await server.ask('postgres', "ALTER SYSTEM SET synchronous_standby_names = 'second'")
      await server.ask('postgres', 'SELECT pg_reload_conf()')
      const proxy = await Forwarder.before(server.port)
      onTestFinished(() => proxy.close())
      const url = `postgresql://postgres@127.0.0.1:${proxy.port}/standing`
      const houses = [await openHouse({ url }), await openHouse({ url })]
      const acknowledged = await playAll(houses, tables, async () => {
        await pause(150)
        await server.stop('SIGQUIT')
        proxy.target = standby.port
        proxy.cut()
        await standby.ask('postgres', 'SELECT pg_promote()')
      })
      await isWhole(houses[0]!, acknowledged)
    })
  },
)
