import { same } from '../../kernel/index.ts'
import { button, type Part, row, warning } from '../ui.ts'
import { spared } from './brevity.ts'
import { opened } from './bundle.ts'
import { home, type MoveState } from './choice.ts'
import { type Deed, doing, stateOf } from './deeds.ts'
import { formParts, touched } from './form.ts'
import { asLastTime } from './last-time.ts'
import { promisedBy } from './list.ts'
import { isSequence, opensAtOnce } from './only-answer.ts'
import { type DrawnScene, footer, hand, isAllAsked, listed, prompts } from './parts.ts'
import { sequencePage } from './sequence-page.ts'
import { asCoached, standsAbove, suggestedFirst, together } from './suggested.ts'
import { consequences, deedOn, factsOf, isDeed, type Ways, waysOn, waysParts } from './ways.ts'
import { oddsOfAsked } from './weighed.ts'

/** One kind of move: a button for each way to make it, the one that wants a second press, or the form. */
export function movePage(scene: DrawnScene, state: MoveState, answers: readonly string[], asides: readonly string[]): Part[] {
  const isAsked = answers.includes(state.type)
  if (isAsked && isSequence(scene.desk, state.type)) return sequencePage(scene, state, answers, asides)
  const deed = deedOn(scene, state)
  if (deed) return confirmPage(scene, deed, answers, asides)
  const ways = waysOn(scene, state)
  const only = ways && onlyWay(ways)
  if (only) return confirmPage(scene, only, answers, asides)
  if (ways) return waysPage(scene, state, ways, answers, asides)
  const form = opened(scene.desk, state)
  return [
    ...about(scene, form.type),
    ...(standsAbove(scene, form.type) ? together(scene) : []),
    ...formParts(scene, form),
    ...end(scene, form, answers, asides),
  ]
}

/** The whole move where there is no other, and nothing more can be put together. */
function onlyWay({ buttons: [only, ...others], menu, form }: Ways): Deed | undefined {
  return only && isDeed(only) && others.length === 0 && menu.length === 0 && !form ? only : undefined
}

/** What is asked or what this kind of move is about. */
function about(scene: DrawnScene, type: string): Part[] {
  const { words } = scene.desk
  if (isAllAsked(scene.desk, type)) return prompts(scene)
  return scene.brevity.text([`**${words.move(type)}**`, ...spared('explained', [words.moveHelp(type)])])
}

function waysPage(scene: DrawnScene, state: MoveState, all: Ways, answers: readonly string[], asides: readonly string[]): Part[] {
  const { type } = state
  const ways = touched(state) ? all : suggestedFirst(scene, all, [type])
  const lines = consequences(ways.buttons)
  const again = asLastTime(scene, type, [])
  const isThere = again && ways.buttons.some((way) => isDeed(way) && same([way.move], again.moves))
  return [
    ...about(scene, type),
    ...hand(scene, factsOf(ways.buttons)),
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
  const final = desk.isFinal(deed.move) ? [warning(voice('panel.final'))] : []
  // What is asked is weighed on the page before; here for the last time.
  const odds = isAlone || !answers.includes(type) ? [] : oddsOfAsked(desk).filter((one) => !deed.notes.includes(one))
  const id = ids.toPlay(stateOf(deed.move), promisedBy(list, desk.promise(deed.move)))
  const play = button(id, doing(scene, deed), deed.asks ? 'danger' : 'good')
  return [
    ...(isAlone ? prompts(scene) : []),
    ...scene.brevity.text([
      `**${desk.words.free(deed.label)}**`,
      ...spared('explained', [desk.words.moveHelp(type)]),
      ...(deed.whole ? [desk.words.free(deed.whole.said)] : []),
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
    ...(alone && !standsAbove(scene, state.type) ? together(scene) : []),
    ...listed(scene),
    ...footer(scene, state, scene.desk.owed().length > 0, asides, alone),
  ]
}
