import type { ChanceMark } from './chance.ts'
import type { Game, Notice, PlainMove, Position } from './game.ts'
import { apply, type Done } from './play.ts'
import type { Rulebook } from './rulebook.ts'

/** One entry of a table's log. Nothing is ever deleted, no number used twice; undo and redo are entries themselves. */
export type Entry = { readonly seq: number } & Act
export type Act =
  | { readonly kind: 'move'; readonly seat: string; readonly move: PlainMove }
  /** Takes back every move in force from number `to` on. */
  | { readonly kind: 'undo'; readonly to: number }
  /** Brings back what the last undo took, as long as nothing was played since. */
  | { readonly kind: 'redo' }

/** A move in force, with what undo must know of it. */
export interface Played<State> {
  readonly seq: number
  readonly seat: string
  readonly move: PlainMove
  /** Where chance stood when it was played: after an undo not where the move before it left it. */
  readonly before: ChanceMark
  readonly after: Position<State>
  readonly chancy: boolean
  readonly revealed: readonly Notice[]
}

/** The moves in force and those that redo can bring back. */
export interface History<State> {
  /** The position that `line` starts from. */
  readonly start: Position<State>
  readonly line: readonly Played<State>[]
  /** The tails taken back, the latest last, each with the chance from which play went on. */
  readonly undone: readonly { readonly tail: readonly Played<State>[]; readonly before: ChanceMark }[]
  readonly now: Position<State>
  /** The highest branch of chance used so far. */
  readonly branch: number
}

/** `branch` is the highest one used before, where play does not start at the beginning. */
export const startHistory = <State>(start: Position<State>, branch = start.chance.branch): History<State> => ({
  start,
  line: [],
  undone: [],
  now: start,
  branch,
})

export type Step<State> =
  | { readonly problem: string; readonly refused?: string }
  | { readonly problem?: undefined; readonly history: History<State>; readonly done?: Done<State> }

/** Carries one entry out. */
export function advance<G extends Game>(
  book: Rulebook<G>,
  history: History<G['state']>,
  entry: Entry,
  seed: string,
): Step<G['state']> {
  if (entry.kind === 'undo') return undo(history, entry.to)
  if (entry.kind === 'redo') return redo(history)
  const done = apply(book, history.now, entry.seat, entry.move, seed)
  if (done.refused)
    return { problem: `${entry.seat} may not ${entry.move.type}: ${done.refused.code}`, refused: done.refused.code }
  const { position, chancy, revealed } = done
  const played = {
    seq: entry.seq,
    seat: entry.seat,
    move: entry.move,
    before: history.now.chance,
    after: position,
    chancy,
    revealed,
  }
  return { history: { ...history, line: [...history.line, played], undone: [], now: position }, done }
}

/** The moves that an undo down to number `to` would take back. */
export const tailFrom = <State>(history: History<State>, to: number): readonly Played<State>[] =>
  history.line.filter(({ seq }) => seq >= to)

/** Whether somebody knows more than before these moves, so that play must go on with other chance. */
export const taught = (tail: readonly { readonly chancy: boolean; readonly revealed: readonly Notice[] }[]): boolean =>
  tail.some(({ chancy, revealed }) => chancy || revealed.length > 0)

/** Where chance stands after taking the tail back: the same place, on a new branch if the tail taught anybody anything. */
export const chanceAfterUndo = (before: ChanceMark, tailTaught: boolean, highestBranch: number): ChanceMark =>
  tailTaught ? { branch: highestBranch + 1, counter: before.counter } : before

function undo<State>(history: History<State>, to: number): Step<State> {
  const tail = tailFrom(history, to)
  const [first] = tail
  if (!first) return { problem: `there is no move in force from number ${to} on` }
  const line = history.line.slice(0, history.line.length - tail.length)
  const back = line.at(-1)?.after ?? history.start
  const chance = chanceAfterUndo(first.before, taught(tail), history.branch)
  return {
    history: {
      ...history,
      line,
      undone: [...history.undone, { tail, before: history.now.chance }],
      now: { state: back.state, chance },
      branch: Math.max(history.branch, chance.branch),
    },
  }
}

function redo<State>(history: History<State>): Step<State> {
  const last = history.undone.at(-1)
  if (!last) return { problem: 'there is nothing to bring back' }
  const line = [...history.line, ...last.tail]
  return {
    history: {
      ...history,
      line,
      undone: history.undone.slice(0, -1),
      now: { state: line.at(-1)!.after.state, chance: last.before },
    },
  }
}
