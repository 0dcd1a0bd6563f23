/** On what a move that is planned ahead can be made to depend. All of it is open to its seat. */
import { condition, oneOf, span, withDefault } from '../../kernel/index.ts'
import { othersThan } from '../shared/seats.ts'
import { continentOf, regionIds } from './data.ts'
import { allInfluence, controller, inPlay, relation } from './derived.ts'
import { number, oneListed } from './params.ts'
import { type Board, type Cards, type Ideology, ideologies, kinds, type RegionId, type Seat, stances } from './state.ts'

const another = oneListed(othersThan, { values: ideologies, words: 'seat' })
const regionsInPlay = (p: Board): RegionId[] => regionIds.filter((region) => inPlay(p, region))
const oneRegion = oneListed(regionsInPlay, { values: regionIds, by: continentOf })

const hasAttacked = ({ fought }: Board, attacker: Seat | undefined, target: Seat): boolean =>
  fought.some((one) => one.target === target && (attacker === undefined || one.attacker === attacker))

const notAttacked = condition<Ideology>()({
  name: 'not-attacked',
  holds: (view, seat) => !hasAttacked(view, undefined, seat),
})

const attackedBy = condition<Ideology>()({
  name: 'attacked-by',
  params: { by: another },
  holds: (view, seat, { by }) => hasAttacked(view, by, seat),
})

const related = condition<Ideology>()({
  name: 'related',
  params: { by: another, stance: oneOf(stances) },
  holds: (view, seat, { by, stance }) => relation(view, seat, by) === stance,
})

const independent = condition<Ideology>()({
  name: 'independent',
  params: { region: oneRegion },
  holds: (view, _seat, { region }) => inPlay(view, region) && controller(view, region) === null,
})

const mine = condition<Ideology>()({
  name: 'mine',
  params: { region: oneRegion },
  holds: (view, seat, { region }) => inPlay(view, region) && controller(view, region) === seat,
})

const nobodyElse = condition<Ideology>()({
  name: 'nobody-else',
  params: { region: oneRegion },
  holds: (view, seat, { region }) =>
    inPlay(view, region) && othersThan(view, seat).every((other) => allInfluence(view, region, other) === 0),
})

const holdsCards = condition<Ideology>()({
  name: 'holds-cards',
  params: {
    kind: oneOf(kinds),
    least: withDefault(
      number(() => span(1, 20)),
      1,
    ),
  },
  // `as`: a seat sees its own hand.
  holds: (view, seat, { kind, least }) => (view.players[seat].hand as Cards)[kind] >= least,
})

export const conditions = [notAttacked, attackedBy, related, independent, mine, nobodyElse, holdsCards]
