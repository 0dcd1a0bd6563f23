import type { Think } from '../../shared/computer.ts'
import { fee } from '../alliances/alliances.ts'
import { foodStored, fossilsFor, people, yieldOf } from '../data.ts'
import { alliesOf, pollutionReserve } from '../derived.ts'
import { scoreOf } from '../round/scoring.ts'
import { foodShift, goodsShift } from '../social/demands.ts'
import { forecastOf } from '../social/forecast.ts'
import { type Alliance, alliances, type Factory, type Limit, type Res, type Seat, type View } from '../state.ts'
import { bestOf } from './decide.ts'

// 13: attacks, aid, pledges and alliances.

/** What is never lent, whatever the forecast says. */
const heldBack = { military: 5, fossil: 4 }
/** A reserve that a few bad turns could empty. */
const lowReserve = 3
/** From here on the money that a crisis would take is worth more than a pledge. */
const richEnough = 60
const pledged = 10

const pointsOf = (view: View, seat: Seat): number => scoreOf(view, view.nations[seat]).total

/** Resist or yield, whichever leaves more; allies are asked where own arms are not enough. */
export const defend: Think<Limit> = (_view, seat, mind) => {
  const moves = mind.legal()
  const answers = moves.filter(({ type, breakAlliance }) => type === 'resist' || (type === 'yield' && breakAlliance !== true))
  const canAsk = moves.some(({ type }) => type === 'ask-aid') && !moves.some(({ type }) => type === 'resist')
  return canAsk ? { type: 'ask-aid' } : bestOf(mind, seat, answers)
}

/** What a nation keeps for itself before it helps: what it needs now and what the next generation will not make. */
function reserveOf(view: View, seat: Seat, resource: Res): number {
  const nation = view.nations[seat]
  const { level, factories } = nation
  const now = forecastOf(view, seat)
  const notMade = (need: number, factory: Factory): number => Math.max(0, need - yieldOf(factories[factory]))
  switch (resource) {
    case 'renewable': {
      const next = notMade(people(level + 1 + foodShift(nation)), 'renewable')
      return (now?.food?.need ?? 0) + Math.min(foodStored, next)
    }
    case 'industrial': {
      const shift = goodsShift(nation, nation.classes.C)
      return (now?.goods?.need ?? 0) + notMade(shift === null ? 0 : people(level + shift), 'industrial')
    }
    case 'military':
      return heldBack.military
    case 'fossil':
      return Math.max(heldBack.fossil, 2 * (fossilsFor(factories.industrial) + fossilsFor(factories.military)))
  }
}

/** Gives from surplus only. */
export const answerAlly: Think<Limit> = (view, seat, _mind, { about }) => {
  const resource = about?.resource as Res // The entry's own.
  const surplus = view.nations[seat].stock[resource] - reserveOf(view, seat, resource)
  return { type: 'give-aid', to: about?.to, amount: Math.max(0, Math.min(Number(about?.max), surplus)) }
}

/**
 * Helps to pay for Planet Clean-up or Humanitarian Aid while a crisis is near and own money is at stake. Nobody sees who holds
 * such a card, so one pledge is made: to whoever could best pay the rest.
 */
export const pledge: Think<Limit> = (view, seat) => {
  const near = pollutionReserve(view) <= lowReserve || view.destabReserve <= lowReserve
  const { money, pledges } = view.nations[seat]
  if (!near || money <= richEnough || Object.keys(pledges).length > 0) return undefined
  const [to] = view.seats
    .filter((other) => other !== seat && !view.turn?.passed.includes(other))
    .sort((a, b) => view.nations[b].money - view.nations[a].money)
  return to && { type: 'set-pledge', to, amount: pledged }
}

/** Joins unless it leads by far; excludes nobody. */
export const vote: Think<Limit> = (view, seat, _mind, { about }) => {
  const others = view.seats.filter((other) => other !== seat).map((other) => pointsOf(view, other))
  const leads = pointsOf(view, seat) > Math.max(...others) + 15
  return { type: 'vote', accept: about?.matter === 'join' && !leads }
}

/** With whom an alliance would help most: the richest, or the best armed. */
const strength = (view: View, seat: Seat, kind: Alliance): number =>
  kind === 'economic' ? view.nations[seat].money : view.nations[seat].stock.military

/** Seeks one ally of each kind, and is content then. */
export const seekAlliance: Think<Limit> = (view, seat) => {
  const share = fee / 2
  for (const alliance of [...alliances].reverse()) {
    if (alliesOf(view, seat, alliance).length > 0 || view.nations[seat].money < share) continue
    const agreed = view.alliances.agreed[alliance]
    const [to] = view.seats
      .filter((other) => other !== seat && view.nations[other].money >= share && !agreed.includes(other))
      .sort((a, b) => strength(view, b, alliance) - strength(view, a, alliance))
    if (to && !agreed.includes(seat)) return { type: 'propose-alliance', alliance, to, share }
  }
  return { type: 'skip-alliance' }
}
