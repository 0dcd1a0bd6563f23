/** Answers that a seat may give once and for all. Standing orders are part of the rules (3, 8), not habits. */
import { habit, onlyChoice } from '../../kernel/index.ts'
import { attackCourse, type Decision } from './course.ts'
import { oneSeat } from './params.ts'
import type { Attack, Seat, State } from './state.ts'

const others = (p: Pick<State, 'seats'>, seat: Seat): Seat[] => p.seats.filter((other) => other !== seat)

/** Lets pass what is aimed neither at the seat nor at a region of it. */
const blockOnlyOwn = habit<Attack>()({
  name: 'block-only-own',
  suggested: true,
  answers: ['block'],
  propose(view, seat, { about }) {
    const regions = [about?.region, ...(Array.isArray(about?.regions) ? about.regions : [])]
    const isMine = regions.some((region) => typeof region === 'string' && view.regions[region]?.owner === seat)
    return about?.target === seat || isMine ? undefined : { type: 'pass' }
  },
})

const passageFor = habit<Attack>()({
  name: 'passage-for',
  answers: ['passage'],
  params: { to: oneSeat(others) },
  propose: (_view, _seat, { about }, { to }) => (about?.by === to ? { type: 'passage', allow: true } : undefined),
})

const holdFireAt = habit<Attack>()({
  name: 'hold-fire-at',
  answers: ['intercept'],
  params: { to: oneSeat(others) },
  propose: (_view, _seat, { about }, { to }) =>
    about?.by === to ? { type: 'intercept', sea: about?.sea, fire: false } : undefined,
})

const bidNothing = habit<Attack>()({
  name: 'bid-nothing',
  answers: ['auction'],
  propose: () => ({ type: 'bid-limit', max: 0 }),
})

const refuseDeals = habit<Attack>()({
  name: 'refuse-deals',
  answers: ['trade-answer'],
  propose: () => ({ type: 'trade-refuse' }),
})

const produceAsFlagged = habit<Attack>()({
  name: 'produce-as-flagged',
  answers: ['produce'],
  propose: () => ({ type: 'produce' }),
})

const endTurn = habit<Attack>()({
  name: 'end-turn',
  answers: ['turn'],
  propose: () => ({ type: 'end-turn' }),
})

const allDecisions = Object.keys(attackCourse.decisions) as Decision[] // Exactly its decisions.

export const habits = [
  onlyChoice<Attack>(allDecisions),
  blockOnlyOwn,
  passageFor,
  holdFireAt,
  bidNothing,
  refuseDeals,
  produceAsFlagged,
  endTurn,
]
