/** 5.13 Strategic bombing: a secret split into fighters and bombers against what rises to meet them. */
import { oneOf, type PlainMove, phase, refuse, span, type Table } from '../../../kernel/index.ts'
import { best } from '../../shared/best.ts'
import { othersThan } from '../../shared/seats.ts'
import { tellDisabled } from '../cards/espionage.ts'
import { data, economicsCard } from '../data.ts'
import { activeSeat, dieBonus, orderOf } from '../derived.ts'
import { enabled, incomeOf } from '../economy/income.ts'
import { amount, attackMove, mostListed, oneCard, oneSeat } from '../params.ts'
import type { View } from '../secrets/view.ts'
import type { Attack, Orders, Seat, State } from '../state.ts'
import type { BombingAction } from '../turn/action.ts'
import { alreadyUsed, currentAction, noOil, payAction } from '../turn/current.ts'
import { losePlaneMove, planeLosses } from './lost-planes.ts'
import { bombingOdds, cardsPerHit, rockets, scrambleOdds, weighRaid } from './odds.ts'
import { planesOf } from './planes.ts'

/** Planes of one kind, as far as lists go; more are accepted. */
const planesListed = { ...amount((p, seat) => span(0, Math.min(planesOf(p, seat), mostListed))), partial: true }

export const bomb = attackMove({
  type: 'bomb',
  group: 'war',
  params: {
    target: oneSeat(othersThan),
    fighters: planesListed,
    bombers: planesListed,
  },
  check(p, seat, { target, fighters, bombers }) {
    const used = alreadyUsed(p, 'bombing')
    if (used) return used
    if (target === seat) return refuse('bad-target')
    const sum = fighters + bombers
    if (sum === 0) return refuse('bad-amount', { least: 1 })
    if (sum > planesOf(p, seat)) return refuse('not-enough-planes', { planes: planesOf(p, seat) })
    return noOil(p)
  },
  play(p, seat, { target, fighters, bombers }, table) {
    payAction(p, table).used.push('bombing')
    p.action = { type: 'bombing', target, fighters, bombers, step: 'scramble', cards: 0, losses: {} }
    table.tellOnly(
      [seat],
      'you-bomb',
      { seat, target, fighters, bombers },
      {
        key: 'bombs',
        params: { seat, target, planes: fighters + bombers },
      },
    )
  },
  odds: (view, seat, { target, fighters, bombers }) => bombingOdds(view, seat, target, { fighters, bombers }),
  final: () => true,
})

const scramble = attackMove({
  type: 'scramble',
  group: 'war',
  answers: ['scramble'],
  params: { fighters: planesListed, shoot: oneOf(['bombers', 'fighters']) },
  check(p, seat, { fighters }) {
    if (fighters > planesOf(p, seat)) return refuse('not-enough-planes', { planes: planesOf(p, seat) })
  },
  play: (p, _seat, { fighters, shoot }, table) => fight(p, fighters, shoot, table),
  odds: (view, seat, { fighters }) => scrambleOdds(view, seat, fighters, raidersIn(view)),
  final: () => true,
})

/** All planes that come; how many of them are bombers only the attacker knows. */
const raidersIn = (view: View): number => {
  const { fighters, bombers } = currentAction(view, 'bombing')
  return fighters + bombers
}

/** What an order answers; a target without planes has no choice. */
function scrambled(p: State, target: Seat): number | undefined {
  const order = orderOf(p, target, 'scramble')
  if (planesOf(p, target) === 0 || order === 'none') return 0
  return order === 'all' ? planesOf(p, target) : undefined
}

const hits = (count: number, bonus: number, needed: number, table: Table): { dice: number[]; hits: number } => {
  const dice = Array.from({ length: count }, () => table.chance.die(6))
  return { dice, hits: dice.filter((die) => die + bonus >= needed).length }
}

/** Defending fighters first, then the attacking ones that are left, then the bombers that are left. */
function fight(p: State, defending: number, shoot: Orders['scrambleShoot'], table: Table): void {
  const action = currentAction(p, 'bombing')
  const seat = activeSeat(p)
  const { target } = action
  const { fighter, bomber } = data.thresholds
  table.tell('scrambles', { seat: target, count: defending, shoot })
  table.reveal('bombing', { seat })

  const defence = hits(defending, dieBonus(p, target, 'defence-fighter'), fighter, table)
  const first = Math.min(defence.hits, action[shoot])
  const other = shoot === 'bombers' ? 'fighters' : 'bombers'
  const second = Math.min(defence.hits - first, action[other])
  const left = { fighters: action.fighters, bombers: action.bombers }
  left[shoot] -= first
  left[other] -= second

  const attack = hits(left.fighters, dieBonus(p, seat, 'attack-fighter'), fighter, table)
  const bombs = hits(left.bombers, dieBonus(p, seat, 'bomber'), bomber, table)
  const extra = hits(rockets(p, seat), 0, bomber, table)
  const down = { [seat]: first + second, [target]: Math.min(attack.hits, defending) }
  action.losses = Object.fromEntries(Object.entries(down).filter(([, count]) => count > 0))
  action.cards = Math.min((bombs.hits + extra.hits) * cardsPerHit(p, seat), enabled(p.players[target], 'econ').length)
  action.step = 'disable'
  tellDice('defence-dice', target, defence.dice, table)
  tellDice('fighter-dice', seat, attack.dice, table)
  tellDice('bomber-dice', seat, [...bombs.dice, ...extra.dice], table)
  const { fighters, bombers, cards } = action
  table.tell('air-battle', { seat, target, fighters, bombers, lost: down[seat], shot: down[target], cards })
  if (action.cards > 0) table.reveal('economy', { seat: target })
}

function tellDice(key: string, seat: Seat, dice: readonly number[], table: Table): void {
  if (dice.length > 0) table.tell(key, { seat, dice })
}

const disable = attackMove({
  type: 'disable',
  group: 'war',
  answers: ['disable'],
  params: { card: oneCard((p) => enabled(p.players[currentAction(p, 'bombing').target], 'econ')) },
  check(p, _seat, { card }) {
    const player = p.players[currentAction(p, 'bombing').target]
    if (!player.econ.some((held) => held === card)) return refuse('not-in-target-hand', { card })
    if (player.disabled.some((held) => held === card)) return refuse('already-disabled', { card })
  },
  play(p, _seat, { card }, table) {
    disableCards(p, [card], table)
  },
})

function disableCards(p: State, cards: readonly string[], table: Table): void {
  const action = currentAction(p, 'bombing')
  p.players[action.target].disabled.push(...cards)
  action.cards -= cards.length
  tellDisabled(action.target, cards, [activeSeat(p), action.target], table)
}

/** One step after the other; each ends by itself where nothing is left to decide. */
function settle(p: State, action: BombingAction, table: Table): boolean {
  switch (action.step) {
    case 'scramble': {
      const fighters = scrambled(p, action.target)
      if (fighters === undefined) return false
      fight(p, fighters, orderOf(p, action.target, 'scrambleShoot'), table)
      return true
    }
    case 'disable': {
      const cards = enabled(p.players[action.target], 'econ')
      if (action.cards > 0 && action.cards < cards.length) return false
      if (action.cards > 0) disableCards(p, cards, table)
      action.step = 'planes'
      return true
    }
    case 'planes':
      return planeLosses.automatic(p, action, table)
  }
}

/** What costs the target most: a card that breaks a set, else the highest. */
function mostHarm(p: State): PlainMove {
  const { target } = currentAction(p, 'bombing')
  const player = p.players[target]
  const loss = (card: string) =>
    -incomeOf(p, target, { ...player, disabled: [...player.disabled, card] }, []).pp + economicsCard(card).value / 100
  return { type: 'disable', card: best(enabled(player, 'econ'), loss) }
}

export const bombing = phase<Attack>()({
  name: 'bombing',
  decisions: {
    scramble: {
      page: 'bombing',
      reaction: true,
      askedOnce: true,
      weigh: (view, seat) => weighRaid(view, seat, raidersIn(view)),
      fallback: (p, seat) => ({ type: 'scramble', fighters: planesOf(p, seat), shoot: orderOf(p, seat, 'scrambleShoot') }),
    },
    disable: { page: 'bombing', fallback: mostHarm },
    'lose-plane': { page: 'bombing', fallback: planeLosses.fallback },
  },
  moves: [scramble, disable, losePlaneMove],
  isOver(p) {
    const { step, losses } = currentAction(p, 'bombing')
    return step === 'planes' && Object.keys(losses).length === 0
  },
  automatic: (p, table) => settle(p, currentAction(p, 'bombing'), table),
  owes(p) {
    const action = currentAction(p, 'bombing')
    const { step, target, fighters, bombers, cards } = action
    if (step === 'planes') return planeLosses.owes(p, action)
    const seat = activeSeat(p)
    return step === 'scramble'
      ? [{ seat: target, decision: 'scramble', about: { by: seat, planes: fighters + bombers } }]
      : [{ seat, decision: 'disable', about: { target, count: cards } }]
  },
})
