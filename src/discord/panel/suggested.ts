import { type PlainMove, same } from '../../kernel/index.ts'
import type { Desk } from '../desk.ts'
import { button, type Part, row, text, visibleLabel } from '../ui.ts'
import { linesWithin } from '../words/text.ts'
import type { RunName } from './action.ts'
import { wordsIn } from './brevity.ts'
import { filledWith, fittingSeveral } from './bundle.ts'
import { type MoveState, moveState } from './choice.ts'
import { type Deed, deedOf, doing, opens, playsByChoosing, stateOf, toldBy } from './deeds.ts'
import type { DrawnScene, PanelScene } from './parts.ts'
import { isDeed, type Ways, waysOn } from './ways.ts'

/** What a quick computer would do first; nothing where nothing of the kind can be done. */
export function suggestedMove({ desk, suggestion }: PanelScene, types: readonly string[]): PlainMove | undefined {
  const [first] = suggestion?.run ?? []
  return first && types.includes(first.type) ? desk.canonical(first) : undefined
}

/**
 * The page of a kind of move: where it is a form, filled in as suggested. A list of things is begun empty, as to tick is less than to
 * change; so is a choice that plays, which nobody has made.
 */
export function begunAs(scene: PanelScene, type: string): MoveState {
  const move = suggestedMove(scene, [type])
  const isTicked = Object.values(scene.desk.params(type, {})).some(({ kind }) => kind === 'pick')
  const laid = move && filledWith(scene.desk, scene.suggestion?.run ?? [])
  if (laid && !waysOn(scene, moveState(type))) return { ...laid, several: fittingSeveral(scene.desk, laid) }
  const isBegun = move && !isTicked && !playsByChoosing(scene.desk, type) && !waysOn(scene, moveState(type))
  return isBegun ? stateOf(move) : moveState(type)
}

/** The move as a button; where its deed is too long for one, a line says the rest. */
function suggestedDeed(scene: PanelScene, move: PlainMove): Deed | undefined {
  const deed = deedOf(scene.desk, move)
  if (deed.label.length <= visibleLabel - opens.length) return deed
  // It would be asked on the same page that its kind of move opens, filled in like this.
  if (deed.asks) return undefined
  return { ...deed, label: doing(scene, deed), whole: deed.label }
}

/** These ways with the suggested move first, whether it is among them or not. */
export function suggestedFirst(scene: PanelScene, ways: Ways, types: readonly string[]): Ways {
  const move = suggestedMove(scene, types)
  const { buttons, menu } = ways
  const told = move && toldBy(scene.desk, move)
  const isIt = (deed: Deed): boolean => toldBy(scene.desk, deed.move) === told
  const known = buttons.find((way) => isDeed(way) && isIt(way))
  const first = known ?? (move && suggestedDeed(scene, move))
  if (!first) return ways
  return {
    ...ways,
    buttons: [first, ...buttons.filter((way) => way !== known && way.label !== first.label)],
    menu: menu.filter((deed) => !isIt(deed)),
  }
}

/** Whether the suggested move, if there is one, is the first of these ways. */
export function isFirst(scene: PanelScene, { buttons: [first] }: Ways, types: readonly string[]): boolean {
  const move = suggestedMove(scene, types)
  return !move || (first !== undefined && isDeed(first) && toldBy(scene.desk, first.move) === toldBy(scene.desk, move))
}

const runs: readonly RunName[] = ['run', 'ending']

/** Several moves in one go: how a quick computer would go on, and the way to the end of the turn. */
export function together(scene: DrawnScene): Part[] {
  const { desk, ids, suggestion, voice } = scene
  const offered = runs.flatMap((which) => {
    const moves = suggestion?.[which] ?? []
    const read = which === 'run' ? asRead(desk, moves) : moves
    return read.length > 1 && !(which === 'ending' && same(moves, suggestion?.run)) ? [{ which, moves: read }] : []
  })
  if (offered.length === 0) return []
  const lines = offered.map(({ which, moves }) => `-# ${voice(`panel.together-${which}`)} ${deedsInOrder(desk, moves)}`)
  const buttons = offered.map(({ which, moves }) =>
    button(
      ids.toFollow(which, moves),
      voice(`panel.follow-${which}`, { count: moves.length }),
      which === 'run' ? 'main' : 'plain',
    ),
  )
  return [text(linesWithin(lines, 900)), row(...buttons)]
}

/** Nobody reads more words of it before they play it. */
const mostRead = 30

/** The first of them, as many as are read in one go. */
function asRead(desk: Desk, moves: readonly PlainMove[]): readonly PlainMove[] {
  const count = moves.findLastIndex((_, index) => wordsIn(deedsInOrder(desk, moves.slice(0, index + 1))) <= mostRead) + 1
  return moves.slice(0, count)
}

/** Each deed once, with how often where the same comes again and again. */
function deedsInOrder(desk: Desk, moves: readonly PlainMove[]): string {
  const runs: { readonly deed: string; times: number }[] = []
  for (const move of moves) {
    const deed = desk.words.free(desk.deed(move))
    const last = runs.at(-1)
    if (last?.deed === deed) last.times++
    else runs.push({ deed, times: 1 })
  }
  return runs.map(({ deed, times }) => `${deed}${times > 1 ? ` ×${times}` : ''}`).join(' · ')
}
