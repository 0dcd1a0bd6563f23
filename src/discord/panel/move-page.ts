import { type Param, type PlainMove, same } from '../../kernel/index.ts'
import type { Desk } from '../desk.ts'
import { button, type Part, row, rows } from '../ui.ts'
import { said, spared } from './brevity.ts'
import { after, bundleOf, inOrder, inTurn, laterNames, movesOf, opened } from './bundle.ts'
import { home, type MoveState } from './choice.ts'
import { controlsOf } from './controls.ts'
import { chances, type Deed, deedButton, deedOf, doing, isShort, playsByChoosing, stateOf } from './deeds.ts'
import { asLastTime } from './last-time.ts'
import { promisedBy, promisedByAll } from './list.ts'
import { type DrawnScene, footer, hand, listed, prompts } from './parts.ts'
import { isSequence, sequencePage } from './sequence-page.ts'
import type { Sheet } from './sheet.ts'
import { asCoached, begunAs, suggestedFirst, suggestedMove, together } from './suggested.ts'
import { summary } from './summary.ts'
import { tickedNotes } from './ticked.ts'
import { isComplete } from './values.ts'
import { consequences, deedOn, isDeed, type Ways, waysOn, waysParts } from './ways.ts'
import { oddsOfAsked } from './weighed.ts'

/** Rows of controls that fit beside the texts and the buttons. */
const mostControlRows = 12

/** The only answer there is, where it needs choices: the panel opens with them. What is laid in order is taken back on its page. */
export function opensAtOnce(desk: Desk, answers: readonly string[]): string | undefined {
  const [only, ...others] = answers.filter((type) => !answers.some((one) => isSequence(desk, one)) || isSequence(desk, type))
  return only !== undefined && others.length === 0 && Object.keys(desk.params(only, {})).length > 0 ? only : undefined
}

/** One kind of move: a button for each way to make it, the one that wants a second press, or the form. */
export function movePage(scene: DrawnScene, state: MoveState, answers: readonly string[], asides: readonly string[]): Part[] {
  const isAsked = answers.includes(state.type)
  if (isAsked && isSequence(scene.desk, state.type)) return sequencePage(scene, state, answers, asides)
  const deed = deedOn(scene, state)
  if (deed) return confirmPage(scene, deed, answers, asides)
  const ways = waysOn(scene, state)
  const [only, ...others] = ways?.buttons ?? []
  if (only && others.length === 0 && ways?.menu.length === 0 && isDeed(only)) return confirmPage(scene, only, answers, asides)
  return ways ? waysPage(scene, state, ways, answers, asides) : formPage(scene, state, answers, asides)
}

/** What is asked or what this kind of move is about. */
function about(scene: DrawnScene, type: string, answers: readonly string[]): Part[] {
  const { words } = scene.desk
  const isAsked = answers.length === 1 && answers[0] === type
  if (isAsked) return prompts(scene)
  return scene.brevity.text([`**${words.move(type)}**`, ...spared('explained', [words.moveHelp(type)])])
}

function waysPage(scene: DrawnScene, state: MoveState, all: Ways, answers: readonly string[], asides: readonly string[]): Part[] {
  const { type } = state
  const ways = touched(state) ? all : suggestedFirst(scene, all, [type])
  const lines = consequences(ways.buttons)
  const again = asLastTime(scene, type, [])
  const isThere = again && ways.buttons.some((way) => isDeed(way) && same([way.move], again.moves))
  return [
    ...about(scene, type, answers),
    ...hand(scene, lines.map(said)),
    ...scene.brevity.text([...lines, ...(again && !isThere ? [again.line] : [])], 1500),
    ...asCoached(scene),
    ...waysParts(scene, state, ways),
    ...(again && !isThere ? [row(again.button)] : []),
    ...end(scene, state, answers, asides),
  ]
}

/** What cannot be taken back, or harms whoever does it, is asked once more. */
function confirmPage(scene: DrawnScene, deed: Deed, answers: readonly string[], asides: readonly string[]): Part[] {
  const { desk, ids, list, voice } = scene
  const { type } = deed.move
  const isAlone = answers.length === 1 && answers[0] === type
  const final = desk.isFinal(deed.move) ? [`⚠️ ${voice('panel.final')}`] : []
  // What is asked is weighed on the page before; here for the last time.
  const odds = isAlone || !answers.includes(type) ? [] : oddsOfAsked(desk).filter((one) => !deed.notes.includes(one))
  const id = ids.toPlay(stateOf(deed.move), promisedBy(list, desk.promise(deed.move)))
  const play = button(id, doing(scene, deed), deed.asks ? 'danger' : 'good')
  return [
    ...(isAlone ? prompts(scene) : []),
    ...scene.brevity.text([
      `**${desk.words.free(deed.label)}**`,
      ...spared('explained', [desk.words.moveHelp(type)]),
      ...(deed.whole === undefined ? [] : [desk.words.free(deed.whole)]),
      ...deed.notes,
      ...odds.map((one) => `- ${one}`),
      ...final,
    ]),
    // What it does says enough of what one holds.
    ...(deed.notes.length > 0 ? [] : hand(scene)),
    row(play, button(ids.of({ do: 'show' }, home, 'back'), voice('panel.back'))),
    ...end(scene, stateOf(deed.move), answers, asides),
  ]
}

function end(scene: DrawnScene, state: MoveState, answers: readonly string[], asides: readonly string[]): Part[] {
  // Where there is a choice of moves, the prompt was on the page before; otherwise there is no such page.
  const alone = opensAtOnce(scene.desk, answers) === state.type
  return [
    ...(alone ? together(scene) : []),
    ...listed(scene),
    ...footer(scene, state, scene.desk.owed().length > 0, asides, alone),
  ]
}

/** Its parameters in any order, what it would do, and the button that does it. */
function formPage(scene: DrawnScene, begun: MoveState, answers: readonly string[], asides: readonly string[]): Part[] {
  const { desk, ids, voice, brevity } = scene
  const state = opened(desk, begun)
  const plays = playsByChoosing(desk, state.type)
  const sheet: Sheet = { desk, ids, voice, state, plays, brevity, inMenus: scene.inMenus ?? false }
  const { words } = desk
  const controls = askedOn(desk, state).flatMap((name) => controlsOf(sheet, name))
  const moves = movesOf(desk, state)
  const ready = moves.every(({ type, ...fields }) => isComplete(desk, type, fields))
  const { played, refused } = ready ? inTurn(desk, moves) : { played: [], refused: undefined }
  const legal = ready && !refused
  const buttons = [
    ...playButtons(scene, state, legal ? moves : undefined),
    ...(touched(state) ? [button(ids.of({ do: 'clear' }, state), voice('panel.clear'))] : []),
  ]
  const again = asLastTime(scene, state.type, ready ? moves : [])
  if (again && !plays) buttons.push(again.button)
  const suggested = suggestedHere(scene, state)
  if (suggested && !plays)
    buttons.unshift(
      button(
        ids.toPlay(stateOf(suggested), promisedBy(scene.list, desk.promise(suggested))),
        voice('panel.take-suggested'),
        'main',
      ),
    )
  // Among so many choices that each plays it would have to be looked for.
  const deed = suggested && plays ? deedOf(desk, suggested) : undefined
  const first = deed && isShort(deed) ? deed : undefined
  const atOnce = [...(first ? [deedButton(scene, first, 'main')] : []), ...(again && plays ? [again.button] : [])]
  const notes = [
    summary(desk, voice, state),
    ...(legal ? consequencesOf(played) : []),
    refused && touched(state) ? `⚠️ ${words.notice({ key: refused.code, params: refused.params ?? {} }, 'refusal')}` : '',
    ...(legal ? played.flatMap(({ desk: then, move }) => then.harm(move).map((line) => `⚠️ ${line}`)) : []),
    legal && played.some(({ desk: then, move }) => then.isFinal(move)) ? `⚠️ ${voice('panel.final')}` : '',
    plays ? `-# ${voice('panel.choosing-plays')}` : '',
    suggested && !first ? `-# ${voice('panel.suggested', { deed: { markup: words.free(desk.deed(suggested)) } })}` : '',
    again ? again.line : '',
  ].filter((note) => note !== '')
  const isSuggested = scene.begun && legal && same(moves, movesOf(desk, begunAs(scene, state.type)))
  const aside = isSuggested ? spared('explained', [`-# ${voice('panel.as-suggested')}`]) : []
  const ticked = tickedNotes(desk, state)
  return [
    ...about(scene, state.type, answers),
    ...hand(scene, ticked),
    ...asCoached(scene),
    ...rows(atOnce),
    ...controls.slice(0, scene.list.moves.length > 0 ? mostControlRows - 2 : mostControlRows),
    ...scene.brevity.text([...notes, ...spared('facts', ticked), ...aside], 1000),
    ...(plays ? [] : [row(...buttons)]),
    ...end(scene, state, answers, asides),
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

/** What is suggested on a form that nobody has begun; nothing where it must be asked once more. */
function suggestedHere(scene: DrawnScene, state: MoveState): PlainMove | undefined {
  const move = touched(state) ? undefined : suggestedMove(scene, [state.type])
  return move && !scene.desk.asksFirst(move) ? move : undefined
}

const touched = ({ chosen, several }: MoveState): boolean => Object.keys(chosen).length > 0 || Object.keys(several).length > 0
