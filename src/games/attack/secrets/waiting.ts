/** Who is asked in a quiet window follows from cards and orders: everybody else knows that somebody may be. */
import { type Chance, secret, type Viewer } from '../../../kernel/index.ts'
import { activeSeat, hasCapital, passagePolicy, reactionOrder } from '../derived.ts'
import { reservable } from '../economy/income.ts'
import { ownersInTheWay } from '../movement/passage.ts'
import { fits } from '../politics/block.ts'
import type { Attack, Orders, Phase, Seat, State } from '../state.ts'
import { type Hidden, type Imagined, lengthOf } from './hidden.ts'
import { asksItself } from './orders.ts'
import type { View } from './view.ts'

interface Window {
  /** As far as everybody sees. */
  mayBeAsked(view: View): readonly Seat[]
  /** With what the seat now holds. */
  canAnswer(state: State, seat: Seat): boolean
  /** The order that would have answered. */
  readonly order: keyof Orders
}

// `as`: only what lies open is looked at.
const openly = (view: View): State => view as unknown as State

const windows: Readonly<Partial<Record<Phase, Window>>> = {
  block: {
    mayBeAsked: (view) =>
      reactionOrder(openly(view)).filter((seat) => hasCapital(openly(view), seat) && lengthOf(view.players[seat].hand) > 0),
    canAnswer: (state, seat) => state.players[seat].hand.some((card) => fits(state, card)),
    order: 'block',
  },
  production: {
    mayBeAsked: (view) => view.seats.filter((seat) => hasWorkingCard(view, seat)),
    canAnswer: (state, seat) => reservable(state.players[seat]).length > 0,
    order: 'production',
  },
  auction: {
    mayBeAsked: ({ action, players, ...view }) =>
      action?.type === 'auction' ? reactionOrder(view).filter((seat) => players[seat].pp > action.bid) : [],
    canAnswer: () => true,
    order: 'auction',
  },
}

const hasWorkingCard = ({ players }: View, seat: Seat): boolean => {
  const { econ, routes, disabled } = players[seat]
  if (Array.isArray(disabled)) return lengthOf(econ) + lengthOf(routes) > 0
  return lengthOf(econ) > disabled.econ || lengthOf(routes) > disabled.routes
}

/** Seats that everybody must think possible to be asked now. */
export const possiblyAsked = (view: View): readonly Seat[] => windows[view.phase]?.mayBeAsked(view) ?? []

/** In a quiet window somebody is asked; if it is not the viewer, it is one of the others. */
export function witnessOf(view: View, viewer: Viewer, chance: Chance) {
  const waiting = view.action && 'waiting' in view.action ? view.action.waiting : []
  const others = possiblyAsked(view).filter((seat) => seat !== viewer)
  return waiting.length > 0 || others.length === 0 ? undefined : chance.pick(others)
}

/** Those of the possible ones that could answer with what they now hold, the witness always, others as it happens. */
function imagineWaiting({ state, view, viewer, chance, witness }: Imagined, { canAnswer, order }: Window): void {
  const { action } = state
  if (!action || !('waiting' in action)) return
  const asked = action.waiting
  const isAsked = (seat: Seat): boolean =>
    seat === witness || (seat === viewer ? asked.includes(seat) : canAnswer(state, seat) && chance.die(2) === 1)
  action.waiting = possiblyAsked(view).filter(isAsked)
  if (viewer !== null && asked.some((seat) => seat === viewer) && !action.waiting.some((seat) => seat === viewer))
    action.waiting = inOrder(state, [...action.waiting, ...asked])
  for (const seat of action.waiting) if (seat !== viewer) asksItself(state, seat, order)
}

const inOrder = (p: State, seats: readonly Seat[]): Seat[] =>
  (p.active ? reactionOrder(p) : p.seats).filter((seat) => seats.includes(seat))

/** Whoever is in the way and has not answered is asked; what the viewer knows that they say about itself they say still. */
function imaginePassage({ state, viewer }: Imagined): void {
  const { action } = state
  if (!action || !('allowed' in action)) return
  const answered = [...action.allowed, ...action.refused]
  action.waiting = ownersInTheWay(state).filter((seat) => !answered.includes(seat))
  for (const seat of action.waiting) {
    // Its own orders the viewer knows, and the mover what they say to it: somebody may have changed them since being asked.
    if (seat === viewer || state.active === viewer) continue
    const other = state.seats.find((known) => known === viewer)
    const known = other && passagePolicy(state, seat, other)
    asksItself(state, seat, 'passage')
    const passageFor: Orders['passageFor'] = { ...state.players[seat].orders.passageFor }
    delete passageFor[activeSeat(state)]
    if (other && known && known !== 'ask') passageFor[other] = known
    state.players[seat].orders.passageFor = passageFor
    if (Object.keys(passageFor).length === 0) asksItself(state, seat, 'passageFor')
  }
}

export const hiddenWaiting: Hidden = {
  secrets: [secret<Attack>()('action.waiting', (waiting, viewer) => waiting.filter((seat) => seat === viewer))],
  imagine(imagined) {
    const { phase } = imagined.state
    const window = windows[phase]
    if (window) imagineWaiting(imagined, window)
    if (phase === 'passage') imaginePassage(imagined)
  },
}
