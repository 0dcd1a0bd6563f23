import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Counted, Timed } from '../tables/index.ts'
import type { Watched } from './index.ts'

const COUNTED: Readonly<Record<Counted, { readonly help: string; readonly labels: readonly string[] }>> = {
  moves: { help: 'Moves played', labels: ['game', 'actor'] },
  refusals: { help: 'Requests that a game or a table refused', labels: ['from'] },
  posts_sent: { help: 'Posts sent', labels: ['kind'] },
  posts_put_off: { help: 'Posts put off', labels: ['kind'] },
  posts_left_out: { help: 'Posts given up', labels: ['kind'] },
  direct_messages_refused: { help: 'Direct messages that people do not take', labels: [] },
  channels_cut_off: { help: 'Channels that take nothing', labels: ['why'] },
  due_failed: { help: 'What was due and could not be done', labels: ['kind'] },
  rate_limits_met: { help: 'Answers with 429', labels: ['route'] },
  invalid_requests: { help: 'Answers that count as invalid requests', labels: ['status'] },
}

const TIMED: Readonly<Record<Timed, { readonly help: string; readonly labels: readonly string[]; readonly buckets: number[] }>> =
  {
    acknowledgement: {
      help: 'From a press to its acknowledgement by Discord',
      labels: [],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 3],
    },
    answer: { help: 'From a press to its answer', labels: [], buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] },
    thought: {
      help: 'What a computer thinks about a move',
      labels: ['game', 'level'],
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10],
    },
  }

/** All that can be counted here, in the words of Prometheus. */
export function createMetrics(watched: Watched) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry, prefix: 'chancery_' })
  for (const [name, { help, labels }] of Object.entries(COUNTED))
    new Counter({
      name: `chancery_${name}_total`,
      help,
      labelNames: labels,
      registers,
      collect() {
        this.reset()
        for (const count of watched.counters.all()) if (count.name === name) this.inc(count.labels, count.value)
      },
    })
  const histograms = new Map(
    Object.entries(TIMED).map(([name, { help, labels, buckets }]) => [
      name,
      new Histogram({ name: `chancery_${name}_seconds`, help, labelNames: labels, buckets, registers }),
    ]),
  )
  const stop = watched.counters.onTook((name, seconds, labels) => histograms.get(name)?.observe(labels, seconds))

  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `chancery_${name}`, help, labelNames, registers })
  const waiting = gauge('outbox_waiting', 'Posts that wait')
  const age = gauge('outbox_age_seconds', 'How long the oldest of them might have been posted')
  const late = gauge('due_late', 'Tables at which something is due and was not done yet')
  const lateness = gauge('due_late_seconds', 'How late the oldest of it is')
  const reachable = gauge('database_up', 'Whether the database answers')
  const backup = watched.backups && gauge('backup_age_seconds', 'How old the last backup is')
  const shard = gauge('shard_connected', 'Whether a shard is connected', ['shard'])
  const pictures = gauge('pictures', 'Pictures since the start, and those that wait', ['state'])
  const drawing = gauge('pictures_memory_bytes', 'Memory of the drawing processes')

  async function look(): Promise<void> {
    const now = watched.now().getTime()
    const since = (time: Date | undefined): number => (time ? Math.max(0, (now - time.getTime()) / 1000) : 0)
    const backlog = await watched.backlog().catch(() => undefined)
    reachable.set(backlog ? 1 : 0)
    if (backlog) {
      waiting.set(backlog.posts)
      age.set(since(backlog.postsSince))
      late.set(backlog.late)
      lateness.set(since(backlog.lateSince))
    }
    // One that was never made is as old as can be.
    await watched.backups?.last().then(
      (made) => backup?.set(made ? since(made) : Number.POSITIVE_INFINITY),
      () => undefined,
    )
    for (const one of watched.shards()) shard.set({ shard: String(one.shard) }, one.connected ? 1 : 0)
    const { drawn, cached, waiting: undrawn, memory } = watched.pictures()
    for (const [state, count] of Object.entries({ drawn, cached, waiting: undrawn })) pictures.set({ state }, count)
    drawing.set(memory)
  }

  return {
    contentType: registry.contentType,
    async text(): Promise<string> {
      await look()
      return await registry.metrics()
    },
    close: stop,
  }
}
