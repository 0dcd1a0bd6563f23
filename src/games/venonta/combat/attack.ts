/** 5.8.1: who may attack whom, and at what price. */
import { move, type Refusal, refuse, span, type Table, toggle, withDefault } from '../../../kernel/index.ts'
import { costs, data, isTerritory, linked, linksOf } from '../data.ts'
import { controller, effectsOf, isFree, isGuest, isProtected, lostBy, partnerOf, sum, tanksIn } from '../derived.ts'
import { number, oneListed } from '../params.ts'
import { type Board, type Combat, type Seat, type Side, type State, type Territory, territories, type Venonta } from '../state.ts'
import { turnCheck, turnOf } from '../turns/turn.ts'
import { attackCost } from './battle.ts'
import { fightOdds } from './odds.ts'
import { allyFor, attackingSide, defendingSide } from './sides.ts'

const { maxOwnTanks } = data.combat

/** A pact partner's land where own tanks stand. */
const isHosted = (p: Board, seat: Seat, from: Territory): boolean => isGuest(p, seat, from) && tanksIn(p, from, seat) > 0

/** A free own territory, a colony of one's own, or where one is hosted. */
const isBase = (p: Board, seat: Seat, from: Territory): boolean =>
  isFree(p, from, seat) || p.land[from].colonizer === seat || isHosted(p, seat, from)

const bases = (p: State, seat: Seat): Territory[] => territories.filter((id) => isBase(p, seat, id))

const mostTanks = (p: Board, seat: Seat, from: Territory): number => Math.min(maxOwnTanks, tanksIn(p, from, seat))

const isLiberation = (p: Board, seat: Seat, target: Territory): boolean => p.land[target].owner === seat

const priceOfAttack = (p: Board, seat: Seat, tanks: number, ally: boolean): number =>
  attackCost(
    tanks,
    ally,
    sum(effectsOf(p, seat, 'attack-discount'), ({ tokens }) => tokens),
  )

/** What protects a target whatever is sent against it. */
function targetRefusal(p: Board, seat: Seat, from: Territory, target: Territory): Refusal | undefined {
  if (controller(p, target) === seat) return refuse('own-territory', { territory: target })
  if (!linked(from, target)) return refuse('not-linked', { from, to: target })
  const partner = partnerOf(p, seat)
  if (partner && (p.land[target].owner === partner || controller(p, target) === partner))
    return refuse('pact-partner', { seat: partner })
  if (!isLiberation(p, seat, target) && isProtected(p, target)) return refuse('protected', { territory: target })
  if (turnOf(p).ceasefire.includes(target)) return refuse('ceasefire', { territory: target })
}

const isCommitment = (p: Board, seat: Seat, from: Territory, tanks: unknown): tanks is number =>
  typeof tanks === 'number' &&
  Number.isInteger(tanks) &&
  tanks >= (isHosted(p, seat, from) ? 1 : 0) &&
  tanks <= mostTanks(p, seat, from)

export const attack = move<Venonta>()({
  type: 'attack',
  answers: ['combat'],
  params: {
    from: oneListed(bases, { values: territories, words: 'territory' }),
    target: oneListed((_p, _seat, { from }: { from?: Territory }) => (from ? linksOf(from) : territories), {
      values: territories,
      words: 'territory',
    }),
    tanks: number((p, seat, { from }: { from?: Territory }) => span(0, from ? mostTanks(p, seat, from) : maxOwnTanks)),
    ally: withDefault(toggle({ words: 'with-partner' }), false),
  },
  open: turnCheck('combat'),
  check(p, seat, { from, target, tanks, ally }) {
    if (!isTerritory(from) || !isTerritory(target)) return refuse('unknown-territory')
    if (!isBase(p, seat, from)) return refuse('not-your-territory', { territory: from })
    if (turnOf(p).conquered.includes(from)) return refuse('just-conquered', { territory: from })
    const refused = targetRefusal(p, seat, from, target)
    if (refused) return refused
    if (!isCommitment(p, seat, from, tanks)) return refuse('not-enough-tanks', { territory: from })
    if (ally !== false && (ally !== true || !allyFor(p, seat, target, controller(p, target)))) return refuse('no-ally')
    const cost = priceOfAttack(p, seat, tanks, ally)
    if (p.players[seat].tokens < cost) return refuse('not-enough-tokens', { need: cost })
  },
  play(p, seat, { from, target, tanks, ally }, table) {
    const defender = controller(p, target)
    if (!defender) throw new Error(`venonta: nobody holds ${target}`)
    const opening = openingOf(p, seat, { from, target, tanks, ally }, defender)
    const { stats } = p.players[seat]
    if (opening.kind === 'attack') {
      stats.attacks += 1
      if (!stats.seatsAttacked.includes(defender)) stats.seatsAttacked.push(defender)
    }
    open(p, opening, table)
  },
  odds(view, seat, chosen) {
    const defender = controller(view, chosen.target)
    return defender ? fightOdds(view, combatOf(view, openingOf(view, seat, chosen, defender))) : undefined
  },
  preview: (p, seat, { tanks, ally }) => [{ key: 'price', params: { tokens: priceOfAttack(p, seat, tanks, ally), co2: 0 } }],
})

interface Aim {
  readonly from: Territory
  readonly target: Territory
  readonly tanks: number
  readonly ally: boolean
}

function openingOf(p: Board, seat: Seat, { from, target, tanks, ally }: Aim, defender: Seat): Opening {
  const kind = isLiberation(p, seat, target) ? 'liberation' : 'attack'
  const helper = ally ? allyFor(p, seat, target, defender) : null
  const cost = priceOfAttack(p, seat, tanks, ally)
  return { kind, from, target, attacker: seat, defender, cost, att: attackingSide(tanks, helper) }
}

type Opening = Pick<Combat, 'kind' | 'from' | 'target' | 'attacker' | 'defender' | 'cost'> & { readonly att: Side }

/** A fight before its first volley. */
function combatOf(p: Board, opening: Opening): Combat {
  const { kind, target, attacker, defender } = opening
  return { ...opening, misses: 0, volleys: 0, def: defendingSide(p, defender, target, attacker, kind === 'rebellion') }
}

function open(p: State, opening: Opening, table: Table): void {
  const { kind, from, target, attacker, defender, cost, att } = opening
  p.players[attacker].tokens -= cost
  const combat = combatOf(p, opening)
  const { def } = combat
  p.combat = combat
  const tanks = att.tanks + (att.ally ? 1 : 0)
  const theirTanks = def.tanks + (def.ally ? 1 : 0)
  table.tell(`${kind}-start`, { seat: attacker, other: defender, ...(from && { from }), target, tanks, theirTanks, tokens: cost })
}

/** A colonised territory rises, once in a turn, against whoever holds it; even a pact partner. */
export const rebel = move<Venonta>()({
  type: 'rebel',
  answers: ['combat'],
  params: { territory: oneListed(lostBy, { values: territories, words: 'territory' }) },
  open: turnCheck('combat'),
  check(p, seat, { territory }) {
    if (!isTerritory(territory)) return refuse('unknown-territory')
    if (p.land[territory].owner !== seat) return refuse('not-your-territory', { territory })
    if (p.land[territory].colonizer === null) return refuse('not-colonised', { territory })
    if (turnOf(p).rebelled.includes(territory)) return refuse('already-rebelled', { territory })
    if (p.players[seat].tokens < costs.rebel.tokens) return refuse('not-enough-tokens', { need: costs.rebel.tokens })
  },
  play(p, seat, { territory }, table) {
    const defender = p.land[territory].colonizer
    if (!defender) throw new Error(`venonta: ${territory} is no colony`)
    turnOf(p).rebelled.push(territory)
    open(p, rising(seat, territory, defender), table)
  },
  odds(view, seat, { territory }) {
    const defender = view.land[territory].colonizer
    return defender ? fightOdds(view, combatOf(view, rising(seat, territory, defender))) : undefined
  },
  preview: () => [{ key: 'price', params: { tokens: costs.rebel.tokens, co2: 0 } }],
})

const rising = (seat: Seat, territory: Territory, defender: Seat): Opening => ({
  kind: 'rebellion',
  from: null,
  target: territory,
  attacker: seat,
  defender,
  cost: costs.rebel.tokens,
  att: attackingSide(0, null),
})
