import { loadImage } from 'canvas'
import { describe, expect, test } from 'vitest'
import { SeededChance } from '../../src/kernel/index.ts'
import { createCanvas } from '../../src/pictures/canvas.ts'
import { paletted } from '../../src/pictures/palette.ts'
import { indexedPng } from '../../src/pictures/png.ts'

const [width, height] = [120, 80]

/** Pixels as cairo keeps them; the highest byte is noise. */
const pixelsOf = (colourAt: (x: number, y: number) => number): Int32Array =>
  Int32Array.from({ length: width * height }, (_, at) => colourAt(at % width, Math.floor(at / width)) | (at << 24))

/** What a reader of the PNG sees. */
async function seen(pixels: Int32Array): Promise<number[]> {
  const image = await loadImage(await indexedPng(paletted(pixels, width)!, width, height))
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  return Array.from({ length: width * height }, (_, at) => (data[4 * at]! << 16) | (data[4 * at + 1]! << 8) | data[4 * at + 2]!)
}

const colours = (pixels: Int32Array): number[] => [...pixels].map((pixel) => pixel & 0xffffff)

describe('a palette', () => {
  test('of no more colours than it has room for keeps every pixel as it was', async () => {
    const pixels = pixelsOf((x, y) => (y < 15 && x < 17 ? 0x100000 + 17 * (17 * y + x) : 0x123456))
    expect(await seen(pixels)).toEqual(colours(pixels))
    expect(paletted(pixels, width)?.strayed).toBe(0)
  })

  test('keeps flat colours, however alike, and what is small but unlike all else; edges may move by a shade', async () => {
    const chance = new SeededChance('edges')
    const flats = [0x203040, 0x203041, 0xe0e0d8]
    const edge = () => 0x606060 + 0x010101 * chance.die(40) + chance.die(12) * 256 + chance.die(12)
    const wanted = pixelsOf((x, y) => {
      if (x === 60 && y === 40) return 0xff0000
      return x % 8 === 0 ? edge() : flats[Math.floor(x / 8) % 3]!
    })
    const got = await seen(wanted)
    expect(new Set(colours(wanted)).size).toBeGreaterThan(256)
    colours(wanted).forEach((colour, at) => {
      if (flats.includes(colour) || colour === 0xff0000) expect(got[at]).toBe(colour)
      for (const shift of [16, 8, 0]) expect(Math.abs(((colour >> shift) & 255) - ((got[at]! >> shift) & 255))).toBeLessThan(24)
    })
  })

  test('says what share of the pixels it shows otherwise', () => {
    const chance = new SeededChance('noise')
    const noise = paletted(
      pixelsOf(() => chance.die(1 << 24) - 1),
      width,
    )
    expect(noise?.strayed).toBeGreaterThan(0)
  })
})
