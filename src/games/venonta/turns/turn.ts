/** Turns (5.6): whose it is, its steps, and how it ends. */
import { type Refusal, refuse, type Table } from '../../../kernel/index.ts'
import type { Board, Seat, State, Step, Turn } from '../state.ts'

export const freshTurn = (number: 1 | 2, index: number, fed: Seat[]): Turn => ({
  number,
  index,
  step: number === 1 ? 'produce' : 'feed',
  fed,
  shifted: false,
  touched: {},
  tanksBuilt: 0,
  movedIn: {},
  conquered: [],
  rebelled: [],
  ceasefire: [],
  refused: [],
})

/** For moves that are only made in a turn. */
export function turnOf(p: Pick<Board, 'turn'>): Turn {
  if (!p.turn) throw new Error('venonta: it is nobody’s turn')
  return p.turn
}

export const activeSeat = (p: Pick<Board, 'turn' | 'order'>): Seat | undefined => (p.turn ? p.order[p.turn.index] : undefined)

/** The turn check of section 6. */
export const turnCheck =
  (...steps: readonly Step[]) =>
  (p: Board, seat: Seat): Refusal | undefined => {
    if (p.phase !== 'turns') return refuse('wrong-phase')
    if (activeSeat(p) !== seat) return refuse('not-your-turn')
    if (p.combat) return refuse('combat-open')
    if (p.offer) return refuse('offer-open')
    if (!steps.includes(turnOf(p).step)) return refuse('wrong-step', { step: turnOf(p).step })
  }

/** The next turn of this round, if there is one. */
function nextTurn(p: Pick<Board, 'turn' | 'order'>): { readonly number: 1 | 2; readonly index: number } | undefined {
  const { number, index } = turnOf(p)
  if (index + 1 < p.order.length) return { number, index: index + 1 }
  return number === 1 ? { number: 2, index: 0 } : undefined
}

/** Who is next, for `near`. */
export function nextSeat(p: Pick<Board, 'turn' | 'order'>): Seat | undefined {
  const next = p.turn ? nextTurn(p) : undefined
  return next && p.order[next.index]
}

/** The turn passes on; after the last one the round is over (5.7). */
export function endTurn(p: State, table: Table): void {
  const next = nextTurn(p)
  const { fed } = turnOf(p)
  p.turn = next ? freshTurn(next.number, next.index, fed) : null
  table.endChapter('turn')
  if (!next) table.endChapter('turns')
}
