/** The ways to go on that are worth a thought: what differently minded players would do here, and how they would go on with it. */
import { type Level, type Mind, type PlainMove, same, type Way } from '../../../kernel/index.ts'
import type { State, Venonta, View } from '../state.ts'
import { type Leanings, usual } from './leanings.ts'
import { mannerOf } from './manner.ts'

const player = (leanings: Partial<Leanings>) => mannerOf({ ...usual, ...leanings })

const self = player({})
/** Who raids nobody. */
const homely = player({ raid: 1.1, arms: 0 })

/** The usual one; who raids nobody; who is bolder; who keeps more in store; who arms, and waits. */
const players = [
  self,
  homely,
  player({ raid: 0.35, dare: 0.2 }),
  player({ stock: 3 }),
  player({ raid: 1.1, arms: 3 }),
  player({ stock: 0, arms: 1 }),
]

export function ways(view: View, _p: State, mind: Mind<Venonta>, level: Exclude<Level, 'easy'>): readonly Way<Venonta>[] {
  const [owed] = mind.owed
  if (!owed) return []
  const { seat, decision } = owed
  if (level === 'normal') return [{ move: homely(view, seat, mind), manner: homely }]
  const found: Way<Venonta>[] = []
  const add = (move: PlainMove, manner: typeof self): void => {
    if (!found.some((way) => same(way.move, move))) found.push({ move, manner })
  }
  for (const one of players) add(one(view, seat, mind), one)
  if (decision === 'objective')
    for (const move of mind.legalOfKind('take-objective')) if (isFirstOfGroup(view, move)) add(move, self)
  if (decision === 'combat') add({ type: 'end-step' }, self)
  return found
}

const isFirstOfGroup = ({ tableau }: View, { index }: PlainMove): boolean =>
  tableau.findIndex(({ group }) => group === tableau[Number(index)]?.group) === index
