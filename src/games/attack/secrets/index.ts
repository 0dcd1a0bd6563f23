/** Section 3: who sees what. */
import { type Secret, secret, type Viewer } from '../../../kernel/index.ts'
import { passagePolicy } from '../derived.ts'
import type { Attack, Orders, Seat, State } from '../state.ts'
import { standardQuarry } from '../turn/action.ts'
import type { DisabledView } from './view.ts'

/** When the game is over the cards lie open (7). */
const isOpen = (p: State, viewer: Viewer, owner: string | undefined): boolean => viewer === owner || p.result !== null

const isActive = (p: State, viewer: Viewer): boolean => viewer !== null && viewer === p.active

/** There is nothing to hide of no cards. */
const numberOf = (cards: readonly string[]): readonly string[] | number => (cards.length === 0 ? cards : cards.length)

/** What bombs have laid open, while the active seat chooses. */
const isBombed = (p: State, owner: string | undefined): boolean =>
  p.action?.type === 'bombing' && p.action.step === 'disable' && p.action.target === owner

/** The hand that a master spy looks at. */
const isSpiedOn = (p: State, owner: string | undefined): boolean =>
  p.phase === 'take' && p.action?.type === 'political' && p.action.play?.target === owner

function disabledShown(p: State, owner: Seat, viewer: Viewer): readonly string[] | DisabledView {
  const { econ, disabled } = p.players[owner]
  if (disabled.length === 0) return disabled
  const cards = disabled.filter((card) => econ.includes(card))
  const known = isActive(p, viewer) && isBombed(p, owner) ? cards : []
  return { econ: cards.length, routes: disabled.length - cards.length, known }
}

/** Of another's orders everybody knows who refuses all trade; a seat knows what they say about itself. */
function ordersShown(p: State, owner: Seat, viewer: Viewer): Partial<Orders> {
  const { trade, canalFor } = p.players[owner].orders
  const shown: Partial<Orders> = trade === 'refuse' ? { trade } : {}
  const seat = p.seats.find((known) => known === viewer)
  if (!seat) return shown
  if (canalFor?.includes(seat)) shown.canalFor = [seat]
  const passage = passagePolicy(p, owner, seat)
  if (passage !== 'ask') shown.passageFor = { [seat]: passage }
  return shown
}

/** `as`: the star of these paths stands for seats of the game. */
const ownerIn = (keys: readonly string[]): Seat => keys[0] as Seat

const players: readonly Secret<Attack>[] = [
  secret<Attack>()('players.*.econ', (cards, viewer, keys, p) =>
    isOpen(p, viewer, keys[0]) || (isActive(p, viewer) && isBombed(p, keys[0])) ? cards : numberOf(cards),
  ),
  secret<Attack>()('players.*.routes', (cards, viewer, keys, p) => (isOpen(p, viewer, keys[0]) ? cards : numberOf(cards))),
  secret<Attack>()('players.*.hand', (cards, viewer, keys, p) =>
    isOpen(p, viewer, keys[0]) || (isActive(p, viewer) && isSpiedOn(p, keys[0])) ? cards : numberOf(cards),
  ),
  secret<Attack>()('players.*.disabled', (cards, viewer, keys, p) =>
    isOpen(p, viewer, keys[0]) ? cards : disabledShown(p, ownerIn(keys), viewer),
  ),
  secret<Attack>()('players.*.reserve', (cards, viewer, keys, p) => (isOpen(p, viewer, keys[0]) ? cards : numberOf(cards))),
  secret<Attack>()('players.*.orders', (orders, viewer, keys, p) =>
    viewer === keys[0] ? orders : ordersShown(p, ownerIn(keys), viewer),
  ),
]

const decks: readonly Secret<Attack>[] = [
  secret<Attack>()('decks.economics', (deck) => deck.length),
  secret<Attack>()('decks.political', (deck) => deck.length),
  secret<Attack>()('decks.technology', (deck) => deck.length),
  secret<Attack>()('decks.routes', (deck) => deck.length),
]

/** Orders of a move are known when they are done. */
const ordering = (p: State, viewer: Viewer): boolean => p.phase === 'move' && !isActive(p, viewer)

const isParty = (p: State, viewer: Viewer, to: Seat, proposed: boolean): boolean =>
  isActive(p, viewer) || (proposed && viewer === to)

const nothing = () => ({ pp: 0, oil: 0, econ: [], political: [] })

const actions: readonly Secret<Attack>[] = [
  secret<Attack>()('action.marches', (marches, viewer, _keys, p) => (ordering(p, viewer) ? [] : marches)),
  secret<Attack>()('action.sails', (sails, viewer, _keys, p) => (ordering(p, viewer) ? [] : sails)),
  secret<Attack>()('action.engage', (seas, viewer, _keys, p) => (ordering(p, viewer) ? [] : seas)),
  // Who is asked follows from cards and orders.
  secret<Attack>()('action.waiting', (waiting, viewer) => waiting.filter((seat) => seat === viewer)),
  secret<Attack>()('action.shots', (shots, viewer, _keys, p) =>
    p.phase === 'intercept'
      ? shots.map((shot) => (shot.seat === viewer ? shot : { ...shot, fire: null, prefer: standardQuarry }))
      : shots,
  ),
  secret<Attack>()('action.limits', (limits, viewer) =>
    Object.fromEntries(Object.entries(limits).filter(([seat]) => seat === viewer)),
  ),
  secret<Attack>()('action.deal', (deal, viewer, _keys, p) =>
    deal === null || isParty(p, viewer, deal.to, deal.proposed) ? deal : { ...deal, give: nothing(), want: nothing(), note: '' },
  ),
  // Until it is resolved others see how many planes come, not as what.
  secret<Attack>()('action.fighters', (fighters, viewer, _keys, p) => (isSplitHidden(p, viewer) ? planesComing(p) : fighters)),
  secret<Attack>()('action.bombers', (bombers, viewer, _keys, p) => (isSplitHidden(p, viewer) ? 0 : bombers)),
  secret<Attack>()('action.shown', (shown, viewer, _keys, p) => (isActive(p, viewer) ? shown : [])),
]

const isSplitHidden = (p: State, viewer: Viewer): boolean =>
  p.action?.type === 'bombing' && p.action.step === 'scramble' && !isActive(p, viewer)

const planesComing = (p: State): number => (p.action?.type === 'bombing' ? p.action.fighters + p.action.bombers : 0)

/** A side's answer at sea, until both have answered. */
const sideSecret = (path: 'join' | 'lines' | 'choice', step: 'subs' | 'lines' | 'retreat', instead: null | []) =>
  secret<Attack>()(`action.battle.${path}.*`, (answer, viewer, [side], p) => {
    const battle = p.action && 'battle' in p.action ? p.action.battle : null
    if (battle?.kind !== 'naval' || battle.step !== step) return answer
    return viewer !== null && viewer === battle[side === 'attacker' ? 'attacker' : 'defender'] ? answer : instead
  })

export const secrets: readonly Secret<Attack>[] = [
  ...players,
  ...decks,
  ...actions,
  sideSecret('join', 'subs', null),
  sideSecret('lines', 'lines', []),
  sideSecret('choice', 'retreat', null),
]
