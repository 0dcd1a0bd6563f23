/** Positions of Ideology to draw: an evening in full swing, at every number of seats. Written down, not played, so that they stay what they are. */
import type { Advancement, Cards, Kind, Region, Seat, Stance, View } from '../../src/games/ideology/state.ts'

const everybody: Seat[] = ['communism', 'capitalism', 'fascism', 'imperialism', 'fundamentalism']
const homes: Record<Seat, string> = {
  capitalism: 'united-states',
  communism: 'russia',
  fascism: 'germany',
  imperialism: 'great-britain',
  fundamentalism: 'iran',
}

/** Computers, a long name, and one that the typeface cannot write. */
export const people: Readonly<Record<string, string>> = {
  communism: 'Ada',
  capitalism: 'Massimiliano d’Asburgo',
  fascism: 'Computer 1',
  imperialism: '漢字',
  fundamentalism: 'Computer 2',
}

const cards = (military: number, economic: number, cultural: number): Cards => ({ military, economic, cultural })
type Holdings = Partial<Record<Seat, Cards>>
const land = (controller: Seat | null, level: number, influence: Holdings): Region => ({ controller, level, influence })

/** As it stands late in the game of five; regions of seats that do not play become independent. */
function lands(seats: readonly Seat[]): Record<string, Region> {
  const all: Record<string, Region> = {
    'united-states': land('capitalism', 4, { capitalism: cards(4, 5, 4), communism: cards(0, 0, 1) }),
    russia: land('communism', 5, { communism: cards(5, 5, 5) }),
    germany: land('fascism', 3, { fascism: cards(4, 3, 3) }),
    'great-britain': land('imperialism', 4, { imperialism: cards(3, 4, 4) }),
    iran: land('fundamentalism', 3, { fundamentalism: cards(3, 3, 4), communism: cards(1, 0, 0) }),
    ukraine: land('communism', 1, { communism: cards(1, 1, 1), fascism: cards(1, 0, 0) }),
    canada: land('capitalism', 2, { capitalism: cards(2, 3, 3), imperialism: cards(0, 1, 0) }),
    france: land('imperialism', 2, { imperialism: cards(2, 2, 1), fascism: cards(0, 1, 2) }),
    'eastern-europe': land('fascism', 2, { fascism: cards(3, 2, 2), communism: cards(0, 1, 0) }),
    iraq: land('fundamentalism', 1, { fundamentalism: cards(1, 1, 1) }),
    mexico: land('capitalism', 1, { capitalism: cards(1, 1, 2) }),
    india: land('imperialism', 2, { imperialism: cards(1, 2, 2), communism: cards(1, 1, 1) }),
    brazil: land(null, 2, { capitalism: cards(1, 1, 0), imperialism: cards(0, 1, 1) }),
    congo: land(null, 1, { imperialism: cards(0, 1, 0) }),
    japan: land(null, 2, { capitalism: cards(0, 2, 1), communism: cards(1, 0, 0) }),
    australia: land(null, 2, { imperialism: cards(1, 1, 1), fascism: cards(1, 1, 0), communism: cards(0, 0, 1) }),
    indonesia: land(null, 1, { fascism: cards(1, 0, 0), communism: cards(0, 0, 1) }),
    korea: land(null, 1, {}),
  }
  for (const region of Object.values(all)) {
    for (const seat of everybody) if (!seats.includes(seat)) delete region.influence[seat]
    if (region.controller && !seats.includes(region.controller)) region.controller = null
  }
  for (const [seat, home] of Object.entries(homes)) if (!seats.some((playing) => playing === seat)) delete all[home]
  return all
}

function advancements(owned: Partial<Record<Advancement, number>>): Record<Advancement, number> {
  return { tactics: 0, industry: 0, patriotism: 0, 'technological-supremacy': 0, innovation: 0, propaganda: 0, wmd: 0, ...owned }
}

const bought: Record<Seat, Partial<Record<Advancement, number>>> = {
  capitalism: { innovation: 1, industry: 2 },
  communism: { propaganda: 1, tactics: 1, wmd: 1 },
  fascism: { tactics: 3 },
  imperialism: { patriotism: 1, industry: 1, 'technological-supremacy': 1 },
  fundamentalism: { patriotism: 2 },
}

const hands: Record<Seat, Cards> = {
  capitalism: cards(2, 4, 1),
  communism: cards(3, 1, 3),
  fascism: cards(5, 0, 1),
  imperialism: cards(1, 2, 2),
  fundamentalism: cards(0, 1, 3),
}

const bySeat = <Value>(seats: readonly Seat[], value: (seat: Seat) => Value): Record<Seat, Value> =>
  // Object.fromEntries forgets the keys; seats that do not play have none in a view either
  Object.fromEntries(seats.map((seat) => [seat, value(seat)])) as Record<Seat, Value>

const wars: [Seat, Seat][] = [
  ['communism', 'capitalism'],
  ['fascism', 'communism'],
  ['fundamentalism', 'imperialism'],
]
const friends: [Seat, Seat][] = [
  ['capitalism', 'imperialism'],
  ['fascism', 'fundamentalism'],
]

function stance(a: Seat, b: Seat): Stance {
  const joins = ([one, other]: [Seat, Seat]) => (one === a && other === b) || (one === b && other === a)
  return wars.some(joins) ? 'war' : friends.some(joins) ? 'peace' : 'neutral'
}

/** The view of one of the seats, or of a spectator. */
export function midgame(howMany: number, viewer: Seat | null = null): View {
  const seats = everybody.slice(0, howMany)
  return {
    game: 'ideology',
    version: 1,
    round: 7,
    phase: 'foreign',
    seats,
    result: null,
    options: { decks: 'equal', ideologyRules: true, independentCap: 'current', minimumHand: 0, target: 12, roundLimit: null },
    order: seats,
    turn: seats[1]!,
    passes: 0,
    fleetUsed: false,
    fought: [],
    conflict: null,
    holds: bySeat(seats, (seat) => (seat === viewer ? 'touched' : null)),
    stances: bySeat(seats, (seat) =>
      Object.fromEntries(seats.filter((other) => other !== seat).map((other) => [other, stance(seat, other)])),
    ),
    proposals: bySeat(seats, () => null),
    players: bySeat(seats, (seat) => ({
      hand: seat === viewer ? hands[seat] : hands[seat].military + hands[seat].economic + hands[seat].cultural,
      deck: 11,
      discard: cards(2, 1, 2),
      advancements: advancements(bought[seat]),
      orders: seat === viewer ? { defence: 'counter-home' as const } : null,
    })),
    regions: lands(seats),
    regionDeck: 25,
  }
}

/** The view at the end of the chapter before `midgame`. */
export function before(view: View): View {
  const earlier = structuredClone(view)
  earlier.round = 6
  delete earlier.regions.korea
  const { canada, russia, japan } = earlier.regions
  if (canada) earlier.regions.canada = { ...canada, controller: null }
  if (russia?.influence.communism) russia.influence.communism.military = 3
  if (russia) russia.level = 4
  if (japan?.influence.capitalism) japan.influence.capitalism = cards(0, 1, 1)
  earlier.stances.communism.capitalism = 'neutral'
  earlier.stances.capitalism.communism = 'neutral'
  return earlier
}

/** An attack that waits for its answer. */
export function conflict(howMany: number): View {
  const view = midgame(howMany)
  const [attacker, target] = [view.seats[1]!, view.seats[0]!]
  return {
    ...view,
    phase: 'conflict',
    turn: attacker,
    fought: [{ attacker, target }],
    conflict: {
      attacker,
      target,
      region: 'japan',
      kind: 'military' satisfies Kind,
      stage: 'defend',
      attackCommit: null,
      defendCommit: null,
      defendKind: null,
    },
  }
}

export function diplomacy(howMany: number): View {
  const view = midgame(howMany)
  return { ...view, phase: 'diplomacy', turn: null, proposals: { ...view.proposals, [view.seats[0]!]: true } }
}

export function finished(howMany: number): View {
  const view = midgame(howMany)
  const scores = bySeat(view.seats, () => ({ influence: 12, advancement: 3 }))
  return { ...view, phase: 'finished', turn: null, result: { winners: [view.seats[0]!], scores } }
}
