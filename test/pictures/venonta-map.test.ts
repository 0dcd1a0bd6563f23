import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { landBorder, oceanOf, placeOf } from '../../src/games/venonta/data.ts'
import { oceanNumbers, type Territory, territories } from '../../src/games/venonta/state.ts'
import { assets } from '../../src/pictures/assets.ts'
import { loadMap, type WorldMap } from '../../src/pictures/map.ts'
import { inventedMap } from '../../src/tools/maps/invented.ts'

const lands = loadMap('venonta')
const seas = loadMap('venonta-seas')

const pointsOf = (map: WorldMap, id: string): Set<string> => new Set(map.regions.get(id)!.rings.flat().map(String))

/** How many points two outlines have in common. */
function common(one: Set<string>, other: Set<string>): number {
  return [...one].filter((point) => other.has(point)).length
}

const pairs = territories.flatMap((one, index) => territories.slice(index + 1).map((other) => [one, other] as const))
const outlines = new Map<Territory, Set<string>>(territories.map((id) => [id, pointsOf(lands, id)]))

describe('the map of Venonta', () => {
  test('shows every territory, every water and every ocean, and nothing else', () => {
    expect([...lands.regions.keys()].sort()).toEqual([...territories].sort())
    const waters = oceanNumbers.map((number) => `water-${number}`)
    const oceans = oceanNumbers.map((number) => `ocean-${number}`)
    expect([...seas.regions.keys()].sort()).toEqual([...oceans, ...waters].sort())
  })

  test('lets those lands meet that share a border by the rules, along the very same line', () => {
    const meeting = pairs.filter(([one, other]) => common(outlines.get(one)!, outlines.get(other)!) > 2)
    expect(meeting).toEqual(pairs.filter(([one, other]) => landBorder(one, other)))
  })

  test('lets each land touch the waters that the rules name, and no other', () => {
    for (const id of territories) {
      const touched = oceanNumbers.filter((water) => common(outlines.get(id)!, pointsOf(seas, `water-${water}`)) > 2)
      expect([id, touched]).toEqual([id, placeOf(id).waters])
    }
  })

  test('has every ocean on the shore of some land, so that nobody looks for its fish', () => {
    for (const ocean of oceanNumbers) {
      const coast = pointsOf(seas, `ocean-${ocean}`)
      const drained = territories.filter((id) => oceanOf(id) === ocean)
      expect([ocean, drained.some((id) => common(outlines.get(id)!, coast) > 0)]).toEqual([ocean, true])
    }
  })

  test('has room for what lies on every territory: no token on another', () => {
    // A token with its name is so large at its own size.
    const [across, down] = [224, 126]
    const near = pairs.filter(([one, other]) => {
      const [[ax, ay], [bx, by]] = [lands.regions.get(one)!.spot, lands.regions.get(other)!.spot]
      return Math.abs(ax - bx) < across && Math.abs(ay - by) < down
    })
    expect(near).toEqual([])
  })

  test('is what its draft makes of it', () => {
    const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, assets), 'utf8'))
    for (const [id, part] of [
      ['venonta', 'lands'],
      ['venonta-seas', 'seas'],
    ] as const)
      expect(inventedMap(read, 'maps/venonta.source.json', part)).toEqual(read(`maps/${id}.json`))
  })
})
