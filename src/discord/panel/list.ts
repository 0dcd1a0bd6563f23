import { z } from 'zod'
import type { PlainMove } from '../../kernel/index.ts'
import type { Voice } from '../../words/index.ts'
import type { Desk } from '../desk.ts'
import { moveState } from './choice.ts'
import { summary } from './summary.ts'

/** What lies in a seat's draft row: a panel's state that is too long for its buttons, and moves put together but not yet played. */
export interface Draft {
  readonly state: string
  readonly moves: readonly PlainMove[]
  /** The question ahead that they answer; empty for what is asked now. */
  readonly ahead: string
}

const draftBody = z.object({
  state: z.string(),
  moves: z.array(z.looseObject({ type: z.string() })),
  ahead: z.string().default(''),
})

export const draftFrom = (body: unknown): Draft => draftBody.safeParse(body).data ?? { state: '', moves: [], ahead: '' }

/** The moves on a person's list, in their order. */
export interface MoveList {
  readonly moves: readonly PlainMove[]
  /** Each of them in words. */
  readonly lines: readonly string[]
  /** What each of them does, in short. */
  readonly deeds: readonly string[]
  /** What was promised for each when it was put there, as it is now. */
  readonly promises: readonly unknown[]
}

export const emptyList: MoveList = { moves: [], lines: [], deeds: [], promises: [] }

/** The desk as it will be after these moves, as far as they still fit, one after the other. */
export function afterList(
  desk: Desk,
  moves: readonly PlainMove[],
  voice: Voice,
): { readonly desk: Desk; readonly list: MoveList } {
  let after = desk
  let list = emptyList
  for (const move of moves) {
    const next = after.after(move)
    if (!next) break
    const { type, ...fields } = move
    const said = summary(after, voice, moveState(type, fields))
    list = {
      moves: [...list.moves, move],
      lines: [...list.lines, said === '' ? after.words.move(type) : `${after.words.move(type)} (${said})`],
      deeds: [...list.deeds, after.words.free(after.deed(move))],
      promises: [...list.promises, after.promise(move) ?? null],
    }
    after = next
  }
  return { desk: after, list }
}

/** What a button promises that plays the list and, if there is one, a move after it. */
export function promisedBy({ moves, promises }: MoveList, promise: unknown): readonly unknown[] {
  if (moves.length > 0) return [moves, promises, promise ?? null]
  return promise === undefined ? [] : [promise]
}

/** The same for several moves after the list: each as it will be after those before it. */
export function promisedByAll(desk: Desk, list: MoveList, moves: readonly PlainMove[], voice: Voice): readonly unknown[] {
  const { desk: then, list: first } = afterList(desk, moves.slice(0, -1), voice)
  const whole = { ...list, moves: [...list.moves, ...first.moves], promises: [...list.promises, ...first.promises] }
  const last = moves.at(-1)
  return promisedBy(whole, last && !then.refusal(last) ? then.promise(last) : undefined)
}
