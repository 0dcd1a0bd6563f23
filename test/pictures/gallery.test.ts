import { afterAll, describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { createStudio } from '../../src/pictures/index.ts'
import { type Exhibit, elementExhibits } from '../../src/tools/gallery/exhibits.ts'
import { exhibitsOf } from './exhibits.ts'
import { isPng } from './png.ts'

const studio = createStudio()
afterAll(() => studio.close())

async function expectDrawn(exhibits: readonly Exhibit[]): Promise<void> {
  const pictures = await Promise.all(exhibits.map(async ({ name, request }) => ({ name, ...(await studio.picture(request)) })))
  for (const { name, png, width, height } of pictures) {
    expect(isPng(png), name).toBe(true)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], name).toEqual([width, height])
    expect(png.length, name).toBeLessThan(300_000)
  }
}

describe('everything that hangs in the gallery can be drawn', { timeout: 600_000 }, () => {
  test('the elements', () => expectDrawn(elementExhibits()))

  test.each(games.map((game) => [game.rulebook.id, game] as const))('%s, at every number of seats', async (_, game) => {
    const exhibits = await exhibitsOf(game)
    const { from, to } = game.rulebook.seats
    for (let seats = from; seats <= to; seats++) expect(exhibits.some(({ name }) => name.includes(`-${seats}p-`))).toBe(true)
    await expectDrawn(exhibits)
  })
})
