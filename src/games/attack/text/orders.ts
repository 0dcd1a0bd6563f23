/** Standing orders in words: those that differ from what holds without one. */
import type { Say } from '../../../words/index.ts'
import type { Orders, Seat } from '../state.ts'

export function orderLines(orders: Partial<Orders>, say: Say): string[] {
  const { passageFor = {}, canalFor = [], claims = [], auctionLimit, volunteer, ...answers } = orders
  return [
    ...Object.entries(answers).map(([key, answer]) => `${say(`order-key.${key}`)}: ${say(`order.${answer}`)}`),
    // `as`: its keys are seats.
    ...(Object.entries(passageFor) as [Seat, string][]).map(([seat, answer]) =>
      say('text.passage-for', { seat, answer: say(`order.${answer}`) }),
    ),
    ...(canalFor.length > 0 ? [say('text.canals-for', { seats: canalFor })] : []),
    ...(auctionLimit === undefined ? [] : [`${say('order-key.auctionLimit')}: ${auctionLimit} PP`]),
    ...(volunteer ? [say('order-key.volunteer')] : []),
    ...(claims.length > 0 ? [`${say('order-key.claims')}: ${claims.map((region) => say(`region.${region}`)).join(', ')}`] : []),
  ]
}
