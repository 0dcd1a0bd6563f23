import { day } from '../../durations.ts'
import type { Call } from '../call.ts'
import { findTable, noTable } from '../servers/find-table.ts'
import { type Message, says, success, warning } from '../ui.ts'
import { moment } from '../words/awaited.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'

/** `/game away`: the clock of whoever asks stands for so many days; none: they are back. */
export async function away(call: Call, days: number): Promise<Message> {
  const look = await findTable(call)
  if (!look) return noTable(call)
  call.trace.table = look.id
  const { house, request, person } = call
  const until = days === 0 ? null : new Date(house.now().getTime() + days * day)
  const result = await house.tables.away({ table: look.id, request, person, until })
  if (result.refused) return says(warning(refusalInWords(result.refused, call.language)))
  if (until === null) return says(success(call.say('away.over')))
  return says(success(call.say('away.until', { until: { markup: moment(until) } })))
}
