/** Who may see what (3), and how somebody who may not might imagine it. */
import { type Chance, ownSecret, type Secret, secret, type Viewer } from '../../kernel/index.ts'
import { othersThan } from '../shared/seats.ts'
import { mayDeclareWar } from './abroad/diplomacy.ts'
import { listed } from './cards/influence.ts'
import { ideologies as ideology, regionIds } from './data.ts'
import { bySeat, noCards, total } from './derived.ts'
import {
  type Board,
  type Cards,
  type Conflict,
  defences,
  holds,
  type Ideology,
  type Kind,
  kinds,
  type Player,
  type Seat,
  type Stances,
  type State,
  stances,
  type View,
} from './state.ts'

const committedBy = (role: 'attacker' | 'target') => (commit: number, viewer: Viewer, _: unknown, p: State) =>
  viewer !== null && viewer === p.conflict?.[role] ? commit : null

export const secrets: readonly Secret<Ideology>[] = [
  ownSecret<Ideology>()('players.*.hand', total),
  ownSecret<Ideology>()('players.*.orders', () => null),
  ownSecret<Ideology>()('holds.*', () => null),
  ownSecret<Ideology>()('proposals.*', (proposal) => (proposal === null ? null : true)),
  secret<Ideology>()('conflict.attackCommit', committedBy('attacker')),
  secret<Ideology>()('conflict.defendCommit', committedBy('target')),
  secret<Ideology>()('players.*.deck', (deck) => deck.length),
  secret<Ideology>()('regionDeck', (deck) => deck.length),
]

/** A complete position that the view allows, every secret drawn anew. */
export function imagine(view: View, _viewer: Viewer, chance: Chance): State {
  const players = bySeat(view, (seat) => imaginePlayer(view, seat, chance))
  const unseen = regionIds.filter((region) => !Object.hasOwn(view.regions, region))
  return {
    ...view,
    players,
    regionDeck: chance.shuffle(unseen),
    holds: bySeat(view, (seat) => view.holds[seat] ?? (isAwaitedOnTurn(view, seat) ? 'none' : chance.pick(holds))),
    proposals: bySeat(view, (seat) => {
      const proposal = view.proposals[seat]
      return proposal === true ? imagineStances(view, seat, chance) : proposal
    }),
    conflict: view.conflict && imagineConflict(view.conflict, players, chance),
  }
}

/** A seat that waits would have passed by itself. */
const isAwaitedOnTurn = (view: View, seat: Seat): boolean =>
  view.turn === seat && !view.conflict && (view.phase === 'foreign' || view.phase === 'conflict')

function imaginePlayer(view: View, seat: Seat, chance: Chance): Player {
  const shown = view.players[seat]
  const unseen = chance.shuffle(listed(unseenCards(view, seat)))
  const hand = typeof shown.hand === 'number' ? counted(unseen.splice(0, shown.hand)) : shown.hand
  // An attacked seat is asked because it left no order to answer without asking.
  const isAsked = view.conflict?.stage === 'defend' && view.conflict.target === seat
  const orders = shown.orders ?? { defence: isAsked ? 'ask' : chance.pick(defences) }
  return { ...shown, hand, deck: unseen, orders }
}

function counted(list: readonly Kind[]): Cards {
  const cards = noCards()
  for (const kind of list) cards[kind] += 1
  return cards
}

/** What is neither in a region, nor discarded, nor attacking, nor in a hand that is shown: the deck and the hidden hand. */
export function unseenCards(view: View, seat: Seat): Cards {
  const cards = { ...ideology[seat].decks[view.options.decks] }
  const seen: (Cards | undefined)[] = [
    view.players[seat].discard,
    ...Object.values(view.regions).map((region) => region.influence[seat]),
  ]
  const { hand } = view.players[seat]
  if (typeof hand !== 'number') seen.push(hand)
  for (const found of seen) if (found) for (const kind of kinds) cards[kind] -= found[kind]
  const { conflict } = view
  if (conflict?.attacker === seat && conflict.stage === 'defend') cards[conflict.kind] -= 1
  return cards
}

function imagineConflict(shown: NonNullable<View['conflict']>, players: State['players'], chance: Chance): Conflict {
  const { attacker, target, kind, stage, defendKind } = shown
  // Whoever is asked has nothing committed any more; nobody can commit more than is in the hand.
  const upTo = (most: number) => chance.pick(Array.from({ length: most + 1 }, (_, count) => count))
  const attackCommit = stage === 'press' ? 0 : upTo(players[attacker].hand[kind])
  const defendCommit = stage === 'defend' || !defendKind ? 0 : upTo(players[target].hand[defendKind])
  return { ...shown, attackCommit: shown.attackCommit ?? attackCommit, defendCommit: shown.defendCommit ?? defendCommit }
}

const imagineStances = (p: Board, seat: Seat, chance: Chance): Stances =>
  Object.fromEntries(
    othersThan(p, seat).map((other) => [
      other,
      chance.pick(mayDeclareWar(p, seat, other) ? stances : stances.filter((stance) => stance !== 'war')),
    ]),
  )
