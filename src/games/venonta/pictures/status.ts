/** Venonta in the channel: the lands with what is used and what lies there, the air against everybody's points, and the governments. */
import type { Window, WorldMap } from '../../../pictures/toolkit.ts'
import type { Figure } from '../../shared/status/figure.ts'
import { drawStatus } from '../../shared/status/picture.ts'
import type { Place } from '../../shared/status/place.ts'
import type { SeatRow } from '../../shared/status/rows.ts'
import { constants, waterSlots } from '../data.ts'
import { fuelOwned, isNeutral, isResilient, need, tanksOf, year } from '../derived.ts'
import { standingsSoFar } from '../standings.ts'
import { type Seat, type Territory, territories } from '../state.ts'
import { groupOf } from '../text/seats.ts'
import { drawMarch } from './combat.ts'
import { phaseWords } from './header.ts'
import { type Sheet, seatName } from './scene.ts'
import { fuelColour, groupColours, groupIcons, markOf, wheatColour } from './sides.ts'
import { drawSlot } from './slot.ts'
import { drawTrack } from './track.ts'
import { drawFish, drawLands, drawSeas } from './world.ts'

export function drawVenontaStatus(sheet: Sheet): void {
  const { tools, view, say } = sheet
  const now = year(view)
  drawStatus(tools, {
    title: now === undefined ? say('game.name') : String(now),
    phase: phaseWords(sheet),
    clock: { icon: 'cloud', text: String(view.co2), ...(isNear(sheet) && { colour: tools.theme.bad }) },
    world: (place) => drawWorld(sheet, place),
    worldHeight: 560,
    bands: [{ height: 110, draw: ({ y, height }) => drawTrack(sheet, y, height) }],
    rows: rowsOf(sheet),
    rowHeight: [80, 150],
  })
}

/** Three quarters of what the world can bear. */
const isNear = ({ view }: Sheet): boolean => view.co2 * 4 >= constants.trackEnd * 3

function drawWorld(sheet: Sheet, place: Place): void {
  const { tools } = sheet
  const map = tools.loadMap('venonta')
  const window = tools.stretchedMap(map, place)
  drawSeas(tools, map, window)
  drawLands(sheet, map, window)
  drawFish(sheet, window, 0.86)
  for (const id of territories) drawTerritory(sheet, id, map, window)
  drawMarch(sheet, map, window)
}

const slot = 27
const space = 3
const padding = 6
const plate = { width: 5 * slot + 4 * space + 2 * padding, slots: slot + padding + 3, things: 44 } as const
const nameSize = 29

/** Its name with whose it is, its five uses, and below them fuel, migrants and tanks in numbers. */
function drawTerritory(sheet: Sheet, id: Territory, map: WorldMap, window: Window): void {
  const { tools, view, changes } = sheet
  const { theme } = tools
  const { owner, colonizer, slots } = view.land[id]
  const [x, y] = tools.onPicture(window, map.regions.get(id)!.spot).map(Math.round) as [number, number]
  const height = plate.slots + (hasThings(sheet, id) ? plate.things : padding - 2)
  const [left, top] = [x - plate.width / 2, y - height / 2 + nameSize / 2]
  drawName(sheet, id, x, top - nameSize * 0.56)
  tools.box(left, top, plate.width, height, {
    radius: 9,
    fill: theme.ground,
    stroke: changes.hands(id) ? theme.accent : owner ? markOf(view, colonizer ?? owner).colour : theme.edge,
    lineWidth: changes.hands(id) ? 4 : 2.5,
  })
  const fresh = changes.slots(id)
  slots.forEach((use, index) => {
    const at = left + padding + index * (slot + space)
    drawSlot(tools, use, at, top + padding, slot, { water: index < waterSlots(id), fresh: fresh.has(index) })
  })
  if (hasThings(sheet, id)) drawThings(sheet, id, left + padding, top + plate.slots + plate.things / 2 - 2)
}

const hasThings = ({ view }: Sheet, id: Territory): boolean => {
  const { fuel, migrants, tanks } = view.land[id]
  return fuel > 0 || migrants > 0 || Object.values(tanks).some((count) => count > 0)
}

function drawName({ tools, view, say }: Sheet, id: Territory, x: number, y: number): void {
  const { theme } = tools
  const { owner, colonizer } = view.land[id]
  const holder = colonizer ?? owner
  const name = say(`territory.${id}`)
  const shift = holder ? 15 : 0
  tools.text(name, x + shift, y, {
    size: nameSize,
    weight: 'loud',
    align: 'center',
    outline: { colour: theme.ground, width: 3.5 },
  })
  if (holder)
    tools.emblem(markOf(view, holder), x + shift - tools.measure(name, nameSize, 'loud') / 2 - 19, y, 12, { rim: theme.ink })
}

const things = 34

function drawThings({ tools, view, changes }: Sheet, id: Territory, x: number, y: number): void {
  const { theme } = tools
  const { fuel, migrants, tanks } = view.land[id]
  let left = x
  if (fuel > 0) {
    tools.icon('drop', left + 12, y, 26, fuelColour)
    left += 26 + tools.text(String(fuel), left + 25, y, { size: things, weight: 'loud' }) + 6
  }
  if (migrants > 0) {
    tools.icon('person', left + 12, y, 26, theme.accent)
    left += 26 + tools.text(String(migrants), left + 25, y, { size: things, weight: 'loud' }) + 6
  }
  for (const seat of view.seats.filter((one) => tanks[one])) {
    const { colour } = markOf(view, seat)
    const fresh = changes.tanks(id, seat) > 0
    tools.box(left, y - 18, 56, 36, {
      radius: 7,
      fill: colour,
      stroke: fresh ? theme.accent : theme.paperInk,
      lineWidth: fresh ? 4 : 2,
    })
    tools.icon('tank', left + 18, y, 28, tools.inkOn(colour))
    tools.text(String(tanks[seat]), left + 43, y, { size: 32, weight: 'loud', align: 'center', colour: tools.inkOn(colour) })
    left += 60
  }
}

function rowsOf(sheet: Sheet): SeatRow[] {
  const { tools, view, changes } = sheet
  const { theme } = tools
  const ranked = standingsSoFar(view)
  const people = ranked.seats.map(({ seat, place }): SeatRow => {
    const resilient = isResilient(view, seat)
    return {
      ...common(sheet, seat),
      // While territories are claimed nothing is counted yet.
      ...(view.round > 0 && { place }),
      score: {
        text: String(view.players[seat].pv),
        change: changes.pv(seat),
        colour: resilient ? theme.good : theme.ink,
      },
    }
  })
  return [...people, ...view.order.filter((seat) => isNeutral(view, seat)).map((seat) => common(sheet, seat))]
}

/** What a government has, whether people play it or not. */
function common(sheet: Sheet, seat: Seat): SeatRow {
  const { tools, view } = sheet
  const { theme } = tools
  const won = view.result?.winners.includes(seat) ?? false
  const group = groupOf(view, seat)
  return {
    mark: markOf(view, seat),
    name: seatName(sheet, seat),
    won,
    badges: [
      ...(won ? [{ icon: 'crown' as const, colour: theme.accent }] : []),
      ...(isResilient(view, seat) ? [{ icon: 'shield' as const, colour: theme.good }] : []),
      ...(group ? [{ icon: groupIcons[group], colour: groupColours[group] }] : []),
    ],
    figures: figuresOf(sheet, seat),
  }
}

function figuresOf({ tools, view }: Sheet, seat: Seat): Figure[] {
  const { theme } = tools
  const { food, tokens } = view.players[seat]
  const wanted = need(view, seat)
  const fed = view.turn?.fed.includes(seat) ?? false
  const hungry = !fed && food < wanted
  return [
    fed
      ? { icon: 'check', tint: theme.good, text: String(food), share: 1.3 }
      : { icon: 'wheat', tint: wheatColour, text: `${food}/${wanted}`, share: 1.3, ...(hungry && { colour: theme.bad }) },
    { icon: 'coin', tint: theme.accent, text: String(tokens) },
    { icon: 'drop', tint: fuelColour, text: String(fuelOwned(view, seat)) },
    { icon: 'tank', tint: theme.inkSoft, text: String(tanksOf(view, seat)) },
  ]
}
