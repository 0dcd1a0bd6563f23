/** What is secret of the action that is on: who is asked, what has been answered, what is offered. */

import { activeSeat, hasCapital, passagePolicy, reactionOrder, sizeOf } from '../derived.ts'
import { reservable } from '../economy/income.ts'
import { ownersInTheWay } from '../movement/passage.ts'
import { autoLine } from '../naval/line.ts'
import { retreats } from '../naval/retreat.ts'
import { onlySubmarines, shipsOf, sides } from '../naval/sides.ts'
import { fits } from '../politics/block.ts'
import type { Orders, Seat, State } from '../state.ts'
import { type AuctionAction, type Deal, type MoveAction, type Naval, quarries, standardQuarry } from '../turn/action.ts'
import { type Imagined, lengthOf } from './cards.ts'
import { imagineMoves } from './moves.ts'
import { asksItself } from './orders.ts'
import type { View } from './view.ts'

/** Seats that everybody must think possible to be asked in a quiet window. */
export function possiblyAsked(view: View): readonly Seat[] {
  const { action, phase, seats, players } = view
  const asState = view as unknown as State // `as`: only what lies open is looked at.
  if (phase === 'block') return reactionOrder(asState).filter((seat) => hasCapital(asState, seat) && hasAny(players[seat].hand))
  if (phase === 'production') return seats.filter((seat) => hasWorkingCard(view, seat))
  if (action?.type === 'auction') return reactionOrder(asState).filter((seat) => players[seat].pp > action.bid)
  return []
}

const hasAny = (shown: readonly unknown[] | number): boolean => lengthOf(shown) > 0

const hasWorkingCard = ({ players }: View, seat: Seat): boolean => {
  const { econ, routes, disabled } = players[seat]
  if (Array.isArray(disabled)) return hasAny(econ) || hasAny(routes)
  return lengthOf(econ) > disabled.econ || lengthOf(routes) > disabled.routes
}

/** Those of the possible ones that could answer with what they now hold, the witness always, others as it happens. */
function imagineWaiting(imagined: Imagined, canAnswer: (seat: Seat) => boolean, order: 'block' | 'auction' | 'production'): void {
  const { state, view, viewer, chance, witness } = imagined
  const { action } = state
  if (!action || !('waiting' in action)) return
  const asked = action.waiting
  const isAsked = (seat: Seat): boolean =>
    seat === witness || (seat === viewer ? asked.includes(seat) : canAnswer(seat) && chance.die(2) === 1)
  action.waiting = possiblyAsked(view).filter(isAsked)
  if (viewer !== null && asked.some((seat) => seat === viewer) && !action.waiting.some((seat) => seat === viewer))
    action.waiting = inOrder(state, [...action.waiting, ...asked])
  for (const seat of action.waiting) if (seat !== viewer) asksItself(state, seat, order)
}

const inOrder = (p: State, seats: readonly Seat[]): Seat[] =>
  (p.active ? reactionOrder(p) : p.seats).filter((seat) => seats.includes(seat))

export function imagineAction(imagined: Imagined): void {
  const { state, viewer } = imagined
  const { action } = state
  if (!action) return
  if (state.phase === 'block')
    imagineWaiting(imagined, (seat) => state.players[seat].hand.some((card) => fits(state, card)), 'block')
  if (action.type === 'production') imagineWaiting(imagined, (seat) => reservable(state.players[seat]).length > 0, 'production')
  if (action.type === 'auction') imagineAuction(imagined, action)
  if (state.phase === 'passage') imaginePassage(imagined)
  if (state.phase === 'move' && viewer !== state.active) imagineMoves(imagined)
  if (state.phase === 'intercept' && 'shots' in action) imagineShots(imagined, action)
  if (action.type === 'bombing' && action.step === 'scramble' && viewer !== state.active) {
    const planes = action.fighters
    action.fighters = imagined.chance.die(planes + 1) - 1
    action.bombers = planes - action.fighters
  }
  if (action.type === 'trade' && action.deal) imagineDeal(imagined, action.deal)
  if ('battle' in action && action.battle?.kind === 'naval') imagineNaval(imagined, action.battle)
}

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

/** Others may have answered, fired on an order, or be thinking still; somebody is. */
function imagineShots({ state, viewer, chance }: Imagined, action: MoveAction): void {
  const others = action.shots.filter((shot) => shot.seat !== viewer)
  for (const shot of others) {
    asksItself(state, shot.seat, 'intercept')
    const answer = chance.pick(['open', 'fire', 'hold'] as const)
    if (answer === 'open') continue
    shot.fire = answer === 'fire'
    if (shot.fire) shot.prefer = chance.pick(quarries)
  }
  if (action.shots.some(({ fire }) => fire === null) || others.length === 0) return
  Object.assign(chance.pick(others), { fire: null, prefer: standardQuarry })
}

function imagineAuction(imagined: Imagined, action: AuctionAction): void {
  const { state, viewer, chance } = imagined
  imagineWaiting(imagined, () => true, 'auction')
  const upTo = (least: number, most: number): number => least - 1 + chance.die(most - least + 1)
  const opener = activeSeat(state)
  action.limits[opener] ??= upTo(action.bid, state.players[opener].pp)
  for (const seat of possiblyAsked(imagined.view))
    if (seat !== viewer && !action.waiting.includes(seat) && chance.die(2) === 1)
      action.limits[seat] = upTo(action.bid + 1, state.players[seat].pp)
}

/** Some goods of which both have enough. */
function imagineDeal({ state, viewer, chance }: Imagined, deal: Deal): void {
  const giver = activeSeat(state)
  if (viewer === giver || (deal.proposed && viewer === deal.to)) return
  const some = (stock: number): number => chance.die(Math.min(stock, 20) + 1) - 1
  deal.give.pp = some(state.players[giver].pp)
  deal.want.pp = some(state.players[deal.to].pp)
  deal.give.econ = chance.shuffle(state.players[giver].econ).slice(0, chance.die(2) - 1)
}

function imagineNaval({ state, viewer, chance }: Imagined, battle: Naval): void {
  for (const side of sides) {
    const seat = battle[side]
    if (seat === viewer) continue
    const isAsked = battle.waiting.includes(seat)
    const own = shipsOf(state, battle, side)
    const fleet = battle.fleet[side]
    if (battle.step === 'subs') {
      asksItself(state, seat, 'subsJoin')
      battle.join[side] = isAsked ? null : own.sub > 0 && (onlySubmarines(own) || chance.die(2) === 1)
    } else if (battle.step === 'lines') {
      if (isAsked) asksItself(state, seat, 'navalLine')
      const whole = chance.shuffle(autoLine(fleet, sizeOf(fleet))).slice(0, battle.length)
      battle.lines[side] = isAsked ? whole.slice(0, chance.die(battle.length) - 1) : whole
    } else {
      if (isAsked) asksItself(state, seat, 'navalRetreat')
      battle.choice[side] = isAsked ? null : chance.pick(['stay', ...retreats(state, battle, side)])
    }
  }
}
