import { heard, type PlainMove } from '../../kernel/index.ts'
import type { TableLook, Written } from '../../tables/index.ts'
import type { Call } from '../call.ts'
import type { Desk } from '../desk.ts'
import { writtenText } from '../modals.ts'
import type { Pressed } from '../router.ts'
import { type Message, says } from '../ui.ts'
import { refusalInWords } from '../words-for.ts'
import { home, moveState, type PanelState, stateFrom } from './choice.ts'
import { chosenBy } from './choose.ts'
import { inDraft, type PanelPress, panelPress, promiseMark } from './ids.ts'
import { isSeated, type Seated, sceneOf, showPanel, showScene } from './show.ts'
import { draftedMove, keptWhereLegal } from './values.ts'

type MoveState = Extract<PanelState, { page: 'move' }>

/** Somebody pressed or chose something on a private panel. */
export async function panelPressed(call: Call, { rest, values, written }: Pressed): Promise<Message> {
  const press = panelPress(rest)
  const look = await call.table(press.table)
  const seat = look?.seats.find(({ number }) => number === press.seat)
  if (!look) return says(call.say('problem.old-button'))
  if (!isSeated(seat) || seat.person !== call.person) return says(call.say('panel.not-yours'))
  const { desk } = sceneOf(call, look, seat)
  const before = stateFrom(desk.book, await stateOf(call, press))
  const stale = seat.step !== press.step
  const kept = stale ? keptState(desk, before) : before
  if (press.action.do === 'play') {
    if (kept.page !== 'move') return showPanel(call, look, seat, home, [call.say('panel.stale')])
    return confirmed(call, look, seat, desk, kept, press, stale)
  }
  const next = chosenBy(desk, kept, press.action, values, written.get(writtenText))
  if (!stale && playsAtOnce(desk, kept, next))
    return play(call, look, seat, [draftedMove(desk, next.type, next.chosen)], next, press.step)
  return showPanel(call, look, seat, next)
}

async function stateOf({ house }: Call, press: PanelPress): Promise<string> {
  if (press.state !== inDraft) return press.state
  const draft = await house.tables.drafts.get(press.table, press.seat)
  return typeof draft === 'string' ? draft : ''
}

const keptState = (desk: Desk, state: PanelState): PanelState =>
  state.page === 'move' ? moveState(state.type, keptWhereLegal(desk, state.type, state.chosen), state.pages) : state

/** The button that plays. Nothing is played that is not exactly what was shown. */
async function confirmed(
  call: Call,
  look: TableLook,
  seat: Seated,
  desk: Desk,
  state: MoveState,
  press: PanelPress,
  stale: boolean,
): Promise<Message> {
  const move = draftedMove(desk, state.type, state.chosen)
  if (stale) return showPanel(call, look, seat, state, [call.say('panel.stale')])
  if (!desk.refusal(move) && promiseMark(desk.promise(move)) !== press.promise)
    return showPanel(call, look, seat, state, [call.say('panel.promise')])
  return play(call, look, seat, [move], state, press.step)
}

/**
 * A move needs no second press where there is nothing to weigh: nothing or only one thing to choose, nothing to be paid or promised,
 * and it can be taken back.
 */
function playsAtOnce(desk: Desk, before: PanelState, next: PanelState): next is MoveState {
  if (next.page !== 'move') return false
  const params = Object.values(desk.params(next.type, next.chosen))
  const chosenNow = params.length === 0 || (before.page === 'move' && before.type === next.type && before.chosen !== next.chosen)
  const simple = params.length === 0 || (params.length === 1 && /^(one-of|number|nth|switch)$/.test(params[0]!.kind))
  if (!chosenNow || !simple) return false
  const move = draftedMove(desk, next.type, next.chosen)
  return !desk.hasPreview(move) && !desk.hasPromise(move) && !desk.refusal(move) && !desk.isFinal(move)
}

/** Plays, and shows what came of it with whatever is asked next. */
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
  const result = await house.tables.play({ table: look.id, request, person, seat: seat.number, moves, step, at })
  if (result.refused) {
    call.trace.outcome = result.refused.code
    const now = (await house.tables.look({ table: look.id })) ?? look
    const mine = now.seats.find(({ number }) => number === seat.number)
    const current = isSeated(mine) && mine.person === person ? mine : seat
    const { desk } = sceneOf(call, now, current)
    const why =
      result.refused.code === 'stale' ? call.say('panel.stale') : `⚠️ ${refusalInWords(result.refused, call.language, desk.words)}`
    return showPanel(call, now, current, keptState(desk, state), [why])
  }
  const mine = result.look.seats.find(({ number }) => number === seat.number)
  if (!isSeated(mine)) return says(call.say('panel.not-yours'))
  const scene = sceneOf(call, result.look, mine)
  const told = toldTo(scene.desk, result.entries)
  // Nobody has acted since; what was learnt meanwhile stands in the way.
  const undo = result.entries.every(({ chancy, revealed }) => !chancy && revealed.length === 0)
  return showScene(call, { ...scene, told, undo }, home)
}

function toldTo(desk: Desk, entries: readonly Written[]): readonly string[] {
  const notices = entries.flatMap(({ events }) => events.flatMap((event) => heard(event, desk.seat) ?? []))
  return notices.map((notice) => `✔ ${desk.words.notice(notice, 'event')}`)
}
