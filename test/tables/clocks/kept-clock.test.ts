import { describe, expect, test } from 'vitest'
import { KeptClock, SettableClock } from '../../../src/tables/index.ts'
import { later, noon as noonOfHouses, openGame, openHouse } from '../house.ts'

const noon = Date.UTC(2026, 2, 1, 12)
const second = 1000
const hour = 3600 * second

/** A machine whose clock is off by so much from Discord's, both moved by the test. */
function machine(off: number) {
  let steady = 5000
  let truth = noon
  let wrong = off
  const clock = new KeptClock({ wall: () => truth + wrong, steady: () => steady })
  return {
    clock,
    pass(time: number): void {
      steady += time
      truth += time
    },
    sleep(time: number): void {
      truth += time
    },
    set(by: number): void {
      wrong += by
    },
    /** Discord answers within so long, dated in whole seconds. */
    answer(took = 100): number {
      const sent = clock.reading()
      this.pass(took / 2)
      const date = Math.floor(truth / second) * second
      this.pass(took / 2)
      return clock.heard({ sent, received: clock.reading(), date })
    },
    /** By how much the clock is off now. */
    off: () => clock.now().getTime() - truth,
  }
}

describe('the time', () => {
  test.each([3 * second, -3 * second, 5 * hour, -5 * hour])('that this machine has wrong by %i ms is put right', (off) => {
    const host = machine(off)
    expect(host.clock.sure).toBe(false)
    expect(Math.abs(host.answer() + off)).toBeLessThan(1100)
    expect(Math.abs(host.off())).toBeLessThan(1100)
    expect(host.clock.sure).toBe(true)
  })

  test('that is off by a little more than a second is found out after a few answers', () => {
    const host = machine(1400)
    for (let answers = 0; answers < 20; answers++) {
      host.answer(80)
      host.pass(1370)
    }
    expect(Math.abs(host.off())).toBeLessThan(300)
  })

  test('that is right is left alone, however late answers come', () => {
    const host = machine(0)
    for (const took of [20, 900, 8000, 100, 15_000, 40]) {
      expect(host.answer(took)).toBe(0)
      host.pass(777)
    }
    expect(host.off()).toBe(0)
  })

  test('is not known after this machine was set anew, runs on meanwhile, and is asked for at once', () => {
    const host = machine(0)
    host.answer()
    let asked = 0
    host.clock.onUnsure(() => asked++)
    host.set(-2 * hour)
    expect(host.clock.sure).toBe(false)
    expect(host.off()).toBe(0)
    expect(asked).toBe(1)
    expect(host.answer()).toBe(0)
    expect(host.clock.sure).toBe(true)
  })

  test('is not known after a sleep, and then what Discord says', () => {
    const host = machine(0)
    host.answer()
    host.sleep(9 * hour)
    expect(host.clock.sure).toBe(false)
    expect(Math.abs(host.answer() - 9 * hour)).toBeLessThan(1100)
    expect(Math.abs(host.off())).toBeLessThan(1100)
  })

  test('follows a quartz that runs wrong, over days', () => {
    const host = machine(0)
    for (let hours = 0; hours < 24 * 30; hours++) {
      host.answer()
      host.pass(hour + 137)
      // Discord is 0.1 s further each hour.
      host.sleep(100)
    }
    expect(Math.abs(host.off())).toBeLessThan(2100)
  })

  test('is at least that of anything that Discord has made', () => {
    const host = machine(-20 * second)
    expect(host.clock.notBefore(noon)).toBe(20 * second)
    expect(host.clock.sure).toBe(false)
    expect(host.clock.notBefore(noon - 5 * second)).toBe(0)
  })
})

test('no deadline passes while nobody knows what time it is', async () => {
  class UnsureClock extends SettableClock {
    sure = false
  }
  const clock = new UnsureClock(noonOfHouses)
  const house = await openHouse({ clock })
  const { id } = await openGame(house, ['anna', 'bo'], { pace: { bank: 10 * hour } })
  await later(house, 11 * hour)
  const moves = async () => (await house.tables.log({ table: id })).filter(({ kind }) => kind === 'move').length
  expect(await moves()).toBe(0)
  clock.sure = true
  await later(house, 3 * second)
  expect(await moves()).toBe(2)
})
