import { heard, type PlainMove } from '../../kernel/index.ts'
import type { TableLook, Written } from '../../tables/index.ts'
import type { Call } from '../call.ts'
import type { Desk } from '../desk.ts'
import { writtenText } from '../modals.ts'
import type { Pressed } from '../router.ts'
import { type Message, says } from '../ui.ts'
import { refusalInWords } from '../words-for.ts'
import { home, type MoveState, moveState, type PanelState, stateFrom } from './choice.ts'
import { chosenBy } from './choose.ts'
import { inDraft, type PanelPress, panelPress, promisesWith } from './ids.ts'
import { draftFrom, promisedBy } from './list.ts'
import { isSeated, type Seated, sceneOf, showScene, withDraft, withList } from './show.ts'
import { draftedMove, keptWhereLegal } from './values.ts'

/** Somebody pressed or chose something on a private panel. */
export async function panelPressed(call: Call, { rest, values, written }: Pressed): Promise<Message> {
  const press = panelPress(rest)
  const look = await call.table(press.table)
  const seat = look?.seats.find(({ number }) => number === press.seat)
  if (!look) return says(call.say('problem.old-button'))
  if (!isSeated(seat) || seat.person !== call.person) return says(call.say('panel.not-yours'))
  const scene = await withDraft(call, sceneOf(call, look, seat))
  const { desk, list } = scene
  const code = press.state === inDraft ? await draftedState(call, press) : press.state
  const before = stateFrom(desk.book, code)
  const stale = seat.step !== press.step
  const kept = stale ? keptState(desk, before) : before
  const show = (state: PanelState, moves = list.moves, ...news: string[]) => {
    const told = [...(scene.told ?? []), ...news]
    const shown = moves === list.moves ? { ...scene, told } : withList({ ...sceneOf(call, look, seat), told }, moves)
    return showScene(call, look, shown, state)
  }
  const { do: wanted } = press.action
  if (wanted === 'remove') return show(home, stale ? list.moves : list.moves.slice(0, -1))
  if (wanted === 'play' || wanted === 'add') {
    const move = kept.page === 'move' ? draftedMove(desk, kept.type, kept.chosen) : undefined
    const moves = [...list.moves, ...(move ? [move] : [])]
    if (stale || moves.length === 0) return show(kept, list.moves, call.say('panel.stale'))
    if (wanted === 'add') return move && desk.after(move) ? show(home, moves) : show(kept)
    // Nothing is played that is not exactly what was shown.
    const isLegal = !move || !desk.refusal(move)
    const promised = promisedBy(list, move && isLegal ? desk.promise(move) : undefined)
    if (isLegal && promisesWith(promised, code, press.state === inDraft) !== press.promise)
      return show(kept, list.moves, call.say('panel.promise'))
    return play(call, look, seat, moves, kept, press.step)
  }
  const next = chosenBy(desk, kept, press.action, values, written.get(writtenText))
  if (!stale && playsAtOnce(desk, kept, next))
    return play(call, look, seat, [draftedMove(desk, next.type, next.chosen)], next, press.step)
  return show(next)
}

/** The state that this panel left in the draft row, unless a later one has left its own there. */
async function draftedState({ house }: Call, press: PanelPress): Promise<string> {
  const draft = await house.tables.drafts.get(press.table, press.seat)
  return draft?.step === press.step ? draftFrom(draft.body).state : ''
}

const keptState = (desk: Desk, state: PanelState): PanelState =>
  state.page === 'move' ? moveState(state.type, keptWhereLegal(desk, state.type, state.chosen), state.pages) : state

/**
 * A move needs no second press where there is nothing to weigh: nothing or only one thing to choose, nothing to be paid or promised,
 * nothing that belongs to it, and it can be taken back.
 */
function playsAtOnce(desk: Desk, before: PanelState, next: PanelState): next is MoveState {
  if (next.page !== 'move' || desk.collects()) return false
  const params = Object.values(desk.params(next.type, next.chosen))
  const chosenNow = params.length === 0 || (before.page === 'move' && before.type === next.type && before.chosen !== next.chosen)
  const simple = params.length === 0 || (params.length === 1 && /^(one-of|number|nth|switch)$/.test(params[0]!.kind))
  if (!chosenNow || !simple) return false
  const move = draftedMove(desk, next.type, next.chosen)
  return !desk.hasPreview(move) && !desk.hasPromise(move) && !desk.refusal(move) && !desk.isFinal(move)
}

/** Plays, and shows what came of it with whatever is asked next. The last move is the one of the state, if it shows one. */
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
  const listed = state.page === 'move' ? moves.slice(0, -1) : moves
  const drafted = listed.length > 0
  const asked = { table: look.id, request, person, seat: seat.number, moves, step, at, ...(drafted && { drafted }) }
  const result = await house.tables.play(asked)
  if (result.refused) {
    call.trace.outcome = result.refused.code
    const now = (await house.tables.look({ table: look.id })) ?? look
    const mine = now.seats.find(({ number }) => number === seat.number)
    const current = isSeated(mine) && mine.person === person ? mine : seat
    // What comes before the refused move may still fit.
    const scene = withList(sceneOf(call, now, current), listed.slice(0, result.refused.move ?? listed.length))
    const { desk } = scene
    const why =
      result.refused.code === 'stale' ? call.say('panel.stale') : `⚠️ ${refusalInWords(result.refused, call.language, desk.words)}`
    return showScene(call, now, { ...scene, told: [...(scene.told ?? []), why] }, keptState(desk, state))
  }
  const mine = result.look.seats.find(({ number }) => number === seat.number)
  if (!isSeated(mine)) return says(call.say('panel.not-yours'))
  const scene = await withDraft(call, sceneOf(call, result.look, mine))
  const told = [...toldTo(scene.desk, result.entries), ...(scene.told ?? [])]
  // Nobody has acted since; what was learnt meanwhile stands in the way.
  const undo = result.entries.every(({ chancy, revealed }) => !chancy && revealed.length === 0)
  return showScene(call, result.look, { ...scene, told, undo }, home)
}

function toldTo(desk: Desk, entries: readonly Written[]): readonly string[] {
  const notices = entries.flatMap(({ events }) => events.flatMap((event) => heard(event, desk.seat) ?? []))
  return notices.map((notice) => `✔ ${desk.words.notice(notice, 'event')}`)
}
