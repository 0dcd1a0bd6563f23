import { move, phase, refuse, type Table, type Weighing } from '../../../kernel/index.ts'
import { aid } from '../alliances/aid.ts'
import { playCard } from '../cards/play-card.ts'
import { mostDisorder } from '../data.ts'
import { tellingChanges } from '../nation/account.ts'
import { steps } from '../nation/steps.ts'
import { addDisorder, lowerFactory, removePermanent } from '../nation/tracks.ts'
import { oneListed } from '../params.ts'
import { drawn } from '../policies/policies.ts'
import { owedEntries } from '../round/todo.ts'
import { moveOn, nearInTurn, needsTurn, startTurns } from '../round/turn.ts'
import { eventOdds } from '../star/events.ts'
import type { Limit, Seat, State, View } from '../state.ts'
import { attacks } from './attacks.ts'
import { transactions } from './market.ts'

function passSeat(p: State, seat: Seat): void {
  const turn = p.turn!
  turn.passed.push(seat)
  moveOn(p, turn.passed)
}

const allPassed = (p: State): boolean => p.seats.every((seat) => p.turn!.passed.includes(seat))

/** When all have passed: immediate cards return to the hands, pledges lapse. */
function endDecisions(p: State, table: Table): void {
  for (const seat of p.seats) {
    const nation = p.nations[seat]
    nation.hand.push(...nation.played)
    nation.played = []
    nation.pledges = {}
  }
  p.turn = null
  table.endChapter('decisions')
  table.enter('social')
}

const pass = move<Limit>()({
  type: 'pass',
  play(p, seat, _given, table) {
    table.tell('passes', { seat })
    passSeat(p, seat)
  },
})

/** Permanent cards that may be given up, and what that costs (6.2). */
const removable: Readonly<Record<string, { disorder: number; renewable: number }>> = {
  'intensive-farming': { disorder: 0, renewable: 1 },
  'political-planning': { disorder: 2, renewable: 0 },
}

const removePermanentCard = move<Limit>()({
  type: 'remove-permanent',
  params: { card: oneListed((p, seat) => p.nations[seat].permanent, { words: 'card' }) },
  check(p, seat, { card }) {
    const nation = p.nations[seat]
    if (typeof card !== 'string' || !nation.permanent.includes(card)) return refuse('not-in-play')
    const price = removable[card]
    if (!price) return refuse('not-removable', { card })
    if (nation.disorder + price.disorder > mostDisorder) return refuse('disorder-too-high', { cost: price.disorder })
  },
  play(p, seat, { card }, table) {
    const price = removable[card]!
    table.tell('removes-permanent', { seat, card })
    tellingChanges(p, table, () => {
      lowerFactory(p.nations[seat], 'renewable', price.renewable)
      addDisorder(p, seat, price.disorder)
      removePermanent(p.nations[seat], card)
    })
  },
  preview: (_p, _seat, { card }) => [{ key: 'removal', params: { ...removable[card] } }],
})

/** The crises are foretold with the hand; chance has a say in the event of the Star Nation only. */
function weighYear(view: View): Weighing {
  const odds = eventOdds(view)
  return { facts: [], odds: odds ? [odds] : [] }
}

/** 5.2: in turn order, two cards at a time, until all have passed. */
export const decisions = phase<Limit>()({
  name: 'decisions',
  decisions: { decisions: { page: 'decisions', weigh: weighYear, fallback: () => ({ type: 'pass' }) } },
  moves: [playCard, removePermanentCard, pass],
  matters: [drawn, steps, transactions, attacks, aid],
  open: needsTurn('decisions'),
  enter: startTurns,
  automatic(p, table) {
    if (p.todo.length > 0 || !p.turn) return false
    if (allPassed(p)) {
      endDecisions(p, table)
      return true
    }
    const { active } = p.turn
    if (p.nations[active].hand.length > 0) return false
    table.tell('passes-empty', { seat: active })
    passSeat(p, active)
    return true
  },
  owes: (p) =>
    p.todo.length > 0 || !p.turn
      ? owedEntries(p)
      : [{ seat: p.turn.active, decision: 'decisions', about: { cards: p.turn.cards } }],
  near: (view) => nearInTurn(view, view.turn?.passed),
})
