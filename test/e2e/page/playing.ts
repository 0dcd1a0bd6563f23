import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { pageErrors } from './browser.ts'
import { RealWorld } from './real-world.ts'

/** One for all tests of the describe in which it is called; after each of them nothing must have gone wrong anywhere. */
export function realWorld(): RealWorld {
  const world = new RealWorld()
  beforeAll(() => world.start(), 120_000)
  afterAll(() => world.stop(), 60_000)
  afterEach(async () => {
    expect(pageErrors.splice(0)).toEqual([])
    expect(world.logged.splice(0)).toEqual([])
    expect(world.loopback.failures.map(({ method, path, response }) => ({ method, path, response }))).toEqual([])
    await world.leave()
  })
  return world
}
