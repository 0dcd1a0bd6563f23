import { describe, expect, test } from 'vitest'
import { venontaRules } from '../../src/games/venonta/rulebook.ts'
import type { State, View } from '../../src/games/venonta/state.ts'
import type { PictureRequest } from '../../src/pictures/request.ts'
import { drawn } from './drawn.ts'
import { expectGolden, tolerated } from './golden.ts'
import { compare, halved, type Pixels, pixelsOf } from './png.ts'
import { sightIn } from './sight.ts'
import { battle, before as earlier, hand, midgame, people, seen } from './venonta-views.ts'

const painter = new URL('../../src/games/venonta/pictures/index.ts', import.meta.url)

async function draw(scene: string, view: View, more: Partial<PictureRequest> = {}): Promise<Buffer> {
  const { awaited } = sightIn(venontaRules, view, scene === 'hand' ? 'p1' : null)
  const { png } = await drawn({ painter, scene, view, people, awaited, ...more })
  return png
}

describe('pictures of Venonta look as they are meant to', () => {
  test('a battle among six, with what changed', async () => {
    await expectGolden('venonta-board', await draw('board', battle(6), { before: earlier(6) }))
  })

  test('the status in the middle of that battle', async () => {
    await expectGolden('venonta-status', await draw('status', battle(6), { before: earlier(6) }))
  })

  test('a hand, in Italian', async () => {
    await expectGolden('venonta-hand', await draw('hand', hand(), { language: 'it' }))
  })

  test('a territory of the neutral seat closely, in German', async () => {
    await expectGolden('venonta-close', await draw('board', seen(midgame(2)), { focus: 'rivera', language: 'de' }))
  })
})

describe('the comparison', () => {
  async function board(change: (state: State) => unknown): Promise<Pixels> {
    const state = midgame(6)
    change(state)
    return halved(await pixelsOf(await draw('board', seen(state))))
  }

  test.each<[string, (state: State) => unknown]>([
    ['one farm more', ({ land }) => land.sudara.slots.splice(0, 1, 'farm')],
    ['one fuel less', ({ land }) => Object.assign(land.tajga, { fuel: 5 })],
    ['a colony', ({ land }) => Object.assign(land.delta, { colonizer: 'p1' })],
    ['one fish less', ({ fish }) => fish.splice(2, 1, 3)],
    ['one step of CO2', (state) => Object.assign(state, { co2: 26 })],
  ])('sees %s', async (_, change) => {
    const plain = await board(() => {})
    expect(compare(plain, await board(change)).count).toBeGreaterThan(2 * tolerated)
  })
})
