import type { PlainMove } from '../../kernel/index.ts'
import type { TableLook } from '../../tables/index.ts'
import type { Given } from '../buttons.ts'
import type { Call } from '../call.ts'
import { folderOf } from '../house.ts'
import { writtenText } from '../modals.ts'
import { aheadNoMore, keepAhead, panelAheadOf } from '../plan/ahead.ts'
import { type Message, says } from '../ui.ts'
import { within } from '../within.ts'
import type { PanelAction, RunName } from './action.ts'
import { inTurn, movesOf } from './bundle.ts'
import { home, type PanelState, stateFrom } from './choice.ts'
import { chosenBy, goingOn } from './choose.ts'
import { playsByChoosing } from './deeds.ts'
import { hintLine } from './hint.ts'
import { inDraft, type PanelPress, promiseMark } from './ids.ts'
import { draftFrom, promisedBy, promisedByAll } from './list.ts'
import { askedIfSure } from './mistake.ts'
import type { PanelScene } from './parts.ts'
import { afterPlay, keptState, play } from './play.ts'
import { isSeated, type Seated } from './seated.ts'
import { sceneOf, showPanel, showScene, suggestionFor, withDraft, withList } from './show.ts'
import { begunAs } from './suggested.ts'
import { draftedMove, soleText } from './values.ts'
import { versionOf } from './version.ts'
import { readWay } from './ways-menu.ts'

/** A press, and what it finds. */
interface Found {
  readonly call: Call
  readonly press: PanelPress
  /** The table as the panel shows it: as it will be, where it answers a question ahead. */
  readonly look: TableLook
  readonly table: TableLook
  readonly seat: Seated
  readonly scene: PanelScene
  /** The state that the button carried, as far as it is still legal. */
  readonly state: PanelState
  /** The same as it was written. */
  readonly code: string
  /** The seat has moved on since the panel was shown. */
  readonly stale: boolean
}

/** What plays, or is counted among what will be played. */
const commits: ReadonlySet<PanelAction['do']> = new Set(['play', 'sure', 'follow', 'way', 'choose', 'add'])

/** Somebody pressed or chose something on a private panel. */
export async function panelPressed(call: Call, press: PanelPress, given: Given): Promise<Message> {
  const found = await find(call, press)
  return 'press' in found ? act(found, given) : found
}

/** What the press finds, or why it finds nothing. */
async function find(call: Call, press: PanelPress): Promise<Found | Message> {
  const look = await call.table(press.table)
  const seat = look?.seats.find(({ number }) => number === press.seat)
  if (!look) return says(call.say('problem.old-button'))
  if (!isSeated(seat) || !(await mayPlay(call, look, seat))) return says(call.say('panel.not-yours'))
  if (press.version !== versionOf(folderOf(call.house, look.game).rulebook))
    return showPanel(call, look, seat, home, [call.say('problem.renewed')])
  const ahead = press.ahead === '' ? undefined : await panelAheadOf(call, look, seat, press.ahead)
  if (press.ahead !== '' && !ahead) return aheadNoMore(call, look, seat)
  const scene = ahead?.scene ?? (await withDraft(call, sceneOf(call, look, seat)))
  const { desk } = scene
  const code = press.state === inDraft ? await draftedState(call, press) : press.state
  const stale = !ahead && seat.step !== press.step
  const state = stale ? keptState(desk, stateFrom(desk.book, code)) : stateFrom(desk.book, code)
  return { call, press, look: ahead?.look ?? look, table: look, seat, scene, state, code, stale }
}

function act(found: Found, { values, written }: Given): Promise<Message> {
  const { call, press, table, scene, state } = found
  const { action } = press
  if (call.hasty && commits.has(action.do)) return shownAgain(found, 'panel.hasty')
  switch (action.do) {
    case 'play':
    case 'sure':
      return confirmed(found)
    case 'follow':
      return followed(found, action.which)
    case 'way':
      return wayChosen(found, values[0] ?? '')
    case 'hint':
      return hinted(found)
    case 'add':
    case 'remove':
      return listChanged(found)
    case 'read':
      return showScene(call, table, { ...scene, whole: true }, state)
    default: {
      const next = chosenBy(scene.desk, state, action, values, written.get(writtenText))
      if (action.do === 'open' && next.page === 'move') return opened(found, next.type)
      if (action.do === 'write') return writtenAndPlayed({ ...found, state: next })
      return action.do === 'choose' ? chosenAndPlayed({ ...found, state: next }) : showScene(call, table, scene, next)
    }
  }
}

/** One's own seat; or as a moderator any, where one does not play oneself. */
async function mayPlay(call: Call, look: TableLook, { person }: Seated): Promise<boolean> {
  if (person === call.person) return true
  return (await call.moderates(look)) && call.house.tables.moderation.mayPlayFor({ table: look.id, person: call.person })
}

/** What the state of the button names: one move, or several that are one thought. */
const namedBy = ({ scene: { desk }, state }: Found): readonly PlainMove[] => (state.page === 'move' ? movesOf(desk, state) : [])

const shownAgain = (
  { call, look, scene, state, stale }: Found,
  why: 'panel.stale' | 'panel.promise' | 'panel.hasty',
): Promise<Message> =>
  showScene(call, look, { ...scene, told: [...(scene.told ?? []), call.say(why)] }, stale ? afterPlay(look, state) : state)

/** The button that plays. Nothing is played that is not exactly what was shown. */
async function confirmed(found: Found): Promise<Message> {
  const { press, scene, code, stale } = found
  const { desk, list, voice } = scene
  const named = namedBy(found)
  const moves = [...list.moves, ...named]
  if (stale || moves.length === 0) return shownAgain(found, 'panel.stale')
  const isLegal = inTurn(desk, named).refused === undefined
  const promised = promisedByAll(desk, list, named, voice)
  if (isLegal && promiseMark(promised, press.state === inDraft ? code : undefined) !== press.promise)
    return shownAgain(found, 'panel.promise')
  return played(found, moves)
}

/** What is not asked yet is kept until it is. */
async function played(found: Found, moves: readonly PlainMove[]): Promise<Message> {
  const { call, press, look, table, seat, scene, state } = found
  const isSure = press.action.do === 'sure' || press.action.do === 'follow'
  if (press.ahead === '')
    return (
      (isSure ? undefined : await askedIfSure(call, look, seat, scene, moves, state)) ??
      play(call, look, seat, moves, state, press.step)
    )
  if (!(await call.accepted)) throw new Error('not acknowledged')
  return keepAhead(call, table, seat, press.ahead, moves)
}

/** A whole move, chosen among others: what is not exactly what was shown, or wants a second press, is shown first. */
async function wayChosen(found: Found, chosen: string): Promise<Message> {
  const { call, look, scene, stale } = found
  const { desk } = scene
  const { code, promise } = readWay(chosen)
  const state = stateFrom(desk.book, code)
  const move = state.page === 'move' ? draftedMove(desk, state.type, state.chosen) : undefined
  if (stale || !move || scene.list.moves.length > 0) return shownAgain(found, 'panel.stale')
  const isLegal = !desk.refusal(move)
  if (isLegal && promiseMark(promisedBy(scene.list, desk.promise(move))) !== promise)
    return shownAgain({ ...found, state }, 'panel.promise')
  if (isLegal && desk.asksFirst(move)) return showScene(call, look, scene, state)
  return played({ ...found, state }, [move])
}

/** A kind of move, begun as a quick computer would make it. */
async function opened({ call, look, scene }: Found, type: string): Promise<Message> {
  const coming = suggestionFor(call, look, scene)
  const suggestion = coming && (await within(coming, call.house.patience))
  return showScene(call, look, { ...scene, begun: true }, begunAs({ ...scene, ...(suggestion && { suggestion }) }, type))
}

/** Several moves that were suggested together: those that were shown, or none. */
async function followed(found: Found, which: RunName): Promise<Message> {
  const { call, press, look, scene, stale } = found
  if (stale || scene.list.moves.length > 0) return shownAgain(found, 'panel.stale')
  const { [which]: moves } = await call.house.tables.suggest(look, scene.desk.seat)
  // A panel shows as many of them as are read in one go.
  const shown = moves.map((_, index) => moves.slice(0, index + 1)).find((some) => promiseMark(some) === press.promise)
  return shown ? played({ ...found, state: home }, shown) : shownAgain(found, 'panel.promise')
}

/** What a computer would do here, above what is asked. */
async function hinted({ call, look, scene, state, stale }: Found): Promise<Message> {
  if (stale) return showScene(call, look, scene, state)
  const told = [...(scene.told ?? []), await hintLine(call, look, scene)]
  return showScene(call, look, { ...scene, told }, home)
}

/** A choice that plays. */
function chosenAndPlayed(found: Found): Promise<Message> {
  const { scene, state, stale } = found
  if (stale || state.page !== 'move' || !playsByChoosing(scene.desk, state.type)) return shownAgain(found, 'panel.stale')
  return played(found, [draftedMove(scene.desk, state.type, state.chosen)])
}

/** A text that is all of a move was sent, which is press enough; what is to be weighed, or put right, is shown first. */
function writtenAndPlayed(found: Found): Promise<Message> {
  const { call, table, scene, state, stale } = found
  const { desk, list } = scene
  const move = state.page === 'move' && soleText(desk, state.type) ? draftedMove(desk, state.type, state.chosen) : undefined
  const isWritten = move !== undefined && Object.values(state.page === 'move' ? state.chosen : {}).some((text) => text !== '')
  const plays = isWritten && !stale && list.moves.length === 0 && !desk.refusal(move) && !desk.asksFirst(move)
  return plays ? played(found, [move]) : showScene(call, table, scene, state)
}

/** A move is put on the list, or the last one is taken off. */
async function listChanged(found: Found): Promise<Message> {
  const { call, press, look, seat, scene, state, stale } = found
  if (!(await call.accepted)) throw new Error('not acknowledged')
  const { moves } = scene.list
  const named = namedBy(found)
  const isLegal = named.length > 0 && inTurn(scene.desk, named).refused === undefined
  const added = press.action.do === 'add' && isLegal ? [...moves, ...named] : undefined
  if (stale || (press.action.do === 'add' && !added)) return shownAgain(found, 'panel.stale')
  const anew = { ...sceneOf(call, look, seat, scene.told), place: scene.place }
  const next = withList(anew, added ?? moves.slice(0, -1))
  return showScene(call, look, next, added ? goingOn(next.desk, state) : state)
}

/** The state that this panel left in the draft row, unless a later one has left its own there. */
async function draftedState({ house }: Call, press: PanelPress): Promise<string> {
  const draft = await house.tables.drafts.get(press.table, press.seat)
  const { state, ahead } = draftFrom(draft?.body)
  return draft?.step === press.step && ahead === press.ahead ? state : ''
}
