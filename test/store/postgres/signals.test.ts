import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../src/store/client.ts'
import type { Database, Signal } from '../../../src/store/database.ts'
import { ownDatabase, sharedServer } from './databases.ts'
import { binaries } from './server.ts'

test.skipIf(binaries === undefined)('what others say on our channel is not for us, and nothing comes of it', async () => {
  const url = await ownDatabase()
  const open = async (): Promise<Database> => {
    const database = await openDatabase({ url, onFatal: () => undefined })
    onTestFinished(() => database.close())
    return database
  }
  const [telling, hearing] = [await open(), await open()]
  const heard: (Signal | undefined)[] = []
  onTestFinished(hearing.signals.listen((signal) => heard.push(signal)))
  // It listens now.
  await expect.poll(() => heard).toEqual([undefined])
  const thrown: unknown[] = []
  const caught = (error: unknown) => thrown.push(error)
  const others = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException').on('uncaughtException', caught)
  onTestFinished(() => {
    process.off('uncaughtException', caught)
    for (const listener of others) process.on('uncaughtException', listener)
  })
  const server = await sharedServer()
  for (const payload of ['', 'hello', 'null', '[]', '{"from":1}', '{"from":"me","signals":[{}]}'])
    await server.ask(new URL(url).pathname.slice(1), `SELECT pg_notify('chancery', '${payload}')`)
  const signal: Signal = { table: 'table', lanes: ['due'] }
  telling.signals.send(signal)
  await expect.poll(() => heard).toEqual([undefined, signal])
  expect(thrown).toEqual([])
})
