import { ComponentType } from 'discord.js'
import type { Param } from '../../kernel/index.ts'
import type { Desk } from '../desk.ts'
import { container, edges, limits, type Message, message, type Part } from '../ui.ts'
import { Brevity } from './brevity.ts'
import { bundleOf, laterNames, laterValues, opened } from './bundle.ts'
import { type Chosen, home, moveState, type PanelState, stateCode } from './choice.ts'
import { doubtPage } from './doubt.ts'
import { PanelIds } from './ids.ts'
import { movePage } from './move-page.ts'
import { notNowPage } from './not-now.ts'
import { opensAtOnce } from './only-answer.ts'
import { overviewPage } from './overview.ts'
import { type DrawnScene, footer, hand, heading, type PanelScene, prompts } from './parts.ts'
import { spotOf } from './spot.ts'
import { begunAs, standsAbove } from './suggested.ts'
import { isOneValue, wholeFields } from './values.ts'
import { waysOn } from './ways.ts'

export interface Panel {
  readonly message: Message
  /** A state too long for the buttons: to be kept in the seat's draft row before the panel is shown. */
  readonly draft: string | undefined
}

export function renderPanel(scene: PanelScene, wanted: PanelState): Panel {
  const { desk } = scene
  const { answers, asides } = desk.available()
  const known = !('type' in wanted) || wanted.type === undefined || [...answers, ...asides].includes(wanted.type)
  const focus = focused(scene, known ? wanted : home, answers)
  const state = focus.page === 'move' && waysOn(scene, focus) ? focus : filledIn(desk, focus)
  const ids = new PanelIds(scene.place, desk.book)
  const begun = scene.begun === true || focus !== (known ? wanted : home)
  const drawn = { ...scene, ids, begun, spot: spotOf(desk, state) }
  // Whoever is taught something is not to look for what is meant among many others.
  const rooms = scene.coach?.lines.length ? fewerButtons.slice(1) : [undefined, ...fewerButtons]
  const beside = partsIn(drawn, state, rooms)
  const parts = countOf(beside) < limits.components ? beside : partsIn({ ...drawn, inMenus: true }, state, rooms)
  return { message: message([container(parts, edges.play)]), draft: ids.overflowed ? stateCode(desk.book, state) : undefined }
}

/** With all that is in them; the frame around them is one more. */
const countOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + 1 + (part.type === ComponentType.ActionRow ? part.components.length : 0), 0)

/** Where texts alone leave too much to be read, more of the whole moves go into the menu. */
const fewerButtons = [8, 5, 3] as const

/** As many words as are read on a phone; all of them for whoever asks, and where nothing but reasons is to be read. */
function partsIn(scene: Omit<DrawnScene, 'brevity'>, state: PanelState, rooms: readonly (number | undefined)[]): readonly Part[] {
  const [most, ...fewer] = rooms
  const brevity = new Brevity(scene.coach?.speaksOf, scene.coach?.hasExplained ? ['explained'] : [])
  const drawn = { ...scene, brevity, ...(most !== undefined && { most }) }
  const all = [...heading(drawn), ...pageParts(drawn, state)]
  const details = scene.ids.of({ do: 'read' }, state)
  if (scene.whole || state.page === 'not-now') return withoutButton(all, details)
  const { parts, isLess, isTooMuch } = brevity.fitted(all)
  if (isTooMuch && fewer.length > 0) return partsIn(scene, state, fewer)
  return isLess ? parts : withoutButton(parts, details)
}

function pageParts(scene: DrawnScene, state: PanelState): readonly Part[] {
  const { desk, paused } = scene
  const { answers, asides } = desk.available()
  if (paused) return pausedPage(scene)
  if (scene.doubt) return doubtPage(scene, state)
  if (state.page === 'move') return movePage(scene, state, answers, asides)
  if (state.page !== 'not-now') return overviewPage(scene, state.page, answers, asides)
  return [...notNowPage(scene, state, answers), ...footer(scene, state, desk.owed().length > 0, asides)]
}

/** Where nothing was left out there is nothing else to read. */
const withoutButton = (parts: readonly Part[], id: string): readonly Part[] =>
  parts.flatMap((part): readonly Part[] => {
    if (part.type !== ComponentType.ActionRow) return [part]
    const components = part.components.filter((one) => !('custom_id' in one) || one.custom_id !== id)
    return components.length > 0 ? [{ ...part, components }] : []
  })

/** Nothing can be done, and everything looked at. */
const pausedPage = (scene: DrawnScene): Part[] => [...prompts(scene), ...hand(scene), ...footer(scene, home, false, [])]

function focused(scene: PanelScene, state: PanelState, answers: readonly string[]): PanelState {
  const only = state.page === 'home' ? opensAtOnce(scene.desk, answers) : undefined
  if (only === undefined) return state
  return standsAbove(scene, only) ? moveState(only) : begunAs(scene, only)
}

/** Where only one value is possible there is nothing to choose; what holds already or is usual stays unless somebody wants it otherwise. */
function filledIn(desk: Desk, state: PanelState): PanelState {
  if (state.page !== 'move') return state
  const laid = opened(desk, state)
  const bundle = bundleOf(desk, state.type)
  let { chosen } = laid
  for (const [name, param] of Object.entries(desk.params(state.type, chosen))) {
    if (chosen[name] !== undefined || param.optional || name === bundle?.of || name === bundle?.count) continue
    const isLater = laterNames(desk, state.type).includes(name)
    const value = isLater ? onlyOne(laterValues(desk, laid, name)) : plainValue(desk, state.type, chosen, name, param)
    if (value !== undefined) chosen = { ...chosen, [name]: value }
  }
  // What is filled in may ask for more.
  const isMore = Object.keys(chosen).length > Object.keys(laid.chosen).length
  return isMore ? filledIn(desk, { ...laid, chosen }) : laid
}

const onlyOne = (values: readonly unknown[]): unknown => (values.length === 1 ? values[0] : undefined)

function plainValue(desk: Desk, type: string, chosen: Chosen, name: string, param: Param): unknown {
  if (param.kind === 'each') return desk.ask((position, seat) => param.present?.(position, seat, chosen))
  if (!isOneValue(param) || param.kind === 'switch') return undefined
  const values = desk.offer(type, name, wholeFields(desk, type, chosen))
  if (values.length === 1) return values[0]
  const usual = param.usual && desk.ask((position, seat) => param.usual?.(position, seat, chosen))
  return values.find((value) => value === usual)
}
