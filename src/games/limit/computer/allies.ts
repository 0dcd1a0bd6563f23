import { heads } from '../data.ts'
import { alliesOf } from '../derived.ts'
import { fee } from '../phases/alliances.ts'
import { scoreOf } from '../phases/scoring.ts'
import { type Alliance, alliances, type Res, type Seat, type View } from '../state.ts'
import { bestOf } from './decide.ts'
import type { Think } from './think.ts'

// 13: attacks, aid and alliances.

const pointsOf = (view: View, seat: Seat): number => scoreOf(view, view.nations[seat]).total

/** Resist or yield, whichever leaves more; allies are asked where own arms are not enough. */
export const defend: Think = (_view, seat, mind) => {
  const moves = mind.legal()
  const answers = moves.filter(({ type, breakAlliance }) => type === 'resist' || (type === 'yield' && breakAlliance !== true))
  const canAsk = moves.some(({ type }) => type === 'ask-aid') && !moves.some(({ type }) => type === 'resist')
  return canAsk ? { type: 'ask-aid' } : bestOf(mind, seat, answers)
}

/** What a nation would keep for itself before it helps. */
function reserveOf(view: View, seat: Seat, resource: Res): number {
  const nation = view.nations[seat]
  return { renewable: 2 * heads(nation), industrial: heads(nation), military: 5, fossil: 4 }[resource]
}

/** Gives from surplus only. */
export const answerAlly: Think = (view, seat, _mind, { about }) => {
  const resource = about?.resource as Res // The entry's own.
  const surplus = view.nations[seat].stock[resource] - reserveOf(view, seat, resource)
  return { type: 'give-aid', to: about?.to, amount: Math.max(0, Math.min(Number(about?.max), surplus)) }
}

/** Joins unless it leads by far; excludes nobody. */
export const vote: Think = (view, seat, _mind, { about }) => {
  const others = view.seats.filter((other) => other !== seat).map((other) => pointsOf(view, other))
  const leads = pointsOf(view, seat) > Math.max(...others) + 15
  return { type: 'vote', accept: about?.matter === 'join' && !leads }
}

/** With whom an alliance would help most: the richest, or the best armed. */
const strength = (view: View, seat: Seat, kind: Alliance): number =>
  kind === 'economic' ? view.nations[seat].money : view.nations[seat].stock.military

/** Seeks one ally of each kind, and is content then. */
export const seekAlliance: Think = (view, seat) => {
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
