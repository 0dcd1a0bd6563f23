import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../src/store/client.ts'
import { openWriter } from '../../src/store/sqlite/index.ts'
import type { Bench } from './harness.ts'

const SETTINGS = { language: 'en', notes: 'x'.repeat(1000) }

export const bench: Bench = {
  name: 'adapter',
  about: 'what Prisma and our adapter add to the same two statements on a bare connection',

  async run({ compare }) {
    const folder = mkdtempSync(join(tmpdir(), 'chancery-bench-'))
    const path = join(folder, 'bench.db')
    const database = await openDatabase({ url: `file:${path}`, onFatal: fail })
    const bare = await openWriter(path)
    const text = JSON.stringify(SETTINGS)
    await database.client.server.create({ data: { id: 'counted', settings: SETTINGS } })
    let count = 0

    await compare({
      name: 'adapter/transaction',
      bar: 4,
      async floor() {
        await bare.run('BEGIN IMMEDIATE')
        await bare.run('INSERT INTO "Person" (id, settings) VALUES (?, ?)', [`person ${count++}`, text])
        await bare.run('UPDATE "Server" SET settings = ? WHERE id = ?', [text, 'counted'])
        await bare.run('COMMIT')
      },
      async subject() {
        await database.transaction(async (client) => {
          await client.person.create({ data: { id: `person ${count++}`, settings: SETTINGS } })
          await client.server.updateMany({ where: { id: 'counted' }, data: { settings: SETTINGS } })
        })
      },
    })

    await bare.close()
    await database.close()
    rmSync(folder, { recursive: true })
  },
}

function fail(error: Error): never {
  throw error
}
