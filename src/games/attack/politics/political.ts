/** 5.10 Political cards: one after the other, each with a moment in which others may block it. */

import { type Move, phase, refuse, type Table, type Variant, variant, variants } from '../../../kernel/index.ts'
import { cardRefusal, paramsOf } from '../cards/kinds.ts'
import type { Choice } from '../cards/rule.ts'
import { data, kindData, kindOf } from '../data.ts'
import { activeSeat } from '../derived.ts'
import { oneCard } from '../params.ts'
import type { Attack, PoliticalKind, Seat, State } from '../state.ts'
import { currentAction } from '../turn/current.ts'
import { ending } from '../turn/end-action.ts'

const asVariant = (kind: PoliticalKind): Variant<Attack> =>
  variant<Attack>()({
    params: paramsOf(kind),
    check(p, seat, given) {
      const { card: _, ...choice }: Readonly<Record<string, unknown>> = given
      // `as`: fields of another form have been refused before.
      return cardRefusal(kind, { p, seat, choice: choice as Choice })
    },
    play(p, seat, given, table) {
      // `as`: what a card names is text.
      const { card, ...choice } = given as unknown as Choice & { card: string }
      layDown(p, seat, card, choice, table)
    },
    preview: ({ eagles }) => [
      { key: `does-${kind}`, params: {} },
      ...(kindData(kind).eagle ? [{ key: 'eagle', params: { eagles: eagles + 1 } }] : []),
    ],
    final: () => true,
  })

const blockCard = variant<Attack>()({ params: {}, check: () => refuse('block-card'), play: () => undefined })

/** The card is discarded and its Eagle counts at once, blocked or not. */
function layDown(p: State, seat: Seat, card: string, choice: Choice, table: Table): void {
  const kind = kindOf(card)
  const player = p.players[seat]
  player.hand = player.hand.filter((other) => other !== card)
  p.decks.politicalDiscard.push(card)
  const where = choice.target ? '-at' : choice.region ? '-in' : ''
  table.tell(`plays-card${where}`, { seat, card, ...choice })
  table.reveal('card', { seat })
  if (kindData(kind).eagle) {
    p.eagles += 1
    table.tell('eagle', { eagles: p.eagles })
  }
  const action = currentAction(p, 'political')
  action.play = { card, ...choice }
}

const declared = variants<Attack>()({
  type: 'play',
  group: 'politics',
  by: 'card',
  words: 'card',
  check: (p, seat, { card }) => (p.players[seat].hand.some((held) => held === card) ? undefined : refuse('not-in-hand')),
  listed: (p, seat) => p.players[seat].hand,
  variants: Object.fromEntries(
    data.politicalDeck.map(({ id, kind }) => [id, kindData(kind).block === null ? asVariant(kind) : blockCard]),
  ),
})

/** A card of another deck is one by its form; that it is not in the hand is said later (6). */
export const playCard: Move<Attack> = { ...declared, params: { card: oneCard((p, seat) => p.players[seat].hand) } }

export const political = phase<Attack>()({
  name: 'political',
  decisions: { political: { page: 'political', fallback: () => ({ type: 'end-action' }) } },
  moves: [playCard],
  matters: [ending],
  /** What was played may be blocked. */
  next: (p) => (currentAction(p, 'political').play ? 'block' : undefined),
  owes: (p) => [{ seat: activeSeat(p), decision: 'political' }],
})
