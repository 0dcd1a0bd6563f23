/** Positions of Limit to draw: written down, not played, so that they stay what they are. */
import { limitRules } from '../../src/games/limit/rulebook.ts'
import { allSeats, type Seat, type View } from '../../src/games/limit/state.ts'
import { viewOf } from '../../src/kernel/index.ts'
import { type Given, type GivenNation, given } from '../games/limit/given.ts'

/** Short and long names, one that the typeface cannot write, and computers. */
export const people: Readonly<Record<string, string>> = {
  p1: 'Ada',
  p2: 'Massimiliano d’Asburgo',
  p3: 'Computer 1',
  p4: '漢字',
  p5: '🔥 Zoë 🔥',
  p6: 'Computer 2',
}

const nations: Readonly<Record<Seat, GivenNation>> = {
  p1: {
    makes: [4, 3, 2],
    standards: '32222',
    money: 12,
    stock: { renewable: 6, industrial: 3, military: 2, fossil: 5 },
    level: 4,
  },
  p2: {
    makes: [3, 4, 1],
    standards: '33221',
    money: 3,
    disorder: 8,
    destab: 1,
    stock: { renewable: 1, industrial: 7 },
    level: 5,
  },
  p3: { makes: [5, 1, 3], standards: '22222', money: 31, territories: 7, stock: { military: 6, fossil: 2 }, pollution: 2 },
  p4: { makes: [2, 2, 2], standards: '11111', money: 0, disorder: 10, pollution: 4, level: 3 },
  p5: {
    makes: [3, 2, 1],
    standards: '42221',
    money: 8,
    disorder: 2,
    permanent: ['recycling', 'vegetarianism'],
    hand: ['schooling'],
  },
  p6: { makes: [2, 3, 1], standards: '22111', money: 15, territories: 4, stock: { fossil: 0 } },
}

/** The decisions of generation 4 among so many nations. */
export function midgame(howMany: number, viewer: Seat | null = null, more: Partial<Given> = {}): View {
  const seats = allSeats.slice(0, howMany)
  const position = given({
    leader: howMany > 1 ? 'p2' : 'p1',
    crises: { financial: [2], ecological: [], military: [3] },
    market: { stock: { renewable: 5, industrial: 1, military: 3, fossil: 0 }, price: { industrial: 6, fossil: 8, renewable: 2 } },
    colonies: { territories: 3, fossils: 6 },
    ...(howMany > 3 && { military: [['p1', 'p2']], economic: [['p2', 'p3', 'p4']] as Seat[][] }),
    ...more,
    nations: Object.fromEntries(seats.map((seat) => [seat, nations[seat]])),
  })
  return viewOf(limitRules, position, viewer)
}

/** The view at the end of the chapter before `midgame`. */
export function before(howMany: number): View {
  const earlier = midgame(howMany)
  earlier.nations.p1.money = 9
  earlier.nations.p1.level = 3
  earlier.nations.p1.classes.B = 1
  if (howMany > 1) earlier.nations.p2.disorder = 6
  earlier.market.price.fossil = 6
  return earlier
}

/** One seat's cards in the middle of a game. */
export function cards(hand: readonly string[]): View {
  const position = given({ nations: { p1: { ...nations.p1, hand: [...hand] }, p2: nations.p2 } })
  return viewOf(limitRules, position, 'p1')
}

export function finished(howMany: number): View {
  const view = midgame(howMany, null, { round: 7, phase: 'over', turn: null })
  const score = { happiness: 31, money: 4, territory: 7, military: 2, impact: -6, total: 38 }
  const scores = Object.fromEntries(view.seats.map((seat, index) => [seat, { ...score, total: 38 - 3 * index }]))
  return { ...view, result: { reason: 'generations', winners: [view.seats[0]!], scores } }
}

/** The most that six panels may have to show. */
export function crowded(): View {
  const nation = {
    level: 9,
    makes: [8, 8, 8] as const,
    territories: 12,
    money: 543,
    disorder: 10,
    destab: 11,
    pollution: 23,
    standards: '44444',
    stock: { renewable: 155, industrial: 155, military: 155, fossil: 55 },
    permanent: [
      'vegetarianism',
      'sustainable-consumption',
      'green-production',
      'recycling',
      'stock-exchange',
      'political-planning',
    ],
    hand: ['schooling'],
  }
  const groups = [
    ['p1', 'p2'],
    ['p3', 'p4'],
    ['p5', 'p6'],
  ] as Seat[][]
  const state = given({
    nations: Object.fromEntries(allSeats.map((seat) => [seat, nation])),
    destabReserve: 0,
    bank: 0,
    round: 7,
    crises: { financial: [1, 7], ecological: [3, 7], military: [7] },
    military: groups,
    economic: groups,
  })
  return viewOf(limitRules, state, null)
}
