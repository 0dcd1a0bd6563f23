import type { PlainMove, Refusal } from '../../kernel/index.ts'
import type { Desk } from '../desk.ts'
import type { Chosen } from '../panel/choice.ts'
import { draftedMove, isComplete, wholeFields } from '../panel/values.ts'
import { fieldsFrom, type Typed } from './fields.ts'
import { type WrongValue, wrongValue } from './wrong.ts'

/** What somebody has typed as a move, whether it is asked for now or not. */
interface Understood {
  /** An option that names nothing. */
  readonly wrong: WrongValue | undefined
  readonly chosen: Chosen
  readonly move: PlainMove
  readonly refused: Refusal | undefined
  readonly isWhole: boolean
  /** Why what was begun cannot be completed. */
  readonly why: Refusal | undefined
}

export function understood(desk: Desk, type: string, typed: ReadonlyMap<string, Typed>): Understood {
  // A move may be typed before it is asked for.
  const values = (field: string, given: Chosen): readonly unknown[] => {
    const offered = desk.offer(type, field, given)
    return offered.length > 0 ? offered : desk.listed(type, field, given)
  }
  // `!`: its command was made from the moves of this game.
  const chosen = fieldsFrom(desk.find(type)!, typed, { words: desk.plain, values, seats: desk.seats })
  const move = draftedMove(desk, type, chosen)
  const isWhole = isComplete(desk, type, chosen)
  const why = isWhole ? undefined : desk.hindrance(type, wholeFields(desk, type, chosen))
  return { wrong: wrongValue(desk, type, typed, chosen), chosen, move, refused: desk.refusal(move), isWhole, why }
}
