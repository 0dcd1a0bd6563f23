import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { createMetrics } from '../../src/operations/metrics.ts'
import { Counters } from '../../src/tables/index.ts'

const dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).nonempty() })),
})

test('the dashboard asks for nothing that is not counted, and shows everything that is', async () => {
  const text = readFileSync(join(import.meta.dirname, '../../docs/grafana.json'), 'utf8')
  const { panels } = dashboard.parse(JSON.parse(text))
  const asked = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => expr.match(/chancery_\w+/g) ?? [])))
  const metrics = createMetrics({
    counters: new Counters(),
    backlog: async () => ({ posts: 0, postsSince: undefined, late: 0, lateSince: undefined }),
    shards: () => [{ shard: 0, connected: true }],
    pictures: () => ({ drawn: 0, cached: 0, waiting: 0, memory: 0 }),
    now: () => new Date(),
    backups: { every: 1, last: async () => undefined },
  })
  onTestFinished(() => metrics.close())
  const told = [...(await metrics.text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`] : [name],
  )
  expect([...asked].filter((name) => !told.includes(name))).toEqual([])
  // Of what Node counts by itself some is enough.
  expect(told.filter((name) => !/^chancery_(process|nodejs)_/.test(name) && !asked.has(name))).toEqual([])
})
