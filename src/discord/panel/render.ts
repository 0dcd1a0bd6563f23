import type { Desk } from '../desk.ts'
import { container, type Message, message } from '../ui.ts'
import { home, moveState, type PanelState, stateCode } from './choice.ts'
import { inDraft, panelHandler } from './ids.ts'
import { movePage, opensAtOnce } from './move-page.ts'
import { overviewPage } from './overview.ts'
import { heading, type PanelScene } from './parts.ts'
import { wholeFields } from './values.ts'

export interface Panel {
  readonly message: Message
  /** A state too long for the buttons: to be kept in the seat's draft row before the panel is shown. */
  readonly draft: string | undefined
}

export function renderPanel(scene: PanelScene, wanted: PanelState): Panel {
  const { desk } = scene
  const { answers, asides } = desk.available()
  const known = wanted.page !== 'move' || [...answers, ...asides].includes(wanted.type)
  const state = withOnlyValues(desk, focused(desk, known ? wanted : home, answers))
  const parts = state.page === 'move' ? movePage(scene, state, answers, asides) : overviewPage(scene, state.page, answers, asides)
  const rendered = message([container([...heading(scene), ...parts], 0x5865f2)])
  const code = stateCode(desk.book, state)
  return { message: rendered, draft: usesDraft(rendered) ? code : undefined }
}

function focused(desk: Desk, state: PanelState, answers: readonly string[]): PanelState {
  const only = state.page === 'home' ? opensAtOnce(desk, answers) : undefined
  return only === undefined ? state : moveState(only)
}

/** Where only one value is possible there is nothing to choose. */
function withOnlyValues(desk: Desk, state: PanelState): PanelState {
  if (state.page !== 'move') return state
  let { chosen } = state
  for (const [name, param] of Object.entries(desk.params(state.type, chosen))) {
    if (chosen[name] !== undefined || param.optional || !/^(one-of|number|nth)$/.test(param.kind)) continue
    const values = desk.offer(state.type, name, wholeFields(desk, state.type, chosen))
    if (values.length === 1) chosen = { ...chosen, [name]: values[0] }
  }
  return { ...state, chosen }
}

function usesDraft({ components }: Message): boolean {
  const marked = `|${inDraft}`
  return JSON.stringify(components).includes(`"u|${panelHandler}|`) && JSON.stringify(components).includes(marked)
}
