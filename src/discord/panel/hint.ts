import { givesHints, type TableLook } from '../../tables/index.ts'
import type { Call } from '../call.ts'
import type { PanelScene } from './parts.ts'

/** Whether somebody who is asked something here may ask what a computer would do. */
export const mayAskForHint = (look: TableLook, { desk, place, paused, away }: PanelScene): boolean =>
  givesHints(look) && place.ahead === undefined && !paused && !away && desk.owed().length > 0

/** What a computer would do on this seat, with its reason. */
export async function hintLine({ house, say }: Call, look: TableLook, scene: PanelScene): Promise<string> {
  const { desk } = scene
  const hint = mayAskForHint(look, scene) ? await house.tables.hint(look, desk.seat) : undefined
  if (!hint) return say('hint.none')
  const inWords = (move: typeof hint.move) => ({ markup: desk.words.free(desk.deed(move)) })
  const { move, why, chance = 0, instead, tried } = hint
  const other = instead ? inWords(instead.move) : ''
  return say(`hint.${why}`, { move: inWords(move), chance, tried, other, instead: instead?.chance ?? 0 })
}
