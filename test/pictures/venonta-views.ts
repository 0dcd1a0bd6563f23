/** Positions of Venonta to draw: written down, not played, so that they stay what they are. */
import { venontaRules } from '../../src/games/venonta/rulebook.ts'
import { setup } from '../../src/games/venonta/setup.ts'
import { type Seat, type State, type Territory, territories, type Use, type View } from '../../src/games/venonta/state.ts'
import { freshTurn } from '../../src/games/venonta/turns/turn.ts'
import { SeededChance, viewOf } from '../../src/kernel/index.ts'

/** Short and long names, one that the typeface cannot write, and computers. */
export const people: Readonly<Record<string, string>> = {
  p1: 'Ada',
  p2: 'Massimiliano d’Asburgo',
  p3: 'Computer 1',
  p4: '漢字',
  p5: '🔥 Zoë 🔥',
  p6: 'Computer 2',
}

const uses: Readonly<Record<string, Use>> = { o: 'forest', f: 'farm', i: 'intensive', x: 'factory' }

/** Slots, fuel and migrants of each territory, and whose it is in turn. */
const lands: Readonly<Record<Territory, readonly [slots: string, fuel: number, migrants: number]>> = {
  norda: ['xoooo', 2, 0],
  frosta: ['fooox', 0, 1],
  rivera: ['ffifo', 3, 0],
  insulo: ['foooo', 1, 2],
  centra: ['ioxxo', 4, 0],
  montara: ['ooooo', 2, 0],
  tajga: ['fooxo', 6, 0],
  orienta: ['fifoo', 2, 1],
  dezerta: ['ooooo', 1, 0],
  savana: ['ffoox', 0, 0],
  delta: ['ffooo', 2, 3],
  sudara: ['ooxoo', 5, 0],
}

const fortunes = {
  p1: { pv: 22, pop: 4, food: 4, tokens: 5, objective: 'iron-border' },
  p2: { pv: 34, pop: 4, food: 6, tokens: 2, objective: 'integration' },
  p3: { pv: 27, pop: 5, food: 2, tokens: 0, objective: 'full-granary' },
  p4: { pv: 3, pop: 4, food: 5, tokens: 11, objective: 'two-fronts' },
  p5: { pv: 28, pop: 3, food: 4, tokens: 3, objective: 'low-carbon' },
  p6: { pv: 61, pop: 4, food: 4, tokens: 6, objective: null },
} as const

/** Takes cards out of the deck: every card is in one place only. */
function drawn(state: State, ...cards: string[]): string[] {
  state.decks.actions = state.decks.actions.filter((card) => !cards.includes(card))
  return cards
}

/** 2050, second turns, among so many people. */
export function midgame(howMany: number): State {
  const names = Array.from({ length: howMany }, (_, index) => ({ person: `person ${index + 1}`, wish: undefined }))
  const { state } = setup({ actionCards: true }, names, new SeededChance('pictures of Venonta'))
  const { seats, options } = state
  const ordered = (['p2', 'p5', 'p1', 'p6', 'p4', 'p3'] as const).filter(
    (seat) => seats.includes(seat) && !options.neutral.includes(seat),
  )
  Object.assign(state, { round: 3, phase: 'turns', co2: 27, redPassed: [10, 18, 25], fuelBurned: 9, fish: [3, 2, 4, 1, 3, 0] })
  state.order = [...ordered, ...options.neutral]
  state.turn = { ...freshTurn(2, 1, state.order.slice(0, 1)), step: 'combat' }
  state.eventsPending = state.decks.events.splice(0, 2)
  territories.forEach((id, index) => {
    const [slots, fuel, migrants] = lands[id]
    const owner = seats[(index * 5) % seats.length]!
    state.land[id] = { owner, colonizer: null, slots: [...slots].map((use) => uses[use]!), fuel, migrants, tanks: {} }
  })
  for (const seat of seats) Object.assign(state.players[seat], fortunes[seat])
  for (const seat of options.neutral) Object.assign(state.players[seat], { pv: 0, objective: null })
  state.players.p1.hand = drawn(state, 'nature-reserve-1', 'trade-fair-2', 'tree-planting-2')
  for (const card of drawn(state, 'green-revolution-1', 'veteran-crews-2')) state.players.p1.inPlay.push({ card })
  state.players.p2.inPlay.push({ card: drawn(state, 'embargo-2')[0]!, seat: 'p3' })
  state.players.p2.inPlay.push({ card: drawn(state, 'blue-helmets-1')[0]!, territory: 'delta' })
  state.land.savana.tanks = { p2: 2 }
  state.land.rivera.tanks = { p1: 2 }
  state.land.tajga.colonizer = state.land.tajga.owner === 'p2' ? 'p1' : 'p2'
  state.pacts = [['p1', 'p2']]
  state.scored = [
    { round: 1, seat: 'p1', objective: 'viceroy', success: true },
    { round: 2, seat: 'p1', objective: 'humble-the-mighty', success: false },
  ]
  return state
}

export const seen = (state: State, viewer: Seat | null = null): View => viewOf(venontaRules, state, viewer)

/** How it was when the chapter before ended. */
export function before(howMany: number): View {
  const state = midgame(howMany)
  state.co2 = 24
  state.land.tajga.colonizer = null
  state.land.rivera.slots[2] = 'farm'
  state.land.rivera.tanks = { p1: 1 }
  state.land.norda.fuel = 3
  state.fish[5] = 1
  state.players.p2.pv = 30
  const { combat } = battle(howMany)
  state.combat = combat && { ...combat, def: { ...combat.def, tankDice: 3 }, volleys: 1 }
  return seen(state)
}

/** A tank each has fallen: an attack in the middle. */
export function battle(howMany: number): View {
  const state = midgame(howMany)
  const attacker = state.land.rivera.owner!
  const defender = state.land.savana.owner!
  state.combat = {
    ...{ kind: 'attack', from: 'rivera', target: 'savana', attacker, defender, cost: 3, misses: 0, volleys: 2 },
    att: { tankDice: 4, popDice: 3, tanks: 2, ally: null },
    def: { tankDice: 1, popDice: 3, tanks: 2, ally: { seat: 'p3', territory: 'delta' } },
  }
  return seen(state)
}

export function offer(): View {
  const state = midgame(3)
  state.players.p2.food = 1
  state.offer = { buyer: 'p1', seller: 'p2', good: 'food', from: 'rivera', to: 'norda', pay: 'fuel', price: 3 }
  return seen(state)
}

/** Two governments lack fuel for some of their factories. */
export function shortOfFuel(): View {
  const state = midgame(4)
  Object.assign(state, { phase: 'consumption', turn: null, pacts: [] })
  state.consume = { p1: { norda: 1, centra: 2 }, p2: { frosta: 1 } }
  return seen(state)
}

/** Before the turns: what has struck this year, and what can be taken. */
export function yearBegins(phase: 'council' | 'objectives'): View {
  const state = midgame(4)
  state.turn = null
  state.phase = phase
  for (const seat of state.seats) state.players[seat].objective = null
  if (phase === 'objectives') state.tableau = groupsOf('viceroy', 'treasurer', 'merchant', 'great-park', 'open-door')
  state.eventsDone = [
    { round: 3, event: 'drought', hit: ['norda', 'savana', 'tajga'] },
    { round: 3, event: 'oil-spill', hit: ['ocean-3'] },
    { round: 3, event: 'climate-accord', hit: [] },
  ]
  return seen(state)
}

const groupsOf = (...ids: string[]): State['tableau'] =>
  ids.map((id, index) => ({ id, group: index === 0 ? 'aggressive' : index < 3 ? 'neutral' : 'peaceful' }))

/** All that a territory and a hand may have to show. */
export function crowded(): State {
  const state = midgame(6)
  for (const id of territories) {
    Object.assign(state.land[id], { fuel: 6, migrants: 1, slots: state.land[id].slots.map(() => 'intensive') })
    state.land[id].tanks = { p1: 2, p2: 2 }
    state.players.p4.inPlay.push({ card: 'blue-helmets-2', territory: id }, { card: 'nature-reserve-2', territory: id })
  }
  for (const seat of state.seats) Object.assign(state.players[seat], { pv: 88, pop: 10, food: 33, tokens: 36 })
  state.co2 = 60
  return state
}

/** A hand with all there is: what a secret service found out, and every kind of order. */
export function hand(): View {
  const state = midgame(6)
  state.players.p1.knows = [{ seat: 'p2', objective: 'integration' }]
  state.players.p1.orders = {
    ...{ sellFood: 2, sellFuel: null, endure: ['epidemic'], manualFuel: true },
    groups: ['peaceful', 'neutral', 'aggressive'],
  }
  // The turn of whoever holds it
  state.turn = { ...freshTurn(2, state.order.indexOf('p1'), []), step: 'produce' }
  return seen(state, 'p1')
}

export function finished(howMany: number, winners: readonly Seat[]): View {
  const state = midgame(howMany)
  const reason = winners.length > 0 ? 'most-pv' : 'nobody-above-co2'
  Object.assign(state, {
    round: 4,
    phase: 'over',
    turn: null,
    result: { kind: winners.length > 0 ? 'win' : 'loss', reason, winners },
  })
  return seen(state)
}
