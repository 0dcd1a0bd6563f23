/** What a computer does in the Conflict Phase. */
import type { PlainMove } from '../../../kernel/index.ts'
import { best } from '../../shared/best.ts'
import { othersThan } from '../../shared/seats.ts'
import { conflictTribute, startConflict } from '../conflict/attack.ts'
import { launch } from '../conflict/launch.ts'
import { cardAtHand } from '../conflict/open-conflict.ts'
import { controller, influence, owned, total } from '../derived.ts'
import { type Kind, kinds, type Region, type RegionId, type Seat, type View, type ViewedConflict } from '../state.ts'
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
  // To list what may be attacked takes longer than to see that nothing is worth it.
  if (!isTempted(situation)) return undefined
  return best(legalMoves(situation, startConflict), (start) => attackScore(situation, start), 0)
}

/** Whether any card there is, taken with one of ours, would bring something. */
function isTempted(situation: Situation): boolean {
  const { view, seat, hand } = situation
  return Object.keys(view.regions).some((region) =>
    othersThan(view, seat).some((target) =>
      kinds.some(
        (kind) =>
          hand[kind] > 0 &&
          influence(view, region, target, kind) > 0 &&
          gain(situation, region, replacing(seat, target, kind)) > 0,
      ),
    ),
  )
}

interface Aim {
  readonly region: RegionId
  readonly kind: Kind
  readonly target: Seat
}

interface Start extends Aim {
  readonly commit?: number
}

export function attackScore(situation: Situation, { region, kind, target, commit = 1 }: Start): number {
  const { view, seat } = situation
  const gained = gain(situation, region, replacing(seat, target, kind))
  if (gained <= 0) return 0
  const spent = conflictTribute(view, seat, region, kind, target) + commit
  return gained * chanceAgainst(handSize(view, target), commit) - cardCost * spent
}

/** Only against a seat about to win, where it costs that seat most. */
function launchWeapon(situation: Situation): PlainMove | undefined {
  const { view, seat, forecast } = situation
  if (owned(view, seat, 'wmd') === 0) return undefined
  return best(
    legalMoves(situation, launch).filter(({ target }) => forecast[target] >= view.options.target - 1),
    (aim) => launchScore(situation, aim),
    1,
  )
}

export const launchScore = (situation: Situation, { region, target }: Omit<Aim, 'kind'>): number =>
  gain(situation, region, ({ influence }) => {
    delete influence[target]
  })

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
