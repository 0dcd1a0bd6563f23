import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { adjacent, printedLevel, regionIds } from '../../src/games/ideology/data.ts'
import { assets } from '../../src/pictures/assets.ts'
import { loadMap, type Point } from '../../src/pictures/map.ts'

const map = loadMap('ideology')

/** What the board draws around the spot of a region: the plate of its token and its name. */
function boxesAt(id: string): [number, number, number, number][] {
  const [x, y] = map.regions.get(id)!.spot
  const half = [0, 32, 42, 50][printedLevel(id)]!
  const name = Math.max(half, 42)
  return [
    [x - half, y - 16, x + half, y + 30],
    [x - name, y - 32, x + name, y - 16],
  ]
}

function inside(rings: readonly Point[][], [x, y]: Point): boolean {
  let crossings = 0
  for (const ring of rings) {
    ring.forEach(([aX, aY], index) => {
      const [bX, bY] = ring[(index + 1) % ring.length]!
      if (aY <= y !== bY <= y && x < aX + ((y - aY) / (bY - aY)) * (bX - aX)) crossings++
    })
  }
  return crossings % 2 === 1
}

describe("Ideology's map", () => {
  test('shows every region of the game and no other', () => {
    expect([...map.regions.keys()].sort()).toEqual([...regionIds].sort())
  })

  test('has room for every token and name at once: none lies on another', () => {
    const clashes = regionIds.flatMap((one, index) =>
      regionIds
        .slice(index + 1)
        .filter((other) =>
          boxesAt(one).some(([left, top, right, bottom]) =>
            boxesAt(other).some(([west, north, east, south]) => left < east && west < right && top < south && north < bottom),
          ),
        )
        .map((other) => `${one} ${other}`),
    )
    expect(clashes).toEqual([])
  })

  test('keeps all of them on the picture', () => {
    const outside = regionIds.filter((id) =>
      boxesAt(id).some(([left, top, right, bottom]) => left < 0 || top < 0 || right > map.width || bottom > map.height),
    )
    expect(outside).toEqual([])
  })

  test('puts each token onto its land, or at least onto the shore', () => {
    const touching = (id: string): boolean => {
      const [x, y] = map.regions.get(id)!.spot
      const { rings } = map.regions.get(id)!
      for (let dx = -50; dx <= 50; dx += 5) for (let dy = -36; dy <= 36; dy += 6) if (inside(rings, [x + dx, y + dy])) return true
      return false
    }
    expect(regionIds.filter((id) => !touching(id))).toEqual([])
  })

  test('gives every land room, however small it is in the world', () => {
    const area = (rings: readonly Point[][]): number =>
      rings.reduce(
        (sum, ring) =>
          sum +
          Math.abs(
            ring.reduce((twice, [x, y], index) => {
              const [nextX, nextY] = ring[(index + 1) % ring.length]!
              return twice + x * nextY - nextX * y
            }, 0),
          ) /
            2,
        0,
      )
    expect(area(map.regions.get('israel')!.rings)).toBeGreaterThan(1000)
    expect(area(map.regions.get('united-states')!.rings)).toBeLessThan(20 * area(map.regions.get('israel')!.rings))
  })

  test('draws a way across the sea between neighbours that share no border, and only there', () => {
    const linked = map.links.map(({ between }) => between)
    for (const [one, other] of linked) expect(adjacent(one)).toContain(other)
    const pairs = linked.map((pair) => [...pair].sort().join(' '))
    expect(new Set(pairs).size).toBe(pairs.length)
    for (const crossing of [
      'france great-britain',
      'japan korea',
      'brazil west-africa',
      'italy maghreb',
      'cuba united-states',
      'indonesia philippines',
    ]) {
      expect(pairs).toContain(crossing)
    }
    for (const border of ['france germany', 'china india', 'canada united-states', 'egypt israel'])
      expect(pairs).not.toContain(border)
  })

  test('leads the way from Siberia to Alaska around the edge', () => {
    const around = map.links.find(({ between }) => between.includes('siberia') && between.includes('united-states'))
    expect(around?.lines).toHaveLength(2)
  })
})

describe.each(['west', 'east', 'world'])("Attack!'s map of the %s", (part) => {
  const board = loadMap(`attack-${part}`)
  // The data file that the maps are built from
  const source = JSON.parse(readFileSync(new URL('maps/attack.source.json', assets), 'utf8')) as {
    regions: { id: string; half: string }[]
    lanes: [string, string][]
    seas: { id: string; halves: string[] }[]
  }
  const ids = source.regions.filter(({ half }) => part === 'world' || half === part).map(({ id }) => id)

  const areas = (id: string): [number, number, number, number][] => {
    const [x, y] = board.regions.get(id)!.spot
    return [
      [x - 32, y - 14, x + 32, y + 24],
      [x - 38, y - 28, x + 38, y - 14],
    ]
  }

  test('shows its regions and its seas', () => {
    expect([...board.regions.keys()].sort()).toEqual([...ids].sort())
    const seas = source.seas.filter(({ halves }) => part === 'world' || halves.includes(part)).map(({ id }) => id)
    expect([...board.places.keys()].sort()).toEqual(seas.sort())
  })

  test('has room for every token, all of them on the picture', () => {
    const clashes = ids.flatMap((one, index) =>
      ids
        .slice(index + 1)
        .filter((other) =>
          areas(one).some(([left, top, right, bottom]) =>
            areas(other).some(([west, north, east, south]) => left < east && west < right && top < south && north < bottom),
          ),
        )
        .map((other) => `${one} ${other}`),
    )
    expect(clashes).toEqual([])
    const outside = ids.filter((id) =>
      areas(id).some(([left, top, right, bottom]) => left < 0 || top < 0 || right > board.width || bottom > board.height),
    )
    expect(outside).toEqual([])
  })

  test('puts each token near its own land', () => {
    const far = ids.filter((id) => {
      const { spot, box } = board.regions.get(id)!
      return spot[0] < box[0] - 60 || spot[0] > box[2] + 60 || spot[1] < box[1] - 60 || spot[1] > box[3] + 60
    })
    expect(far).toEqual([])
  })

  test('draws every lane between its regions', () => {
    const there = new Set(ids)
    const lanes = source.lanes.filter(([a, b]) => there.has(a) && there.has(b))
    const drawn = new Set(board.links.map(({ between }) => [...between].sort().join(' ')))
    const missing = lanes.map((lane) => [...lane].sort().join(' ')).filter((lane) => !drawn.has(lane))
    // A lane between two regions that also share a border needs no line
    expect(missing.length).toBeLessThan(3)
  })
})
