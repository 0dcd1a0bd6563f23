import type { PlainMove } from '../../kernel/index.ts'
import type { Desk } from '../desk.ts'
import { button, type Look, visibleLabel } from '../ui.ts'
import { moveState, type PanelState } from './choice.ts'
import { promisedBy } from './list.ts'
import type { DrawnScene, PanelScene } from './parts.ts'
import { isOneValue } from './values.ts'

/** A whole move behind one button, which says what it does. */
export interface Deed {
  readonly move: PlainMove
  readonly label: string
  /** What it costs and leads to. */
  readonly notes: readonly string[]
  /** It wants a second press. */
  readonly asks: boolean
}

/** More ways to make a move than this are put together field by field. */
const mostDeeds = 5
/** On a page with other kinds of move there is less room. */
export const mostBesides = 3

/** What leads on without playing anything ends so. */
export const opens = '…'

/** Every way to make this kind of move, where there are few and each has a label that can be read whole. */
function deedsOf(desk: Desk, type: string, most = mostDeeds): readonly Deed[] | undefined {
  if (desk.collects() && Object.keys(desk.params(type, {})).length > 0) return undefined
  const deeds = desk.few(type, most)?.map((move) => deedOf(desk, move))
  const [only] = deeds ?? []
  if (!deeds || !only) return undefined
  if (deeds.length === 1 && only.label.length > visibleLabel - opens.length) return [forced(desk, only)]
  const labels = deeds.map(({ label }) => label)
  const areWhole = labels.every((label) => label.length <= visibleLabel - opens.length)
  return areWhole && new Set(labels).size === labels.length ? deeds : undefined
}

/** The same on this panel: what goes onto a list is put together on its page. */
export const deedsHere = ({ desk, list }: PanelScene, type: string, most = mostDeeds): readonly Deed[] | undefined =>
  list.moves.length > 0 ? undefined : deedsOf(desk, type, most)

export function deedOf(desk: Desk, move: PlainMove): Deed {
  const harm = desk.harm(move).map((line) => `⚠️ ${line}`)
  return { move, label: desk.deed(move), notes: [...desk.preview(move), ...harm], asks: desk.asksFirst(move) }
}

/** The only way to make a move is that move, whatever it is called in full. */
const forced = (desk: Desk, deed: Deed): Deed => ({
  ...deed,
  label: desk.plain.move(deed.move.type),
  notes: [deed.label, ...deed.notes],
})

export const stateOf = ({ type, ...fields }: PlainMove): PanelState => moveState(type, fields)

/** Plays it, or leads to where that is asked once more. */
export function deedButton({ desk, ids, list }: DrawnScene, { move, label, asks }: Deed, look: Look) {
  const state = stateOf(move)
  if (asks) return button(ids.of({ do: 'show' }, state), `${label}${opens}`, look)
  return button(ids.toPlay(state, promisedBy(list, desk.promise(move))), label, look)
}

/** What the buttons lead to, in words, where there is something to be weighed. */
export const consequences = (deeds: readonly Deed[]): readonly string[] =>
  deeds.filter(({ notes }) => notes.length > 0).map(({ label, notes }) => `- **${label}**: ${notes.join(' ')}`)

/** Whether a choice in the one menu of this kind of move plays it: there is nothing else to choose and nothing to weigh. */
export function playsByChoosing(desk: Desk, type: string): boolean {
  const params = Object.values(desk.params(type, {}))
  const [only] = params
  const isOne = only !== undefined && params.length === 1 && isOneValue(only) && (!only.optional || only.standard !== undefined)
  return isOne && !desk.collects() && desk.isPlain(type)
}
