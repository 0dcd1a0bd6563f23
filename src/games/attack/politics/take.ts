/** 5.10 Master spies choose from the hand that they have seen. */
import { move, type Phase, refuse } from '../../../kernel/index.ts'
import { cardDone } from '../cards/effect.ts'
import { takeCard } from '../cards/espionage.ts'
import { activeSeat } from '../derived.ts'
import { oneCard } from '../params.ts'
import type { Attack, Seat, State } from '../state.ts'
import { currentAction } from '../turn/current.ts'

const targetOf = (p: State): Seat => currentAction(p, 'political').play!.target!

export const takeMove = move<Attack>()({
  type: 'take',
  group: 'politics',
  answers: ['take'],
  params: { card: oneCard((p) => p.players[targetOf(p)].hand) },
  check(p, _seat, { card }) {
    if (!p.players[targetOf(p)].hand.some((held) => held === card)) return refuse('not-in-target-hand', { card })
  },
  play(p, seat, { card }, table) {
    const action = currentAction(p, 'political')
    takeCard(p, seat, targetOf(p), card, table)
    action.take -= 1
    if (action.take === 0) cardDone(p, table)
  },
})

export const take: Phase<Attack> = {
  owes(p) {
    const { take: count } = currentAction(p, 'political')
    return [{ seat: activeSeat(p), decision: 'take', about: { target: targetOf(p), count } }]
  },
}
