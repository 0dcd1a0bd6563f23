/** 5.2: every factory burns a disc, or closes. */
import { move, phase, refuse, type Table } from '../../../kernel/index.ts'
import { linksOf, numberOf } from '../data.ts'
import { effectsOf, isFree, isNeutral, owned, slotsOf, sum } from '../derived.ts'
import { burnFuel } from '../land/holdings.ts'
import { capIntensives, lastSlot } from '../land/slots.ts'
import { oneListed } from '../params.ts'
import { type Board, type Seat, type State, type Territory, territories, type Venonta } from '../state.ts'
import { newYear } from './new-year.ts'

/** How many factories are still to be fuelled, by territory. */
type Unfuelled = Partial<Record<Territory, number>>

/** Each solar power spares one factory, in the highest-numbered territory first. */
function factoriesToFuel(p: State, seat: Seat): Unfuelled {
  const counts: Unfuelled = {}
  let spared = sum(effectsOf(p, seat, 'factory-clean'), ({ factories }) => factories)
  for (const id of owned(p, seat).reverse()) {
    const all = slotsOf(p.land[id], 'factory')
    const clean = Math.min(all, spared)
    spared -= clean
    if (all > clean) counts[id] = all - clean
  }
  return counts
}

/** The factory's own territory, or one linked to it where both are free; most fuel first, then the lowest number. */
function sources(p: Board, seat: Seat, factory: Territory): Territory[] {
  const others = isFree(p, factory, seat) ? linksOf(factory).filter((id) => isFree(p, id, seat)) : []
  const linked = others.sort((a, b) => p.land[b].fuel - p.land[a].fuel || numberOf(a) - numberOf(b))
  return [factory, ...linked].filter((id) => p.land[id].fuel > 0)
}

interface Burn {
  readonly factory: Territory
  readonly from: Territory
}

/** The automatic plan: first everybody from the own territory, then from the linked source with most fuel. */
function plan(p: Board, seat: Seat, unfuelled: Unfuelled): { readonly burns: readonly Burn[]; readonly left: Unfuelled } {
  const land = { ...p.land }
  const left = { ...unfuelled }
  const burns: Burn[] = []
  const burn = (factory: Territory, from: Territory | undefined): boolean => {
    if (!left[factory] || from === undefined || land[from].fuel === 0) return false
    land[from] = { ...land[from], fuel: land[from].fuel - 1 }
    left[factory] -= 1
    burns.push({ factory, from })
    return true
  }
  for (const id of territories) while (burn(id, id));
  for (const id of territories) while (burn(id, sources({ ...p, land }, seat, id)[0]));
  return { burns, left }
}

const isEmpty = (counts: Unfuelled): boolean => Object.values(counts).every((count) => count === 0)

function burnFor(p: State, seat: Seat, { factory, from }: Burn, table: Table): void {
  burnFuel(p, from)
  table.tell(factory === from ? 'fuel-burned' : 'fuel-brought', { seat, territory: factory, from })
}

/** The last factory gives way to forest, without credit for the air. */
function closeFactory(p: State, seat: Seat, id: Territory, table: Table): void {
  const index = lastSlot(p, id, 'factory')
  if (index === undefined) throw new Error(`venonta: no factory in ${id}`)
  p.land[id].slots[index] = 'forest'
  table.tell('factory-closed', { seat, territory: id })
  capIntensives(p, seat, table)
}

function carryOutPlan(p: State, seat: Seat, unfuelled: Unfuelled, table: Table): void {
  const { burns, left } = plan(p, seat, unfuelled)
  for (const burn of burns) burnFor(p, seat, burn, table)
  for (const id of territories) for (let count = left[id] ?? 0; count > 0; count--) closeFactory(p, seat, id, table)
}

/** One factory less to be fuelled; a settled seat has no key. */
function settleOne(p: State, seat: Seat, factory: Territory): void {
  const counts = p.consume[seat]
  if (!counts) return
  const left = (counts[factory] ?? 0) - 1
  if (left > 0) counts[factory] = left
  else delete counts[factory]
  if (Object.keys(counts).length === 0) delete p.consume[seat]
}

const toFuel = (p: State, seat: Seat): Territory[] => territories.filter((id) => (p.consume[seat]?.[id] ?? 0) > 0)

const factoryParam = () => oneListed(toFuel, { values: territories, words: 'territory' })
const isToFuel = (p: State, seat: Seat, factory: unknown): factory is Territory => toFuel(p, seat).some((id) => id === factory)

const fuel = move<Venonta>()({
  type: 'fuel',
  params: {
    factory: factoryParam(),
    from: oneListed((p, seat, { factory }: { factory?: Territory }) => (factory ? sources(p, seat, factory) : []), {
      values: territories,
      words: 'territory',
    }),
  },
  check(p, seat, { factory, from }) {
    if (!isToFuel(p, seat, factory)) return refuse('no-factory-to-fuel')
    if (!sources(p, seat, factory).some((id) => id === from)) return refuse('no-fuel')
  },
  play(p, seat, { factory, from }, table) {
    burnFor(p, seat, { factory, from }, table)
    settleOne(p, seat, factory)
  },
})

const close = move<Venonta>()({
  type: 'close',
  params: { factory: factoryParam() },
  check(p, seat, { factory }) {
    if (!isToFuel(p, seat, factory)) return refuse('no-factory-to-fuel')
  },
  play(p, seat, { factory }, table) {
    closeFactory(p, seat, factory, table)
    settleOne(p, seat, factory)
  },
})

const autoFuel = move<Venonta>()({
  type: 'auto-fuel',
  play(p, seat, _given, table) {
    carryOutPlan(p, seat, p.consume[seat] ?? {}, table)
    delete p.consume[seat]
  },
  preview(p, seat) {
    const { burns, left } = plan(p, seat, p.consume[seat] ?? {})
    const closed = territories.filter((id) => (left[id] ?? 0) > 0)
    const fuelled = territories.filter((id) => burns.some(({ factory }) => factory === id))
    return [{ key: 'fuel-plan', params: { fuelled, closed, fuels: fuelled.length, closes: closed.length } }]
  },
})

/** A seat whose factories can all be fuelled is asked only if it wants to be. */
function isAsked(p: State, seat: Seat, unfuelled: Unfuelled): boolean {
  if (isNeutral(p, seat) || isEmpty(unfuelled)) return false
  return p.players[seat].orders.manualFuel || !isEmpty(plan(p, seat, unfuelled).left)
}

export const consumption = phase<Venonta>()({
  name: 'consumption',
  decisions: { consumption: { page: 'fuel', fallback: () => ({ type: 'auto-fuel' }) } },
  moves: [fuel, close, autoFuel],
  open(p, seat) {
    if (p.phase !== 'consumption') return refuse('wrong-phase')
    if (!p.consume[seat]) return refuse('not-your-turn')
  },
  enter(p, table) {
    for (const seat of p.order) {
      const unfuelled = factoriesToFuel(p, seat)
      if (!isAsked(p, seat, unfuelled)) carryOutPlan(p, seat, unfuelled, table)
      else p.consume[seat] = unfuelled
    }
  },
  next: (p) => (Object.keys(p.consume).length === 0 ? 'council' : undefined),
  owes: (p) =>
    p.seats.flatMap((seat) => {
      const counts = p.consume[seat]
      return counts ? [{ seat, decision: 'consumption', about: { factories: counts } }] : []
    }),
  leave: newYear,
})
