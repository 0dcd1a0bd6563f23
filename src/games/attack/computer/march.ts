/** The orders of a move: those of the plan that have not been given yet. */

import type { PlainMove } from '../../../kernel/index.ts'
import type { Imagining } from '../../shared/computer.ts'
import { fleetOf } from '../derived.ts'
import { moving, sameMarch, staying } from '../movement/in-transit.ts'
import type { Attack, Seat, State } from '../state.ts'
import type { March, MoveAction, Sail } from '../turn/action.ts'
import { type Campaign, campaignOf } from './campaign.ts'
import type { Manner } from './manner.ts'
import type { Sally } from './waters.ts'

/** A move that somebody else began may have sent away what the plan counts on. */
const canLeave = (p: State, { from, unit, count }: March): boolean =>
  p.regions[from]!.units[unit] >= count && staying(p, from) > count

/** The same plan would be found after each order: whoever plays on from a position need not look for it again. */
const planned = new WeakMap<MoveAction, Map<Manner, Campaign>>()

export function planOf(p: State, seat: Seat, action: MoveAction, manner: Manner): Campaign {
  const known = planned.get(action) ?? new Map<Manner, Campaign>()
  planned.set(action, known)
  const plan = known.get(manner) ?? campaignOf(p, seat, action.type === 'blitzkrieg', manner)
  known.set(manner, plan)
  return plan
}

export const sameSail = (one: Sail, other: Sail): boolean =>
  one.from === other.from && one.to === other.to && one.ship === other.ship && one.count === other.count

/** Ships first: those that come, and those that are there already. */
function sailing(p: State, seat: Seat, action: MoveAction, { sea, sails }: Sally): PlainMove | undefined {
  const next = sails.find(
    (wanted) => !action.sails.some((ordered) => sameSail(wanted, ordered)) && fleetOf(p, wanted.from, seat)[wanted.ship] > 0,
  )
  if (next) return { type: 'sail', ...next }
  const fights = sails.some(({ ship }) => ship !== 'sub') || action.engage.includes(sea)
  return fights ? undefined : { type: 'engage', sea, on: true }
}

export const march =
  (manner: Manner): Imagining<Attack> =>
  (p, seat) => {
    const action = moving(p)
    const { marches, sally } = planOf(p, seat, action, manner)
    const sail = sally && sailing(p, seat, action, sally)
    if (sail) return sail
    const next = marches.find((wanted) => !action.marches.some((ordered) => sameMarch(wanted, ordered)) && canLeave(p, wanted))
    return next && { type: 'march', ...next }
  }
