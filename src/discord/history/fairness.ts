import type { Call } from '../call.ts'
import { findTable, noTable } from '../servers/find-table.ts'
import { container, type Message, message, says, text } from '../ui.ts'
import { moment } from '../words/awaited.ts'

/** `/fairness`: what anybody can check of the chance of this game, now and once its secret is open. */
export async function fairnessCommand(call: Call): Promise<Message> {
  const look = await findTable(call)
  const fairness = look && (await call.house.tables.fairness({ table: look.id }))
  if (!look || !fairness) return noTable(call)
  call.trace.table = look.id
  if (look.terms.imported) return says(call.say('fairness.imported'))
  const { secretHash: hash, secret, seed, ids } = fairness
  const published = [
    call.say('fairness.hash', { hash }),
    call.say('fairness.ids', { ids: { markup: ids.map((id) => `\`${id}\``).join(' ') } }),
    ...(look.terms.lesson === null ? [] : [call.say('fairness.lesson', { seed: { markup: look.terms.lesson } })]),
  ]
  const rest =
    secret !== undefined
      ? [call.say('fairness.secret', { secret }), ...(seed === undefined ? [] : [call.say('fairness.seed', { seed })])]
      : [look.opensAt ? call.say('status.opens-at', { at: { markup: moment(look.opensAt) } }) : call.say('fairness.later')]
  return message([container([text([`### ${call.say('fairness.title')}`, ...published, ...rest].join('\n'))])])
}
