/** 13, cards: points as soon as they can be had, help when it is needed, protection in advance. */
import type { PlainMove } from '../../../kernel/index.ts'
import { best } from '../../shared/best.ts'
import { isSeat } from '../../shared/seats.ts'
import { cardOf, constants, isTerritory, linksOf, waterSlots } from '../data.ts'
import { factories, owned, surplus, tanksOf } from '../derived.ts'
import { asksFor, type Idea, isToEat, leaderOf, type Situation, shortage, spoils, tokens, unmet, wants } from './situation.ts'

const kindOf = ({ card }: PlainMove): string => cardOf(String(card)).id

const plays = ({ mind }: Situation, kind: string): PlainMove[] => mind.legalOfKind('play').filter((move) => kindOf(move) === kind)

/** Slots that could still become farms there. */
const farmland = ({ view }: Situation, id: unknown): number =>
  isTerritory(id) ? view.land[id].slots.slice(0, waterSlots(id)).filter((slot) => slot === 'forest').length : 0

const links = (id: unknown): number => (isTerritory(id) ? linksOf(id).length : 0)

/** A ration that nobody of one's own will miss. */
function hasToSpare(situation: Situation): boolean {
  // Somebody may come and want to eat before the meal.
  const kept = (asksFor(situation, 'food') ? 1 : 0) + (isToEat(situation) ? 1 : 0)
  return surplus(situation.view, situation.seat) > kept
}

/** Against whoever has most PV among those it can be played at. */
export const atLeader = (situation: Situation, moves: readonly PlainMove[]): PlainMove | undefined => {
  const seats = moves.flatMap(({ seat }) => (isSeat(situation.view, seat) ? [seat] : []))
  const leader = leaderOf(situation, seats)
  return moves.find(({ seat }) => seat === leader)
}

export type Choice = (situation: Situation, moves: readonly PlainMove[]) => PlainMove | undefined

export const any: Choice = (_situation, [move]) => move
const never: Choice = () => undefined
export const when =
  (is: (situation: Situation) => boolean, choose: Choice = any): Choice =>
  (situation, moves) =>
    is(situation) ? choose(situation, moves) : undefined

const isShort = (situation: Situation): boolean => isToEat(situation) && shortage(situation) > 0

/** Tokens that neither a meal nor the objective waits for. */
function canAfford(situation: Situation): boolean {
  const isWaiting = isShort(situation) || unmet(situation).length > 0
  return !isWaiting || (!isToEat(situation) && tokens(situation) > 3)
}

/** Farms give way where they are not missed: after the meal, and where one of them is too many. */
const plant: Choice = (situation, moves) => {
  const isFree = (move: PlainMove): boolean => move.what !== 'farm' || (!isToEat(situation) && shortage(situation) <= 0)
  const isWanted = wants(situation, 'reforested') || wants(situation, 'co2')
  return moves.find((move) => isWanted || isFree(move))
}

/** What is done with each kind of card. Where a kind is missing it is played whenever it can be. */
export type Choices = Readonly<Record<string, Choice>>

export const choices: Choices = {
  'farm-subsidy': when((situation) => shortage(situation) > 0 || wants(situation, 'farmsBuilt')),
  'tree-planting': plant,
  'good-catch': when(isShort),
  'oil-strike': when((situation) => wants(situation, 'fuel') || wants(situation, 'mostFuel')),
  'aid-convoy': when(
    hasToSpare,
    (situation, moves) => moves.find(({ seat }) => seat !== atLeader(situation, moves)?.seat) ?? moves[0],
  ),
  'carbon-capture': when((situation) => situation.view.co2 >= 3 && canAfford(situation)),
  'ocean-cleanup': when(canAfford),
  sabotage: never,
  'general-strike': atLeader,
  'secret-service': never,
  disarmament: when((situation) => !asksFor(situation, 'tanks') && !asksFor(situation, 'tankWins')),
  embargo: never,
  'blue-helmets': (situation, moves) =>
    best(
      moves.filter(({ territory }) => owned(situation.view, situation.seat).some((id) => id === territory)),
      ({ territory }) => links(territory),
    ),
  'war-economy': when((situation) => situation.objective?.group === 'aggressive'),
  rationing: when(isShort),
  'solar-power': when(({ view, seat }) => factories(view, seat) > 0),
  'veteran-crews': when(({ view, seat }) => tanksOf(view, seat) > 0),
  'nature-reserve': (situation, moves) => best(moves, ({ territory }) => -farmland(situation, territory)),
}

/** A card worth playing now, if it breaks nothing. */
export const playingBy =
  (by: Choices): Idea =>
  (situation) => {
    const kinds = new Set(situation.mind.legalOfKind('play').map(kindOf))
    for (const kind of kinds) {
      const move = (by[kind] ?? any)(situation, plays(situation, kind))
      if (move && !spoils(situation, move)) return move
    }
    return undefined
  }

export const playCard = playingBy(choices)

/** What a card is worth keeping in the hand. */
const worth: Readonly<Record<string, number>> = {
  'nature-reserve': 5,
  'aid-convoy': 4,
  'tree-planting': 4,
  'carbon-capture': 4,
  asylum: 4,
  'green-revolution': 4,
  uprising: 2,
  'ocean-cleanup': 2,
  filters: 2,
  'farm-subsidy': 3,
  rationing: 3,
  'good-catch': 2,
  'trade-fair': 2,
  'blue-helmets': 2,
  militia: 1,
}

type Worth = (situation: Situation, card: string) => number

/** What needs factories or tanks is nothing for a seat that owns none (13). */
function worthOf({ view, seat }: Situation, card: string): number {
  const kind = cardOf(card).id
  if (kind === 'disarmament') return tanksOf(view, seat) > 0 ? 5 : 0
  if (kind === 'solar-power') return factories(view, seat) > 0 ? 3 : 0
  if (kind === 'ocean-cleanup') return view.fish.some((count, ocean) => count < constants.fishStart[ocean]!) ? 3 : 1
  return worth[kind] ?? 0
}

/** Below this a new card is likely to be better. */
const goodEnough = 2

export const exchanging =
  (worthOf: Worth): Idea =>
  (situation) => {
    const { hand } = situation.view.players[situation.seat]
    if (typeof hand === 'number') return undefined
    const poor = hand.filter((card) => worthOf(situation, card) < goodEnough)
    const worst = poor.toSorted((a, b) => worthOf(situation, a) - worthOf(situation, b)).slice(0, constants.maxExchange)
    // In the order in which they are held, as they are listed.
    return { type: 'council', discard: hand.filter((card) => worst.includes(card)) }
  }

export const exchange = exchanging(worthOf)
