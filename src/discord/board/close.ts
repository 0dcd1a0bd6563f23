import type { TableLook } from '../../tables/index.ts'
import { idOf } from '../buttons.ts'
import type { Call } from '../call.ts'
import { entriesBetween, phaseBegan } from '../history/moments.ts'
import { folderOf } from '../house.ts'
import { seatOf } from '../panel/seated.ts'
import { button, limits, type Row, row, select } from '../ui.ts'
import { focuses } from './focus.ts'

/** What is looked at: a seat or place, what changed, or with nothing said the whole board. */
export interface Closer {
  readonly focus?: string | undefined
  readonly changed?: boolean
  /** Which part of a long list of places is open. */
  readonly part?: number | undefined
}

/** Below a board: what else to look at, each a press away. */
export function closerRows(call: Call, look: TableLook, { focus, changed = false, part }: Closer): Row[] {
  const { language, person } = call
  const { id: table } = look
  const label = (key: 'mine' | 'changed' | 'whole' | 'in-words' | 'look-seat') => call.label(`board.${key}`)
  const own = seatOf(look, person)
  const { seats, places } = focuses(call.house, look, language)
  const whole = idOf('board-close', { table, focus: '' })
  const buttons = [
    own && own.seat !== focus && button(idOf('board-close', { table, focus: own.seat }), label('mine')),
    !changed && button(idOf('board-changed', { table }), label('changed')),
    (focus !== undefined || changed) && button(whole, label('whole')),
    folderOf(call.house, look.game).symbols &&
      button(idOf('rules', { table, page: 'symbols', move: '' }), call.label('rules.symbols')),
    button(idOf('board-text', { table, page: 0, mark: '' }), label('in-words')),
  ].filter((found) => found !== false && found !== undefined)
  const seatEntries = seats.map(({ name, value }) => ({ value, label: name, chosen: value === focus }))
  const there = look.seats.find(({ seat }) => seat !== null && seat === focus)
  const mayWhisper = own && there && there.person !== null && there.person !== person && look.terms.whispers
  const whisper = mayWhisper ? idOf('whisper-write', { table, seat: there.number }) : undefined
  return [
    row(...buttons),
    ...(whisper !== undefined && look.status === 'playing' ? [row(button(whisper, call.label('whisper.write')))] : []),
    row(select(idOf('board-place', { table, part: 0, of: 'seats' }), label('look-seat'), seatEntries)),
    ...placeRows(call, look, places, { focus, part }),
  ]
}

type Named = Awaited<ReturnType<typeof focuses>>['places'][number]

/** A list that is too long for one menu is opened part by part. */
function placeRows(call: Call, { id: table }: TableLook, places: readonly Named[], { focus, part }: Closer): Row[] {
  if (places.length === 0) return []
  const sorted = places.toSorted((one, other) => one.name.localeCompare(other.name, call.language))
  const parts = Array.from({ length: Math.ceil(sorted.length / limits.options) }, (_, index) =>
    sorted.slice(index * limits.options, (index + 1) * limits.options),
  )
  const open = part ?? parts.findIndex((some) => some.some(({ value }) => value === focus))
  const shown = parts.length === 1 ? parts[0] : parts[open]
  const chooser = parts.map((some, index) => ({
    value: `${partMark}${index}`,
    label: `${some[0]!.name} – ${some.at(-1)!.name}`,
    chosen: index === open,
  }))
  const entries = shown?.map(({ name, value }) => ({ value, label: name, chosen: value === focus }))
  const menu = (of: string, choices: Parameters<typeof select>[2]) =>
    row(select(idOf('board-place', { table, part: Math.max(open, 0), of }), call.label('board.look-place'), choices))
  return [...(parts.length > 1 ? [menu('parts', chooser)] : []), ...(entries ? [menu('places', entries)] : [])]
}

/** What a choice in the menu of parts begins with: no place is called so. */
export const partMark = '#'

/** Moves looked through for one's own last one. */
const reach = 300

/** The entry since which something is new to whoever looks: their own last move, else the beginning of the phase. */
export async function seenUntil(call: Call, look: TableLook): Promise<number> {
  const own = seatOf(look, call.person)
  const entries = own ? await entriesBetween(call.house, look, Math.max(1, look.at - reach), look.at) : []
  const last = entries.findLast(({ kind, inForce, seat }) => kind === 'move' && inForce && seat === own?.number)
  return last?.seq ?? (await phaseBegan(call.house, look)).entry
}
