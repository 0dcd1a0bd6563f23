/** 6.9, 6.11 to 6.14: how target and attacker answer while a conflict is open, asked or by standing order. */
import { move, oneOf, type PlainMove, type Refusal, refuse, withDefault } from '../../../kernel/index.ts'
import { inPhase, isCount, isKind, oneOrMost } from '../checks.ts'
import { controller } from '../derived.ts'
import { number, oneListed } from '../params.ts'
import {
  type Conflict,
  type Defence,
  defences,
  type Ideology,
  type Kind,
  kinds,
  type Seat,
  type State,
  type View,
} from '../state.ts'
import { cardAtHand, concedeConflict, counterKinds, counterWith, endConflict, playAttackCard } from './open-conflict.ts'

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
      oneListed((p) => (p.conflict ? counterKinds(p, p.conflict) : []), { values: kinds }),
      (p) => p.conflict?.kind ?? 'military',
    ),
    commit: withDefault(
      number((p, seat, { kind }: { kind?: Kind }) => oneOrMost(kind ? p.players[seat].hand[kind] : 1), {
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
  open: answering('defend'),
  play: (p, _, __, table) => concedeConflict(p, openConflict(p), table),
})

/** 8 Counter what one controls, concede the rest. */
export function defendsHome(p: State): PlainMove {
  const conflict = openConflict(p)
  const { target, region } = conflict
  const card = controller(p, region) === target ? cardAtHand(p, conflict, p.players[target].hand) : undefined
  return card ? { type: 'counter', kind: card } : { type: 'concede' }
}

/** 6.13 No tribute. */
export const press = move<Ideology>()({
  type: 'press',
  answers: ['press'],
  params: {
    commit: withDefault(
      number((p, seat) => oneOrMost(p.conflict ? p.players[seat].hand[p.conflict.kind] : 1), { partial: true }),
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
  open: answering('press'),
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
  params: { defence: oneOf(defences) },
  check(_, __, { defence }) {
    if (!isDefence(defence)) return refuse('bad-move')
  },
  play(p, seat, { defence }, table) {
    p.players[seat].orders.defence = defence
    table.tellOnly([seat], 'ordered', { defence })
  },
})

/** The order that a seat has given, as the move that would give it. */
export function ordersGiven({ players }: View, seat: Seat): readonly PlainMove[] {
  const defence = players[seat].orders?.defence ?? 'ask'
  return defence === 'ask' ? [] : [{ type: orders.type, defence }]
}
