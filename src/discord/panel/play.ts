import type { PlainMove } from '../../kernel/index.ts'
import type { TableLook, TableRefusal } from '../../tables/index.ts'
import type { Call } from '../call.ts'
import type { Desk } from '../desk.ts'
import { type Message, says, warning } from '../ui.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'
import { fittingSeveral } from './bundle.ts'
import { home, type PanelState } from './choice.ts'
import { goingOn } from './choose.ts'
import { isSeated, type Seated } from './seated.ts'
import { sceneOf, showScene, withDraft, withList } from './show.ts'
import { toldTo } from './told.ts'
import { keptWhereLegal } from './values.ts'

/** Whoever is being taught is told on the first page what makes sense next. */
export const afterPlay = ({ terms }: TableLook, next: PanelState): PanelState => (terms.lesson === null ? next : home)

/** The state as far as it is still legal. */
export function keptState(desk: Desk, state: PanelState): PanelState {
  if (state.page !== 'move') return state
  const kept = { ...state, chosen: keptWhereLegal(desk, state.type, state.chosen) }
  return { ...kept, several: fittingSeveral(desk, kept) }
}

/** Plays, and shows what came of it with whatever is asked next. The last moves are those of the state, if it shows any. */
export async function play(
  call: Call,
  look: TableLook,
  seat: Seated,
  moves: readonly PlainMove[],
  state: PanelState,
  step: number,
): Promise<Message> {
  const { house, request, person, at } = call
  call.trace.move = moves.map(({ type }) => type).join('+')
  if (!(await call.accepted)) throw new Error('not acknowledged')
  const shown = state.page === 'move' ? Math.max(1, Object.keys(state.several).length) : 0
  const listed = moves.slice(0, moves.length - shown)
  const drafted = listed.length > 0
  const moderator = seat.person !== person
  const asked = { table: look.id, request, person, moderator, seat: seat.number, moves, step, at, ...(drafted && { drafted }) }
  const result = await house.tables.play(asked)
  if (result.refused) {
    call.trace.outcome = result.refused.code
    return shownRefused(call, look, seat, { refused: result.refused, listed, state })
  }
  const mine = result.look.seats.find(({ number }) => number === seat.number)
  if (!isSeated(mine)) return says(call.say('panel.not-yours'))
  const scene = await withDraft(call, sceneOf(call, result.look, mine))
  const told = [...toldTo(scene.desk, result.entries), ...(scene.told ?? [])]
  // Nobody has acted since; what was learnt meanwhile stands in the way.
  const undo = !result.keptUntil && result.entries.every(({ chancy, revealed }) => !chancy && revealed.length === 0)
  return showScene(call, result.look, { ...scene, told, undo }, afterPlay(result.look, goingOn(scene.desk, state)))
}

/** Why it was not played, above what is asked; what comes before the refused move may still fit. */
async function shownRefused(
  call: Call,
  look: TableLook,
  seat: Seated,
  {
    refused,
    listed,
    state,
  }: { readonly refused: TableRefusal; readonly listed: readonly PlainMove[]; readonly state: PanelState },
): Promise<Message> {
  const now = (await call.house.tables.look({ table: look.id })) ?? look
  const mine = now.seats.find(({ number }) => number === seat.number)
  const current = isSeated(mine) && mine.person === seat.person ? mine : seat
  const scene = withList(sceneOf(call, now, current), listed.slice(0, refused.move ?? listed.length))
  const { desk } = scene
  const why = refused.code === 'stale' ? call.say('panel.stale') : warning(refusalInWords(refused, call.language, desk.words))
  return showScene(call, now, { ...scene, told: [...(scene.told ?? []), why] }, keptState(desk, state))
}
