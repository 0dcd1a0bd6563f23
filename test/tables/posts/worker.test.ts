import { expect, onTestFinished, test } from 'vitest'
import { SettableClock } from '../../../src/tables/index.ts'
import { createDeliveryWorker } from '../../../src/tables/posts/delivery.ts'
import type { Claim, Outbox, Post } from '../../../src/tables/posts/post.ts'
import { noon } from '../house.ts'

const post = (id: string): Post => ({
  id,
  table: 'table',
  kind: 'status',
  audience: { to: 'channel' },
  seq: 1,
  firstSeq: 1,
  body: {},
  place: undefined,
  triedAt: undefined,
  attempts: 0,
  shown: undefined,
  status: undefined,
  isPrivate: false,
  isReachable: true,
})

const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

test('what waits behind a post that arrives just while others are looked for goes out as well', async () => {
  const waiting = [post('first'), post('second')]
  const sent: string[] = []
  const claim: Claim = {
    table: 'table',
    async next(underWay = []) {
      if (underWay.length === 0) return waiting.shift()
      while (sent.length === 0) await soon()
      await soon()
      return undefined
    },
    async settle({ id }) {
      sent.push(id)
    },
    async release() {},
  }
  const claims = [claim]
  const outbox: Outbox = {
    claim: async () => claims.shift(),
    dueAt: async () => undefined,
    calls: async () => [],
    callGone: async () => {},
    tryAgain: async () => {},
    onWaiting: () => () => {},
  }
  const context = { clock: new SettableClock(noon), log: { info() {}, warn() {}, error() {} } }
  const stopping = new AbortController()
  const worker = createDeliveryWorker(context, outbox, async ({ id }) => ({
    did: 'sent',
    place: { channel: 'channel', message: id },
  }))
  const running = worker.run(stopping.signal)
  onTestFinished(async () => {
    stopping.abort()
    await running
  })
  await expect.poll(() => worker.quiet).toBe(true)
  expect(sent).toEqual(['first', 'second'])
})
