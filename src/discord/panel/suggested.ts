import { type PlainMove, same } from '../../kernel/index.ts'
import { button, type Look, type Part, row, visibleLabel } from '../ui.ts'
import type { RunName } from './action.ts'
import { type Line, spared } from './brevity.ts'
import { filledWith, fittingSeveral } from './bundle.ts'
import { type MoveState, moveState } from './choice.ts'
import { type Deed, deedOf, opens, playsByChoosing, shortened, stateOf, toldBy } from './deeds.ts'
import { asRead, countOfThoughts, deedsInOrder } from './in-order.ts'
import { opensAtOnce } from './only-answer.ts'
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
  return shortened(scene, deed)
}

/** These ways with the suggested move first, whether it is among them or not; as they are, where it stands above them with others. */
export function suggestedFirst(scene: PanelScene, ways: Ways, types: readonly string[]): Ways {
  if (coached(scene).length > 0) return ways
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

/**
 * Whether what is suggested for the only answer there is belongs together and is more than its form holds: then all of it stands above,
 * and the form below is for whoever wants something else.
 */
export const standsAbove = ({ desk, suggestion }: PanelScene, type: string): boolean =>
  desk.collects() && opensAtOnce(desk) === type && countOfThoughts(desk, asRead(desk, suggestion?.run ?? [])) > 1

const runs: readonly RunName[] = ['run', 'ending']

/** Several moves in one go: how a quick computer would go on, and the way to the end of the turn. What a coach speaks of stands elsewhere. */
export function together(scene: DrawnScene): Part[] {
  const { desk, suggestion, voice, coach, brevity, most } = scene
  const offered = runs.flatMap((which) => {
    const moves = suggestion?.[which] ?? []
    const read = which === 'run' ? asRead(desk, moves, most !== undefined) : moves
    const isSaid = which === 'run' ? coach !== undefined : same(moves, suggestion?.run)
    return read.length > 1 && !isSaid ? [{ which, moves: read }] : []
  })
  if (offered.length === 0) return []
  // A button that ends the turn says so itself.
  const lines = offered.flatMap(({ which, moves }): readonly Line[] => {
    const said = `-# ${voice(`panel.together-${which}`)} ${deedsInOrder(desk, moves)}`
    return which === 'ending' ? spared('explained', [said]) : [said]
  })
  return [
    ...brevity.text(lines, 900),
    row(...offered.map(({ which, moves }) => followButton(scene, which, moves, which === 'run' ? 'main' : 'plain'))),
  ]
}

/** All that the coach suggests, where it is more than one move. */
export function asCoached(scene: DrawnScene): Part[] {
  const moves = coached(scene)
  return moves.length > 0 ? [row(followButton(scene, 'run', moves, 'main'))] : []
}

function coached({ desk, coach, suggestion }: PanelScene): readonly PlainMove[] {
  const moves = coach ? asRead(desk, suggestion?.run ?? []) : []
  return moves.length > 1 ? moves : []
}

/** It counts what is read, but steps. */
function followButton({ desk, ids, voice }: DrawnScene, which: RunName, moves: readonly PlainMove[], look: Look) {
  const count = which === 'run' ? countOfThoughts(desk, moves) : moves.length
  return button(ids.toFollow(which, moves), voice(`panel.follow-${which}`, { count }), look)
}
