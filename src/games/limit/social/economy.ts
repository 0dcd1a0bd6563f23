import { matter, move, type PlainMove, refuse } from '../../../kernel/index.ts'
import { columnC } from '../data.ts'
import { tellingChanges } from '../nation/account.ts'
import { canLowerFactory, canRaiseFactory, hasPermanent, lowerFactory, raiseFactory } from '../nation/tracks.ts'
import { oneListed } from '../params.ts'
import { entryOf, needsEntry, removeEntry, takeEntry } from '../round/todo.ts'
import type { Factory, Limit, Nation, Seat, State } from '../state.ts'

export const grown = ['industrial', 'military'] as const
type Grown = (typeof grown)[number]

const canGrow = (nation: Nation, factory: Factory, dir: 1 | -1): boolean =>
  dir === 1 ? canRaiseFactory(nation, factory) : canLowerFactory(nation, factory)

function grow(nation: Nation, factory: Factory, dir: 1 | -1): void {
  if (dir === 1) raiseFactory(nation, factory)
  else lowerFactory(nation, factory)
}

/** 5.3.7 */
export function economicGrowth(p: State, seat: Seat, column: number): void {
  const nation = p.nations[seat]
  if (hasPermanent(nation, 'political-planning')) return
  const { renewable, industrial, choice } = columnC(column).economy
  raiseFactory(nation, 'renewable', renewable)
  raiseFactory(nation, 'industrial', industrial)
  if (choice === 0) return
  const possible = grown.filter((factory) => canGrow(nation, factory, choice))
  if (possible.length === 2) p.todo.push({ kind: 'growth', seat, dir: choice })
  else for (const factory of possible) grow(nation, factory, choice)
}

const isGrown = (value: unknown): value is Grown => grown.some((factory) => factory === value)

const chooseGrowth = move<Limit>()({
  type: 'choose-growth',
  params: { factory: oneListed(() => grown, { values: grown, words: 'factory' }) },
  open: needsEntry('growth'),
  check(p, seat, { factory }) {
    if (!isGrown(factory)) return refuse('bad-choice')
    const entry = entryOf(p, seat, 'growth')
    if (entry && !canGrow(p.nations[seat], factory, entry.dir)) return refuse('cannot-move', { factory })
  },
  play(p, seat, { factory }, table) {
    const entry = takeEntry(p, seat, 'growth')
    tellingChanges(p, table, () => {
      grow(p.nations[seat], factory, entry.dir)
      removeEntry(p, entry)
    })
  },
})

/** 8 Industry first, arms last. */
function growsByItself(p: State, seat: Seat): PlainMove {
  const nation = p.nations[seat]
  const grows = entryOf(p, seat, 'growth')?.dir === 1
  const industrial = grows ? canRaiseFactory(nation, 'industrial') : !canLowerFactory(nation, 'military')
  return { type: 'choose-growth', factory: industrial ? 'industrial' : 'military' }
}

export const growth = matter<Limit>()({
  decisions: { 'choose-growth': { page: 'social', knownAnswers: true, fallback: growsByItself } },
  moves: [chooseGrowth],
})
