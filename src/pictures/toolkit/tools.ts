/** The tools as a painter gets them: every drawing function bound to its canvas. */
import type { Context } from '../canvas.ts'
import { loadMap } from '../map.ts'
import * as counters from './counters.ts'
import { growTokens } from './grow.ts'
import { icon, iconNames } from './icons.ts'
import { layer } from './layers.ts'
import { emblem, fillOf } from './marks.ts'
import { relations } from './relations.ts'
import * as shapes from './shapes.ts'
import * as things from './table-things.ts'
import { measure, paragraph, text, wrap } from './text.ts'
import * as theme from './theme.ts'
import * as worldmap from './worldmap.ts'

interface Size {
  width: number
  height: number
}

type Drawing<Rest extends unknown[], Result> = (context: Context, ...rest: Rest) => Result

function bound(context: Context, size: Size) {
  const bind =
    <Rest extends unknown[], Result>(draw: Drawing<Rest, Result>) =>
    (...rest: Rest): Result =>
      draw(context, ...rest)
  return {
    ...theme,
    ...size,
    context,
    /** Covers what an older picture left. */
    ground: (colour: string = theme.theme.ground) => shapes.box(context, 0, 0, size.width, size.height, { fill: colour }),
    text: bind(text),
    paragraph: bind(paragraph),
    measure,
    wrap,
    box: bind(shapes.box),
    disc: bind(shapes.disc),
    line: bind(shapes.line),
    arrow: bind(shapes.arrow),
    triangle: bind(shapes.triangle),
    pill: bind(shapes.pill),
    panel: bind(shapes.panel),
    icon: bind(icon),
    iconNames,
    emblem: bind(emblem),
    fillOf: bind(fillOf),
    track: bind(counters.track),
    way: bind(counters.way),
    gauge: bind(counters.gauge),
    count: bind(counters.count),
    cells: bind(counters.cells),
    change: bind(counters.change),
    timeline: bind(counters.timeline),
    number: bind(counters.number),
    card: bind(things.card),
    cardBacks: bind(things.cardBacks),
    die: bind(things.die),
    table: bind(things.table),
    relations: bind(relations),
    growTokens,
    loadMap,
    wholeMap: worldmap.wholeMap,
    stretchedMap: worldmap.stretchedMap,
    windowOn: worldmap.windowOn,
    onPicture: worldmap.onPicture,
    seen: worldmap.seen,
    quietWorld: bind(worldmap.quietWorld),
    lands: bind(worldmap.lands),
    leader: bind(worldmap.leader),
  }
}

/** Drawing that hands the tools on to somebody else's drawing. */
interface Nesting {
  /** Drawn once under this key and kept, then only copied. */
  layer(key: string, width: number, height: number, draw: (tools: Tools) => void, x?: number, y?: number): void
  /** In the coordinates of a map, cut to the window. */
  withinMap(window: worldmap.Window, draw: (tools: Tools) => void): void
}

export interface Tools extends ReturnType<typeof bound>, Nesting {}

export function createTools(context: Context, size: Size): Tools {
  return {
    ...bound(context, size),
    layer: (key, width, height, draw, x = 0, y = 0) =>
      layer(context, key, width, height, (inner) => draw(createTools(inner, { width, height })), x, y),
    withinMap: (window, draw) => worldmap.withinMap(context, window, (inner) => draw(createTools(inner, size))),
  }
}
