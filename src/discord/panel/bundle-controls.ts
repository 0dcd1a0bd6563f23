import { button, type Entry, type Part, row, text } from '../ui.ts'
import { areCounted, bundleOf, countsFor, kindsOf, type Whole, wholeWays } from './bundle.ts'
import { fieldOf, idOf, keyRows, type Sheet } from './sheet.ts'

const said: Readonly<Record<Whole, 'panel.all' | 'panel.all-but-one'>> = { all: 'panel.all', 'but-one': 'panel.all-but-one' }

/** How many of each kind come: a row for each, and one press for all of them or all but one. */
export function kindControls(sheet: Sheet): Part[] {
  const { desk, state, voice } = sheet
  const bundle = bundleOf(desk, state.type)
  if (!bundle || !areCounted(desk, state)) return []
  const field = fieldOf(sheet, bundle.of)
  const wholes = wholeWays(desk, state).map(({ whole }) =>
    button(idOf(sheet, { do: 'set', field, value: whole }), voice(said[whole])),
  )
  const kinds = kindsOf(desk, state.type)
  const none = { ...state, several: {} }
  const shown = kinds.flatMap((kind, key) => {
    // What cannot come at all has no row.
    if (countsFor(desk, none, kind).length === 0) return []
    const param = desk.params(state.type, {})[bundle.of]
    const label = desk.plain.name(param ? desk.plain.namespace(bundle.of, param) : bundle.of, kind)
    const help = desk.note(state.type, bundle.of, kind, state.chosen)
    const entries = [0, ...countsFor(desk, state, kind)].map(
      (count): Entry => ({
        value: String(count),
        label: `${label}: ${count}`,
        chosen: (state.several[kind] ?? 0) === count,
        ...(help && { help }),
      }),
    )
    return [{ key, label, help, entries }]
  })
  // Prices and the like, on the first screen.
  const notes = shown.flatMap(({ label: kind, help }) => (help ? [`${kind}: ${help}`] : []))
  const noted = notes.length > 0 ? [text(`-# ${desk.words.free(notes.join(' · '))}`)] : []
  return [...noted, ...(wholes.length > 0 ? [row(...wholes)] : []), ...keyRows(sheet, field, shown)]
}
