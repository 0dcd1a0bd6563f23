import { button, type Part, row } from '../ui.ts'
import { movesOf } from './bundle.ts'
import { home, type PanelState } from './choice.ts'
import { type Deed, deedButton, isShort, opens, stateOf } from './deeds.ts'
import { promisedByAll } from './list.ts'
import { type DrawnScene, footer } from './parts.ts'

/** Plays it; where its deed is too long for a button, its kind leads to it. */
function betterButton(scene: DrawnScene, better: Deed) {
  const { ids, desk } = scene
  const { move } = better
  if (isShort(better)) return deedButton(scene, better, 'main')
  return button(ids.of({ do: 'show' }, stateOf(move)), `${desk.plain.move(move.type)}${opens}`, 'main')
}

/** What a computer finds disastrous, what it would do, and the button that plays it all the same. */
export function doubtPage(scene: DrawnScene, state: PanelState): Part[] {
  const { desk, ids, list, voice, doubt } = scene
  if (!doubt) return []
  const moves = state.page === 'move' ? movesOf(desk, state) : []
  const { could, chance, better } = doubt
  const label = { markup: `**${desk.words.free(better.label)}**` }
  return [
    ...scene.brevity.text([
      ...moves.map((move) => `**${desk.words.free(desk.deed(move))}**`),
      voice('mistake.sure', { chance, could, move: label }),
    ]),
    row(
      button(ids.toPlay(state, promisedByAll(desk, list, moves, voice), true), voice('mistake.do-it'), 'danger'),
      ...(list.moves.length === 0 ? [betterButton(scene, better)] : []),
      button(ids.of({ do: 'show' }, home, 'back'), voice('panel.back')),
    ),
    ...footer(scene, state, true, []),
  ]
}
