import type { Call } from '../call.ts'
import { findTable, noTable } from '../servers/find-table.ts'
import { type Message, says, warning } from '../ui.ts'
import { askTable } from './ask.ts'

/** `/game swap`: asks somebody to change places; once hands are dealt, everybody who would not know them otherwise. */
export async function swap(call: Call, person: string): Promise<Message> {
  const look = await findTable(call)
  if (!look) return noTable(call)
  const seat = look.seats.find((one) => one.person === person)?.number
  return seat === undefined ? says(warning(call.say('refusal.nobody-to-swap'))) : askTable(call, look, { kind: 'swap', seat })
}
