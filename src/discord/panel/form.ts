import { type Param, type PlainMove, type Refusal, same } from '../../kernel/index.ts'
import type { Desk } from '../desk.ts'
import { button, type Part, row, rows, warning } from '../ui.ts'
import { withFact } from '../words/text.ts'
import { type Line, spared, sparedItems } from './brevity.ts'
import { after, bundleOf, inOrder, inTurn, laterNames, movesOf } from './bundle.ts'
import type { MoveState } from './choice.ts'
import { controlsOf } from './controls.ts'
import { chances, type Deed, deedButton, deedOf, isShort, playsByChoosing, stateOf } from './deeds.ts'
import { asLastTime } from './last-time.ts'
import { promisedBy, promisedByAll } from './list.ts'
import { type DrawnScene, hand, isAllAsked } from './parts.ts'
import type { Sheet } from './sheet.ts'
import { asCoached, begunAs, standsAbove, suggestedMove } from './suggested.ts'
import { summary } from './summary.ts'
import { tickedNotes } from './ticked.ts'
import { isComplete } from './values.ts'
import { saysSuggestion } from './weighed.ts'

/** Rows of controls that fit beside the texts and the buttons. */
const mostControlRows = 12

/** What a form stands at. */
interface Form {
  readonly state: MoveState
  /** Each choice plays: there is no button that does. */
  readonly plays: boolean
  /** The moves that are put together, once nothing is missing. */
  readonly moves: readonly PlainMove[] | undefined
  /** As many of them as can be made, and why the next one cannot. */
  readonly played: ReturnType<typeof inTurn>['played']
  readonly refused: Refusal | undefined
  readonly legal: boolean
  readonly again: ReturnType<typeof asLastTime>
  readonly suggested: PlainMove | undefined
  /** What is suggested as a button of its own: among so many choices that each plays it would have to be looked for. */
  readonly first: Deed | undefined
}

function formOf(scene: DrawnScene, state: MoveState): Form {
  const { desk } = scene
  const plays = playsByChoosing(desk, state.type)
  const all = movesOf(desk, state)
  const moves = all.every(({ type, ...fields }) => isComplete(desk, type, fields)) ? all : undefined
  const { played, refused } = moves ? inTurn(desk, moves) : { played: [], refused: undefined }
  const suggested = suggestedHere(scene, state)
  const deed = suggested && plays ? deedOf(desk, suggested) : undefined
  return {
    ...{ state, plays, moves, played, refused, suggested },
    legal: moves !== undefined && !refused,
    again: asLastTime(scene, state.type, moves ?? []),
    first: deed && isShort(deed) ? deed : undefined,
  }
}

/** The parameters of a move in any order, what it would do, and the button that does it. */
export function formParts(scene: DrawnScene, state: MoveState): Part[] {
  const { desk, ids, voice, brevity } = scene
  const form = formOf(scene, state)
  const { plays, again, first } = form
  const { suggestion, inMenus = false } = scene
  const sheet: Sheet = { desk, ids, voice, state, plays, brevity, inMenus, suggestion }
  const controls = askedOn(desk, state).flatMap((name) => controlsOf(sheet, name))
  const atOnce = [...(first ? [deedButton(scene, first, 'main')] : []), ...(again && plays ? [again.button] : [])]
  const ticked = tickedNotes(desk, state)
  const facts = ticked.map(({ name, note }) => withFact(name, note))
  return [
    ...hand(
      scene,
      ticked.map(({ note }) => note),
    ),
    ...asCoached(scene),
    ...rows(atOnce),
    ...controls.slice(0, scene.list.moves.length > 0 ? mostControlRows - 2 : mostControlRows),
    ...brevity.text([...notesOf(scene, form), ...sparedItems('facts', facts), ...asideOf(scene, form)], 1000),
    ...(plays ? [] : [row(...buttonsOf(scene, form))]),
  ]
}

/** What is put together, what would come of it, and what should be thought about first. */
function notesOf(scene: DrawnScene, form: Form): readonly string[] {
  const { desk, voice } = scene
  const { state, plays, played, refused, legal, suggested, first, again } = form
  const { words } = desk
  const isSaidAbove = isAllAsked(desk, state.type) && saysSuggestion(scene)
  const harms = played.flatMap(({ desk: then, move }) => then.harm(move))
  const isFinal = played.some(({ desk: then, move }) => then.isFinal(move))
  const why = refused && touched(state) && words.notice({ key: refused.code, params: refused.params ?? {} }, 'refusal')
  return [
    summary(desk, voice, state),
    ...(legal ? consequencesOf(played) : []),
    why ? warning(why) : '',
    ...(legal ? harms.map((line) => warning(line)) : []),
    legal && isFinal ? warning(voice('panel.final')) : '',
    plays ? `-# ${voice('panel.choosing-plays')}` : '',
    suggested && !first && !isSaidAbove
      ? `-# ${voice('panel.suggested', { deed: { markup: words.free(desk.deed(suggested)) } })}`
      : '',
    again ? again.line : '',
  ].filter((note) => note !== '')
}

/** That all of it was filled in by a computer, as long as it stands like that. */
function asideOf(scene: DrawnScene, { state, moves, legal }: Form): readonly Line[] {
  const { desk, voice, begun } = scene
  const isSuggested = begun && legal && same(moves, movesOf(desk, begunAs(scene, state.type)))
  return isSuggested ? spared('explained', [`-# ${voice('panel.as-suggested')}`]) : []
}

function buttonsOf(scene: DrawnScene, { state, plays, moves, legal, suggested, again }: Form) {
  const { desk, ids, list, voice } = scene
  const toSuggested = suggested && ids.toPlay(stateOf(suggested), promisedBy(list, desk.promise(suggested)))
  return [
    ...(toSuggested && !plays ? [button(toSuggested, voice('panel.take-suggested'), 'main')] : []),
    ...playButtons(scene, state, legal ? moves : undefined),
    ...(touched(state) ? [button(ids.of({ do: 'clear' }, state), voice('panel.clear'))] : []),
    ...(again && !plays ? [again.button] : []),
  ]
}

/** The fields that are asked for as long as no more is chosen, in their order. */
function askedOn(desk: Desk, state: MoveState): readonly string[] {
  const bundle = bundleOf(desk, state.type)
  const isKnown = (name: string): boolean =>
    state.chosen[name] !== undefined || (name === bundle?.of && Object.keys(state.several).length > 0)
  const params = desk.params(state.type, state.chosen)
  const isAsked = (name: string): boolean => {
    const { after = [] }: Param = params[name]!
    return after.every((other) => isKnown(other) || laterNames(desk, state.type).includes(other))
  }
  return inOrder(desk, state.type, Object.keys(params)).filter(isAsked)
}

/** What several moves lead to, each thing once; whose it is, where that is not the same of all. */
function consequencesOf(played: readonly { readonly desk: Desk; readonly move: PlainMove }[]): readonly string[] {
  const last = played.at(-1)
  const said = played.map(({ desk, move }) => ({ deed: desk.words.free(desk.deed(move)), lines: desk.preview(move) }))
  const lines = [...new Set(said.flatMap((one) => one.lines))]
  const isAlike = said.every((one) => lines.every((line) => one.lines.includes(line)))
  const named = isAlike ? lines : said.flatMap(({ deed, lines: own }) => own.map((line) => `${deed}: ${line}`))
  return [...named, ...(last ? chances(last.desk, last.move) : [])]
}

/** Plays what is put together, or puts it on the list where more belongs to it; what ends the sitting plays the list along. */
function playButtons({ desk, list, ids, voice }: DrawnScene, state: MoveState, moves: readonly PlainMove[] | undefined) {
  const count = list.moves.length
  const name = desk.plain.move(state.type)
  const label =
    count > 0 ? voice('panel.play-all', { count: count + (moves?.length ?? 1) }) : voice('panel.do', { move: { markup: name } })
  const look = moves && inTurn(desk, moves).played.some(({ desk: then, move }) => then.asksFirst(move)) ? 'danger' : 'good'
  const play = button(ids.toPlay(state, promisedByAll(desk, list, moves ?? [], voice)), label, look, { disabled: !moves })
  const goesOn = desk.collects() && (!moves || (after(desk, moves)?.owed().length ?? 0) > 0)
  if (!goesOn) return [play]
  const add = button(ids.of({ do: 'add' }, state), voice('panel.add'), 'plain', { disabled: !moves })
  return count > 0 ? [add] : [play, add]
}

/** What is suggested on a form that nobody has begun; nothing where it must be asked once more, or stands above with all that goes with it. */
function suggestedHere(scene: DrawnScene, state: MoveState): PlainMove | undefined {
  const move = touched(state) || standsAbove(scene, state.type) ? undefined : suggestedMove(scene, [state.type])
  return move && !scene.desk.asksFirst(move) ? move : undefined
}

/** Somebody has begun to fill it in. */
export const touched = ({ chosen, several }: MoveState): boolean =>
  Object.keys(chosen).length > 0 || Object.keys(several).length > 0
