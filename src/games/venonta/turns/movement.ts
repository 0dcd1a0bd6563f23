import { move, refuse } from '../../../kernel/index.ts'
import { addTank, hasRoom, removeTanks } from '../combat/tanks.ts'
import { constants, isTerritory, linked, linksOf } from '../data.ts'
import { isFree, isGuest, tanksIn } from '../derived.ts'
import { oneListed } from '../params.ts'
import { type Board, type Seat, type State, type Territory, territories, type Venonta } from '../state.ts'
import { turnCheck, turnOf } from './turn.ts'

/** Own free land, an own colony, or what the pact partner controls. */
const isWelcome = (p: Board, seat: Seat, to: Territory): boolean =>
  isFree(p, to, seat) || p.land[to].colonizer === seat || isGuest(p, seat, to)

/** Tanks that have not arrived in this step. */
const movable = (p: Board, seat: Seat, from: Territory): number => tanksIn(p, from, seat) - (turnOf(p).movedIn[from] ?? 0)

const garrisons = (p: State, seat: Seat): Territory[] => territories.filter((id) => tanksIn(p, id, seat) > 0)

export const moveTank = move<Venonta>()({
  type: 'move-tank',
  answers: ['move'],
  params: {
    from: oneListed(garrisons, { values: territories, words: 'territory' }),
    to: oneListed((_p, _seat, { from }: { from?: Territory }) => (from ? linksOf(from) : territories), {
      values: territories,
      words: 'territory',
    }),
  },
  open: turnCheck('move'),
  check(p, seat, { from, to }) {
    if (!isTerritory(from) || !isTerritory(to)) return refuse('unknown-territory')
    if (tanksIn(p, from, seat) === 0) return refuse('no-tank', { territory: from })
    if (movable(p, seat, from) < 1) return refuse('already-moved', { territory: from })
    if (!linked(from, to)) return refuse('not-linked', { from, to })
    if (!isWelcome(p, seat, to)) return refuse('not-your-territory', { territory: to })
    if (!hasRoom(p, to, seat)) return refuse('too-many-tanks', { territory: to, most: constants.tanksPerTerritory })
  },
  play(p, seat, { from, to }, table) {
    const { movedIn } = turnOf(p)
    removeTanks(p, from, seat, 1)
    addTank(p, to, seat)
    movedIn[to] = (movedIn[to] ?? 0) + 1
    table.tell('tank-moved', { seat, from, to })
  },
})
