import { expect, test } from 'vitest'
import { KeptClock } from '../../src/tables/index.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { bid, seated } from './table.ts'

const hour = 3_600_000

/** A machine whose clock the test sets, beside a Discord whose time is right. */
function machine(off: number) {
  const truth = new ManualClock(Date.now())
  let wrong = off
  const clock = new KeptClock({ wall: () => truth.now() + wrong, steady: () => truth.now() - 1_000_000 })
  return { truth, clock, set: (by: number) => (wrong += by) }
}

test('the clock of a machine that is wrong by hours is put right before anything goes by it, and the operator is told', async () => {
  const { truth, clock } = machine(-5 * hour)
  const { anna, bo, discord, tables, status, settled } = await seated({
    loopback: { clock: truth },
    hostClock: clock,
    operatorChannel: 'operator',
  })
  expect(Math.abs(clock.now().getTime() - truth.now())).toBeLessThan(1100)
  const { seats } = (await tables.look({ channel: status.channel }))!
  const bank = 32 * hour
  for (const { until } of seats) expect(Math.abs(until!.getTime() - truth.now() - bank)).toBeLessThan(5000)
  expect(anna.last(discord.channel('operator')).text).toContain('off Discord’s')
  await bid(anna, 1)
  await bid(bo, 2)
  await settled()
})

test('after the clock was set Discord is asked for the time until it answers', async () => {
  const { truth, clock, set } = machine(0)
  const { discord } = await seated({ loopback: { clock: truth }, hostClock: clock })
  expect(clock.sure).toBe(true)
  const silence = discord.faults.lost({ route: 'GET /gateway', times: 1 })
  set(hour)
  expect(clock.sure).toBe(false)
  await expect.poll(() => silence.fired).toBe(1)
  await expect.poll(() => clock.sure, { timeout: 10_000 }).toBe(true)
})
