/** 5.5 While a conflict is open: the target counters or concedes, the attacker presses or withdraws; nobody else acts. */
import type { Owed, Table } from '../../../kernel/index.ts'
import { discard, place, takeAway } from '../cards/influence.ts'
import { controller, hasRule, seatAfter, total } from '../derived.ts'
import type { Board, Cards, Conflict, Defence, Ideology, Kind, State } from '../state.ts'

export function owedInConflict({
  stage,
  attacker,
  target,
  region,
  kind,
}: Conflict): readonly Owed<Ideology, 'defend' | 'press'>[] {
  const about = { attacker, target, region, kind }
  return [stage === 'defend' ? { seat: target, decision: 'defend', about } : { seat: attacker, decision: 'press', about }]
}

/** One step that nobody decides; false if somebody must be asked. */
export const continueConflict = (p: State, conflict: Conflict, table: Table): boolean =>
  conflict.stage === 'defend' ? defendUnasked(p, conflict, table) : pressUnasked(p, conflict, table)

/** An empty hand concedes; then what was committed is played; then the standing order decides. */
function defendUnasked(p: State, conflict: Conflict, table: Table): boolean {
  const { hand, orders } = p.players[conflict.target]
  if (total(hand) === 0) {
    concedeConflict(p, conflict, table)
    return true
  }
  if (conflict.defendCommit > 0) {
    const { defendKind } = conflict
    if (defendKind && hand[defendKind] > 0) {
      conflict.defendCommit -= 1
      table.reveal('answer', { seat: conflict.target })
      counterWith(p, conflict, defendKind, table)
      return true
    }
    conflict.defendCommit = 0
  }
  if (orders.defence === 'ask') return false
  table.reveal('answer', { seat: conflict.target })
  const card = ordersCounter(p, conflict, orders.defence) ? cardAtHand(p, conflict, hand) : undefined
  if (card) counterWith(p, conflict, card, table)
  else concedeConflict(p, conflict, table)
  return true
}

const ordersCounter = (p: State, { region, target }: Conflict, defence: Defence): boolean =>
  defence === 'counter-always' || (defence === 'counter-home' && controller(p, region) === target)

type Against = Pick<Conflict, 'region' | 'target' | 'kind'>

/** What a counter without asking would be made with. */
export const cardAtHand = (p: Board, against: Against, hand: Cards): Kind | undefined =>
  counterKinds(p, against).find((kind) => hand[kind] > 0)

/** The kinds that counter this attack: its own, then, by Steadfast Faith, cultural. */
export function counterKinds(p: Board, { region, target, kind }: Against): Kind[] {
  const faith = kind !== 'cultural' && controller(p, region) === target && hasRule(p, target, 'steadfast-faith')
  return faith ? [kind, 'cultural'] : [kind]
}

function pressUnasked(p: State, conflict: Conflict, table: Table): boolean {
  const { hand } = p.players[conflict.attacker]
  if (total(hand) === 0) {
    table.tell('attack-spent', { attacker: conflict.attacker, target: conflict.target, region: conflict.region })
    endConflict(p, conflict)
    return true
  }
  if (conflict.attackCommit > 0 && hand[conflict.kind] > 0) {
    conflict.attackCommit -= 1
    table.reveal('answer', { seat: conflict.attacker })
    playAttackCard(p, conflict, table)
    return true
  }
  return false
}

/** Both cards are discarded. */
export function counterWith(p: State, conflict: Conflict, kind: Kind, table: Table): void {
  const { attacker, target } = conflict
  discard(p, target, { [kind]: 1 })
  p.players[attacker].discard[conflict.kind] += 1
  conflict.defendKind = kind
  conflict.stage = 'press'
  table.tell('countered', { target, attacker, region: conflict.region, kind })
}

/** The attack card takes the place of one of the target's. */
export function concedeConflict(p: State, conflict: Conflict, table: Table): void {
  const { attacker, target, region, kind } = conflict
  takeAway(p, region, target, kind)
  place(p, region, attacker, kind)
  table.tell('conceded', { target, attacker, region, kind })
  endConflict(p, conflict)
}

export function playAttackCard(p: State, conflict: Conflict, table: Table): void {
  const { attacker, target, region, kind } = conflict
  p.players[attacker].hand[kind] -= 1
  conflict.stage = 'defend'
  table.tell('pressed', { attacker, target, region, kind })
}

/** A conflict counts as an action, however it ended (R15). */
export function endConflict(p: State, { attacker }: Conflict): void {
  p.conflict = null
  p.passes = 0
  p.turn = seatAfter(p, attacker)
}
