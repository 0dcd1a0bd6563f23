/** 5.5 While a conflict is open: the target counters or concedes, the attacker presses or withdraws; nobody else acts. */
import {
  move,
  number,
  type Owed,
  oneListed,
  oneOf,
  type Refusal,
  refuse,
  type Table,
  withDefault,
} from '../../../kernel/index.ts'
import { discard, place, takeAway } from '../cards.ts'
import { inPhase, isCount, isKind, oneOrMost } from '../checks.ts'
import { controller, hasRule, seatAfter, total } from '../derived.ts'
import {
  type Board,
  type Cards,
  type Conflict,
  type Defence,
  defences,
  type Ideology,
  type Kind,
  kinds,
  type Seat,
  type State,
} from '../state.ts'

export function owedInConflict({ stage, attacker, target, region, kind }: Conflict): readonly Owed<Ideology>[] {
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
function counterKinds(p: Board, { region, target, kind }: Against): Kind[] {
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
function counterWith(p: State, conflict: Conflict, kind: Kind, table: Table): void {
  const { attacker, target } = conflict
  discard(p, target, { [kind]: 1 })
  p.players[attacker].discard[conflict.kind] += 1
  conflict.defendKind = kind
  conflict.stage = 'press'
  table.tell('countered', { target, attacker, region: conflict.region, kind })
}

/** The attack card takes the place of one of the target's. */
function concedeConflict(p: State, conflict: Conflict, table: Table): void {
  const { attacker, target, region, kind } = conflict
  takeAway(p, region, target, kind)
  place(p, region, attacker, kind)
  table.tell('conceded', { target, attacker, region, kind })
  endConflict(p, conflict)
}

function playAttackCard(p: State, conflict: Conflict, table: Table): void {
  const { attacker, target, region, kind } = conflict
  p.players[attacker].hand[kind] -= 1
  conflict.stage = 'defend'
  table.tell('pressed', { attacker, target, region, kind })
}

/** A conflict counts as an action, however it ended (R15). */
function endConflict(p: State, { attacker }: Conflict): void {
  p.conflict = null
  p.passes = 0
  p.turn = seatAfter(p, attacker)
}

/** Whether the open conflict is this seat's to answer, at this stage. */
const answering =
  (stage: Conflict['stage']) =>
  (p: State, seat: Seat): Refusal | undefined => {
    const refused = inPhase(p, 'conflict')
    if (refused) return refused
    if (!p.conflict) return refuse('no-conflict')
    const awaited = p.conflict.stage === 'defend' ? p.conflict.target : p.conflict.attacker
    if (p.conflict.stage !== stage || awaited !== seat) return refuse('not-your-turn', { awaited })
  }

/** For what happens once `answering` has let it through. */
function openConflict(p: State): Conflict {
  if (!p.conflict) throw new Error('ideology: no conflict is open')
  return p.conflict
}

/** 6.11 */
export const counter = move<Ideology>()({
  type: 'counter',
  answers: ['defend'],
  params: {
    kind: withDefault(
      oneListed((p: State) => (p.conflict ? counterKinds(p, p.conflict) : []), { values: kinds }),
      (p: State) => p.conflict?.kind ?? 'military',
    ),
    commit: withDefault(
      number((p: State, seat: Seat, { kind }: { kind?: Kind }) => oneOrMost(kind ? p.players[seat].hand[kind] : 1), {
        partial: true,
      }),
      1,
    ),
  },
  open: answering('defend'),
  check(p, seat, { kind, commit }) {
    const { hand } = p.players[seat]
    if (!isKind(kind) || !counterKinds(p, openConflict(p)).includes(kind)) return refuse('bad-kind')
    if (hand[kind] === 0) return refuse('no-such-card', { kind })
    if (!isCount(commit, 1, hand[kind])) return refuse('bad-commit', { most: hand[kind] })
  },
  play(p, _, { kind, commit }, table) {
    const conflict = openConflict(p)
    counterWith(p, conflict, kind, table)
    conflict.defendCommit = commit - 1
  },
})

/** 6.12 */
export const concede = move<Ideology>()({
  type: 'concede',
  answers: ['defend'],
  params: {},
  open: answering('defend'),
  check: () => undefined,
  play: (p, _, __, table) => concedeConflict(p, openConflict(p), table),
})

/** 6.13 No tribute. */
export const press = move<Ideology>()({
  type: 'press',
  answers: ['press'],
  params: {
    commit: withDefault(
      number((p: State, seat: Seat) => oneOrMost(p.conflict ? p.players[seat].hand[p.conflict.kind] : 1), { partial: true }),
      1,
    ),
  },
  open: answering('press'),
  check(p, seat, { commit }) {
    const { kind } = openConflict(p)
    const { hand } = p.players[seat]
    if (hand[kind] === 0) return refuse('no-such-card', { kind })
    if (!isCount(commit, 1, hand[kind])) return refuse('bad-commit', { most: hand[kind] })
  },
  play(p, _, { commit }, table) {
    const conflict = openConflict(p)
    conflict.attackCommit = commit - 1
    playAttackCard(p, conflict, table)
  },
})

/** 6.14 The conflict ends without change in the region. */
export const withdraw = move<Ideology>()({
  type: 'withdraw',
  answers: ['press'],
  params: {},
  open: answering('press'),
  check: () => undefined,
  play(p, seat, _, table) {
    const { target, region } = openConflict(p)
    table.tell('withdrew', { attacker: seat, target, region })
    endConflict(p, openConflict(p))
  },
})

const isDefence = (value: unknown): value is Defence => defences.some((defence) => defence === value)

/** 6.9 Standing orders, at any time; they take effect at once, also on an open attack. */
export const orders = move<Ideology>()({
  type: 'orders',
  answers: [],
  params: { defence: oneOf(defences) },
  check(_, __, { defence }) {
    if (!isDefence(defence)) return refuse('bad-move')
  },
  play(p, seat, { defence }, table) {
    p.players[seat].orders.defence = defence
    table.tellOnly([seat], 'ordered', { defence })
  },
})
