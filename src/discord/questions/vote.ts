import { oneLine } from '../../words/index.ts'
import type { Call } from '../call.ts'
import type { Choice, Completion } from '../command.ts'
import { findTable, noTable } from '../find-table.ts'
import { gameWords } from '../game-words.ts'
import { folderOf } from '../house.ts'
import { timeWritten } from '../pace.ts'
import { peopleAt } from '../people.ts'
import type { NamedPerson } from '../person-option.ts'
import { clip } from '../text.ts'
import { type Message, says } from '../ui.ts'
import { askTable } from './ask.ts'

/** What somebody typed after `/vote`. */
export type Typed =
  | { readonly what: 'pause' | 'resume' | 'end' }
  | { readonly what: 'extend'; readonly seat: string; readonly time: string }
  | { readonly what: 'replace'; readonly seat: string; readonly guest: NamedPerson }

/** `/vote` */
export async function voteCommand(call: Call, typed: Typed): Promise<Message> {
  const look = await findTable(call)
  if (!look) return noTable(call)
  if (typed.what !== 'extend' && typed.what !== 'replace') return askTable(call, look, { kind: typed.what })
  const seat = look.seats.find(({ number }) => String(number) === typed.seat)?.number
  if (seat === undefined) return says(`⚠️ ${call.say('refusal.unknown-seat')}`)
  if (typed.what === 'extend') {
    const time = timeWritten(typed.time)
    return time === undefined ? says(`⚠️ ${call.say('refusal.bad-time')}`) : askTable(call, look, { kind: 'extend', seat, time })
  }
  if (typed.guest.bot) return says(`⚠️ ${call.say('refusal.bot-cannot-play')}`)
  return askTable(call, look, { kind: 'replace', seat, guest: { person: typed.guest.id, name: oneLine(typed.guest.name) } })
}

/** The seats of the table while somebody types, by the people on them; `free`: only those that a computer plays. */
export async function seatsOffered({ house, channel, language, typed }: Completion, free: boolean): Promise<readonly Choice[]> {
  const look = await house.tables.look({ channel })
  if (!look) return []
  const words = gameWords(folderOf(house, look.game), language, { people: peopleAt(look, language), form: 'plain' })
  const wanted = typed.toLowerCase()
  return look.seats
    .filter(({ seat, computer }) => seat !== null && (!free || computer !== null))
    .map(({ number, seat, name }) => ({ name: seatLabel(words.name('seat', seat), name), value: String(number) }))
    .filter(({ name }) => name.toLowerCase().includes(wanted))
}

const seatLabel = (seat: string, person: string | null): string =>
  clip(person === null || seat === oneLine(person) ? seat : `${seat} (${oneLine(person)})`, 100)
