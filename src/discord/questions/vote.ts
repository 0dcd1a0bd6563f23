import { oneLine } from '../../words/index.ts'
import { type Handler, idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { endQuestion } from '../lobby/press.ts'
import { isAlone } from '../people/alone.ts'
import type { NamedPerson } from '../people/person-option.ts'
import { seatMeant } from '../people/seat-option.ts'
import { findTable, noTable } from '../servers/find-table.ts'
import { type Message, says, warning } from '../ui.ts'
import { timeWritten } from '../words/pace.ts'
import { askTable } from './ask.ts'

/** What somebody typed after `/vote`. */
export type Typed =
  | { readonly what: 'pause' | 'resume' | 'end' }
  | { readonly what: 'move'; readonly to: string }
  | { readonly what: 'extend'; readonly seat: string; readonly time: string }
  | { readonly what: 'replace'; readonly seat: string; readonly guest: NamedPerson }

export const endVoted: Handler<'vote-end'> = async (call, { table }) => {
  const look = await call.table(table)
  return look ? askTable(call, look, { kind: 'end' }) : says(call.say('problem.old-button'))
}

/** `/vote` */
export async function voteCommand(call: Call, typed: Typed): Promise<Message> {
  const look = await findTable(call)
  if (!look) return noTable(call)
  if (typed.what === 'move') return askTable(call, look, { kind: 'move', to: typed.to })
  // Nobody else is asked, so the command alone would end it.
  if (typed.what === 'end' && look.status === 'playing' && isAlone(look, call.person))
    return endQuestion(call, look, idOf('vote-end', { table: look.id }))
  if (typed.what !== 'extend' && typed.what !== 'replace') return askTable(call, look, { kind: typed.what })
  const seat = seatMeant(call.house, look, typed.seat, call.language)?.number
  if (seat === undefined) return says(warning(call.say('refusal.unknown-seat')))
  if (typed.what === 'extend') {
    const time = timeWritten(typed.time)
    return time === undefined ? says(warning(call.say('refusal.bad-time'))) : askTable(call, look, { kind: 'extend', seat, time })
  }
  if (typed.guest.bot) return says(warning(call.say('refusal.bot-cannot-play')))
  return askTable(call, look, { kind: 'replace', seat, guest: { person: typed.guest.id, name: oneLine(typed.guest.name) } })
}
