import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { migrate } from '../../../src/store/client.ts'
import { ownFolder } from '../sqlite/library.ts'
import { emptyDatabase } from '../sqlite/template.ts'
import { binaries, Server } from './server.ts'

let shared: Promise<Server> | undefined
let made = 0

/** One server for all tests of this process, started by the first that wants it. */
export function sharedServer(): Promise<Server> {
  shared ??= start()
  return shared
}

const TEMPLATE = 'template_of_tests'

async function start(): Promise<Server> {
  const server = await Server.start()
  await server.ask('postgres', `CREATE DATABASE ${TEMPLATE}`)
  await migrate({ url: server.url(TEMPLATE) })
  return server
}

/** An empty database on the shared server, brought up to date unless told otherwise; gone after the test. */
export async function ownDatabase(like = TEMPLATE): Promise<string> {
  const server = await sharedServer()
  const name = `test_${++made}`
  await server.ask('postgres', `CREATE DATABASE ${name} TEMPLATE ${like}`)
  onTestFinished(async () => {
    await server.ask('postgres', `DROP DATABASE ${name} WITH (FORCE)`)
  })
  return server.url(name)
}

/** The address of an empty database of its own for the running test. */
export type OwnUrl = () => Promise<string>

/** What runs on both: the second is left out where PostgreSQL is not installed. */
export const kinds: readonly (readonly [string, OwnUrl])[] = [
  ['SQLite', () => emptyDatabase(join(ownFolder(), 'chancery.db'))],
  ...(binaries === undefined ? [] : [['PostgreSQL', () => ownDatabase()] as const]),
]

/** Where a test has no wish of its own: `CHANCERY_TESTS_ON=PostgreSQL` runs all of them there; undefined: on SQLite. */
export const standardUrl = async (): Promise<string | undefined> =>
  process.env.CHANCERY_TESTS_ON === 'PostgreSQL' ? ownDatabase() : undefined
