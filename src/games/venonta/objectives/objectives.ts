import { move, phase, refuse, type Table } from '../../../kernel/index.ts'
import { objectiveOf } from '../data.ts'
import { humans, humansInOrder, isCount } from '../derived.ts'
import { nth } from '../params.ts'
import type { Board, Group, Seat, State, Venonta } from '../state.ts'
import { asksOf } from './measures.ts'

/** 5.1.8: one card more than there are people. */
export function layTableau(p: State): void {
  const drawn = p.decks.objectives.splice(0, humans(p).length + 1)
  p.tableau = drawn.map((id) => ({ id, group: objectiveOf(id).group }))
}

type Shown = Pick<Board, 'options' | 'order'> & { readonly players: Readonly<Record<Seat, { readonly objective: unknown }>> }

/** Those who have no objective yet, in order. */
const without = (p: Shown): Seat[] => humansInOrder(p).filter((seat) => p.players[seat].objective === null)

function take(p: State, seat: Seat, index: number, table: Table): void {
  const [card] = p.tableau.splice(index, 1)
  if (!card) throw new Error('venonta: no such objective lies there')
  p.players[seat].objective = card.id
  table.reveal('objective', { seat })
  table.tellOnly(
    [seat],
    'objective-read',
    { objective: card.id, ...asksOf(p, card.id) },
    { key: 'objective-taken', params: { seat, group: card.group } },
  )
}

/** The lowest index of the first group of a ranking that is there. */
function byRanking(tableau: readonly { readonly group: Group }[], ranking: readonly Group[]): number {
  const group = ranking.find((wanted) => tableau.some((card) => card.group === wanted))
  return Math.max(
    0,
    tableau.findIndex((card) => card.group === group),
  )
}

const takeObjective = move<Venonta>()({
  type: 'take-objective',
  params: { index: nth((p) => p.tableau.map(({ group }) => group), { words: 'group' }) },
  check(p, _seat, { index }) {
    if (!isCount(index, 0, p.tableau.length - 1)) return refuse('no-such-card')
  },
  play: (p, seat, { index }, table) => take(p, seat, index, table),
  final: () => true,
})

/** 5.4: one after the other takes a card, seeing the backs only. */
export const objectivesPhase = phase<Venonta>()({
  name: 'objectives',
  decisions: {
    objective: {
      page: 'objectives',
      askedOnce: true,
      fallback: (p, seat) => ({ type: 'take-objective', index: byRanking(p.tableau, p.players[seat].orders.groups ?? []) }),
    },
  },
  moves: [takeObjective],
  open(p, seat) {
    if (p.phase !== 'objectives') return refuse('wrong-phase')
    if (without(p)[0] !== seat) return refuse('not-your-turn')
  },
  next: (p) => (without(p).length === 0 ? 'pacts' : undefined),
  automatic(p, table) {
    const [seat] = without(p)
    const ranking = seat && p.players[seat].orders.groups
    if (!seat || !ranking) return false
    take(p, seat, byRanking(p.tableau, ranking), table)
    return true
  },
  owes: (p) =>
    without(p)
      .slice(0, 1)
      .map((seat) => ({ seat, decision: 'objective' })),
  near: (view) => without(view).slice(1, 2),
  leave(p) {
    p.decks.objectives.unshift(...p.tableau.map(({ id }) => id))
    p.tableau = []
  },
})
