/** Which stances a computer takes. */
import type { PlainMove } from '../../../kernel/index.ts'
import { othersThan } from '../../shared/seats.ts'
import { mayDeclareWar } from '../abroad/diplomacy.ts'
import type { Seat, Stance } from '../state.ts'
import type { Situation } from './situation.ts'

/** War on whoever is far ahead, peace with those who left us alone, neutral to the others. */
export function diplomacy(situation: Situation): PlainMove {
  const { view, seat } = situation
  const stances = Object.fromEntries(othersThan(view, seat).map((other) => [other, stanceTowards(situation, other)]))
  return { type: 'diplomacy', stances }
}

const dangerous = 7

function stanceTowards({ view, seat, forecast }: Situation, other: Seat): Stance {
  const leads = view.seats.every((one) => forecast[one] <= forecast[other])
  const wantsWar = leads && forecast[other] >= dangerous && forecast[other] > forecast[seat]
  if (wantsWar && mayDeclareWar(view, seat, other)) return 'war'
  const attackedUs = view.fought.some(({ attacker, target }) => attacker === other && target === seat)
  return attackedUs ? 'neutral' : 'peace'
}
