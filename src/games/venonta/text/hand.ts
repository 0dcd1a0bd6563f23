import { markup, type Say } from '../../../words/index.ts'
import type { HandLine } from '../../hand.ts'
import { items, sentence, title } from '../../shared/hand.ts'
import { cardOf } from '../data.ts'
import { asksOf } from '../objectives/measures.ts'
import type { Orders, Seat, View } from '../state.ts'
import { cardNow, nowWords } from './card-now.ts'
import { cardName, effectWords, whenWords } from './card-text.ts'
import { ownLines, unclaimedLines } from './own.ts'

/** What this seat alone knows: its objective, its cards, what it has submitted and ordered. Panels show the beginning of it. */
export function handText(view: View, seat: Seat, say: Say): readonly HandLine[] | undefined {
  const { hand, orders } = view.players[seat]
  if (typeof hand === 'number') return undefined
  const cards = view.options.actionCards && view.phase !== 'claim' ? cardLines(view, seat, hand, say) : []
  const means = view.phase === 'claim' ? unclaimedLines(view, say) : ownLines(view, seat, say)
  return [
    // What is to be chosen from comes first.
    ...(view.phase === 'council' ? [...cards, ...means] : means),
    ...[...found(view, seat, say), ...submitted(view, seat, say)].map(sentence),
    ...(view.phase === 'council' ? [] : cards),
    ...(orders ? [title(say('text.orders')), ...items(orderWords(orders, say).map((said) => ({ said })))] : []),
  ]
}

function cardLines(view: View, seat: Seat, hand: readonly string[], say: Say): readonly HandLine[] {
  const lines = hand.map((id) => {
    const now = view.phase === 'turns' ? [nowWords(cardNow(view, seat, id, say), say)] : []
    const fact = effectWords(cardOf(id), say)
    const when = markup([whenWords(cardOf(id), say), ...now].join('; '))
    return { said: say('text.hand-card', { card: markup(cardName(id, say)), when, effect: markup(fact) }), fact }
  })
  return [title(say('text.hand')), ...items(lines, sentence(say('text.hand-empty')))]
}

/** What a secret service has found out. */
const found = (view: View, seat: Seat, say: Say): string[] =>
  view.players[seat].knows.flatMap((known) => {
    if (!('objective' in known)) return []
    return [say('text.knows', { seat: known.seat, objective: known.objective, ...asksOf(view, known.objective) })]
  })

/** What was submitted and is not revealed yet. */
function submitted(view: View, seat: Seat, say: Say): string[] {
  const council = view.council[seat]
  const partner = view.pactChoices[seat]
  return [
    ...(council && council !== true
      ? [
          say('text.council', {
            count: council.discard.length,
            cards: council.discard.map((id) => markup(cardName(id, say))),
          }),
        ]
      : []),
    ...(partner === undefined || partner === true ? [] : [say('text.partner', { partner })]),
  ]
}

/** What is decided in advance, in words. */
export function orderWords({ sellFood, sellFuel, endure, manualFuel, groups }: Orders, say: Say): string[] {
  return [
    say('text.order-sell-food', { left: sellFood ?? -1 }),
    say('text.order-sell-fuel', { left: sellFuel ?? -1 }),
    ...(endure.length > 0
      ? [say('text.order-endure', { events: endure.map((event) => markup(say(`happening.${event}`))) })]
      : []),
    ...(manualFuel ? [say('text.order-manual')] : []),
    ...(groups ? [say('text.order-groups', { groups: markup(groups.map((group) => say(`group.${group}`)).join(', ')) })] : []),
  ]
}
