import type { TableLook } from '../../tables/index.ts'
import { endLine, overButtons } from '../ending/ending.ts'
import { container, edges, line, type Message, message, text } from '../ui.ts'
import { Brevity } from './brevity.ts'
import { heading, type PanelScene } from './parts.ts'

/** A panel when the game is over: what has just happened, how it ended, and what can still be looked at. */
export function overPanel(look: TableLook, scene: PanelScene): Message {
  const { words } = scene.desk
  const brevity = new Brevity()
  const all = [...heading({ ...scene, brevity }), text(endLine(look, words)), line(), overButtons(look, words.language)]
  return message([container(brevity.fitted(all).parts, edges.over)])
}
