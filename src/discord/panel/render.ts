import type { Param } from '../../kernel/index.ts'
import type { Desk } from '../desk.ts'
import { container, edges, type Message, message, type Part } from '../ui.ts'
import { type Chosen, home, type PanelState, stateCode } from './choice.ts'
import { PanelIds } from './ids.ts'
import { movePage, opensAtOnce } from './move-page.ts'
import { overviewPage } from './overview.ts'
import { type DrawnScene, footer, hand, heading, type PanelScene, prompts } from './parts.ts'
import { spotOf } from './spot.ts'
import { begunAs } from './suggested.ts'
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
  const known = wanted.page !== 'move' || [...answers, ...asides].includes(wanted.type)
  const focus = focused(scene, known ? wanted : home, answers)
  const state = focus.page === 'move' && waysOn(scene, focus) ? focus : filledIn(desk, focus)
  const ids = new PanelIds(scene.place, desk.book)
  const drawn = { ...scene, ids, spot: spotOf(desk, state) }
  const parts = scene.paused
    ? pausedPage(drawn)
    : state.page === 'move'
      ? movePage(drawn, state, answers, asides)
      : overviewPage(drawn, state.page, answers, asides)
  const rendered = message([container([...heading(scene), ...parts], edges.play)])
  return { message: rendered, draft: ids.overflowed ? stateCode(desk.book, state) : undefined }
}

/** Nothing can be done, and everything looked at. */
const pausedPage = (scene: DrawnScene): Part[] => [...prompts(scene), ...hand(scene), ...footer(scene, 'home', false, [])]

function focused(scene: PanelScene, state: PanelState, answers: readonly string[]): PanelState {
  const only = state.page === 'home' ? opensAtOnce(scene.desk, answers) : undefined
  return only === undefined ? state : begunAs(scene, only)
}

/** Where only one value is possible there is nothing to choose; what holds already or is usual stays unless somebody wants it otherwise. */
function filledIn(desk: Desk, state: PanelState): PanelState {
  if (state.page !== 'move') return state
  let { chosen } = state
  for (const [name, param] of Object.entries(desk.params(state.type, chosen))) {
    if (chosen[name] !== undefined || param.optional) continue
    const value = plainValue(desk, state.type, chosen, name, param)
    if (value !== undefined) chosen = { ...chosen, [name]: value }
  }
  // What is filled in may ask for more.
  const isMore = Object.keys(chosen).length > Object.keys(state.chosen).length
  return isMore ? filledIn(desk, { ...state, chosen }) : { ...state, chosen }
}

function plainValue(desk: Desk, type: string, chosen: Chosen, name: string, param: Param): unknown {
  if (param.kind === 'each') return desk.ask((position, seat) => param.present?.(position, seat, chosen))
  if (!isOneValue(param) || param.kind === 'switch') return undefined
  const values = desk.offer(type, name, wholeFields(desk, type, chosen))
  if (values.length === 1) return values[0]
  const usual = param.usual && desk.ask((position, seat) => param.usual?.(position, seat, chosen))
  return values.find((value) => value === usual)
}
