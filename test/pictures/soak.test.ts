import { expect, test } from 'vitest'
import { midgame } from './ideology-views.ts'
import { soak } from './soak.ts'

const painter = new URL('../../src/games/ideology/pictures/index.ts', import.meta.url)

test('every picture arrives while drawing processes are killed', { timeout: 120_000 }, async () => {
  const view = midgame(5)
  const { arrived, killed, retried } = await soak(
    (round) => ({ painter, scene: 'board', view: { ...view, round }, language: 'en' }),
    30,
    6,
    4,
  )
  expect(arrived).toBe(30)
  expect(killed).toBeGreaterThan(2)
  expect(retried).toBeGreaterThan(0)
})
