/** What a position is worth, as far as people are warned by it and opinions go: computers look ahead by other means. */
import type { Judgement, Mind } from '../../../kernel/index.ts'
import { decided } from '../../shared/chances.ts'
import { risingClasses } from '../nation/tracks.ts'
import { scoreOf, soloGoal } from '../round/scoring.ts'
import type { Limit, Seat, State } from '../state.ts'
import { type Course, coursesFor, isOfUse, keptFor, nextOn } from './courses.ts'
import { carefully } from './foresight.ts'
import { standing } from './worth.ts'

/** So many points ahead of the others make winning quite likely. */
const scale = 15

/** How likely a seat is to win with such points: against the best of the others, and against all of them; alone against the goal. */
function likely(p: State, seat: Seat, points: (seat: Seat) => number): number {
  const others = p.star ? [soloGoal] : p.seats.filter((other) => other !== seat).map(points)
  const mean = others.reduce((sum, one) => sum + one, 0) / others.length
  return 1 / (1 + Math.exp(((Math.max(...others) + mean) / 2 - points(seat)) / scale))
}

/** The position with what the courses may play, and with nothing elsewhere: nobody knows what the others will play. */
function simplified(p: State, seat: Seat): State {
  const none = { aside: [], decks: { society: [], production: [], 'army-economy': [] } }
  const nations = Object.entries(p.nations).map(([other, nation]) => {
    const kept = (cards: readonly string[]) => (other === seat ? cards.filter(isOfUse) : [])
    return [other, { ...nation, ...none, hand: kept(nation.hand), played: kept(nation.played) }]
  })
  // `as`: seat by seat as before.
  return { ...p, nations: Object.fromEntries(nations) as State['nations'] }
}

/** How many generations ahead a position is looked at on the way to the end. */
const halfway = 4

/** Where a course leads, by the rules themselves: on the way and at the end. */
function outcome(mind: Pick<Mind<Limit>, 'runOn'>, p: State, seat: Seat, course: Course): number {
  let onTheWay: number | undefined
  const { state } = mind.runOn(p, {
    until(then) {
      if (onTheWay === undefined && then.round === p.round + halfway)
        onTheWay = likely(then, seat, (other) => standing(then, other))
      return false
    },
    decide(then, owed) {
      if (owed.seat !== seat) return carefully(then, owed)
      switch (owed.decision) {
        case 'decisions':
          // What is done in this generation has been tried already.
          return then.round > p.round || p.phase === 'policies' ? nextOn(course, then, seat) : undefined
        case 'raise-class':
          return { type: owed.decision, class: course.raise(then.nations[seat], risingClasses(then.nations[seat])) }
        case 'keep-policies':
          return keptFor(course, then, seat)
      }
      return carefully(then, owed)
    },
  })
  const atTheEnd = likely(state, seat, (other) => scoreOf(state, state.nations[other]).total)
  return ((onTheWay ?? atTheEnd) + atTheEnd) / 2
}

/** How much the best course counts, and how much all of them: that one of them does well may be luck. */
const ofTheBest = 0.7

export const caution: Judgement<Limit> = {
  worth(p, seat, mind) {
    if (p.result) return decided(p.result.winners, seat)
    const start = simplified(p, seat)
    const { hand, played } = start.nations[seat]
    const found = coursesFor([...hand, ...played]).map((course) => outcome(mind, start, seat, course))
    const mean = found.reduce((sum, one) => sum + one, 0) / found.length
    return ofTheBest * Math.max(...found) + (1 - ofTheBest) * mean
  },
  // The courses lead on from where the moves end.
  until: () => true,
}
