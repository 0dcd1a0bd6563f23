/** Ideology in the channel: the lands with their levels, what is still independent, and how far each ideology is. */
import type { Area, Point } from '../../../pictures/toolkit.ts'
import type { Figure } from '../../shared/status/figure.ts'
import { drawMapTokens, type MapToken } from '../../shared/status/map-tokens.ts'
import { drawStatus } from '../../shared/status/picture.ts'
import type { Place } from '../../shared/status/place.ts'
import type { SeatRow } from '../../shared/status/rows.ts'
import { assessedLevel, controller, globalInfluence, independent, owned, regionOf, regionsOf, relation } from '../derived.ts'
import { standingsSoFar } from '../standings.ts'
import { type Advancement, advancementIds, type RegionId, type Seat } from '../state.ts'
import { drawFree } from './free.ts'
import { handSize, type Sheet } from './scene.ts'
import { advancementIcons, marks } from './sides.ts'
import { fillLands } from './tokens.ts'

export function drawIdeologyStatus(sheet: Sheet): void {
  const { tools, view, say } = sheet
  const hasFree = Object.keys(view.regions).some((region) => independent(view, region))
  drawStatus(tools, {
    title: say('picture.round', { round: view.round }),
    phase: view.phase === 'finished' ? say('picture.over') : say(`phase.${view.phase}`),
    clock: { icon: 'crown', text: String(view.options.target) },
    world: (place) => drawWorld(sheet, place),
    worldHeight: 490,
    bands: hasFree || view.seats.length < 4 ? [{ height: freeHeight, draw: (place) => drawIndependent(sheet, place) }] : [],
    rows: rowsOf(sheet),
    rowHeight: [104, 200],
  })
}

const freeHeight = 168
const freeScale = 1.13

/** The strip of the board, a little larger. */
function drawIndependent(sheet: Sheet, { x, y, width, height }: Place): void {
  const { context } = sheet.tools
  context.save()
  context.translate(x, y)
  context.scale(freeScale, freeScale)
  drawFree(sheet, 0, 0, width / freeScale, height / freeScale, 4)
  context.restore()
}

function drawWorld(sheet: Sheet, place: Place): void {
  const { tools, view } = sheet
  const map = tools.loadMap('ideology')
  const window = tools.stretchedMap(map, place)
  tools.quietWorld(map, window)
  fillLands(sheet, map, window)
  const tokens = Object.keys(view.regions).flatMap((region): MapToken[] => {
    const land = map.regions.get(region)
    return land ? [tokenOf(sheet, region, tools.onPicture(window, land.spot))] : []
  })
  const bounds: Area = [place.x + 6, place.y + 6, place.x + place.width - 6, place.y + place.height - 6]
  drawMapTokens(tools, tokens, bounds)
}

const plate = { width: 80, height: 46 } as const

/** Whose it is and its level; what the next assessment would make of it; swords where it is fought over. */
function tokenOf(sheet: Sheet, region: RegionId, spot: Point): MapToken {
  const { tools, view, say, changes } = sheet
  const { theme } = tools
  const owner = controller(view, region)
  const { level } = regionOf(view, region)
  const next = owner ? assessedLevel(view, region) : level
  const fought = view.conflict?.region === region
  const changed = changes.regions.has(region)
  return {
    name: say(`region.${region}`),
    at: [Math.round(spot[0]), Math.round(spot[1])],
    width: plate.width,
    height: plate.height,
    lit: changed || fought,
    draw([x, y]) {
      const [left, top] = [x - plate.width / 2, y - plate.height / 2]
      tools.box(left, top, plate.width, plate.height, {
        radius: 10,
        fill: owner ? theme.ground : theme.paper,
        stroke: fought ? theme.bad : changed ? theme.accent : owner ? marks[owner].colour : theme.paperInk,
        lineWidth: fought || changed ? 5 : 3.5,
      })
      if (fought) tools.icon('swords', left + 22, y, 30, theme.bad)
      else if (owner) tools.emblem(marks[owner], left + 22, y, 13, { rim: theme.ink })
      tools.text(String(level), owner || fought ? left + 52 : x, y, {
        size: 38,
        weight: 'loud',
        align: 'center',
        colour: owner ? theme.ink : theme.paperInk,
      })
      if (next !== level) tools.triangle(left + 70, y, 14, next > level ? 'up' : 'down', next > level ? theme.good : theme.bad)
    },
  }
}

function rowsOf(sheet: Sheet): SeatRow[] {
  const { tools, view, say, people, changes } = sheet
  const { theme } = tools
  const ranked = standingsSoFar(view)
  return ranked.seats.map(({ seat, place }): SeatRow => {
    const person = people[seat]
    const proposed = view.phase === 'diplomacy' && view.proposals[seat] !== null
    const won = view.result?.winners.includes(seat) ?? false
    return {
      mark: marks[seat],
      name: say(`seat.${seat}`),
      ...(person !== undefined && { person }),
      place,
      won,
      badges: [
        ...(won ? [{ icon: 'crown' as const, colour: theme.accent }] : []),
        ...(proposed ? [{ icon: 'check' as const, colour: theme.good }] : []),
      ],
      score: {
        text: String(globalInfluence(view, seat)),
        change: changes.influence(seat),
        ...(place === 1 && { colour: theme.accent }),
      },
      figures: [
        { icon: 'hand', tint: theme.accent, text: String(handSize(view, seat)) },
        { icon: 'pin', tint: theme.inkSoft, text: String(regionsOf(view, seat).length) },
        ...advancementIds.map((id) => advancementFigure(sheet, seat, id)),
      ],
      beside: relationsOf(sheet, seat),
    }
  })
}

/** Each in its own column, which is empty where a seat has none. */
function advancementFigure({ tools, view }: Sheet, seat: Seat, id: Advancement): Figure {
  const { theme } = tools
  const count = owned(view, seat, id)
  return { icon: advancementIcons[id], tint: id === 'wmd' ? theme.bad : theme.ink, text: count === 0 ? '' : String(count) }
}

const signSize = 34

/** With whom it is at war, with whom at peace; about the others there is nothing to say. */
function relationsOf({ tools, view, changes }: Sheet, seat: Seat): NonNullable<SeatRow['beside']> {
  const { theme } = tools
  const others = view.seats.filter((other) => other !== seat)
  const groups = [
    { icon: 'swords' as const, colour: theme.bad, seats: others.filter((other) => relation(view, seat, other) === 'war') },
    { icon: 'peace' as const, colour: theme.good, seats: others.filter((other) => relation(view, seat, other) === 'peace') },
  ].filter(({ seats }) => seats.length > 0)
  const step = signSize + 2
  const width = groups.reduce((sum, { seats }) => sum + (seats.length + 1) * step + 16, 0)
  return {
    width,
    draw({ x, y, height }) {
      const middle = y + height / 2
      let left = x + 16
      for (const { icon, colour, seats } of groups) {
        tools.icon(icon, left + signSize / 2, middle, signSize, colour)
        left += step
        for (const other of seats) {
          if (changes.relation(seat, other)) tools.disc(left + signSize / 2, middle, signSize * 0.56, { fill: theme.accent })
          tools.emblem(marks[other], left + signSize / 2, middle, 12, { rim: theme.ink })
          left += step
        }
        left += 16
      }
    },
  }
}
