/** `npm run -s maps [-- NAME]`: builds assets/maps from the atlas and from drafts of invented worlds. Needed only when the geography of a game or the look of a map changes. */
import { readFileSync, writeFileSync } from 'node:fs'
import { assets } from '../pictures/assets.ts'
import type { MapFile } from '../pictures/map.ts'
import { buildMap } from './maps/build.ts'
import { inventedMap } from './maps/invented.ts'
import { attackPlan, ideologyPlan } from './maps/plans.ts'
import { readCountries } from './maps/world.ts'

function write(id: string, map: MapFile): void {
  const regions = Object.entries(map.regions).map(([region, shape]) => `  ${JSON.stringify(region)}: ${JSON.stringify(shape)}`)
  const links = map.links.map((link) => `  ${JSON.stringify(link)}`)
  const text = [
    `{ "width": ${map.width}, "height": ${map.height}, "unit": ${map.unit},`,
    ' "regions": {',
    `${regions.join(',\n')} },`,
    ' "links": [',
    `${links.join(',\n')} ],`,
    ` "places": ${JSON.stringify(map.places)} }\n`,
  ].join('\n')
  writeFileSync(new URL(`maps/${id}.json`, assets), text)
  console.log(
    `${id}: ${Object.keys(map.regions).length} regions, ${map.links.length} links, ${Math.round(text.length / 1024)} kB`,
  )
}

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, assets), 'utf8'))
const countries = readCountries()
const plans: Readonly<Record<string, () => MapFile>> = {
  ideology: () => buildMap(ideologyPlan(read), countries),
  'attack-west': () => buildMap(attackPlan(read, 'west'), countries),
  'attack-east': () => buildMap(attackPlan(read, 'east'), countries),
  'attack-world': () => buildMap(attackPlan(read, 'world'), countries),
  venonta: () => inventedMap(read, 'maps/venonta.source.json', 'lands'),
  'venonta-seas': () => inventedMap(read, 'maps/venonta.source.json', 'seas'),
}
const only = process.argv[2]
const wanted = Object.entries(plans).filter(([id]) => only === undefined || id === only)
if (wanted.length === 0) throw new Error(`no map is called ${only}`)
for (const [id, plan] of wanted) write(id, plan())
