/** Hands, economies, routes and decks: the others see how many cards there are, and may deal them anew. */
import { type Chance, type Secret, secret, type Viewer } from '../../../kernel/index.ts'
import { data, economicsCard, routeOf } from '../data.ts'
import { atlasOf } from '../map/atlas.ts'
import { fits } from '../politics/block.ts'
import type { Attack, Seat, State } from '../state.ts'
import { type Hidden, type Imagined, isActive, lengthOf } from './hidden.ts'
import type { DisabledView } from './view.ts'

/** When the game is over the cards lie open (7). */
const isOpen = (p: State, viewer: Viewer, owner: string | undefined): boolean => viewer === owner || p.result !== null

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

const players: readonly Secret<Attack>[] = [
  secret<Attack>()('players.*.econ', (cards, viewer, keys, p) =>
    isOpen(p, viewer, keys[0]) || (isActive(p, viewer) && isBombed(p, keys[0])) ? cards : numberOf(cards),
  ),
  secret<Attack>()('players.*.routes', (cards, viewer, keys, p) => (isOpen(p, viewer, keys[0]) ? cards : numberOf(cards))),
  secret<Attack>()('players.*.hand', (cards, viewer, keys, p) =>
    isOpen(p, viewer, keys[0]) || (isActive(p, viewer) && isSpiedOn(p, keys[0])) ? cards : numberOf(cards),
  ),
  secret<Attack>()('players.*.disabled', (cards, viewer, keys, p) =>
    isOpen(p, viewer, keys[0]) ? cards : disabledShown(p, keys[0] as Seat, viewer),
  ),
  secret<Attack>()('players.*.reserve', (cards, viewer, keys, p) => (isOpen(p, viewer, keys[0]) ? cards : numberOf(cards))),
]

const decks: readonly Secret<Attack>[] = [
  secret<Attack>()('decks.economics', (deck) => deck.length),
  secret<Attack>()('decks.political', (deck) => deck.length),
  secret<Attack>()('decks.technology', (deck) => deck.length),
  secret<Attack>()('decks.routes', (deck) => deck.length),
]

const isList = <Item>(shown: readonly Item[] | number): shown is readonly Item[] => typeof shown !== 'number'
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

function imagineCards(imagined: Imagined): void {
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

export const hiddenCards: Hidden = { secrets: [...players, ...decks], imagine: imagineCards }
