/** Answers that a seat may give once and for all. Standing orders are part of the rules (3, 8), not habits. */
import { asDeadline, habit, onlyChoice, sameAnswer, span } from '../../kernel/index.ts'
import { othersThan } from '../shared/seats.ts'
import { attackCourse } from './course.ts'
import { kindOf } from './data.ts'
import { orderOf } from './derived.ts'
import { amount, oneRegion, oneSeat } from './params.ts'
import type { Attack, State } from './state.ts'
import { standardQuarry } from './turn/action.ts'

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

/** Whatever that nation does is let pass. */
const neverBlock = habit<Attack>()({
  name: 'never-block',
  answers: ['block'],
  params: { to: oneSeat(othersThan) },
  propose: (_view, _seat, { about }, { to }) => (about?.by === to ? { type: 'pass' } : undefined),
})

const mostUnits = 30

/** Marches of fewer units than that are let pass, wherever they go. */
const blockOnlyLarge = habit<Attack>()({
  name: 'block-only-large',
  answers: ['block'],
  params: { least: amount(() => span(2, mostUnits)) },
  propose({ action }, _seat, { about }, { least }) {
    if (about?.what !== 'attack' || !action || !('marches' in action)) return undefined
    const regions: readonly unknown[] = Array.isArray(about.regions) ? about.regions : []
    const coming = action.marches.filter(({ to }) => regions.includes(to)).reduce((sum, { count }) => sum + count, 0)
    return coming < least ? { type: 'pass' } : undefined
  },
})

/** A pact is laid as soon as that region is attacked. */
const pactFor = habit<Attack>()({
  name: 'pact-for',
  answers: ['block'],
  params: { region: oneRegion((p: Pick<State, 'regions'>) => Object.keys(p.regions)) },
  propose(view, seat, { about }, { region }) {
    const { hand } = view.players[seat]
    const regions: readonly unknown[] = Array.isArray(about?.regions) ? about.regions : []
    // A seat sees its own hand.
    const card = Array.isArray(hand) ? hand.find((held) => kindOf(held) === 'non-aggression-pact') : undefined
    return card !== undefined && regions.includes(region) ? { type: 'block', card, region } : undefined
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

const fireAt = habit<Attack>()({
  name: 'fire-at',
  answers: ['intercept'],
  params: { to: oneSeat(othersThan) },
  propose: (_view, _seat, { about }, { to }) =>
    about?.by === to ? { type: 'intercept', sea: about?.sea, fire: true, prefer: standardQuarry } : undefined,
})

/** Raids of fewer planes than that are met by nobody. */
const scrambleOnlyAgainst = habit<Attack>()({
  name: 'scramble-only-against',
  answers: ['scramble'],
  params: { least: amount(() => span(2, mostUnits)) },
  propose: (view, seat, { about }, { least }) =>
    Number(about?.planes) < least ? { type: 'scramble', fighters: 0, shoot: orderOf(view, seat, 'scrambleShoot') } : undefined,
})

const bidNothing = sameAnswer<Attack>('bid-nothing', 'auction', { type: 'bid-limit', max: 0 })

const refuseDeals = sameAnswer<Attack>('refuse-deals', 'trade-answer', { type: 'trade-refuse' })

const produceAsFlagged = sameAnswer<Attack>('produce-as-flagged', 'produce', { type: 'produce' })

const endTurn = sameAnswer<Attack>('end-turn', 'turn', { type: 'end-turn' })

export const habits = [
  onlyChoice<Attack>(attackCourse.decisions),
  blockOnlyOwn,
  blockOnlyLarge,
  neverBlock,
  pactFor,
  passageFor,
  fireAt,
  holdFireAt,
  scrambleOnlyAgainst,
  bidNothing,
  refuseDeals,
  produceAsFlagged,
  asDeadline<Attack>('place-for-me', 'place'),
  asDeadline<Attack>('fight-in-turn', 'fight'),
  asDeadline<Attack>('take-best-card', 'take'),
  asDeadline<Attack>('deploy-where-threatened', 'deploy'),
  asDeadline<Attack>('sink-most-worth', 'raid-hit'),
  asDeadline<Attack>('disable-most-worth', 'disable'),
  asDeadline<Attack>('lose-spare-planes', 'lose-plane'),
  endTurn,
]
