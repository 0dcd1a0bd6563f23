import type { PlainMove } from '../../kernel/index.ts'
import type { TableLook } from '../../tables/index.ts'
import type { Call } from '../call.ts'
import type { Message } from '../ui.ts'
import { within } from '../within.ts'
import type { PanelState } from './choice.ts'
import { deedOf } from './deeds.ts'
import type { PanelScene } from './parts.ts'
import type { Seated } from './seated.ts'
import { sceneOf, showScene } from './show.ts'

/** Whoever plays their first games is asked once more before what a computer finds disastrous; nothing where it is not. */
export async function askedIfSure(
  call: Call,
  look: TableLook,
  seat: Seated,
  scene: PanelScene,
  moves: readonly PlainMove[],
  state: PanelState,
): Promise<Message | undefined> {
  const { person } = seat
  const [only, ...others] = moves
  // Whoever was told what harm it does has been asked already; a moderator knows what they do.
  const isAsked = only !== undefined && others.length === 0 && !scene.desk.refusal(only) && scene.desk.harm(only).length > 0
  if (person !== call.person || isAsked) return undefined
  const found = call.house.tables.mistake({ look, person, seat: seat.seat, moves })
  const mistake = await within(found, call.house.patience)
  if (!mistake) return undefined
  const { could, chance, instead } = mistake
  // What is on the list has not been played: the other move is one of the position as it stands.
  const better = deedOf(sceneOf(call, look, seat).desk, instead)
  return showScene(call, look, { ...scene, doubt: { could, chance, better } }, state)
}
