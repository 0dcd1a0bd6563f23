/** 6.10 Starting a conflict: whom one may attack, and what it costs. */
import { move, type Notice, oneOf, refuse, withDefault } from '../../../kernel/index.ts'
import { isSeat, othersThan } from '../../shared/seats.ts'
import { discard } from '../cards/influence.ts'
import { isCount, isKind, isRegion, oneOrMost, onTurn, regionRefusal } from '../checks.ts'
import { continentOf, regionIds } from '../data.ts'
import {
  allInfluence,
  conflictLevel,
  controller,
  hasRule,
  independent,
  influence,
  near,
  noCards,
  relation,
  total,
  waivesDistance,
} from '../derived.ts'
import { number, oneListed } from '../params.ts'
import { touch } from '../round/passing.ts'
import { type Board, type Ideology, type Kind, kinds, type RegionId, type Seat, type State } from '../state.ts'
import { counterOdds } from './odds.ts'

/** What it costs to start this conflict, beside the attack card. */
export function conflictTribute(p: Board, attacker: Seat, region: RegionId, kind: Kind, target: Seat): number {
  return distanceTribute(p, attacker, region, kind) + advancementTribute(p, attacker, region, kind, target)
}

/** Judged by controlled regions only: influence in the region itself is no help (R6). */
function distanceTribute(p: Board, attacker: Seat, region: RegionId, kind: Kind): number {
  if (controller(p, region) === attacker || near(p, attacker, region)) return 0
  if (waivesDistance(p, attacker, kind)) return 0
  if (kind === 'military' && hasRule(p, attacker, 'blitzkrieg')) return 0
  return 1
}

function advancementTribute(p: Board, attacker: Seat, region: RegionId, kind: Kind, target: Seat): number {
  if (kind === 'cultural' && independent(p, region) && hasRule(p, attacker, 'world-revolution')) return 0
  return Math.max(0, conflictLevel(p, target, kind, 'defender') - conflictLevel(p, attacker, kind, 'attacker'))
}

/** At peace only cultural conflicts, without war no military ones, but for Aggression. */
function relationAllows(p: Board, attacker: Seat, region: RegionId, kind: Kind, target: Seat): boolean {
  const between = relation(p, attacker, target)
  if (kind === 'cultural' || between === 'war') return true
  if (kind === 'economic') return between === 'neutral'
  return between === 'neutral' && independent(p, region) && hasRule(p, attacker, 'aggression')
}

/** The parameters chosen before the payment. */
type Aim = { region?: RegionId; kind?: Kind; target?: Seat; economicTribute?: number }

/** Where there is something to attack that costs tribute, and how much at most. */
export function attackTributes(p: Board, seat: Seat): Notice | undefined {
  const charged = regionsWithTargets(p, seat).flatMap((region) =>
    targetsIn(p, seat, region).flatMap((target) =>
      kinds
        .filter((kind) => influence(p, region, target, kind) > 0 && relationAllows(p, seat, region, kind, target))
        .map((kind) => ({ region, tribute: conflictTribute(p, seat, region, kind, target) }))
        .filter(({ tribute }) => tribute > 0),
    ),
  )
  if (charged.length === 0) return undefined
  const regions = [...new Set(charged.map(({ region }) => region))]
  return { key: 'attack', params: { regions, most: Math.max(...charged.map(({ tribute }) => tribute)) } }
}

/** How many attack cards are left for the conflict once the tribute is paid. */
function attackCards(p: State, seat: Seat, { region, kind, target, economicTribute = 0 }: Aim): number {
  if (!region || !kind || !target) return 0
  return p.players[seat].hand[kind] - (conflictTribute(p, seat, region, kind, target) - economicTribute)
}

/** The smallest number of economic cards, from one, that makes the attack payable by Dollar Diplomacy. */
function leastEconomicTribute(p: State, seat: Seat, aim: Aim): number | undefined {
  const { region, kind, target } = aim
  if (!region || !kind || !target || kind === 'economic' || !hasRule(p, seat, 'dollar-diplomacy')) return undefined
  const least = Math.max(1, 1 - attackCards(p, seat, { region, kind, target }))
  const most = Math.min(conflictTribute(p, seat, region, kind, target), p.players[seat].hand.economic)
  return least <= most ? least : undefined
}

const targetsIn = (p: Board, seat: Seat, region: RegionId): Seat[] =>
  othersThan(p, seat).filter((other) => allInfluence(p, region, other) > 0)

export const targets = (p: State, seat: Seat, { region }: Pick<Aim, 'region'>): readonly Seat[] =>
  region ? targetsIn(p, seat, region) : othersThan(p, seat)

export const regionsWithTargets = (p: Board, seat: Seat): RegionId[] =>
  Object.keys(p.regions).filter((region) => targetsIn(p, seat, region).length > 0)

/** Any region in play; own influence there is not required. The tribute is lost whatever happens (R8). */
export const startConflict = move<Ideology>()({
  type: 'conflict',
  answers: ['conflict'],
  params: {
    region: oneListed(regionsWithTargets, { values: regionIds, by: continentOf }),
    kind: oneOf(kinds),
    target: oneListed(targets, { words: 'seat' }),
    economicTribute: withDefault(
      number(
        (p, seat, aim: Aim) => {
          const least = leastEconomicTribute(p, seat, aim)
          return least === undefined ? [0] : [0, least]
        },
        { partial: true },
      ),
      0,
    ),
    commit: withDefault(
      number((p, seat, aim: Aim) => oneOrMost(attackCards(p, seat, aim)), { partial: true }),
      1,
    ),
  },
  open: (p, seat) => onTurn(p, seat, 'conflict'),
  check(p, seat, { region, kind, target, economicTribute, commit }) {
    if (!isKind(kind)) return refuse('bad-kind')
    if (!isRegion(p, region)) return regionRefusal(p, region)
    if (!isSeat(p, target) || target === seat) return refuse('bad-target')
    if (influence(p, region, target, kind) === 0) return refuse('no-target-influence', { target, region, kind })
    if (!relationAllows(p, seat, region, kind, target))
      return refuse('relation-forbids', { target, kind, relation: relation(p, seat, target) })
    const tribute = conflictTribute(p, seat, region, kind, target)
    if (!isPayment(p, seat, kind, tribute, economicTribute)) return refuse('bad-payment', { tribute })
    const { hand } = p.players[seat]
    const ofKind = tribute - economicTribute
    if (hand[kind] < ofKind + 1) return refuse('not-enough-cards', { kind, count: ofKind + 1 })
    if (hand.economic < economicTribute) return refuse('not-enough-cards', { kind: 'economic', count: economicTribute })
    if (!isCount(commit, 1, hand[kind] - ofKind)) return refuse('bad-commit', { most: hand[kind] - ofKind })
  },
  play(p, seat, { region, kind, target, economicTribute, commit }, table) {
    const tribute = { ...noCards(), economic: economicTribute }
    tribute[kind] += conflictTribute(p, seat, region, kind, target) - economicTribute
    discard(p, seat, tribute)
    touch(p, seat, region, table)
    p.players[seat].hand[kind] -= 1
    p.conflict = {
      attacker: seat,
      target,
      region,
      kind,
      stage: 'defend',
      attackCommit: commit - 1,
      defendCommit: 0,
      defendKind: null,
    }
    p.fought.push({ attacker: seat, target })
    table.tell('attacked', { attacker: seat, target, region, kind, cards: tribute, count: total(tribute) })
  },
  preview: (p, seat, { region, kind, target, economicTribute }) => [
    { key: 'attack', params: { kind, tribute: conflictTribute(p, seat, region, kind, target), economicTribute } },
    {
      key: 'conflict-ends',
      params: { region, target, mine: allInfluence(p, region, seat) + 1, theirs: allInfluence(p, region, target) - 1 },
    },
  ],
  odds: (view, _seat, aim) => counterOdds(view, aim),
  promise: (p, seat, { region, kind, target }) => conflictTribute(p, seat, region, kind, target),
})

/** Dollar Diplomacy: all or part of the tribute of a military or cultural conflict in economic cards. */
function isPayment(p: State, seat: Seat, kind: Kind, tribute: number, economic: unknown): economic is number {
  if (economic === 0) return true
  return hasRule(p, seat, 'dollar-diplomacy') && kind !== 'economic' && isCount(economic, 0, tribute)
}
