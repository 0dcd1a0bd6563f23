import { markup, type Say } from '../../../words/index.ts'
import { cardNow, nowWords } from '../card-now.ts'
import { cardName, effectWords, progressOf, whenWords } from '../card-text.ts'
import { cardOf, objectiveOf } from '../data.ts'
import type { Orders, Seat, View } from '../state.ts'
import { list } from './names.ts'

/** What this seat alone knows: its objective, its cards, what it has submitted and ordered. */
export function handText(view: View, seat: Seat, say: Say): string | undefined {
  const { hand, objective, knows, orders } = view.players[seat]
  if (typeof hand === 'number') return undefined
  const goal = typeof objective === 'string' ? objectiveText(view, seat, objective, say) : say('text.no-objective')
  const cards = hand.map((id) =>
    say('text.hand-card', {
      card: markup(cardName(id, say)),
      when: markup(whenWords(cardOf(id), say)),
      effect: markup(effectWords(cardOf(id), say)),
      now: markup(nowWords(cardNow(view, seat, id, say), say)),
    }),
  )
  const found = knows.flatMap((known) =>
    'objective' in known
      ? [
          say('text.knows', {
            seat: known.seat,
            objective: markup(say(`objective.${known.objective}`)),
            pv: objectiveOf(known.objective).pv,
          }),
        ]
      : [],
  )
  return [
    goal,
    ...found,
    ...submitted(view, seat, say),
    ...(view.options.actionCards ? [`**${say('text.hand')}**`, cards.length > 0 ? list(cards) : say('text.hand-empty')] : []),
    ...(orders ? [`**${say('text.orders')}**`, list(orderWords(orders, say))] : []),
  ].join('\n')
}

function objectiveText(view: View, seat: Seat, objective: string, say: Say): string {
  const { group, pv } = objectiveOf(objective)
  const title = say('text.objective', {
    objective: markup(say(`objective.${objective}`)),
    group: markup(say(`group.${group}`)),
    pv,
  })
  const conditions = progressOf(view, seat, objective, say).map(({ words, met, has, wants }) => {
    const told = { words: markup(words), met, has, wants }
    return say(wants === undefined ? 'text.condition' : 'text.condition-count', told)
  })
  return [`**${title}**`, list(conditions)].join('\n')
}

/** What was submitted and is not revealed yet. */
function submitted(view: View, seat: Seat, say: Say): string[] {
  const council = view.council[seat]
  const partner = view.pactChoices[seat]
  return [
    ...(council && council !== true
      ? [
          say('text.council', {
            count: council.discard.length,
            cards: markup(council.discard.map((id) => cardName(id, say)).join(', ')),
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
      ? [say('text.order-endure', { events: markup(endure.map((event) => say(`happening.${event}`)).join(', ')) })]
      : []),
    ...(manualFuel ? [say('text.order-manual')] : []),
    ...(groups ? [say('text.order-groups', { groups: markup(groups.map((group) => say(`group.${group}`)).join(', ')) })] : []),
  ]
}
