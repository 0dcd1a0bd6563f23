import type { PlainMove } from '../../kernel/index.ts'
import type { Desk } from '../desk.ts'
import { linesWithin } from '../text.ts'
import { button, type Part, row, text } from '../ui.ts'
import type { MoveState } from './choice.ts'
import { controlsOf, type Sheet } from './controls.ts'
import { promisedBy } from './list.ts'
import { type DrawnScene, footer, hand, listed, prompts } from './parts.ts'
import { summary } from './summary.ts'
import { draftedMove, isComplete } from './values.ts'

/** Rows of controls that fit beside the texts and the buttons. */
const mostControlRows = 12

/** The only answer there is, where it needs choices: the panel opens with them. */
export function opensAtOnce(desk: Desk, answers: readonly string[]): string | undefined {
  const [only] = answers
  return only !== undefined && answers.length === 1 && Object.keys(desk.params(only, {})).length > 0 ? only : undefined
}

/** One kind of move: its parameters in any order, what it would do, and the button that does it. */
export function movePage(scene: DrawnScene, state: MoveState, answers: readonly string[], asides: readonly string[]): Part[] {
  const { desk, ids, voice } = scene
  const sheet: Sheet = { desk, ids, voice, state }
  const { words } = desk
  const params = desk.params(state.type, state.chosen)
  const controls = Object.keys(params).flatMap((name) => controlsOf(sheet, name))
  const ready = isComplete(desk, state.type, state.chosen)
  const move = draftedMove(desk, state.type, state.chosen)
  const refused = ready ? desk.refusal(move) : undefined
  const legal = ready && !refused
  const final = legal && desk.isFinal(move)
  const buttons = [
    ...playButtons(scene, state, legal ? move : undefined),
    ...(Object.keys(state.chosen).length > 0 ? [button(ids.of({ do: 'clear' }, state), voice('panel.clear'))] : []),
  ]
  // Where there is a choice of moves, the prompt was on the page before; otherwise there is no such page.
  const alone = opensAtOnce(desk, answers) === state.type
  const about =
    answers.length === 1 && answers[0] === state.type
      ? prompts(scene)
      : [text(`**${words.move(state.type)}**\n${words.moveHelp(state.type)}`)]
  const notes = [
    summary(desk, voice, state.type, state.chosen),
    ...(legal ? desk.preview(move) : []),
    refused && touched(state) ? `⚠️ ${words.notice({ key: refused.code, params: refused.params ?? {} }, 'refusal')}` : '',
    final ? `⚠️ ${voice('panel.final')}` : '',
  ].filter((note) => note !== '')
  return [
    ...about,
    ...hand(scene),
    ...controls.slice(0, scene.list.moves.length > 0 ? mostControlRows - 2 : mostControlRows),
    ...(notes.length > 0 ? [text(linesWithin(notes, 800))] : []),
    row(...buttons),
    ...listed(scene),
    ...footer(scene, alone ? 'home' : 'move', desk.owed().length > 0, asides),
  ]
}

/** Plays the move, or puts it on the list where more belongs to it; what ends the sitting plays the list along. */
function playButtons({ desk, list, ids, voice }: DrawnScene, state: MoveState, move: PlainMove | undefined) {
  const count = list.moves.length
  const name = desk.plain.move(state.type)
  const label = count > 0 ? voice('panel.play-all', { count: count + 1 }) : voice('panel.do', { move: { markup: name } })
  const look = move && desk.isFinal(move) ? 'danger' : 'good'
  const play = button(ids.toPlay(state, promisedBy(list, move && desk.promise(move))), label, look, { disabled: !move })
  const goesOn = desk.collects() && (!move || (desk.after(move)?.owed().length ?? 0) > 0)
  if (!goesOn) return [play]
  const add = button(ids.of({ do: 'add' }, state), voice('panel.add'), 'plain', { disabled: !move })
  return count > 0 ? [add] : [play, add]
}

const touched = ({ chosen }: MoveState): boolean => Object.keys(chosen).length > 0
