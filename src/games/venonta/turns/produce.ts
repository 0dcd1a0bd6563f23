/** 2.5 and 6: what is built on one's own land, given back to it, and moved between it. */
import { move, oneOf, type Refusal, refuse, type Table } from '../../../kernel/index.ts'
import { addTank, hasRoom } from '../combat/tanks.ts'
import { type Conversion, constants, costs, isTerritory } from '../data.ts'
import { freeFactories, freeTerritories, isFree, isReserve, slotsOf } from '../derived.ts'
import { gainPv } from '../land/holdings.ts'
import { buildingSlot, construct, giveBack, revertingSlot } from '../land/slots.ts'
import { oneListed } from '../params.ts'
import {
  type Board,
  type Building,
  buildings,
  type Seat,
  type State,
  type Territory,
  territories,
  uses,
  type Venonta,
} from '../state.ts'
import { turnCheck, turnOf } from './turn.ts'

const isBuilding = (value: unknown): value is Building => buildings.some((building) => building === value)

/** Own free territories. */
export const ownFreeParam = () => oneListed(freeTerritories, { values: territories, words: 'territory' })

/** Narrows to a territory where the seat may produce. */
function producing(p: Board, seat: Seat, territory: unknown): Refusal | undefined {
  if (!isTerritory(territory)) return refuse('unknown-territory')
  if (p.land[territory].owner !== seat) return refuse('not-your-territory', { territory })
  if (p.land[territory].colonizer !== null) return refuse('colonised', { territory })
}

/** What a building needs beside a slot. */
function siteRefusal(p: Board, seat: Seat, what: Building, territory: Territory): Refusal | undefined {
  if (what === 'tank') {
    if (slotsOf(p.land[territory], 'factory') === 0) return refuse('no-factory-here', { territory })
    if (freeFactories(p, seat) < 1) return refuse('no-free-factory')
    if (!hasRoom(p, territory, seat)) return refuse('too-many-tanks', { territory })
    return undefined
  }
  if (what === 'intensive' && freeFactories(p, seat) < 1) return refuse('no-free-factory')
  if (what !== 'intensive' && isReserve(p, territory)) return refuse('reserve', { territory })
  if (buildingSlot(p, territory, what) === undefined) return refuse('no-slot', { what, territory })
}

function buildTank(p: State, seat: Seat, territory: Territory, table: Table): void {
  addTank(p, territory, seat)
  turnOf(p).tanksBuilt += 1
  p.players[seat].stats.built += 1
  table.tell('built', { seat, what: 'tank', territory })
}

const poor = (p: Board, seat: Seat, tokens: number): Refusal | undefined =>
  p.players[seat].tokens < tokens ? refuse('not-enough-tokens', { need: tokens }) : undefined

export const build = move<Venonta>()({
  type: 'build',
  answers: ['produce'],
  params: { what: oneOf(buildings, { words: 'thing' }), territory: ownFreeParam() },
  open: turnCheck('produce'),
  check(p, seat, { what, territory }) {
    if (!isBuilding(what)) return refuse('unknown-building')
    if (!isTerritory(territory)) return refuse('unknown-territory')
    return producing(p, seat, territory) ?? siteRefusal(p, seat, what, territory) ?? poor(p, seat, costs[what].tokens)
  },
  play(p, seat, { what, territory }, table) {
    p.players[seat].tokens -= costs[what].tokens
    if (what === 'tank') buildTank(p, seat, territory, table)
    else construct(p, seat, what, territory, table)
  },
  preview: (_p, _seat, { what }) => [{ key: 'price', params: { ...costs[what] } }],
})

const conversions = Object.keys(costs.revert)
export const isConversion = (value: string): value is Conversion => conversions.includes(value)

/** What there is to give back. */
export const reverted = uses.filter((use) => use !== 'forest')

export const revert = move<Venonta>()({
  type: 'revert',
  answers: ['produce'],
  params: {
    what: oneOf(reverted, { words: 'thing' }),
    to: oneOf(['forest', 'farm'], { words: 'thing' }),
    territory: ownFreeParam(),
  },
  open: turnCheck('produce'),
  check(p, seat, { what, to, territory }) {
    const refused = producing(p, seat, territory)
    if (refused || !isTerritory(territory)) return refused
    const conversion = `${what}-to-${to}`
    if (!isConversion(conversion)) return refuse('bad-conversion')
    const use = reverted.find((known) => known === what)
    if (!use || revertingSlot(p, territory, use) === undefined) return refuse('no-slot', { what, territory })
    return poor(p, seat, costs.revert[conversion].tokens)
  },
  play(p, seat, { what, to, territory }, table) {
    const conversion = conversionOf(what, to)
    p.players[seat].tokens -= costs.revert[conversion].tokens
    giveBack(p, seat, conversion, territory, table)
  },
  preview: (_p, _seat, { what, to }) => [{ key: 'price', params: { ...costs.revert[conversionOf(what, to)] } }],
})

/** Once check has let it through. */
function conversionOf(what: string, to: string): Conversion {
  const conversion = `${what}-to-${to}`
  if (!isConversion(conversion)) throw new Error(`venonta: no conversion ${conversion}`)
  return conversion
}

export const integrate = move<Venonta>()({
  type: 'integrate',
  answers: ['produce'],
  params: { territory: ownFreeParam() },
  open: turnCheck('produce'),
  check(p, seat, { territory }) {
    const refused = producing(p, seat, territory)
    if (refused || !isTerritory(territory)) return refused
    if (p.land[territory].migrants === 0) return refuse('no-migrant', { territory })
    return poor(p, seat, costs.integrate.tokens)
  },
  play(p, seat, { territory }, table) {
    p.players[seat].tokens -= costs.integrate.tokens
    p.land[territory].migrants -= 1
    p.players[seat].stats.integrated += 1
    table.tell('integrated', { seat, territory })
    gainPv(p, seat, constants.integratePv, table)
  },
  preview: () => [{ key: 'integration', params: { tokens: costs.integrate.tokens, pv: constants.integratePv } }],
})

export const isFull = (p: Board, territory: Territory): boolean => p.land[territory].fuel >= constants.maxFuelPerTerritory

/** One disc, any distance, once in a turn. */
export const shiftFuel = move<Venonta>()({
  type: 'shift-fuel',
  answers: ['produce'],
  inPassing: true,
  params: { from: ownFreeParam(), to: ownFreeParam() },
  open: turnCheck('produce'),
  check(p, seat, { from, to }) {
    if (!isTerritory(from) || !isTerritory(to) || from === to) return refuse('unknown-territory')
    if (!isFree(p, from, seat) || !isFree(p, to, seat)) return refuse('not-your-territory')
    if (turnOf(p).shifted) return refuse('already-shifted')
    if (p.land[from].fuel === 0) return refuse('no-fuel', { territory: from })
    if (isFull(p, to)) return refuse('fuel-full', { territory: to })
  },
  play(p, seat, { from, to }, table) {
    turnOf(p).shifted = true
    p.land[from].fuel -= 1
    p.land[to].fuel += 1
    table.tell('shifted', { seat, from, to })
  },
})
