import { type AnyRulebook, awaited, type Viewer } from '../kernel/index.ts'
import type { TableLook } from '../tables/index.ts'
import type { GameWords } from './game-words.ts'
import { messageVoice } from './language.ts'
import { seatName } from './people.ts'

/** Who is awaited, as far as the viewer may know, with until when: "Anna (in 3 hours) and Bo". Empty if nobody is. */
export function awaitedLine(book: AnyRulebook, look: TableLook, words: GameWords, viewer: Viewer): string {
  if (!look.state) return ''
  const { owed, quiet } = awaited(book, look.state, viewer)
  const open = new Set(owed.filter((one) => !one.quiet && one.seat !== viewer).map(({ seat }) => seat))
  const say = messageVoice(words.language)
  const names = look.seats
    .filter(({ seat }) => seat !== null && open.has(seat))
    .map((seat) => {
      const until = seat.until ? ` · ${timestamp(seat.until)}` : ''
      return `${seatName(words, look, seat)}${until}`
    })
  return [...names, ...(quiet ? [say('status.quiet')] : [])].join(', ')
}

/** A time as everybody sees it in their own zone and language. */
export const timestamp = (time: Date): string => `<t:${Math.floor(time.getTime() / 1000)}:R>`
