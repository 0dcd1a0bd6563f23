import { isMove, type PlainMove, same } from '../../kernel/index.ts'
import type { EntryLook, TableLook } from '../../tables/index.ts'
import type { Call } from '../call.ts'
import { entriesBetween } from '../history/moments.ts'
import { bundleOf } from './bundle.ts'
import type { PanelState } from './choice.ts'
import { opensAtOnce } from './only-answer.ts'
import type { PanelScene } from './parts.ts'

/** Entries looked through at a time, and at most. */
const atOnce = 100
const mostEntries = 200

/** The kind of answer that a panel is to be filled in for, if it is for one. */
function kindOn({ desk }: PanelScene, state: PanelState): string | undefined {
  const { answers } = desk.available()
  const type = state.page === 'move' ? state.type : opensAtOnce(desk, answers)
  return type !== undefined && answers.includes(type) && Object.keys(desk.params(type, {})).length > 0 ? type : undefined
}

/**
 * What the person of a seat chose the last time that they made such a move: the moves that were one thought then, in their order. Those of
 * this very sitting are another thought; but where one answer is all that a question takes, there may never have been another sitting.
 */
export async function chosenLastTime(
  call: Call,
  look: TableLook,
  scene: PanelScene,
  state: PanelState,
): Promise<readonly PlainMove[]> {
  const type = kindOn(scene, state)
  const seat = look.seats.find(({ number }) => number === scene.place.seat)
  const since = seat?.since
  if (type === undefined || !since || seat.person === null) return []
  const isChosen = ({ actor, person }: EntryLook): boolean => (actor === 'person' || actor === 'plan') && person === seat.person
  let now: readonly PlainMove[] = []
  for (let until = look.at; until >= 1 && until > look.at - mostEntries; until -= atOnce) {
    const entries = await entriesBetween(call.house, look, Math.max(1, until - atOnce + 1), until)
    const own = entries.filter((entry) => entry.seat === seat.number && entry.inForce && isChosen(entry))
    const before = lastOf(
      scene,
      type,
      own.filter(({ at }) => at < since),
    )
    if (before.length > 0) return before
    if (now.length === 0 && !scene.desk.collects()) now = lastOf(scene, type, own)
  }
  return now
}

function lastOf(scene: PanelScene, type: string, entries: readonly EntryLook[]): readonly PlainMove[] {
  const moves = entries.flatMap(({ body: { move } }) => (isMove(move) ? [move] : []))
  const last = moves.findLastIndex((move) => move.type === type)
  return last < 0 ? [] : togetherWith(scene, moves.slice(0, last + 1))
}

/** The last of these moves, with those right before it that go with it. */
function togetherWith({ desk }: PanelScene, moves: readonly PlainMove[]): readonly PlainMove[] {
  // `!`: only asked where there is a move.
  const last = moves.at(-1)!
  const bundle = bundleOf(desk, last.type)
  if (!bundle) return [last]
  const rest = ({ [bundle.of]: _kind, [bundle.count]: _count, ...fields }: PlainMove) => fields
  const first = moves.findLastIndex((move) => !same(rest(move), rest(last))) + 1
  return moves.slice(first)
}
