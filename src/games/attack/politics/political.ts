/** 5.10 Political cards: one after the other, each with a moment in which others may block it. */
import { type Given, phase, refuse, type Table, type Variant, variant, variants } from '../../../kernel/index.ts'
import { amountsOf } from '../cards/amounts.ts'
import { ruleOf } from '../cards/card.ts'
import { data, kindData, kindOf } from '../data.ts'
import { activeSeat } from '../derived.ts'
import { endGame } from '../end/end.ts'
import { oneCard } from '../params.ts'
import type { Attack, PoliticalKind, Seat, State } from '../state.ts'
import type { CardPlay } from '../turn/action.ts'
import { currentAction } from '../turn/current.ts'
import { ending } from '../turn/end-action.ts'

/** What is named with a card; `as`: by then its form has been seen to. */
const choiceIn = ({ card: _, ...choice }: Given) => choice as Omit<CardPlay, 'card'>

/** It is laid down now; what it does follows once nobody has blocked it. */
function playable(card: string, kind: PoliticalKind): Variant<Attack> {
  const { params, check } = ruleOf(kind)
  return variant<Attack>()({
    params,
    check,
    play: (p, seat, given, table) => layDown(p, seat, { card, ...choiceIn(given) }, table),
    preview: ({ eagles }) => [
      { key: `does-${kind}`, params: amountsOf(kindData(kind).effect) },
      ...(kindData(kind).eagle ? [{ key: 'eagle', params: { eagles: eagles + 1 } }] : []),
    ],
    final: () => true,
  })
}

const blockCard = variant<Attack>()({ check: () => refuse('block-card'), play() {} })

/** The card is discarded and its Eagle counts at once, blocked or not. */
function layDown(p: State, seat: Seat, played: CardPlay, table: Table): void {
  const { card, target, region } = played
  const player = p.players[seat]
  player.hand = player.hand.filter((other) => other !== card)
  p.decks.politicalDiscard.push(card)
  const where = target ? '-at' : region ? '-in' : ''
  table.tell(`plays-card${where}`, { seat, ...played })
  table.reveal('card', { seat })
  if (kindData(kindOf(card)).eagle) {
    p.eagles += 1
    table.tell('eagle', { eagles: p.eagles })
  }
  currentAction(p, 'political').play = played
}

/** Unless somebody has blocked it. */
export function carryOut(p: State, table: Table): void {
  const { play } = currentAction(p, 'political')
  if (!play) return
  const { card, ...choice } = play
  ruleOf(kindOf(card)).play?.(p, activeSeat(p), choice, table)
}

/** The effect is complete, or was blocked: an Eagle counts either way. */
export function cardDone(p: State, table: Table): void {
  currentAction(p, 'political').play = null
  // 7 (a)
  if (p.eagles >= data.eaglesToEnd) endGame(p, table, 'eagles')
}

const playCard = variants<Attack>()({
  type: 'play',
  group: 'politics',
  by: 'card',
  // A card of another deck is one by its form; that it is not in the hand is said later (6).
  names: oneCard((p, seat) => p.players[seat].hand),
  check: (p, seat, { card }) => (p.players[seat].hand.some((held) => held === card) ? undefined : refuse('not-in-hand')),
  variants: Object.fromEntries(
    data.politicalDeck.map(({ id, kind }) => [id, kindData(kind).block === null ? playable(id, kind) : blockCard]),
  ),
})

export const political = phase<Attack>()({
  name: 'political',
  decisions: { political: { page: 'political', fallback: () => ({ type: 'end-action' }) } },
  moves: [playCard],
  matters: [ending],
  /** What was played may be blocked. */
  next: (p) => (currentAction(p, 'political').play ? 'block' : undefined),
  owes: (p) => [{ seat: activeSeat(p), decision: 'political' }],
})
