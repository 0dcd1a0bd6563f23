import { same } from '../../kernel/index.ts'
import { button, type Part, row, rows, success, text } from '../ui.ts'
import { linesWithin } from '../words/text.ts'
import { home, type MoveState, moveState } from './choice.ts'
import { deedButton, deedOf } from './deeds.ts'
import { promisedBy } from './list.ts'
import { type DrawnScene, footer, hand, prompts } from './parts.ts'
import { asCoached, suggestedMove, together } from './suggested.ts'
import { consequences } from './ways.ts'

/** One press for each place in the order; the one that fills the last place plays them all. What lies there already stands above. */
export function sequencePage(
  scene: DrawnScene,
  { type }: MoveState,
  answers: readonly string[],
  asides: readonly string[],
): Part[] {
  const { desk, ids, list, voice } = scene
  const [name = ''] = Object.keys(desk.params(type, {}))
  const suggested = suggestedMove(scene, [type])
  const deeds = desk
    .offer(type, name, {})
    .map((value) => deedOf(desk, desk.canonical({ type, [name]: value })))
    .toSorted((one, other) => Number(same(other.move, suggested)) - Number(same(one.move, suggested)))
  const buttons = deeds.map(({ move, label }) => {
    const state = moveState(type, { [name]: move[name] })
    const isLast = (desk.after(move)?.owed().length ?? 0) === 0
    return isLast
      ? button(ids.toPlay(state, promisedBy(list, desk.promise(move))), success(label), 'good')
      : button(ids.of({ do: 'add' }, state), `+ ${label}`, 'main')
  })
  // What was laid and played before, move by move.
  const back = list.moves.length > 0 ? [] : answers.filter((other) => other !== type && desk.find(other)?.takesBack)
  const takesBack = back.map((other) => deedButton(scene, deedOf(desk, { type: other }), 'plain'))
  const laid = list.moves.map((_, index) => `${index + 1}. ${list.deeds[index]}`)
  const takeOff = button(ids.of({ do: 'remove' }, home), voice('panel.take-off'))
  return [
    ...prompts(scene),
    ...hand(scene),
    ...scene.brevity.text(consequences(deeds), 1500),
    ...(laid.length > 0 ? [text(linesWithin([`**${voice('panel.list')}**`, laid.join(' · ')], 900))] : []),
    ...asCoached(scene),
    ...rows([...buttons, ...takesBack]),
    ...(laid.length > 0 ? [row(takeOff)] : together(scene)),
    ...footer(scene, moveState(type), desk.owed().length > 0, asides, true),
  ]
}
