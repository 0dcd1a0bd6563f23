import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { systemClock } from '../../src/tables/clocks/clock.ts'
import { createWorker } from '../../src/tables/loop.ts'

test('a worker asks for nothing while all its places are taken, and goes on when one is free', async () => {
  const finish: (() => void)[] = []
  let asked = 0
  const log = { info() {}, warn() {}, error() {} }
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
