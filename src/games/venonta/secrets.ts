import { type Chance, ownSecret, type Secret, secret, type Viewer } from '../../kernel/index.ts'
import { avoidable, cardIds, constants, eventIds, objectiveIds, objectiveOf } from './data.ts'
import { humans, isNeutral } from './derived.ts'
import { noOrders } from './round/orders.ts'
import { groups, type Orders, type Partner, type Player, type Seat, type State, type Venonta, type View } from './state.ts'

/** The back of an objective, which everybody saw when it was taken. */
const back = (objective: string | null) => objective && { group: objectiveOf(objective).group }

/** 3.2, who may see what. */
export const secrets: readonly Secret<Venonta>[] = [
  ownSecret<Venonta>()('players.*.hand', (hand) => hand.length),
  ownSecret<Venonta>()('players.*.objective', back),
  ownSecret<Venonta>()('players.*.knows', (knows) => knows.map(({ seat }) => ({ seat }))),
  ownSecret<Venonta>()('players.*.orders', () => null),
  ownSecret<Venonta>()('council.*', () => true),
  ownSecret<Venonta>()('pactChoices.*', () => true),
  secret<Venonta>()('tableau', (cards) => cards.map(({ group }) => ({ group }))),
  secret<Venonta>()('decks.*', (cards) => cards.length),
  secret<Venonta>()('eventsPending', (events) => events.length),
]

/** A complete position that the view allows, every secret drawn anew. */
export function imagine(view: View, _viewer: Viewer, chance: Chance): State {
  const objectives = new Objectives(view, chance)
  const held = new Map(view.seats.map((seat) => [seat, objectives.heldBy(seat)]))
  const tableau = view.tableau.map(({ group }) => ({ id: objectives.draw(group), group }))
  const cards = unseenCards(view, chance)
  const { players, ...board } = view
  const imagined = view.seats.map((seat): [Seat, Player] => {
    const { hand, knows, orders, ...open } = players[seat]
    return [
      seat,
      {
        ...open,
        hand: typeof hand === 'number' ? cards.splice(0, hand) : [...hand],
        objective: held.get(seat) ?? null,
        knows: knows.map((known) => ({ seat: known.seat, objective: held.get(known.seat) ?? '' })),
        orders: orders ?? imagineOrders(view, seat, chance),
      },
    ]
  })
  const events = chance.shuffle(eventIds.filter((event) => !view.eventsDone.some((done) => done.event === event)))
  // `as`: one entry for each seat of the game.
  const state = { ...board, players: Object.fromEntries(imagined) as State['players'] }
  return {
    ...state,
    tableau,
    eventsPending: events.splice(0, view.eventsPending),
    decks: {
      actions: cards.splice(0, view.decks.actions),
      used: cards,
      objectives: objectives.rest(),
      events,
    },
    council: imagineCouncil(view, state.players, chance),
    pactChoices: imagineChoices(view, chance),
  }
}

/** Action cards that the viewer does not see, in any order. */
function unseenCards(view: View, chance: Chance): string[] {
  const seen = view.seats.flatMap((seat) => {
    const { hand, inPlay } = view.players[seat]
    return [...inPlay.map(({ card }) => card), ...(typeof hand === 'number' ? [] : hand)]
  })
  return chance.shuffle(cardIds.filter((card) => !seen.includes(card)))
}

/** The objectives that are neither scored nor known to the viewer, drawn by their backs. */
class Objectives {
  readonly #view: View
  readonly #known: Map<Seat, string>
  #left: string[]

  constructor(view: View, chance: Chance) {
    this.#view = view
    this.#known = knownObjectives(view)
    const seen = [...view.scored.map(({ objective }) => objective), ...this.#known.values()]
    this.#left = chance.shuffle(objectiveIds.filter((id) => !seen.includes(id)))
  }

  draw(group: string): string {
    const found = this.#left.find((id) => objectiveOf(id).group === group)
    if (found === undefined) throw new Error(`venonta: no ${group} objective is left`)
    this.#left = this.#left.filter((id) => id !== found)
    return found
  }

  heldBy(seat: Seat): string | null {
    const { objective } = this.#view.players[seat]
    if (objective === null || typeof objective === 'string') return objective
    return this.#known.get(seat) ?? this.draw(objective.group)
  }

  rest(): string[] {
    return this.#left
  }
}

/** The viewer's own objective, and what its secret services have found out. */
function knownObjectives(view: View): Map<Seat, string> {
  const known = new Map<Seat, string>()
  for (const seat of view.seats) {
    const { objective, knows } = view.players[seat]
    if (typeof objective === 'string') known.set(seat, objective)
    for (const found of knows) if ('objective' in found) known.set(found.seat, found.objective)
  }
  return known
}

function imagineOrders(view: View, seat: Seat, chance: Chance): Orders {
  if (isNeutral(view, seat)) return noOrders()
  const upTo = (most: number) => chance.pick([null, ...Array.from({ length: most + 1 }, (_, count) => count)])
  // Whoever is asked for an objective has no ranking, or it would have been served.
  const isAsked = view.phase === 'objectives' && view.players[seat].objective === null
  return {
    sellFood: upTo(5),
    sellFuel: upTo(3),
    endure: chance.die(2) === 1 ? [] : [chance.pick(avoidable)],
    manualFuel: chance.die(2) === 1,
    groups: isAsked || chance.die(2) === 1 ? null : chance.shuffle(groups),
  }
}

function imagineCouncil(view: View, players: State['players'], chance: Chance): State['council'] {
  const submitted: State['council'] = {}
  for (const seat of view.seats) {
    const shown = view.council[seat]
    if (shown === undefined) continue
    const count = chance.die(constants.maxExchange + 1) - 1
    submitted[seat] = shown === true ? { discard: chance.shuffle(players[seat].hand).slice(0, count) } : shown
  }
  return submitted
}

function imagineChoices(view: View, chance: Chance): State['pactChoices'] {
  const submitted: State['pactChoices'] = {}
  for (const seat of view.seats) {
    const shown = view.pactChoices[seat]
    if (shown === undefined) continue
    const partners: Partner[] = [...humans(view).filter((other) => other !== seat), 'any', null]
    submitted[seat] = shown === true ? chance.pick(partners) : shown
  }
  return submitted
}
