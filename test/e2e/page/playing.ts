import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { pageErrors, sharedBrowser } from './browser.ts'
import { RealWorld } from './real-world.ts'
import { PageWorld } from './world.ts'

// One for all tests of the describe in which it is called; after each of them nothing must have gone wrong anywhere.

export function pageWorld(): PageWorld {
  return shared(new PageWorld(), () => undefined)
}

export function realWorld(): RealWorld {
  const world = new RealWorld()
  return shared(world, () => {
    expect(world.logged.splice(0)).toEqual([])
    expect(world.loopback.failures.map(({ method, path, response }) => ({ method, path, response }))).toEqual([])
  })
}

function shared<World extends PageWorld | RealWorld>(world: World, expectPeace: () => void): World {
  beforeAll(async () => world.start(await sharedBrowser()), 120_000)
  beforeEach(async ({ task }) => {
    // What is tried again begins where nothing has happened yet: its first attempt may have left a game or a window.
    if (!task.result?.retryCount) return
    await world.stop()
    await world.start(await sharedBrowser())
  }, 120_000)
  afterEach(async () => {
    const errors = pageErrors.splice(0)
    await world.leave()
    expect(errors).toEqual([])
    expectPeace()
  })
  afterAll(() => world.stop(), 60_000)
  return world
}
