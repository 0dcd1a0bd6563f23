/** What a computer does in the Conflict Phase. */
import type { PlainMove } from '../../../kernel/index.ts'
import { controller, total } from '../derived.ts'
import { cardAtHand } from '../phases/open-conflict.ts'
import type { Kind, Region, RegionId, Seat, View, ViewedConflict } from '../state.ts'
import { addCard, best, gain, type Situation } from './situation.ts'

export function conflict(situation: Situation): PlainMove {
  const moves = situation.mind.legal()
  return launch(situation, moves) ?? attack(situation, moves) ?? { type: 'hold', until: 'touched' }
}

/** The attack card takes the place of the target's. */
const replacement = (attacker: Seat, target: Seat, kind: Kind) => (region: Region) => {
  const cards = region.influence[target]
  if (!cards) return
  cards[kind] -= 1
  if (total(cards) === 0) delete region.influence[target]
  addCard(region, attacker, kind)
}

const handSize = (view: View, seat: Seat): number => {
  const { hand } = view.players[seat]
  return typeof hand === 'number' ? hand : total(hand)
}

/** Cards left at the end of the round are cards not drawn in the next: whatever gains something is worth attacking. */
function attack(situation: Situation, moves: readonly PlainMove[]): PlainMove | undefined {
  const { view, seat } = situation
  return best(
    moves.filter(({ type }) => type === 'conflict'),
    (move) => {
      const [region, kind, target] = [move.region as RegionId, move.kind as Kind, move.target as Seat]
      const commit = Number(move.commit ?? 1)
      const gained = gain(situation, region, replacement(seat, target, kind))
      if (gained <= 0) return 0
      // As many cards of three as the defender is likely to have of the kind.
      const resistance = handSize(view, target) / 3
      return gained * Math.min(1, commit / (1 + resistance))
    },
    0.1,
  )
}

/** Only against a seat about to win, where it costs that seat most. */
function launch(situation: Situation, moves: readonly PlainMove[]): PlainMove | undefined {
  const { view, forecast } = situation
  return best(
    moves.filter(({ type, target }) => type === 'launch' && forecast[target as Seat] >= view.options.target - 1),
    (move) =>
      gain(situation, move.region as RegionId, (region) => {
        delete region.influence[move.target as Seat]
      }),
    1,
  )
}

/** Counter where something would be lost, and what is one's own; elsewhere more often than not. */
export function defend(situation: Situation, against: ViewedConflict): PlainMove {
  const { view, seat, hand, mind } = situation
  const kind = cardAtHand(view, against, hand)
  if (!kind) return { type: 'concede' }
  const lost = -gain(situation, against.region, replacement(against.attacker, seat, against.kind))
  const counters = lost > 0 || controller(view, against.region) === seat || mind.chance.die(5) <= 3
  return counters ? { type: 'counter', kind } : { type: 'concede' }
}

export function press(situation: Situation, { region, target, kind }: ViewedConflict): PlainMove {
  const { seat, hand, mind } = situation
  const worthIt = gain(situation, region, replacement(seat, target, kind)) > 0 || mind.chance.die(3) === 1
  return hand[kind] > 0 && worthIt ? { type: 'press' } : { type: 'withdraw' }
}
