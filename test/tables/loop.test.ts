import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../../src/tables/clocks/clock.ts'
import { createWorker } from '../../src/tables/loop.ts'

const log = { info() {}, warn() {}, error() {} }

test('a worker asks for nothing while all its places are taken, and goes on when one is free', async () => {
  const finish: (() => void)[] = []
  let asked = 0
  const worker = createWorker(
    { clock: systemClock, log },
    {
      atOnce: 2,
      unreadable: 'nothing can be read',
      async take() {
        return [new Promise<void>((resolve) => finish.push(resolve))]
      },
      async nextAt() {
        asked++
        return new Date(0)
      },
    },
  )
  const stopping = new AbortController()
  const running = worker.run(stopping.signal)
  onTestFinished(async () => {
    stopping.abort()
    for (const end of finish) end()
    await running
  })
  await expect.poll(() => finish.length).toBe(2)
  await pause(50)
  expect([finish.length, asked, worker.quiet]).toEqual([2, 0, false])
  finish[0]!()
  await expect.poll(() => finish.length, { timeout: 1500 }).toBe(3)
})

test('a worker that is told to stop while the database is away stops at once', async () => {
  const away = () => Promise.reject(new Error('the database is away'))
  const worker = createWorker({ clock: systemClock, log }, { atOnce: 1, unreadable: '', take: away, nextAt: away })
  const stopping = new AbortController()
  const running = worker.run(stopping.signal)
  await pause(10)
  const begun = performance.now()
  stopping.abort()
  await running
  expect(performance.now() - begun).toBeLessThan(1000)
})
