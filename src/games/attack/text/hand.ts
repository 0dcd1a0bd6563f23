/** What one seat alone may see, in words. */
import type { Say } from '../../../words/index.ts'
import type { HandLine } from '../../hand.ts'
import { items, sentence, title } from '../../shared/hand.ts'
import { economicsCard, kindData, kindOf, routeOf } from '../data.ts'
import { cardValue, nextProduction } from '../economy/income.ts'
import type { PlayerView, View } from '../secrets/view.ts'
import { type Seat, suits } from '../state.ts'
import { effectWords, technologyWords } from './effects.ts'
import { orderLines } from './orders.ts'
import { governed } from './self.ts'
import { persuadable, situation } from './situation.ts'

/** A player whose cards are shown, not counted. */
export interface OpenPlayer extends PlayerView {
  readonly econ: string[]
  readonly routes: string[]
  readonly hand: string[]
  readonly disabled: string[]
  readonly reserve: string[]
}

export const isOpen = (player: PlayerView): player is OpenPlayer =>
  [player.econ, player.routes, player.hand, player.disabled, player.reserve].every(Array.isArray)

/** How many cards, whether they are shown or only counted. */
export const howMany = (cards: readonly unknown[] | number): number => (typeof cards === 'number' ? cards : cards.length)

/** "4, 3 (oil reserve), 2 (out of action)". */
const valued = (player: OpenPlayer, cards: readonly string[], say: Say): string =>
  cards
    .toSorted((a, b) => cardValue(b) - cardValue(a))
    .map((card) => {
      if (player.disabled.includes(card)) return `${cardValue(card)} (${say('text.disabled')})`
      return player.reserve.includes(card) ? `${cardValue(card)} (${say('text.to-reserve')})` : String(cardValue(card))
    })
    .join(', ')

function economy(player: OpenPlayer, say: Say): string[] {
  const bySuit = suits.flatMap((suit) => {
    const cards = player.econ.filter((card) => economicsCard(card).suit === suit)
    return cards.length > 0 ? [`${say(`suit.${suit}`)}: ${valued(player, cards, say)}`] : []
  })
  const routes = player.routes.map(
    (route) => `${say(`route.${route}`)} (${say(`sea.${routeOf(route).sea}`)}): ${valued(player, [route], say)}`,
  )
  return [...bySuit, ...routes]
}

function political(card: string, say: Say) {
  const kind = kindOf(card)
  const { eagle } = kindData(kind)
  const fact = effectWords(kind, say)
  return { said: `**${say(`kind.${kind}`)}**${eagle ? ` (${say('text.eagle')})` : ''}: ${fact}`, fact }
}

/** What is asked now decides what comes first: panels show the beginning. */
export function handText(view: View, seat: Seat, say: Say): readonly HandLine[] | undefined {
  const player = view.players[seat]
  if (!isOpen(player)) return undefined
  const { pp, oil } = nextProduction(view, seat, player)
  const nothing = sentence('–')
  const stock: HandLine = { ...sentence(say('text.stock', { pp: player.pp, oil: player.oil })), inStanding: governed(view) }
  const held = player.hand.length > 0 ? say('text.held', { cards: player.hand }) : ''
  const cards = player.hand.map((card) => political(card, say))
  const politics = [title(say('text.political-cards')), ...items(cards, nothing)]
  const economics = economy(player, say).map((said) => ({ said }))
  const production = [
    sentence(`**${say('text.economy')}** · ${say('text.next-production', { pp, oil })}`),
    ...items(economics, nothing),
  ]
  const known = player.techs.map((id) => {
    const fact = technologyWords(id, say)
    return { said: `**${say(`tech.${id}`)}**: ${fact}`, fact }
  })
  const technologies = known.length > 0 ? [title(say('text.technologies-title')), ...items(known)] : []
  const now = situation(view, seat, say)
  const neutrals = persuadable(view, seat, say)
  const summary = [neutrals, held].filter((said) => said !== '').map(sentence)
  const sections =
    view.phase === 'political' || view.phase === 'block'
      ? [...now, ...politics, stock, ...production]
      : view.phase === 'production'
        ? [...production, stock, ...politics]
        : [...now, stock, ...summary, ...production, ...politics]
  const orders = orderLines(player.orders, say).map((said) => ({ said }))
  const standing = orders.length > 0 ? [title(say('text.standing-orders')), ...items(orders)] : []
  return [...sections, ...technologies, ...standing]
}
