import type { PaceWish, Preset } from '../../tables/index.ts'
import type { Call } from '../call.ts'
import { findTable, noTable } from '../servers/find-table.ts'
import { type Message, says, success, warning } from '../ui.ts'
import { paceInWords, timeWritten } from '../words/pace.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'

/** What somebody typed; null where they left it out. */
export interface PaceTyped {
  readonly preset: Preset | undefined
  readonly time: string | null
  readonly more: string | null
  readonly reaction: string | null
  readonly excused: number | null
}

/** `/game pace`: the times of the table; without a wish they are only told. */
export async function pace(call: Call, typed: PaceTyped): Promise<Message> {
  const look = await findTable(call)
  if (!look) return noTable(call)
  call.trace.table = look.id
  const wish = wishOf(typed)
  if (wish === 'not-understood') return says(warning(call.say('refusal.bad-time')))
  if (wish === undefined) return says(call.say('lobby.pace', { value: { markup: paceInWords(look.pace, call.language) } }))
  const { request, person } = call
  const moderator = await call.moderates(look)
  const result = await call.house.tables.change({ table: look.id, request, person, moderator, pace: wish })
  if (result.refused) return says(warning(refusalInWords(result.refused, call.language)))
  return says(success(call.say('pace.changed', { pace: { markup: paceInWords(result.look.pace, call.language) } })))
}

function wishOf({ preset, time, more, reaction, excused }: PaceTyped): PaceWish | 'not-understood' | undefined {
  const given = [time, more, reaction].map((text) => (text === null ? null : timeWritten(text)))
  if (given.includes(undefined)) return 'not-understood'
  const [bank, increment, own] = given
  const wish = {
    ...(preset && { preset }),
    ...(bank != null && { bank }),
    ...(increment != null && { increment }),
    ...(own != null && { reaction: own }),
    ...(excused !== null && { excused }),
  }
  return Object.keys(wish).length > 0 ? wish : undefined
}
