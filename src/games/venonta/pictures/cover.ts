/** The picture of the game for its lobby: one world, green where it begins and grey where it may end. */
import type { Icon, LandStyle, Tools, Window } from '../../../pictures/toolkit.ts'
import type { Say } from '../../../words/index.ts'
import { constants } from '../data.ts'
import { territories } from '../state.ts'
import { fishColour, shadow } from './sides.ts'
import { drawSeas } from './world.ts'

export const coverSize = { width: 1200, height: 740 } as const
const foot = 96

/** One for each year: the land, and what stands on it. */
const ages: readonly { readonly land: string; readonly icons: readonly Icon[] }[] = [
  { land: '#2f8f5b', icons: ['tree', 'tree', 'tree'] },
  { land: '#8fa04a', icons: ['tree', 'wheat', 'tree'] },
  { land: '#b98a3d', icons: ['wheat', 'factory', 'tree'] },
  { land: '#7d7068', icons: ['factory', 'cloud', 'factory'] },
]
const inks: Partial<Record<Icon, string>> = { tree: '#b8f2c9', wheat: '#ffe08a' }
const soot = '#1b2026'

/** From west to east the years go by. */
const ageAt = (x: number) => ages[Math.min(Math.max(Math.floor((x - 160) / 322), 0), ages.length - 1)]!

export function drawCover(tools: Tools, say: Say): void {
  const { theme } = tools
  const map = tools.loadMap('venonta')
  const window = { x: 0, y: 0, width: tools.width, height: tools.height - foot, left: 0, top: 0, scale: tools.width / map.width }
  tools.ground()
  drawSeas(tools, map, window)
  const middles = territories.flatMap((id) => {
    const region = map.regions.get(id)
    return region ? [{ id, x: (region.box[0] + region.box[2]) / 2, y: (region.box[1] + region.box[3]) / 2 }] : []
  })
  const lands = middles.map(({ id, x }): [string, LandStyle] => [
    id,
    { fill: ageAt(x).land, coast: { colour: theme.paperInk, width: 2.5 } },
  ])
  tools.lands(map, window, lands)
  for (const { x, y } of middles) {
    const [left, middle] = tools.onPicture(window, [x, y])
    ageAt(x).icons.forEach((icon, index) => {
      tools.icon(icon, left + (index - 1) * 38, middle, 38, inks[icon] ?? soot)
    })
  }
  drawFish(tools, window)
  const centre = tools.width / 2 - 4
  const outline = { colour: theme.ground, width: 4 }
  tools.text(say('game.name').toLocaleUpperCase(), centre, 358, { size: 96, weight: 'loud', align: 'center', outline })
  tools.text(say('picture.subtitle'), centre, 420, { size: 31, colour: theme.accent, align: 'center', outline })
  drawYears(tools)
}

/** In the east they are gone. */
function drawFish(tools: Tools, window: Window): void {
  for (const { id, spot } of tools.loadMap('venonta-seas').regions.values()) {
    if (!id.startsWith('ocean')) continue
    const [x, y] = tools.onPicture(window, spot)
    tools.icon('fish', x, y, 48, x < tools.width * 0.7 ? fishColour : shadow)
  }
}

function drawYears(tools: Tools): void {
  const y = tools.height - foot
  tools.box(0, y, tools.width, foot, { fill: tools.theme.ground })
  const step = tools.width / constants.years.length
  constants.years.forEach((year, index) => {
    tools.box(index * step + 5, y + 12, step - 10, 14, { radius: 7, fill: ages[index]!.land })
    tools.text(String(year), step * (index + 0.5), y + 61, { size: 46, weight: 'loud', align: 'center' })
  })
}
