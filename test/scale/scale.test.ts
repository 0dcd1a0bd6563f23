import { expect, test } from 'vitest'
import { binaries } from '../store/postgres/server.ts'
import { scale } from './scale.ts'

test.skipIf(binaries === undefined)(
  'three processes on four shards and PostgreSQL lose nothing, do nothing twice and keep the order, whatever is killed meanwhile',
  { timeout: 300_000 },
  async () => {
    const report = await scale({ tables: 3, seconds: 5, killEvery: 2, think: 0.5, seed: 'sample', sparesWorkers: true })
    expect(report.problems).toEqual([])
    expect(report.tables).toBeGreaterThan(0)
    expect(report.kills.length).toBeGreaterThan(0)
    expect(report.moves).toBeGreaterThan(0)
  },
)
