/** Attack! in the channel: how strong every army is, whose fleets are where, and what each seat can pay with. */
import type { Area, Point, Window } from '../../../pictures/toolkit.ts'
import { drawMapTokens, type MapToken } from '../../shared/status/map-tokens.ts'
import { drawStatus } from '../../shared/status/picture.ts'
import type { Place } from '../../shared/status/place.ts'
import type { SeatRow } from '../../shared/status/rows.ts'
import { standingsNow } from '../../standings.ts'
import { data } from '../data.ts'
import { ownRegions, sizeOf } from '../derived.ts'
import { scoreOf } from '../end/scoring.ts'
import type { View } from '../secrets/view.ts'
import type { Gov, RegionId, SeaId, Seat } from '../state.ts'
import { fleetsIn, forcesOf, sameUnits } from './amounts.ts'
import { isLand } from './ground.ts'
import { contestedRegions, fillLands } from './lands.ts'
import { drawWays } from './marches.ts'
import { govTints, marks, regionName, type Sheet, seatName, signColours } from './scene.ts'

export function drawAttackStatus(sheet: Sheet): void {
  const { tools, view, say } = sheet
  const { eaglesToEnd, eaglesNoTrade } = data
  drawStatus(tools, {
    title: say('picture.round', { round: view.round }),
    phase: say(`phase.${view.phase}`),
    clock: {
      icon: 'eagle',
      text: `${view.eagles}/${eaglesToEnd}`,
      ...(view.eagles >= eaglesNoTrade && { colour: tools.theme.bad }),
    },
    world: (place) => drawWorld(sheet, place),
    worldHeight: 690,
    rows: rowsOf(sheet),
    rowHeight: [60, 168],
  })
}

function drawWorld(sheet: Sheet, place: Place): void {
  const { tools, map } = sheet
  const window = tools.stretchedMap(map, place)
  tools.quietWorld(map, window)
  fillLands(sheet, window)
  drawWays(sheet, window, [])
  const bounds: Area = [place.x + 4, place.y + 4, place.x + place.width - 4, place.y + place.height - 4]
  drawMapTokens(tools, [...armies(sheet, window), ...fleets(sheet, window)], bounds)
}

const plate = { width: 62, height: 38 } as const
const letter = { width: 36, height: 36 } as const
const ship = { width: 92, height: 38 } as const
const numberSize = 32

function armies(sheet: Sheet, window: Window): MapToken[] {
  const { tools, view, map } = sheet
  return Object.keys(view.regions).flatMap((region): MapToken[] => {
    const land = map.regions.get(region)
    const { owner, gov } = view.regions[region]!
    if (!land || !(owner || gov)) return []
    const [x, y] = tools.onPicture(window, land.spot)
    const token = { name: regionName(sheet, region), at: [Math.round(x), Math.round(y)] as Point }
    const fought = contestedRegions(view).includes(region)
    if (owner)
      return [{ ...token, ...plate, lit: fought || isFresh(sheet, region), draw: (at) => drawArmy(sheet, region, owner, at) }]
    return [{ ...token, ...letter, lit: fought, draw: (at) => drawNeutral(sheet, gov!, fought, at) }]
  })
}

/** Another's than before, or with another army. */
function isFresh({ view, before }: Sheet, region: RegionId): boolean {
  const [now, was] = [view.regions[region], before?.regions[region]]
  return before !== null && (was?.owner !== now?.owner || !sameUnits(was?.units, now!.units))
}

/** Whose it is, how many units, a star for a capital. */
function drawArmy(sheet: Sheet, region: RegionId, owner: Seat, [x, y]: Point): void {
  const { tools, view } = sheet
  const { theme } = tools
  const fought = contestedRegions(view).includes(region)
  const fresh = isFresh(sheet, region)
  const resident = view.seats.find((seat) => view.players[seat].capital === region)
  const [left, top] = [x - plate.width / 2, y - plate.height / 2]
  tools.box(left, top, plate.width, plate.height, {
    radius: 9,
    fill: theme.ground,
    stroke: fought ? theme.bad : fresh ? theme.accent : marks[owner].colour,
    lineWidth: fought || fresh ? 4.5 : 3,
  })
  if (fought) tools.icon('swords', left + 16, y, 24, theme.bad)
  else if (resident) tools.icon('star', left + 16, y, 26, resident === owner ? theme.ink : marks[resident].colour)
  else tools.emblem(marks[owner], left + 16, y, 9, { rim: theme.ground })
  const count = String(sizeOf(view.regions[region]!.units))
  tools.text(count, left + 43, y, { size: numberSize, weight: 'loud', align: 'center' })
}

function drawNeutral({ tools, say }: Sheet, gov: Gov, fought: boolean, [x, y]: Point): void {
  tools.disc(x, y, 18, { fill: fought ? tools.theme.bad : govTints[gov], stroke: tools.theme.paperInk, lineWidth: 2 })
  if (fought) tools.icon('swords', x, y, 26, tools.theme.ground)
  else tools.text(say(`gov-letter.${gov}`), x, y, { size: 28, weight: 'loud', align: 'center', colour: tools.theme.paperInk })
}

function fleets(sheet: Sheet, window: Window): MapToken[] {
  const { tools, view, map, say } = sheet
  return Object.keys(view.seas).flatMap((sea: SeaId) => {
    const spot = map.places.get(sea)
    if (!spot) return []
    const at = tools.onPicture(window, spot)
    return fleetsIn(view, sea).map(
      ([seat], index): MapToken => ({
        name: index === 0 ? say(`sea.${sea}`) : '',
        at: [Math.round(at[0]), Math.round(at[1])],
        ...ship,
        lit: isNewAtSea(sheet, sea, seat),
        likes: (place) => isAfloat(sheet, window, place),
        draw: (place) => drawFleet(sheet, sea, seat, place),
      }),
    )
  })
}

/** Both ends of its pill on water. */
function isAfloat({ map }: Sheet, { x, y, left, top, scale, stretch = 1 }: Window, [atX, atY]: Point): boolean {
  const half = ship.width / 2 - 12
  return [-half, 0, half].every((dx) => !isLand(map, [left + (atX + dx - x) / scale, top + (atY - y) / (scale * stretch)]))
}

const isNewAtSea = ({ view, before }: Sheet, sea: SeaId, seat: Seat): boolean =>
  before !== null && !sameUnits(before.seas[sea]?.[seat], view.seas[sea]![seat])

function drawFleet(sheet: Sheet, sea: SeaId, seat: Seat, [x, y]: Point): void {
  const { tools, view } = sheet
  const { theme } = tools
  const fresh = isNewAtSea(sheet, sea, seat)
  const [left, top] = [x - ship.width / 2, y - ship.height / 2]
  tools.box(left, top, ship.width, ship.height, {
    radius: ship.height / 2,
    fill: '#0e2233',
    stroke: fresh ? theme.accent : marks[seat].colour,
    lineWidth: fresh ? 4.5 : 3,
  })
  tools.emblem(marks[seat], left + 20, y, 9, { rim: theme.ground })
  tools.icon('ship', left + 45, y, 26, signColours.sea)
  tools.text(String(sizeOf(view.seas[sea]![seat]!)), left + 72, y, { size: numberSize, weight: 'loud', align: 'center' })
}

const governed = (view: View): boolean => view.seats.every((seat) => view.players[seat].gov !== null)
const pointsOf = (view: View, seat: Seat): number => view.result?.scores[seat].total ?? scoreOf(view, seat).total

/** The best first; before there are governments nothing is counted, and all sit as they sit. */
function rowsOf(sheet: Sheet): SeatRow[] {
  const { tools, view, before, say } = sheet
  const { theme } = tools
  const counts = governed(view)
  const seats = view.result ? view.result.ranking : view.seats
  const ranked = standingsNow(seats, (seat) => (counts && !view.result ? pointsOf(view, seat) : 0))
  return ranked.seats.map((row, index): SeatRow => {
    const { seat } = row
    const place = view.result ? index + 1 : row.place
    const { pp, oil, gov, techs } = view.players[seat]
    const won = view.result?.winners.includes(seat) ?? false
    const was = before && governed(before) ? pointsOf(before, seat) : undefined
    return {
      mark: marks[seat],
      name: seatName(sheet, seat),
      ...(counts && { place }),
      won,
      badges: [
        ...(won ? [{ icon: 'crown' as const, colour: theme.accent }] : []),
        ...(gov ? [{ letter: say(`gov-letter.${gov}`), colour: govTints[gov] }] : []),
        ...(view.first === seat && !view.result ? [{ icon: 'flag' as const, colour: theme.accent }] : []),
      ],
      ...(counts && {
        score: {
          text: String(pointsOf(view, seat)),
          change: was === undefined ? 0 : pointsOf(view, seat) - was,
          ...(place === 1 && { colour: theme.accent }),
        },
      }),
      figures: [
        { icon: 'coin', tint: signColours.pp, text: String(pp), share: 1.2 },
        { icon: 'drop', tint: signColours.oil, text: String(oil) },
        { icon: 'pin', tint: signColours.regions, text: String(ownRegions(view, seat).length) },
        { icon: 'helmet', tint: theme.inkSoft, text: String(forcesOf(view, seat).reduce((sum, { count }) => sum + count, 0)) },
        { icon: 'bulb', tint: theme.inkSoft, text: String(techs.length), share: 0.8 },
      ],
    }
  })
}
