/** 5.6 The Diplomacy Phase: everybody chooses a stance towards everybody else in secret; then all are revealed. */
import { move, phase, refuse, type Table } from '../../../kernel/index.ts'
import { othersThan } from '../../shared/seats.ts'
import { inPhase } from '../checks.ts'
import { hasRule, relation } from '../derived.ts'
import { each } from '../params.ts'
import { type Board, type Ideology, ideologies, type Seat, type Stance, type Stances, type State, stances } from '../state.ts'

/** Who attacked the seat in this round. */
function attacksOn(p: State, seat: Seat): { attackers: readonly Seat[]; count: number } {
  const attackers = p.seats.filter((other) => p.fought.some(({ attacker, target }) => attacker === other && target === seat))
  return { attackers, count: attackers.length }
}

function reveal(p: State, table: Table): void {
  const before = pairs(p).map(([one, other]) => relation(p, one, other))
  for (const seat of p.seats) {
    p.stances[seat] = p.proposals[seat] ?? p.stances[seat]
    p.proposals[seat] = null
    table.tell('stances', { seat, stances: p.stances[seat] })
  }
  table.reveal('stances')
  for (const [index, [one, other]] of pairs(p).entries()) {
    const now = relation(p, one, other)
    if (now !== before[index]) table.tell('relation-changed', { one, other, relation: now })
  }
}

const pairs = (p: State): (readonly [Seat, Seat])[] =>
  p.seats.flatMap((one, index) => p.seats.slice(index + 1).map((other) => [one, other] as const))

const isStance = (value: unknown): value is Stance => stances.some((stance) => stance === value)

/** Exactly one stance for every other seat. */
function areStances(p: State, seat: Seat, value: unknown): value is Stances {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const entries = Object.entries(value)
  const others: readonly string[] = othersThan(p, seat)
  return entries.length === others.length && entries.every(([key, stance]) => others.includes(key) && isStance(stance))
}

/** Isolationism: no war but where there is one already, or in answer to an attack in this round. */
export const mayDeclareWar = (p: Board, seat: Seat, other: Seat): boolean =>
  !hasRule(p, seat, 'isolationism') ||
  relation(p, seat, other) === 'war' ||
  p.fought.some(({ attacker, target }) => attacker === other && target === seat)

/** 6.15 May be sent ahead in the Foreign and the Conflict Phase, and replaced until all are in. */
const proposeStances = move<Ideology>()({
  type: 'diplomacy',
  params: {
    stances: each({
      keys: ideologies,
      values: stances,
      words: 'stance',
      present: (p, seat) => p.stances[seat],
      keyWords: 'seat',
      keysNow: othersThan,
    }),
  },
  open: (p) => inPhase(p, 'foreign', 'conflict', 'diplomacy'),
  check(p, seat, { stances }) {
    if (!areStances(p, seat, stances)) return refuse('bad-stance')
    for (const other of othersThan(p, seat))
      if (stances[other] === 'war' && !mayDeclareWar(p, seat, other)) return refuse('isolationism', { target: other })
  },
  play(p, seat, { stances }, table) {
    // Whoever comes last changes nothing any more: everybody’s stances are told next.
    const isLast = p.phase === 'diplomacy' && othersThan(p, seat).every((other) => p.proposals[other] !== null)
    if (!isLast) table.tellOnly([seat], 'proposed', { stances })
    p.proposals[seat] = { ...stances }
  },
})

export const diplomacy = phase<Ideology>()({
  name: 'diplomacy',
  decisions: {
    diplomacy: { page: 'diplomacy', fallback: (p, seat) => ({ type: 'diplomacy', stances: p.stances[seat] }) },
  },
  moves: [proposeStances],
  enter(p) {
    p.turn = null
  },
  automatic(p, table) {
    if (p.seats.some((seat) => p.proposals[seat] === null)) return false
    reveal(p, table)
    table.enter('assessment')
    return true
  },
  owes: (p) =>
    p.seats
      .filter((seat) => p.proposals[seat] === null)
      .map((seat) => ({
        ...{ seat, decision: 'diplomacy' },
        about: {
          stances: p.stances[seat],
          ...attacksOn(p, seat),
          aggression: p.seats.some((one) => hasRule(p, one, 'aggression')),
        },
      })),
})
