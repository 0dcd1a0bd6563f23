import type { PlainMove } from '../../kernel/index.ts'
import type { TableLook } from '../../tables/index.ts'
import type { Handler } from '../buttons.ts'
import type { Call } from '../call.ts'
import { entriesSince, plansRefusedSince, sinceLastTurn } from '../history/since.ts'
import { folderOf, type House } from '../house.ts'
import { coachOf } from '../learn/coach.ts'
import { deskOf } from '../people/names.ts'
import { earlyOffer, keptAnswer } from '../plan/early.ts'
import { withLookUp } from '../rules/look-up.ts'
import { type Message, says, warning } from '../ui.ts'
import { within } from '../within.ts'
import { awaitedLine } from '../words/awaited.ts'
import type { GameWords } from '../words/game-words.ts'
import { refusalInWords } from '../words/refusals-and-notes.ts'
import type { Line } from './brevity.ts'
import { home, type PanelState } from './choice.ts'
import { chosenLastTime } from './chosen-last-time.ts'
import { faced } from './faced.ts'
import { mayAskForHint } from './hint.ts'
import { afterList, draftFrom, emptyList } from './list.ts'
import { overPanel } from './over.ts'
import type { PanelScene } from './parts.ts'
import { renderPanel } from './render.ts'
import { isSeated, type Seated, seatOf } from './seated.ts'

export function sceneOf(call: Call, look: TableLook, seat: Seated, told: readonly Line[] = []): PanelScene {
  const folder = folderOf(call.house, look.game)
  const desk = deskOf(folder, look, seat.seat, call.language)
  return {
    desk,
    list: emptyList,
    place: { table: look.id, seat: seat.number, step: seat.step },
    voice: call.label,
    away: seat.computer === 'standing-in',
    paused: look.paused,
    waiting: awaitedLine(folder.rulebook, look, desk.words, seat.seat),
    told,
  }
}

/** With what the person has put together at this seat, where what is asked wants many answers. */
export async function withDraft(call: Call, scene: PanelScene): Promise<PanelScene> {
  const { table, seat } = scene.place
  if (!scene.desk.collects()) return scene
  const draft = draftFrom((await call.house.tables.drafts.get(table, seat))?.body)
  return draft.ahead === (scene.place.ahead ?? '') ? withList(scene, draft.moves) : scene
}

/** With these moves on the list, as far as they still fit. */
export function withList(scene: PanelScene, moves: readonly PlainMove[]): PanelScene {
  const { desk, list } = afterList(scene.desk, moves, scene.voice)
  const told = list.moves.length < moves.length ? [...(scene.told ?? []), scene.voice('panel.list-shorter')] : scene.told
  return { ...scene, desk, list, ...(told && { told }) }
}

/** Draws a panel and keeps what does not fit into its buttons. */
export async function showPanel(
  call: Call,
  look: TableLook,
  seat: Seated,
  state: PanelState = home,
  told: readonly Line[] = [],
): Promise<Message> {
  return showScene(call, look, await withDraft(call, sceneOf(call, look, seat, told)), state)
}

/** Draws a panel whose list is known. */
export async function showScene(call: Call, look: TableLook, scene: PanelScene, state: PanelState): Promise<Message> {
  const { table, seat: number, step } = scene.place
  call.trace.table = table
  call.trace.seat = number
  const seat = look.seats.find((one) => one.number === number)
  const ahead = scene.place.ahead ?? ''
  // What is asked later does not change by what happens now.
  if (isSeated(seat) && ahead === '') call.faces = { ...faced(call, look, seat, state), told: scene.told ?? [] }
  if (look.status === 'ended') return overPanel(look, scene)
  const isFresh = state.page === 'home' && ahead === ''
  // It is thought of on another thread, while the rest is read.
  const coming = ahead === '' ? suggestionFor(call, look, scene) : undefined
  const own = isFresh && isSeated(seat) ? seat : undefined
  const waits = scene.desk.owed().length === 0 && !scene.paused
  const [undo, back, early, kept, lastTime] = await Promise.all([
    isFresh ? (scene.undo ?? mayUndo(call, look, number)) : ahead === '' && scene.undo,
    // Whoever has just moved knows what has happened.
    own && scene.undo === undefined ? toldOnReturn(call.house, look, own, scene.desk.words) : noNews,
    // Whoever practises waits for computers only: what they will be asked comes in a moment.
    own && waits && look.purpose !== 'practice' ? earlyOffer(call, look, own) : [],
    own && keptAnswer(call, look, own, scene.desk),
    ahead === '' ? chosenLastTime(call, look, scene, state) : [],
  ])
  const told = [...(kept ? [kept] : []), ...back.refused.map((one) => warning(one)), ...(scene.told ?? [])]
  const suggestion = coming && (await within(coming, call.house.patience))
  if (coming && !suggestion && isFresh && !scene.doubt && call.faces) call.faces = { ...call.faces, late: coming }
  const coach = isFresh ? await coachOf(call, look, scene, suggestion) : undefined
  const drawn = {
    ...scene,
    told,
    undo: undo ?? false,
    since: back.since,
    early,
    lastTime,
    ...(suggestion && { suggestion }),
    ...(coach && { coach }),
    hints: mayAskForHint(look, scene),
    clocked: look.pace.bank !== null,
  }
  const { message, draft } = renderPanel(drawn, state)
  if (draft !== undefined || scene.desk.collects())
    await call.house.tables.drafts.set(table, number, step, { state: draft ?? '', moves: scene.list.moves, ahead })
  // Whoever knows the words needs the room.
  return look.terms.lesson === null ? message : withLookUp(call, folderOf(call.house, look.game), message)
}

const noNews = { since: [], refused: [] } satisfies Awaited<ReturnType<typeof toldOnReturn>>

/** What has happened since they last moved, and what of their plan did not fit. */
async function toldOnReturn(house: House, look: TableLook, seat: Seated, words: GameWords) {
  const since = await entriesSince(house, look, seat)
  const [told, refused] = await Promise.all([
    sinceLastTurn(house, look, seat, words, since),
    plansRefusedSince(house, look, seat, words, since),
  ])
  return { since: told, refused }
}

/** Nothing is suggested to whoever has begun something of their own, or cannot do anything. */
export function suggestionFor({ house }: Call, look: TableLook, { desk, list, paused, away }: PanelScene) {
  const isIdle = paused || away || list.moves.length > 0 || desk.owed().length === 0
  return isIdle ? undefined : house.tables.suggest(look, desk.seat)
}

async function mayUndo({ house, request, person }: Call, { id: table, version }: TableLook, seat: number): Promise<boolean> {
  const preview = await house.tables.undoPreview({ table, version, request, person, seat })
  return !preview.refused && preview.needs === undefined && preview.moves.length > 0
}

/** "I am back": the computer that stood in goes. */
export const backPressed: Handler<'back'> = async (call, { table }) => {
  const { request, person } = call
  const result = await call.house.tables.back({ table, request, person })
  if (result.refused) return says(warning(refusalInWords(result.refused, call.language)))
  const seat = seatOf(result.look, person)
  return seat ? showPanel(call, result.look, seat) : says(call.say('problem.old-button'))
}
