/** 5.5 The Conflict Phase: one action at a time, influence cards are attacked where others have theirs. */
import { phase } from '../../../kernel/index.ts'
import { othersThan } from '../../shared/seats.ts'
import { relation, total } from '../derived.ts'
import { everybodyPassed, pass, passUnasked, startCircle, waits } from '../round/passing.ts'
import { askedNextInCircle, owedOnTurn } from '../round/turns.ts'
import type { Ideology, Seat, State } from '../state.ts'
import { concede, counter, defendsHome, press, withdraw } from './answers.ts'
import { attackTributes, startConflict } from './attack.ts'
import { canLaunch, launch } from './launch.ts'
import { weighDefence, weighPress } from './odds.ts'
import { continueConflict, owedInConflict } from './open-conflict.ts'

/** With whom the seat is at war, and with whom at peace. */
function relationsOf(p: State, seat: Seat) {
  const enemies = othersThan(p, seat).filter((other) => relation(p, seat, other) === 'war')
  const friends = othersThan(p, seat).filter((other) => relation(p, seat, other) === 'peace')
  return { enemies, wars: enemies.length, friends, treaties: friends.length }
}

const hasNothingToDo = (p: State, seat: Seat): boolean => total(p.players[seat].hand) === 0 && !canLaunch(p, seat)

export const conflict = phase<Ideology>()({
  name: 'conflict',
  decisions: {
    conflict: { page: 'conflict', charge: attackTributes, fallback: waits },
    defend: { page: 'conflict', reaction: true, weigh: weighDefence, fallback: defendsHome },
    press: { page: 'conflict', weigh: weighPress, fallback: () => ({ type: 'withdraw' }) },
  },
  moves: [startConflict, launch, counter, concede, press, withdraw, pass],
  enter(p) {
    startCircle(p)
    p.conflict = null
  },
  leave: (_, table) => table.endChapter('conflict'),
  next(p) {
    if (!p.conflict && everybodyPassed(p)) return 'diplomacy'
  },
  automatic: (p, table) => (p.conflict ? continueConflict(p, p.conflict, table) : passUnasked(p, hasNothingToDo, table)),
  owes: (p) =>
    p.conflict
      ? owedInConflict(p.conflict)
      : owedOnTurn(p, 'conflict').map((owed) => ({ ...owed, about: relationsOf(p, owed.seat) })),
  // While a conflict goes on nobody can say how long.
  near: (p) => (p.conflict ? [] : askedNextInCircle(p)),
})
