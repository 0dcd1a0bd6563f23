import { expect, onTestFinished, test } from 'vitest'
import { SettableClock } from '../../../src/tables/index.ts'
import { createDeliveryWorker } from '../../../src/tables/posts/delivery.ts'
import type { Claim, Next, Outbox, Post } from '../../../src/tables/posts/post.ts'
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

/** Whoever sends it looks once more for what else may wait. */
function next(waiting: Post[]): Next | undefined {
  const post = waiting.shift()
  return post && { post, othersWait: true }
}

const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Delivers what one claim has until nothing is being worked on. */
async function delivering(claim: Claim, clock = new SettableClock(noon)): Promise<void> {
  const claims = [claim]
  const outbox: Outbox = {
    claim: async () => claims.shift(),
    dueAt: async () => undefined,
    calls: async () => [],
    callGone: async () => {},
    tryAgain: async () => {},
    onWaiting: () => () => {},
  }
  const context = { clock, log: { info() {}, warn() {}, error() {} }, lease: 40_000 }
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
  await expect
    .poll(() => {
      clock.advance(1000)
      return worker.quiet
    })
    .toBe(true)
}

test('what waits behind a post that arrives just while others are looked for goes out as well', async () => {
  const waiting = [post('first'), post('second')]
  const sent: string[] = []
  await delivering({
    table: 'table',
    async next(underWay = []) {
      if (underWay.length === 0) return next(waiting)
      while (sent.length === 0) await soon()
      await soon()
      return undefined
    },
    async settle({ id }) {
      sent.push(id)
    },
    async release() {},
  })
  expect(sent).toEqual(['first', 'second'])
})

test.each(['next', 'settle'] as const)(
  'a table is given up for a moment when the database goes away before %s, as soon as it is back',
  async (when) => {
    const away = () => Promise.reject(new Error('the database is away'))
    const waiting = [post('first')]
    const given: number[] = []
    let asked = 0
    const clock = new SettableClock(noon)
    const claim: Claim = {
      table: 'table',
      next: when === 'next' ? away : async () => next(waiting),
      settle: away,
      async release(from) {
        if (++asked < 3) return await away()
        given.push((from!.getTime() - noon.getTime()) / 1000)
      },
    }
    await delivering(claim, clock)
    expect([asked, given.length]).toEqual([3, 1])
    // Ten seconds after it went wrong, not when the claim of forty has run out.
    expect(given[0]).toBeLessThan(20)
  },
)
