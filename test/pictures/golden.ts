/** Pictures as they are meant to be, kept at half size in golden/. `GOLDEN=write npx vitest run test/pictures/golden` draws them anew. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { compare, halved, pixelsOf, toPng } from './png.ts'

const folder = new URL('./golden/', import.meta.url)
/** At half size a single card more or less is thirty pixels or more; another version of cairo moves fewer than this. */
export const tolerated = 12

export async function expectGolden(name: string, png: Buffer): Promise<void> {
  const [wanted, got, difference] = ['', '.actual', '.difference'].map((kind) => new URL(`${name}${kind}.png`, folder))
  const pixels = halved(await pixelsOf(png))
  mkdirSync(folder, { recursive: true })
  if (process.env.GOLDEN === 'write') writeFileSync(wanted!, toPng(pixels))
  if (!existsSync(wanted!)) throw new Error(`no golden picture ${name}: look at it and draw it with GOLDEN=write`)
  const { count, picture } = compare(await pixelsOf(readFileSync(wanted!)), pixels)
  if (count <= tolerated) {
    for (const file of [got!, difference!]) rmSync(file, { force: true })
    return
  }
  writeFileSync(got!, toPng(pixels))
  writeFileSync(difference!, toPng(picture))
  expect.fail(`${name} differs in ${count} pixels: see ${fileURLToPath(difference!)}`)
}
