/** The ways to go on that are worth a thought: what differently minded players would do here, and how they would go on with it. */
import { type Level, type Mind, type PlainMove, same, type Way } from '../../../kernel/index.ts'
import { humans } from '../derived.ts'
import type { State, Venonta, View } from '../state.ts'
import { armed, type Leanings, raiding } from './leanings.ts'
import { mannerOf } from './manner.ts'

type Player = Way<Venonta>['manner']

const player = (leanings: Partial<Leanings>): Player => mannerOf({ ...armed, ...leanings })

/** Who does not look ahead keeps one tank among several rivals, and none for a single one. */
const [watchful, unarmed] = [player({ arms: 1 }), player({ arms: 0 })]

/** Who does not look ahead; and how everybody else is thought to go on. */
export const plain: Player = (view, seat, mind) => (humans(view).length > 2 ? watchful : unarmed)(view, seat, mind)

const [guarded, raider] = [player({}), player(raiding)]
/** Bolder; with more in store; with more arms; with none; living for the day; after rivals. */
const others = [
  { raid: 0.35, dare: 0.2 },
  { stock: 3 },
  { arms: 4 },
  { arms: 0 },
  { stock: 0, arms: 1 },
  { ...raiding, spite: 4 },
].map(player)

/** The first one is who plays if nobody does better. */
const players = (view: View): readonly Player[] => [
  ...(humans(view).length > 2 ? [guarded, raider] : [raider, guarded]),
  ...others,
]

export function ways(view: View, _p: State, mind: Mind<Venonta>, level: Exclude<Level, 'easy'>): readonly Way<Venonta>[] {
  const [owed] = mind.owed
  if (!owed) return []
  const { seat, decision } = owed
  if (level === 'normal') return [{ move: plain(view, seat, mind), manner: plain }]
  const found: Way<Venonta>[] = []
  const add = (move: PlainMove, manner: Player): void => {
    if (!found.some((way) => same(way.move, move))) found.push({ move, manner })
  }
  const [self, ...rest] = players(view)
  if (!self) return []
  for (const one of [self, ...rest]) add(one(view, seat, mind), one)
  for (const move of alternatives(view, mind, decision)) add(move, self)
  return found
}

/** What is decided by one answer: each of them is worth a thought. */
function alternatives(view: View, mind: Mind<Venonta>, decision: string): readonly PlainMove[] {
  switch (decision) {
    case 'objective':
      return mind.legalOfKind('take-objective').filter((move) => isFirstOfGroup(view, move))
    case 'pact':
      return [null, 'any'].map((partner) => ({ type: 'pact', with: partner }))
    case 'sale':
      return mind.legalOfKind('answer')
    case 'combat':
      return [{ type: 'end-step' }]
    default:
      return []
  }
}

const isFirstOfGroup = ({ tableau }: View, { index }: PlainMove): boolean =>
  tableau.findIndex(({ group }) => group === tableau[Number(index)]?.group) === index
