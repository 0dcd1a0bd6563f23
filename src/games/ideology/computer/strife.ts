/** What a computer does in the Conflict Phase. */
import type { PlainMove } from '../../../kernel/index.ts'
import { best } from '../../shared/best.ts'
import { conflictTribute, startConflict } from '../conflict/attack.ts'
import { launch } from '../conflict/launch.ts'
import { cardAtHand } from '../conflict/open-conflict.ts'
import { controller, total } from '../derived.ts'
import type { Kind, Region, Seat, View, ViewedConflict } from '../state.ts'
import { adding, gain, legalMoves, type Situation, taking } from './situation.ts'

export function conflict(situation: Situation): PlainMove {
  return launchWeapon(situation) ?? attack(situation) ?? { type: 'hold', until: 'touched' }
}

/** The attack card takes the place of the target's. */
const replacing = (attacker: Seat, target: Seat, kind: Kind) => (region: Region) => {
  taking(target, kind)(region)
  adding(attacker, kind)(region)
}

const handSize = (view: View, seat: Seat): number => {
  const { hand } = view.players[seat]
  return typeof hand === 'number' ? hand : total(hand)
}

/** How likely so many attack cards are to win against a hand in which each card fits one time in three. */
function chanceAgainst(hand: number, attackCards: number): number {
  let chance = 0
  let exactly = (2 / 3) ** hand
  for (let counters = 0; counters < Math.min(attackCards, hand + 1); counters++) {
    chance += exactly
    exactly *= (hand - counters) / (2 * (counters + 1))
  }
  return chance
}

/** Cards left at the end of the round are cards not drawn in the next: they cost little. */
const cardCost = 0.04

function attack(situation: Situation): PlainMove | undefined {
  const { view, seat } = situation
  return best(
    legalMoves(situation, startConflict),
    ({ region, kind, target, commit = 1 }) => {
      const gained = gain(situation, region, replacing(seat, target, kind))
      if (gained <= 0) return 0
      const spent = conflictTribute(view, seat, region, kind, target) + commit
      return gained * chanceAgainst(handSize(view, target), commit) - cardCost * spent
    },
    0,
  )
}

/** Only against a seat about to win, where it costs that seat most. */
function launchWeapon(situation: Situation): PlainMove | undefined {
  const { view, forecast } = situation
  return best(
    legalMoves(situation, launch).filter(({ target }) => forecast[target] >= view.options.target - 1),
    ({ region, target }) =>
      gain(situation, region, ({ influence }) => {
        delete influence[target]
      }),
    1,
  )
}

/** Counter where something would be lost, and what is one's own; elsewhere more often than not. */
export function defend(situation: Situation, against: ViewedConflict): PlainMove {
  const { view, seat, hand, mind } = situation
  const kind = cardAtHand(view, against, hand)
  if (!kind) return { type: 'concede' }
  const lost = -gain(situation, against.region, replacing(against.attacker, seat, against.kind))
  const counters = lost > 0.1 || controller(view, against.region) === seat || mind.chance.die(5) <= 3
  return counters ? { type: 'counter', kind } : { type: 'concede' }
}

export function press(situation: Situation, { region, target, kind }: ViewedConflict): PlainMove {
  const { seat, hand } = situation
  const gained = gain(situation, region, replacing(seat, target, kind))
  return hand[kind] > 0 && gained > cardCost ? { type: 'press' } : { type: 'withdraw' }
}
