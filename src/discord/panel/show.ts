import type { SeatLook, TableLook } from '../../tables/index.ts'
import { awaitedLine } from '../awaited.ts'
import type { Call } from '../call.ts'
import { folderOf } from '../house.ts'
import { deskOf } from '../people.ts'
import type { Pressed } from '../router.ts'
import { type Message, says } from '../ui.ts'
import { refusalInWords } from '../words-for.ts'
import { home, type PanelState } from './choice.ts'
import type { PanelScene } from './render.ts'
import { renderPanel } from './render.ts'

/** A seat that has its place in the game. */
export type Seated = SeatLook & { readonly seat: string }

export const isSeated = (seat: SeatLook | undefined): seat is Seated => seat !== undefined && seat.seat !== null

/** The seat that this person plays here; the one that is awaited, where they have several. */
export function seatOf(look: TableLook, person: string): Seated | undefined {
  const own = look.seats.filter((seat) => seat.person === person).filter(isSeated)
  return own.find(({ since }) => since !== null) ?? own[0]
}

export function sceneOf(call: Call, look: TableLook, seat: Seated, told: readonly string[] = []): PanelScene {
  const folder = folderOf(call.house, look.game)
  const desk = deskOf(folder, look, seat.seat, call.language)
  return {
    desk,
    place: { table: look.id, seat: seat.number, step: seat.step },
    voice: call.label,
    away: seat.computer === 'standing-in',
    waiting: awaitedLine(folder.rulebook, look, desk.words, seat.seat),
    told,
  }
}

/** Draws a panel and keeps what does not fit into its buttons. */
export async function showPanel(
  call: Call,
  look: TableLook,
  seat: Seated,
  state: PanelState = home,
  told: readonly string[] = [],
): Promise<Message> {
  const undo = state.page === 'home' && (await mayUndo(call, look, seat))
  return showScene(call, { ...sceneOf(call, look, seat, told), undo }, state)
}

export async function showScene(call: Call, scene: PanelScene, state: PanelState): Promise<Message> {
  const { table, seat, step } = scene.place
  call.trace.table = table
  call.trace.seat = seat
  const { message, draft } = renderPanel(scene, state)
  if (draft !== undefined) await call.house.tables.drafts.set(table, seat, step, draft)
  return message
}

async function mayUndo(call: Call, look: TableLook, seat: Seated): Promise<boolean> {
  const preview = await call.house.tables.undoPreview({
    table: look.id,
    request: call.request,
    person: call.person,
    seat: seat.number,
  })
  return !preview.refused && preview.needs === undefined && preview.moves.length > 0
}

/** "I am back": the computer that stood in goes. */
export async function backPressed(call: Call, { rest: [table = ''] }: Pressed): Promise<Message> {
  const { request, person } = call
  const result = await call.house.tables.back({ table, request, person })
  if (result.refused) return says(`⚠️ ${refusalInWords(result.refused, call.language, undefined)}`)
  const seat = seatOf(result.look, person)
  return seat ? showPanel(call, result.look, seat) : says(call.say('problem.old-button'))
}
