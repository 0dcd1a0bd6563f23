/** 5.10 Master spies choose from the hand that they have seen. */
import { type PlainMove, phase, refuse } from '../../../kernel/index.ts'
import { best } from '../../shared/best.ts'
import { takeCard } from '../cards/espionage.ts'
import { kindData, kindOf } from '../data.ts'
import { activeSeat } from '../derived.ts'
import { rankingOf } from '../end/scoring.ts'
import { attackMove, oneCard } from '../params.ts'
import type { Attack, PoliticalKind, Seat, State } from '../state.ts'
import { currentAction } from '../turn/current.ts'

const targetOf = (p: State): Seat => currentAction(p, 'political').play!.target!

const takeMove = attackMove({
  type: 'take',
  group: 'politics',
  params: { card: oneCard((p) => p.players[targetOf(p)].hand) },
  check(p, _seat, { card }) {
    if (!p.players[targetOf(p)].hand.some((held) => held === card)) return refuse('not-in-target-hand', { card })
  },
  play(p, seat, { card }, table) {
    const action = currentAction(p, 'political')
    takeCard(p, seat, targetOf(p), card, table)
    action.take -= 1
  },
})

const wanted: readonly PoliticalKind[] = ['veto', 'master-spy-ring', 'annexation', 'coup']

/** An Eagle when leading, else what is worth most. */
function bestOfHand(p: State, seat: Seat): PlainMove {
  const { hand } = p.players[targetOf(p)]
  const leads = rankingOf(p)[0] === seat
  const rate = (card: string) => {
    const kind = kindOf(card)
    return (leads && kindData(kind).eagle ? wanted.length + 1 : 0) + wanted.indexOf(kind)
  }
  return { type: 'take', card: best(hand, rate) }
}

export const take = phase<Attack>()({
  name: 'take',
  decisions: { take: { page: 'political', fallback: bestOfHand } },
  moves: [takeMove],
  isOver: (p) => currentAction(p, 'political').take === 0,
  owes(p) {
    const { take: count } = currentAction(p, 'political')
    return [{ seat: activeSeat(p), decision: 'take', about: { target: targetOf(p), count } }]
  },
})
