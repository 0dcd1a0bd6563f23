import { type PlainMove, same } from '../../kernel/index.ts'
import { button } from '../ui.ts'
import { filledWith, fittingSeveral, inTurn, movesOf } from './bundle.ts'
import type { MoveState } from './choice.ts'
import { deedOf, opens, stateOf } from './deeds.ts'
import { promisedByAll } from './list.ts'
import type { DrawnScene, PanelScene } from './parts.ts'

interface LastTime {
  readonly state: MoveState
  readonly moves: readonly PlainMove[]
}

/** The same again, as far as it is what this page is about and all of it can be done now. */
function again({ desk, lastTime: last = [] }: PanelScene, type: string): LastTime | undefined {
  const [first] = last
  if (first?.type !== type) return undefined
  const state = filledWith(desk, last) ?? stateOf(first)
  const moves = movesOf(desk, state)
  const isWhole = same(fittingSeveral(desk, state), state.several) && same(moves.map(desk.canonical), last.map(desk.canonical))
  return isWhole && inTurn(desk, moves).refused === undefined ? { state, moves } : undefined
}

/**
 * The button that plays what was chosen last time, with the line that says what that is; nothing where the page stands so already. What
 * wants a second press leads to where it is asked once more.
 */
export function asLastTime(scene: DrawnScene, type: string, shown: readonly PlainMove[]) {
  const { desk, ids, list, voice } = scene
  const found = list.moves.length > 0 ? undefined : again(scene, type)
  if (!found || same(found.moves, shown.map(desk.canonical))) return undefined
  const { state, moves } = found
  const asks = inTurn(desk, moves).played.some(({ desk: then, move }) => then.asksFirst(move))
  const label = voice('panel.as-last-time')
  const said = inTurn(desk, moves).played.map(({ desk: then, move }) => desk.words.free(deedOf(then, move).label))
  return {
    moves,
    button: asks
      ? button(ids.of({ do: 'show' }, state, 'again'), `${label}${opens}`)
      : button(ids.toPlay(state, promisedByAll(desk, list, moves, voice)), voice('panel.do', { move: { markup: label } })),
    line: `-# ${voice('panel.last-time', { deed: { markup: said.join(' · ') } })}`,
  }
}
