/** 5.4 The Foreign Phase: a new region appears; one action at a time, influence goes into independent regions or leaves. */
import { move, type Notice, oneOf, phase, refuse, type Table } from '../../../kernel/index.ts'
import { discard, place, takeAway } from '../cards/influence.ts'
import { isKind, isRegion, onTurn, regionRefusal } from '../checks.ts'
import { continentOf, printedLevel, regionIds } from '../data.ts'
import {
  allInfluence,
  cap,
  controller,
  hasRule,
  independent,
  influence,
  near,
  sector,
  sectorsWith,
  total,
  waivesDistance,
} from '../derived.ts'
import { oneListed } from '../params.ts'
import { actionTaken, everybodyPassed, pass, passUnasked, startCircle, touch, waits } from '../round/passing.ts'
import { askedNextInCircle, owedOnTurn } from '../round/turns.ts'
import { type Board, type Ideology, type Kind, kinds, type RegionId, type Seat, type State } from '../state.ts'

/** Once all regions are in play, the game goes on without new ones (R11). */
function revealRegion(p: State, table: Table): void {
  const region = p.regionDeck.shift()
  if (region === undefined) return
  p.regions[region] = { controller: null, level: printedLevel(region), influence: {} }
  table.reveal('region', { region })
  table.tell('region-appeared', { region, level: printedLevel(region) })
}

const hasNothingToDo = (p: State, seat: Seat): boolean =>
  total(p.players[seat].hand) === 0 && foreignRegions(p, seat).length === 0

/** Where the seat has influence without being in control: what it could remove. */
const foreignRegions = (p: State, seat: Seat): RegionId[] =>
  Object.keys(p.regions).filter((region) => controller(p, region) !== seat && allInfluence(p, region, seat) > 0)

export interface ExtensionTribute {
  readonly cards: number
  /** Colonial Fleet pays the distance this time. */
  readonly byFleet: boolean
}

/** 6.6 Extra cards of the same kind, for a distant region. */
export function extensionTribute(p: Board, seat: Seat, region: RegionId, kind: Kind): ExtensionTribute {
  if (near(p, seat, region)) return { cards: 0, byFleet: false }
  const owesDistance = !waivesDistance(p, seat, kind)
  const byFleet = owesDistance && hasRule(p, seat, 'colonial-fleet') && !p.fleetUsed
  const surcharged =
    (kind === 'economic' && hasRule(p, seat, 'iron-curtain')) || (kind === 'cultural' && hasRule(p, seat, 'chauvinism'))
  return { cards: (owesDistance && !byFleet ? 1 : 0) + (surcharged ? 1 : 0), byFleet }
}

/** Where there is room for a card that costs tribute, what is charged so, and how much at most. */
function extensionTributes(p: Board, seat: Seat): Notice | undefined {
  const charged = independentRegions(p).flatMap((region) =>
    kinds
      .filter((kind) => sector(p, region, kind) < cap(p, region))
      .map((kind) => ({ region, kind, tribute: extensionTribute(p, seat, region, kind).cards }))
      .filter(({ tribute }) => tribute > 0),
  )
  if (charged.length === 0) return undefined
  const regions = [...new Set(charged.map(({ region }) => region))]
  const free = kinds.filter((kind) => regions.every((region) => extensionTribute(p, seat, region, kind).cards === 0))
  const most = Math.max(...charged.map(({ tribute }) => tribute))
  return { key: 'extension', params: { regions, most, kinds: kinds.filter((kind) => !free.includes(kind)), waived: free.length } }
}

const independentRegions = (p: Board): RegionId[] => Object.keys(p.regions).filter((region) => independent(p, region))

/** 6.6 One's own regions are developed in the Development Phase only (R17). */
export const extend = move<Ideology>()({
  type: 'extend',
  params: {
    region: oneListed(independentRegions, {
      values: regionIds,
      by: continentOf,
    }),
    kind: oneOf(kinds),
  },
  check(p, seat, { region, kind }) {
    if (!isKind(kind)) return refuse('bad-kind')
    if (!isRegion(p, region)) return regionRefusal(p, region)
    if (!independent(p, region)) return refuse('not-independent', { region, controller: controller(p, region) })
    if (sector(p, region, kind) >= cap(p, region)) return refuse('sector-full', { region, kind, cap: cap(p, region) })
    const count = extensionTribute(p, seat, region, kind).cards + 1
    if (p.players[seat].hand[kind] < count) return refuse('not-enough-cards', { kind, count })
  },
  play(p, seat, { region, kind }, table) {
    const tribute = extensionTribute(p, seat, region, kind)
    if (tribute.byFleet) p.fleetUsed = true
    discard(p, seat, { [kind]: tribute.cards })
    touch(p, seat, region, table)
    p.players[seat].hand[kind] -= 1
    place(p, region, seat, kind)
    table.tell('extended', { seat, region, kind, tribute: tribute.cards })
    if (tribute.byFleet) table.tell('fleet-sailed', { seat })
    actionTaken(p, seat)
  },
  preview: (p, seat, { region, kind }) => [
    { key: 'extension', params: { kind, tribute: extensionTribute(p, seat, region, kind).cards } },
    { key: 'sectors', params: { region, sectors: sectorsWith(p, region, { [kind]: 1 }), cap: cap(p, region) } },
  ],
  promise: (p, seat, { region, kind }) => extensionTribute(p, seat, region, kind),
})

/** 6.7 Only one's own cards, and only from regions that one does not control. */
export const remove = move<Ideology>()({
  type: 'remove',
  params: {
    region: oneListed(foreignRegions, { values: regionIds, by: continentOf }),
    kind: oneOf(kinds),
  },
  check(p, seat, { region, kind }) {
    if (!isKind(kind)) return refuse('bad-kind')
    if (!isRegion(p, region)) return regionRefusal(p, region)
    if (controller(p, region) === seat) return refuse('own-region', { region })
    if (influence(p, region, seat, kind) === 0) return refuse('no-influence', { region, kind })
  },
  play(p, seat, { region, kind }, table) {
    touch(p, seat, region, table)
    takeAway(p, region, seat, kind)
    table.tell('removed', { seat, region, kind })
    actionTaken(p, seat)
  },
})

export const foreign = phase<Ideology>()({
  name: 'foreign',
  decisions: { foreign: { page: 'foreign', charge: extensionTributes, fallback: waits } },
  moves: [extend, remove, pass],
  open: (p, seat) => onTurn(p, seat, 'foreign'),
  enter(p, table) {
    startCircle(p)
    p.fleetUsed = false
    revealRegion(p, table)
  },
  leave: (_, table) => table.endChapter('foreign'),
  next(p) {
    if (everybodyPassed(p)) return 'conflict'
  },
  automatic: (p, table) => passUnasked(p, hasNothingToDo, table),
  owes: (p) => owedOnTurn(p, 'foreign'),
  near: askedNextInCircle,
})
