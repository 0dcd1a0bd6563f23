/** Answers that a seat may give once and for all. Standing orders are part of the rules (3, 8), not habits. */
import { habit, onlyChoice, sameAnswer } from '../../kernel/index.ts'
import { othersThan } from '../shared/seats.ts'
import { attackCourse } from './course.ts'
import { oneSeat } from './params.ts'
import type { Attack } from './state.ts'

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
  params: { to: oneSeat(othersThan) },
  propose: (_view, _seat, { about }, { to }) => (about?.by === to ? { type: 'passage', allow: true } : undefined),
})

const holdFireAt = habit<Attack>()({
  name: 'hold-fire-at',
  answers: ['intercept'],
  params: { to: oneSeat(othersThan) },
  propose: (_view, _seat, { about }, { to }) =>
    about?.by === to ? { type: 'intercept', sea: about?.sea, fire: false } : undefined,
})

const bidNothing = sameAnswer<Attack>('bid-nothing', 'auction', { type: 'bid-limit', max: 0 })

const refuseDeals = sameAnswer<Attack>('refuse-deals', 'trade-answer', { type: 'trade-refuse' })

const produceAsFlagged = sameAnswer<Attack>('produce-as-flagged', 'produce', { type: 'produce' })

const endTurn = sameAnswer<Attack>('end-turn', 'turn', { type: 'end-turn' })

export const habits = [
  onlyChoice<Attack>(attackCourse.decisions),
  blockOnlyOwn,
  passageFor,
  holdFireAt,
  bidNothing,
  refuseDeals,
  produceAsFlagged,
  endTurn,
]
