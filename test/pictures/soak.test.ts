import { expect, test } from 'vitest'
import { sampled } from '../sample.ts'
import { midgame } from './ideology-views.ts'
import { soak } from './soak.ts'

const pictures = sampled(15, 30)
const painter = new URL('../../src/games/ideology/pictures/index.ts', import.meta.url)

test('every picture arrives while drawing processes are killed', { timeout: 120_000 }, async () => {
  const view = midgame(5)
  const { arrived, killed, retried } = await soak(
    (round) => ({ painter, scene: 'board', view: { ...view, round }, language: 'en' }),
    pictures,
    pictures / 5,
    4,
  )
  expect(arrived).toBe(pictures)
  expect(killed).toBeGreaterThan(2)
  expect(retried).toBeGreaterThan(0)
})
