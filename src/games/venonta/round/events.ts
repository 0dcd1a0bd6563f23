/** 2.11 and 5.1.6: events drawn in the round before are revealed and resolved. */
import type { Table } from '../../../kernel/index.ts'
import { removeTanks } from '../combat/tanks.ts'
import { constants, data, type EventEffect, eventOf } from '../data.ts'
import { isResilient, slotsOf } from '../derived.ts'
import { changeCo2 } from '../land/air.ts'
import { burnFuel, loseFood, loseTokens } from '../land/holdings.ts'
import { refuge, settle } from '../land/migrants.ts'
import { capIntensives, lastSlot } from '../land/slots.ts'
import type { Seat, State, Territory, Use } from '../state.ts'

/** One hit territory and its owner. */
interface Hit {
  readonly p: State
  readonly id: Territory
  readonly owner: Seat
  readonly table: Table
}

/** The last slot of a kind falls to another use; nothing if there is none. */
function fall({ p, id, owner, table }: Hit, from: Use, to: Use): boolean {
  const index = lastSlot(p, id, from)
  if (index === undefined) return false
  p.land[id].slots[index] = to
  table.tell('ruined', { seat: owner, what: from, into: to, territory: id })
  return true
}

function starve({ p, owner, table }: Omit<Hit, 'id'>, amount: number): void {
  const lost = loseFood(p, owner, amount)
  if (lost > 0) table.tell('lost-food', { seat: owner, count: lost })
}

function pay({ p, owner, table }: Hit, amount: number): void {
  const lost = loseTokens(p, owner, amount)
  if (lost > 0) table.tell('lost-tokens', { seat: owner, count: lost })
}

function shrink({ p, owner, table }: Hit, by: number): void {
  const player = p.players[owner]
  const lost = Math.min(by, player.pop - 1)
  player.pop -= lost
  if (lost > 0) table.tell('lost-people', { seat: owner, count: lost })
}

/** Seats in seating order lose first. */
function wreckTanks({ p, id, table }: Hit, count: number): void {
  let left = count
  for (const seat of p.seats) {
    const wrecked = removeTanks(p, id, seat, left)
    left -= wrecked
    if (wrecked > 0) table.tell('lost-tanks', { seat, territory: id, count: wrecked })
  }
}

/** What an event does to one hit territory, or to its owner. `n` is as the tables have it, losses of stocks below 0. */
const onLand: Readonly<Partial<Record<EventEffect['kind'], (hit: Hit, n: number) => void>>> = {
  food: (hit, n) => starve(hit, -n),
  'lose-farm'(hit, n) {
    if (fall(hit, 'farm', 'forest')) starve(hit, n)
  },
  'downgrade-intensive'(hit, n) {
    if (fall(hit, 'intensive', 'farm')) starve(hit, n)
  },
  'lose-factory'(hit) {
    if (fall(hit, 'factory', 'forest')) capIntensives(hit.p, hit.owner, hit.table)
  },
  tokens: (hit, n) => pay(hit, -n),
  'co2-if-forest'({ p, id, table }, n) {
    if (slotsOf(p.land[id], 'forest') > 0) changeCo2(p, n, table)
  },
  pop: (hit, n) => shrink(hit, -n),
  'burn-fuel'({ p, id, table }, n) {
    const burned = burnFuel(p, id, n)
    if (burned === 0) return
    table.tell('lost-fuel', { territory: id, count: burned })
    changeCo2(p, burned, table)
  },
  migrant: ({ p, id, table }) => void settle(p, refuge(p, id), table),
  'lose-tank': wreckTanks,
}

interface World {
  readonly p: State
  readonly table: Table
  readonly spared: readonly Seat[]
}

const onWorld: Readonly<Partial<Record<EventEffect['kind'], (world: World, n: number) => void>>> = {
  co2: ({ p, table }, n) => changeCo2(p, n, table),
  'fuel-price'({ p }, n) {
    p.fuelSurcharge += n
  },
  'all-food'({ p, table, spared }, n) {
    for (const owner of p.seats) if (!spared.includes(owner)) starve({ p, owner, table }, -n)
  },
}

/** Three different territories by d12; repeats are rolled again. */
function rollTerritories(table: Table): Territory[] {
  const hit: Territory[] = []
  while (hit.length < constants.eventTargets) {
    const rolled = data.territories[table.chance.die(data.territories.length) - 1]!.id
    if (!hit.includes(rolled)) hit.push(rolled)
  }
  return hit
}

/** Resilient seats ignore it, unless their standing order is to endure it. */
const sparedFrom = (p: State, event: string): Seat[] =>
  p.seats.filter((seat) => isResilient(p, seat) && !p.players[seat].orders.endure.includes(event))

function strike(p: State, id: string, table: Table): void {
  const { scope, effects } = eventOf(id)
  const spared = sparedFrom(p, id)
  const reveal = (hit: readonly string[], told: Readonly<Record<string, unknown>>): void => {
    p.eventsDone.push({ round: p.round, event: id, hit })
    table.tell(`event-${scope}`, { event: id, ...told })
  }
  if (scope === 'land') {
    const hit = rollTerritories(table)
    reveal(hit, { territories: hit })
    for (const territory of hit) {
      const owner = p.land[territory].owner
      if (owner === null) continue
      if (spared.includes(owner)) table.tell('resilient', { seat: owner, territory })
      else for (const { kind, n } of effects) onLand[kind]?.({ p, id: territory, owner, table }, n)
    }
  } else if (scope === 'ocean') {
    const ocean = table.chance.die(p.fish.length)
    reveal([`ocean-${ocean}`], { ocean })
    for (const { n } of effects) p.fish[ocean - 1] = Math.max(0, p.fish[ocean - 1]! + n)
  } else {
    reveal([], {})
    for (const { kind, n } of effects) onWorld[kind]?.({ p, table, spared }, n)
  }
}

/** What is drawn meanwhile waits for the next round. */
export function resolveEvents(p: State, table: Table): void {
  const pending = p.eventsPending
  p.eventsPending = []
  for (const event of pending) {
    table.reveal('event', { event })
    strike(p, event, table)
  }
}
