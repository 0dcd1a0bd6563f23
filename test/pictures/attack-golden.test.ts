import { describe, test } from 'vitest'
import { attackRules } from '../../src/games/attack/rulebook.ts'
import type { View } from '../../src/games/attack/secrets/view.ts'
import type { PictureRequest } from '../../src/pictures/request.ts'
import { fighting, orders, rich } from './attack-moments.ts'
import { people, seen } from './attack-views.ts'
import { drawn } from './drawn.ts'
import { expectGolden } from './golden.ts'
import { sightIn } from './sight.ts'

const painter = new URL('../../src/games/attack/pictures/index.ts', import.meta.url)

async function expectDrawn(name: string, request: Partial<PictureRequest> & { view: View }): Promise<void> {
  const { awaited } = sightIn(attackRules, request.view, 'p2')
  const { png } = await drawn({ painter, scene: 'board', people, awaited, ...request })
  await expectGolden(name, png)
}

describe('pictures of Attack! look as they are meant to', () => {
  test('the board of five in a battle, with what changed', async () => {
    const before = seen({
      map: 'west',
      seats: 5,
      more(state) {
        state.eagles = 6
        state.regions.libya!.owner = 'p1'
        state.regions.urals!.units.inf = 1
      },
    })
    await expectDrawn('attack-board', { view: seen({ map: 'west', seats: 5, more: fighting }), before })
  })

  test('the status of eight around the whole world, in Italian', async () => {
    await expectDrawn('attack-status', { scene: 'status', view: seen({ map: 'world', seats: 8 }), language: 'it' })
  })

  test('a close look at a region in the middle of a crowded world, in German', async () => {
    await expectDrawn('attack-close', { view: seen({ map: 'world', seats: 8 }), focus: 'persia', language: 'de' })
  })

  test('the neighbourhood of a sea, in Italian, with marches that only their seat sees', async () => {
    const view = seen({ map: 'west', seats: 5, more: orders }, 'p2')
    await expectDrawn('attack-sea', { view, focus: 'mediterranean', language: 'it' })
  })

  test('a hand', async () => {
    await expectDrawn('attack-hand', { scene: 'hand', view: seen({ map: 'west', seats: 3, more: rich }, 'p2') })
  })
})
