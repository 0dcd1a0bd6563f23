import { move, phase, refuse } from '../../../kernel/index.ts'
import { drawCards, fillHands } from '../cards/hands.ts'
import { cardIds, constants } from '../data.ts'
import { humans, humansInOrder, isNeutral } from '../derived.ts'
import { layTableau } from '../objectives/objectives.ts'
import { pick } from '../params.ts'
import type { Seat, State, Venonta } from '../state.ts'

const council = move<Venonta>()({
  type: 'council',
  params: {
    discard: pick({
      items: (p, seat) => p.players[seat].hand,
      size: () => [0, constants.maxExchange],
      // In this order they lie among the used cards, which are shuffled before anybody draws them.
      ordered: 'any-order',
      values: cardIds,
      words: 'card',
    }),
  },
  check(p, seat, { discard }) {
    if (!Array.isArray(discard) || discard.length > constants.maxExchange || new Set(discard).size !== discard.length)
      return refuse('bad-discard', { most: constants.maxExchange })
    if (!discard.every((card) => p.players[seat].hand.includes(card))) return refuse('card-not-in-hand')
  },
  play(p, seat, { discard }, table) {
    p.council[seat] = { discard }
    table.tell('submitted', { seat })
  },
})

const waiting = (p: Pick<State, 'options' | 'seats'> & { readonly council: object }): Seat[] =>
  humans(p).filter((seat) => !(seat in p.council))

/** 5.3: everybody exchanges cards in secret, at once. */
export const councilPhase = phase<Venonta>()({
  name: 'council',
  decisions: { council: { page: 'cards', fallback: () => ({ type: 'council', discard: [] }) } },
  moves: [council],
  open(p, seat) {
    if (p.phase !== 'council') return refuse('wrong-phase')
    if (isNeutral(p, seat)) return refuse('not-your-turn')
    if (p.council[seat] !== undefined) return refuse('already-submitted')
  },
  enter(p, table) {
    fillHands(p, table)
    layTableau(p)
  },
  next: (p) => (p.options.actionCards && waiting(p).length > 0 ? undefined : 'objectives'),
  owes: (p) => waiting(p).map((seat) => ({ seat, decision: 'council', about: { cards: p.players[seat].hand.length } })),
  leave(p, table) {
    for (const seat of humansInOrder(p)) {
      const discard = p.council[seat]?.discard ?? []
      if (discard.length === 0) continue
      const player = p.players[seat]
      player.hand = player.hand.filter((card) => !discard.includes(card))
      table.tell('council-done', { seat, count: discard.length })
      drawCards(p, seat, discard.length, table)
      p.decks.used.push(...discard)
    }
    p.council = {}
  },
})
