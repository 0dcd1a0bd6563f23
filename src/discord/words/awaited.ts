import { type AnyRulebook, awaited, openlyAwaited, type Viewer } from '../../kernel/index.ts'
import type { TableLook } from '../../tables/index.ts'
import { list } from '../../words/index.ts'
import { seatName } from '../people/names.ts'
import type { GameWords } from './game-words.ts'
import { messageVoice } from './language.ts'

type AwaitedLook = Pick<TableLook, 'secretHash' | 'state' | 'seats' | 'quietUntil'>

/** Who is awaited, as far as the viewer may know, with until when: "Anna (in 3 hours) and Bo". Empty if nobody is. */
export function awaitedLine(book: AnyRulebook, look: AwaitedLook, words: GameWords, viewer: Viewer): string {
  if (!look.state) return ''
  const { quiet } = awaited(book, look.state, viewer)
  const open = new Set(openlyAwaited(book, look.state).filter((seat) => seat !== viewer))
  const say = messageVoice(words.language)
  const names = look.seats
    .filter(({ seat }) => seat !== null && open.has(seat))
    .map((seat) => {
      const name = seatName(words, look, seat)
      if (seat.awayUntil) return say('status.away', { seat: { markup: name }, until: { markup: moment(seat.awayUntil) } })
      // While somebody is asked in secret everybody else's clock stands: whose does not must not show.
      return seat.until && !quiet ? `${name} · ${timestamp(seat.until)}` : name
    })
  return list(words.language, [...names, ...(quiet ? [reaction(look, words)] : [])])
}

/** That somebody may react, nobody knows who: until the same time whether one, two or nobody is asked. */
function reaction({ quietUntil }: AwaitedLook, { language }: GameWords): string {
  const say = messageVoice(language)
  return quietUntil ? say('status.quiet-until', { until: { markup: moment(quietUntil) } }) : say('status.quiet')
}

/** How far off a time is, as everybody sees it in their own language. */
export const timestamp = (time: Date): string => `<t:${Math.floor(time.getTime() / 1000)}:R>`

/** A date and time as everybody sees them in their own zone and language: fits behind "until". */
export const moment = (time: Date): string => `<t:${Math.floor(time.getTime() / 1000)}:f>`
