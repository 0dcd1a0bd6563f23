/** The ways to go on that are worth a thought: what is done now, and the usual manner from then on. */
import { type Level, type Mind, type PlainMove, same, type Way } from '../../../kernel/index.ts'
import { othersThan } from '../../shared/seats.ts'
import { mayDeclareWar } from '../abroad/diplomacy.ts'
import { extend, remove } from '../abroad/foreign.ts'
import { startConflict } from '../conflict/attack.ts'
import { launch } from '../conflict/launch.ts'
import { regionsOf, tradingInfluence } from '../derived.ts'
import { buy } from '../home/development.ts'
import { type Cards, type Ideology, kinds, type Seat, type Stance, type State, stances, type View } from '../state.ts'
import { extensionScore, removalScore } from './abroad.ts'
import { playing } from './index.ts'
import { keen } from './manner.ts'
import { adding, gain, legalMoves, missingFor, type Situation, situationOf } from './situation.ts'
import { attackScore, launchScore } from './strife.ts'

/** So many cards to lay, and conflicts, are thought about: those that seem best at a glance. */
const breadth = { normal: 3, strong: 6 } as const

const bestOf = <Item extends PlainMove>(moves: readonly Item[], score: (move: Item) => number, most: number): Item[] =>
  moves
    .map((move) => ({ move, score: score(move) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ move }) => move)

function abroadWays(situation: Situation, most: number): PlainMove[] {
  return [
    ...bestOf(legalMoves(situation, extend), ({ region, kind }) => extensionScore(situation, region, kind), most),
    ...bestOf(legalMoves(situation, remove), ({ region, kind }) => removalScore(situation, region, kind), 1),
    { type: 'hold', until: 'touched' },
  ]
}

function conflictWays(situation: Situation, most: number): PlainMove[] {
  return [
    ...bestOf(legalMoves(situation, startConflict), (move) => attackScore(situation, move), most),
    ...bestOf(legalMoves(situation, launch), (move) => launchScore(situation, move), 1),
    { type: 'hold', until: 'touched' },
  ]
}

function homeWays(situation: Situation, most: number): PlainMove[] {
  const { view, seat, hand } = situation
  const cards = regionsOf(view, seat).flatMap((region) =>
    kinds.flatMap((kind) => {
      const missing = missingFor(view, region)?.[kind] ?? 0
      return missing > 0 && hand[kind] > 0 ? [{ type: 'develop', region, kind, count: Math.min(missing, hand[kind]) }] : []
    }),
  )
  return [
    ...bestOf(cards, ({ region, kind, count }) => gain(situation, region, adding(seat, kind, count)), most),
    ...legalMoves(situation, buy),
    { type: 'done' },
  ]
}

/** Nothing, or some of one kind. */
function tradeWays({ view, seat, hand }: Situation): PlainMove[] {
  const most = tradingInfluence(view, seat)
  const none: Cards = { military: 0, economic: 0, cultural: 0 }
  return [
    none,
    ...kinds.flatMap((kind) =>
      [1, Math.min(most, hand[kind])].filter((count) => count <= hand[kind]).map((count) => ({ ...none, [kind]: count })),
    ),
  ].map((cards) => ({ type: 'trade', cards }))
}

/** One stance towards everybody, as far as it may be taken. */
function stanceWays({ view, seat }: Situation): PlainMove[] {
  return stances.map((stance) => ({
    type: 'diplomacy',
    stances: Object.fromEntries(
      othersThan(view, seat).map((other): [Seat, Stance] => [
        other,
        stance === 'war' && !mayDeclareWar(view, seat, other) ? 'neutral' : stance,
      ]),
    ),
  }))
}

function candidates(situation: Situation, most: number): readonly PlainMove[] {
  const { mind } = situation
  switch (mind.owed[0]?.decision) {
    case 'trade':
      return tradeWays(situation)
    case 'develop':
      return homeWays(situation, most)
    case 'foreign':
      return abroadWays(situation, most)
    case 'conflict':
      return conflictWays(situation, most)
    case 'diplomacy':
      return stanceWays(situation)
    case 'defend':
    case 'press':
      return mind.legal().filter(({ type }) => ['counter', 'concede', 'press', 'withdraw'].includes(type))
    default:
      return []
  }
}

/** How those who look ahead go on themselves, and think that everybody else does. */
export const usual = playing(keen)

/** What the usual manner would do, and what else seems worth a thought; it goes on in the usual manner. */
export function ways(view: View, _p: State, mind: Mind<Ideology>, level: Exclude<Level, 'easy'>): readonly Way<Ideology>[] {
  const [owed] = mind.owed
  if (!owed) return []
  const found: Way<Ideology>[] = [{ move: usual(view, owed.seat, mind), manner: usual }]
  for (const move of candidates(situationOf(view, owed.seat, mind, keen), breadth[level]))
    if (!found.some((way) => same(way.move, move))) found.push({ move, manner: usual })
  return found
}
