/** The cards that a viewer does not see, dealt anew: everybody gets as many as is known. */
import type { Chance, Viewer } from '../../../kernel/index.ts'
import { data, economicsCard, routeOf } from '../data.ts'
import { atlasOf } from '../map/atlas.ts'
import { fits } from '../politics/block.ts'
import type { Seat, State } from '../state.ts'
import type { View } from './view.ts'

export interface Imagined {
  /** The view as a position: what has not been imagined yet is still as the view shows it. */
  readonly state: State
  readonly view: View
  readonly viewer: Viewer
  readonly chance: Chance
  /** A seat that must be asked, since somebody is and the viewer is not. */
  readonly witness: Seat | undefined
}

const isList = <Item>(shown: readonly Item[] | number): shown is readonly Item[] => typeof shown !== 'number'
export const lengthOf = (shown: readonly unknown[] | number): number => (isList(shown) ? shown.length : shown)
const listOf = (shown: readonly string[] | number): readonly string[] => (isList(shown) ? shown : [])

/** What is left of a deck, in random order; cards are drawn from it, some of a special kind. */
class Pool {
  readonly #cards: string[]

  constructor(all: readonly string[], seen: readonly string[], chance: Chance) {
    const known = new Set(seen)
    this.#cards = chance.shuffle(all.filter((card) => !known.has(card)))
  }

  draw(count: number, is: (card: string) => boolean = () => true): string[] {
    const drawn = this.#cards.filter(is).slice(0, count)
    for (const card of drawn) this.#cards.splice(this.#cards.indexOf(card), 1)
    return drawn
  }

  rest(): string[] {
    return [...this.#cards]
  }
}

export function imagineCards(imagined: Imagined): void {
  const { state, view, chance } = imagined
  dealRoutes(imagined)
  dealEconomics(imagined)
  dealPolitical(imagined)
  const known = view.seats.flatMap((seat) => view.players[seat].techs)
  state.decks.technology = new Pool(
    data.technologies.map(({ id }) => id),
    known,
    chance,
  ).rest()
  for (const seat of view.seats) markCards(imagined, seat)
}

/** A raider has seen every route of the seas where its submarines lie, and whose it is. */
function dealRoutes({ state, view, viewer, chance }: Imagined): void {
  const action = view.action?.type === 'raid' && viewer === view.active ? view.action : null
  const shown = action?.shown ?? []
  const seen = view.seats.flatMap((seat) => listOf(view.players[seat].routes))
  const pool = new Pool(atlasOf(view).routes, [...seen, ...shown.map(({ route }) => route)], chance)
  const open = new Set([...(action?.areas ?? []), action?.sea, ...shown.map(({ route }) => routeOf(route).sea)])
  const isHidden = (route: string) => !open.has(routeOf(route).sea)
  for (const seat of view.seats) {
    const { routes } = view.players[seat]
    if (isList(routes)) continue
    const own = shown.filter((known) => known.seat === seat).map(({ route }) => route)
    state.players[seat].routes = [...own, ...pool.draw(routes - own.length, isHidden)]
  }
  state.decks.routes = pool.rest()
}

const isOil = (card: string): boolean => economicsCard(card).suit === 'oil'

/** Whoever has flagged more cards than it has routes, or is asked about them, holds oil cards. */
function oilNeeded({ state, view, witness }: Imagined, seat: Seat): number {
  const routes = state.players[seat].routes.length
  const flagged = Math.max(0, lengthOf(view.players[seat].reserve) - routes)
  return Math.max(flagged, view.phase === 'production' && witness === seat ? 1 : 0)
}

function dealEconomics(imagined: Imagined): void {
  const { state, view, chance } = imagined
  const battle = view.action && 'battle' in view.action ? view.action.battle : null
  const open = battle?.kind === 'land' && battle.card !== null ? [battle.card] : []
  const seen = view.seats.flatMap((seat) => listOf(view.players[seat].econ))
  const pool = new Pool(
    data.economics.map(({ id }) => id),
    [...seen, ...open],
    chance,
  )
  const hidden = view.seats.filter((seat) => !isList(view.players[seat].econ))
  for (const seat of hidden)
    state.players[seat].econ = pool.draw(Math.min(oilNeeded(imagined, seat), lengthOf(view.players[seat].econ)), isOil)
  for (const seat of hidden) {
    const { econ } = state.players[seat]
    state.players[seat].econ = chance.shuffle([...econ, ...pool.draw(lengthOf(view.players[seat].econ) - econ.length)])
  }
  state.decks.economics = pool.rest()
}

function dealPolitical({ state, view, chance, witness }: Imagined): void {
  const seen = view.seats.flatMap((seat) => listOf(view.players[seat].hand))
  const pool = new Pool(
    data.politicalDeck.map(({ id }) => id),
    [...seen, ...view.decks.politicalDiscard],
    chance,
  )
  const blocking = view.phase === 'block' && witness ? pool.draw(1, (card) => fits(state, card)) : []
  for (const seat of view.seats) {
    const { hand } = view.players[seat]
    if (isList(hand)) continue
    const own = seat === witness ? blocking : []
    state.players[seat].hand = chance.shuffle([...own, ...pool.draw(hand - own.length)])
  }
  state.decks.political = pool.rest()
}

/** Which of a seat's cards are disabled, and which are flagged for the reserve. */
function markCards({ state, view, chance, witness }: Imagined, seat: Seat): void {
  const player = state.players[seat]
  const { disabled, reserve } = view.players[seat]
  if (!Array.isArray(disabled)) {
    // Somebody who is asked at production has an oil card that works, or if all its cards are disabled a route.
    const asked = view.phase === 'production' && seat === witness && disabled.econ < player.econ.length
    const spared = asked ? player.econ.filter(isOil).slice(0, 1) : []
    const others = player.econ.filter((card) => !disabled.known.includes(card) && !spared.includes(card))
    const econ = [...disabled.known, ...chance.shuffle(others)].slice(0, disabled.econ)
    player.disabled = [...econ, ...chance.shuffle(player.routes).slice(0, disabled.routes)]
  }
  if (!isList(reserve)) player.reserve = chance.shuffle([...player.econ.filter(isOil), ...player.routes]).slice(0, reserve)
}
