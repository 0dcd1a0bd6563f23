/**
 * `npm run -s gallery [-- --only NAME]`: draws everything there is to see into artefacts/gallery, with a page to look through it at the
 * sizes of a screen and of a phone, on Discord's dark and light grounds.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { games } from '../games/index.ts'
import { createStudio } from '../pictures/index.ts'
import { type Exhibit, elementExhibits, gameExhibits } from './gallery/exhibits.ts'

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const folder = new URL('../../artefacts/gallery/', import.meta.url)

function page(exhibits: readonly { name: string; bytes: number }[]): string {
  const figures = exhibits.map(
    ({ name, bytes }) => `<figure><figcaption>${name}, ${Math.round(bytes / 1024)} kB</figcaption>
<img src="${name}.png" width="800"><span class="dark"><img src="${name}.png" width="400"></span><span class="light"><img src="${name}.png" width="400"></span></figure>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Gallery</title>
<style>body { font: 16px sans-serif; background: #808080 } figure { margin: 16px } img { vertical-align: top; border-radius: 8px }
span { display: inline-block; padding: 16px } .dark { background: #313338 } .light { background: #ffffff }</style>
${figures.join('\n')}\n`
}

async function draw(exhibits: readonly Exhibit[]): Promise<void> {
  const studio = createStudio()
  const drawn = await Promise.all(
    exhibits.map(async ({ name, request }) => {
      const { png } = await studio.picture(request)
      writeFileSync(new URL(`${name}.png`, folder), png)
      return { name, bytes: png.length }
    }),
  )
  await studio.close()
  writeFileSync(new URL('index.html', folder), page(drawn))
  const largest = drawn.reduce((one, other) => (other.bytes > one.bytes ? other : one))
  console.log(
    `${drawn.length} pictures in ${fileURLToPath(folder)}, the largest ${largest.name} with ${Math.round(largest.bytes / 1024)} kB`,
  )
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const all = [...elementExhibits(), ...(await Promise.all(games.map((game) => gameExhibits(game)))).flat()]
const wanted = all.filter(({ name }) => values.only === undefined || name.startsWith(values.only))
if (wanted.length === 0) {
  console.error(`nothing here is called ${values.only}`)
  process.exit(2)
}
await draw(wanted)
