import { describe, expect, test } from 'vitest'
import { attack } from '../../src/games/attack/index.ts'
import { isLand } from '../../src/games/attack/pictures/ground.ts'
import { marks, type Sheet } from '../../src/games/attack/pictures/scene.ts'
import { placeSeas } from '../../src/games/attack/pictures/sea-blocks.ts'
import { placeStubs } from '../../src/games/attack/pictures/stubs.ts'
import { areasOf, placedTokens } from '../../src/games/attack/pictures/tokens.ts'
import { allSeats, type Seat } from '../../src/games/attack/state.ts'
import { words } from '../../src/games/attack/words/index.ts'
import { overlap } from '../../src/games/shared/status/settle.ts'
import { createCanvas } from '../../src/pictures/canvas.ts'
import { createTools } from '../../src/pictures/toolkit/tools.ts'
import { speaker } from '../../src/words/index.ts'
import { seen } from './attack-views.ts'
import { recorded } from './recorded.ts'
import { seenAs, visions } from './vision.ts'

const size = { width: 1180, height: 820 }

function sheetOf(map: 'west' | 'east' | 'world', language: 'en' | 'it' | 'de'): Sheet {
  const tools = createTools(createCanvas(size.width, size.height).getContext('2d'), size)
  return {
    tools,
    view: seen({ map, seats: 6 }),
    before: null,
    say: speaker({ catalogues: words, language, names: {} }),
    map: tools.loadMap(`attack-${map}`),
    people: {},
    awaited: [],
  }
}

describe.each(['west', 'east', 'world'] as const)('on the map of the %s', (map) => {
  test.each(['en', 'it', 'de'] as const)('nothing lies on anything else, in %s', (language) => {
    const sheet = sheetOf(map, language)
    const window = sheet.tools.wholeMap(sheet.map, 0, 0)
    const tokens = placedTokens(sheet, window)
    expect(tokens.map(({ region }) => region).sort()).toEqual(Object.keys(sheet.view.regions).sort())
    const covered = tokens.flatMap((token) => areasOf(token, 1))
    const stubs = placeStubs(sheet, window, covered).map(({ area }) => area)
    const seas = placeSeas(sheet, window, [...covered, ...stubs], () => true)
    expect(seas.map(({ sea }) => sea).sort()).toEqual(Object.keys(sheet.view.seas).sort())
    const areas = [...covered, ...stubs, ...seas.map(({ area }) => area)]
    for (const [index, one] of areas.entries()) {
      expect(one[0] >= 0 && one[1] >= 0 && one[2] <= size.width && one[3] <= size.height, `${one} leaves the map`).toBe(true)
      for (const other of areas.slice(index + 1)) expect(overlap(one, other), `${one} and ${other}`).toBe(false)
    }
  })

  test.each(['en', 'it', 'de'] as const)('no name of a region is cut, in %s', async (language) => {
    const view = seen({ map, seats: 6 })
    const { texts } = await recorded({ painter: attack.painter, scene: 'board', view, language })
    expect(texts.filter(({ content }) => content.endsWith('…')).map(({ content }) => content)).toEqual([])
  })

  test('there is land in the box of every region, and sea in the corners', () => {
    const { map: world } = sheetOf(map, 'en')
    const steps = (from: number, to: number): number[] =>
      Array.from({ length: Math.ceil((to - from) / 4) }, (_, at) => from + at * 4)
    const dry = [...world.regions.values()].filter(({ box: [left, top, right, bottom] }) =>
      steps(left, right).some((x) => steps(top, bottom).some((y) => isLand(world, [x, y]))),
    )
    expect(dry).toHaveLength(world.regions.size)
    for (const y of [3, size.height - 3]) expect(isLand(world, [3, y])).toBe(false)
  })
})

describe('seats', () => {
  const pairs = allSeats.flatMap((one, index) => allSeats.slice(index + 1).map((other): [Seat, Seat] => [one, other]))

  test('differ in shape and pattern as well as in colour', () => {
    for (const property of ['shape', 'pattern', 'colour'] as const)
      expect(new Set(allSeats.map((seat) => marks[seat][property])).size).toBe(allSeats.length)
  })

  test.each(Object.keys(visions))('have colours that are told apart with %s vision', (vision) => {
    for (const [one, other] of pairs) {
      const [a, b] = [one, other].map((seat) => seenAs(marks[seat].colour, visions[vision]!))
      expect(Math.hypot(...a!.map((value, index) => value - b![index]!)), `${one} and ${other}`).toBeGreaterThan(60)
    }
  })
})
