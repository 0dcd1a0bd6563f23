import { createCanvas } from 'canvas'
import { describe, expect, test } from 'vitest'
import { viewer } from '../../src/games/ideology/pictures/hand.ts'
import { ideologyRules } from '../../src/games/ideology/rulebook.ts'
import type { View as IdeologyView } from '../../src/games/ideology/state.ts'
import { limitRules } from '../../src/games/limit/rulebook.ts'
import type { View as LimitView } from '../../src/games/limit/state.ts'
import type { PictureRequest } from '../../src/pictures/request.ts'
import { drawn } from './drawn.ts'
import { expectGolden } from './golden.ts'
import * as views from './ideology-views.ts'
import * as limitViews from './limit-views.ts'
import { compare, halved, pixelsOf } from './png.ts'
import { sightIn } from './sight.ts'

const ideology = new URL('../../src/games/ideology/pictures/index.ts', import.meta.url)
const limit = new URL('../../src/games/limit/pictures/index.ts', import.meta.url)
const elements = new URL('../../src/tools/gallery/elements.ts', import.meta.url)

async function draw(painter: URL, scene: string, view: unknown, more: Partial<PictureRequest> = {}): Promise<Buffer> {
  const { png } = await drawn({ painter, scene, view, ...more })
  return png
}

const drawIdeology = (scene: string, view: IdeologyView, more: Partial<PictureRequest> = {}): Promise<Buffer> =>
  draw(ideology, scene, view, { awaited: sightIn(ideologyRules, view, viewer(view) ?? null).awaited, ...more })

const drawLimit = (scene: string, view: LimitView, more: Partial<PictureRequest> = {}): Promise<Buffer> =>
  draw(limit, scene, view, { awaited: sightIn(limitRules, view, scene === 'hand' ? 'p1' : null).awaited, ...more })

describe('pictures look as they are meant to', () => {
  test.each(['signs', 'things'])('elements: %s', async (scene) => {
    await expectGolden(`elements-${scene}`, await draw(elements, scene, null))
  })

  test('the board in the middle of a game of five, with what changed', async () => {
    const view = views.midgame(5)
    await expectGolden('ideology-board', await drawIdeology('board', view, { before: views.before(view), people: views.people }))
  })

  test('the status in the middle of a game of five, with what changed, in German', async () => {
    const view = views.midgame(5)
    const more = { before: views.before(view), people: views.people, language: 'de' } as const
    await expectGolden('ideology-status', await drawIdeology('status', view, more))
  })

  test('the status of a game of two that is over', async () => {
    await expectGolden('ideology-status-over', await drawIdeology('status', views.finished(2), { people: views.people }))
  })

  test('an open conflict, in German', async () => {
    await expectGolden(
      'ideology-conflict',
      await drawIdeology('board', views.conflict(4), { language: 'de', people: views.people }),
    )
  })

  test('the end of a game of two, in Italian', async () => {
    await expectGolden('ideology-finished', await drawIdeology('board', views.finished(2), { language: 'it' }))
  })

  test.each(['japan', 'russia', 'fascism'])('a close look: %s', async (focus) => {
    await expectGolden(`ideology-close-${focus}`, await drawIdeology('board', views.midgame(5), { focus, people: views.people }))
  })

  test('a hand', async () => {
    await expectGolden('ideology-hand', await drawIdeology('hand', views.midgame(3, 'communism')))
  })

  test('the cover', async () => {
    await expectGolden('ideology-cover', await draw(ideology, 'cover', null))
  })

  const { people } = limitViews
  const hand = ['offshored-production', 'tourism-development', 'intensive-farming', 'surtax', 'territorial-annexation']
  test('Limit: six nations in the middle of a game, with what changed', async () => {
    const board = await drawLimit('board', limitViews.midgame(6), { before: limitViews.before(6), people })
    await expectGolden('limit-board', board)
  })

  test('Limit: the status of six nations, with what changed, in Italian', async () => {
    const more = { before: limitViews.before(6), people, language: 'it' } as const
    await expectGolden('limit-status', await drawLimit('status', limitViews.midgame(6), more))
  })

  test('Limit: the status of a game alone with the Star Nation', async () => {
    await expectGolden('limit-status-solo', await drawLimit('status', limitViews.midgame(1), { people }))
  })

  test('Limit: all that six nations can have, in German', async () => {
    await expectGolden('limit-crowded', await drawLimit('board', limitViews.crowded(), { people, language: 'de' }))
  })

  test('Limit: alone with the Star Nation, in Italian', async () => {
    await expectGolden(
      'limit-solo',
      await drawLimit('board', limitViews.midgame(1), { before: limitViews.before(1), people, language: 'it' }),
    )
  })

  test('Limit: the end of a game of three', async () => {
    await expectGolden('limit-finished', await drawLimit('board', limitViews.finished(3), { people }))
  })

  test('Limit: one nation closely', async () => {
    await expectGolden('limit-close', await drawLimit('board', limitViews.midgame(5), { people, focus: 'p5' }))
  })

  test('Limit: a hand', async () => {
    await expectGolden('limit-hand', await drawLimit('hand', limitViews.cards(hand), { people, language: 'de' }))
  })

  test('Limit: the cover', async () => {
    await expectGolden('limit-cover', await draw(limit, 'cover', null))
  })
})

describe('the comparison', () => {
  const board = async (change: (view: ReturnType<typeof views.midgame>) => void = () => {}) => {
    const view = views.midgame(5)
    change(view)
    return halved(await pixelsOf(await drawIdeology('board', view)))
  }

  test('sees nothing in two drawings of the same', async () => {
    expect(compare(await board(), await board()).count).toBe(0)
  })

  test('sees one card more', async () => {
    const changed = await board((view) => {
      view.regions.brazil!.influence.communism = { military: 1, economic: 0, cultural: 0 }
    })
    expect(compare(await board(), changed).count).toBeGreaterThan(40)
  })

  test('sees a region that changed hands and a stance that changed', async () => {
    const plain = await board()
    const taken = await board((view) => {
      view.regions.korea!.controller = 'fascism'
    })
    const war = await board((view) => {
      view.stances.fascism.imperialism = 'war'
    })
    expect(compare(plain, taken).count).toBeGreaterThan(200)
    expect(compare(plain, war).count).toBeGreaterThan(40)
  })

  test('overlooks edges that are smoothed a little differently', () => {
    const line = (shift: number) => {
      const canvas = createCanvas(400, 300)
      const context = canvas.getContext('2d')
      context.fillStyle = '#111b26'
      context.fillRect(0, 0, 400, 300)
      context.strokeStyle = '#f6f8fa'
      context.lineWidth = 5
      for (let index = 0; index < 10; index++) {
        context.beginPath()
        context.moveTo(20, 20 + index * 25 + shift)
        context.lineTo(380, 40 + index * 22 + shift)
        context.stroke()
      }
      return { width: 400, height: 300, data: context.getImageData(0, 0, 400, 300).data }
    }
    expect(compare(line(0), line(0.12)).count).toBeLessThanOrEqual(12)
    expect(compare(line(0), line(2)).count).toBeGreaterThan(500)
  })
})
