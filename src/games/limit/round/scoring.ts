import { phase } from '../../../kernel/index.ts'
import { indexOf, lastGeneration } from '../data.ts'
import { crisisCount } from '../derived.ts'
import {
  type Cls,
  classes,
  type Limit,
  type Nation,
  type Options,
  type Result,
  type Score,
  type Seat,
  type State,
} from '../state.ts'
import { crisesToEnd } from './generation.ts'

/** Total above which a solo game is excellent, and won. */
export const soloGoal = 100

const happyClasses: Readonly<Record<Options['happiness'], Partial<Record<Cls, number>>>> = {
  ace: { A: 1, C: 1, E: 1 },
  a3: { A: 3 },
  e3: { E: 3 },
}

/** How often the standard of a class counts for happiness, as the table has agreed. */
export const timesHappy = (cls: Cls, options: Options): number => happyClasses[options.happiness][cls] ?? 0

function happiness({ classes: standards, level }: Pick<Nation, 'classes' | 'level'>, options: Options): number {
  const counted = classes.map((cls) => standards[cls] * timesHappy(cls, options))
  return counted.reduce((sum, count) => sum + count, 0) * indexOf(level)
}

function moneyPoints(money: number, options: Options, crises: number): number {
  const perTen = options.moneyPoints === 'fixed' ? 2 : Math.max(0, 5 - crises)
  return Math.floor(money / 10) * perTen
}

function militaryPoints(military: number, options: Options): number {
  return { third: Math.floor(military / 3), one: military, none: 0 }[options.militaryPoints]
}

type Scored = Pick<State, 'options' | 'crises'>
type ScoredNation = Pick<Nation, 'classes' | 'level' | 'money' | 'territories' | 'stock' | 'pollution' | 'destab'>

/** 7: the points of a nation, were the game over now. */
export function scoreOf(p: Scored, nation: ScoredNation): Score {
  const parts = {
    happiness: happiness(nation, p.options),
    money: moneyPoints(nation.money, p.options, crisisCount(p)),
    territory: 5 * nation.territories,
    military: militaryPoints(nation.stock.military, p.options),
    impact: 0 - (2 * nation.pollution + nation.destab),
  }
  return { ...parts, total: Object.values(parts).reduce((sum, points) => sum + points, 0) }
}

/** Ties: more happiness, then less impact, then more territory (7). */
export const tieOrder = ({ total, happiness: happy, impact, territory }: Score): number[] => [total, happy, impact, territory]

function better(a: Score, b: Score): number {
  const left = tieOrder(a)
  const right = tieOrder(b)
  for (const [index, value] of left.entries()) if (value !== right[index]) return right[index]! - value
  return 0
}

export function resultOf(p: State): Result {
  const scores: Record<string, Score> = {}
  for (const seat of p.seats) scores[seat] = scoreOf(p, p.nations[seat])
  const score = (seat: Seat): Score => scores[seat]!
  const [best] = [...p.seats].sort((a, b) => better(score(a), score(b)))
  const reason = p.round < lastGeneration && crisisCount(p) >= crisesToEnd ? 'crises' : 'generations'
  if (p.star) {
    const excellent = score('p1').total > soloGoal
    return { reason, winners: excellent ? ['p1'] : [], scores, excellent }
  }
  return { reason, winners: p.seats.filter((seat) => better(score(seat), score(best!)) === 0), scores }
}

export const over = phase<Limit>()({
  name: 'over',
  enter(p, table) {
    p.testsLeft = 0
    p.result = resultOf(p)
    for (const seat of p.seats) {
      const { total, ...points } = p.result.scores[seat]!
      table.tell('points', { seat, total, points })
    }
    if (p.result.winners.length > 0) table.tell('wins', { winners: p.result.winners, reason: p.result.reason })
    else table.tell('solo-over', { reason: p.result.reason })
  },
})
