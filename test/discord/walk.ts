import type { Desk } from '../../src/discord/desk.ts'
import type { PanelState } from '../../src/discord/panel/choice.ts'
import { emptyList } from '../../src/discord/panel/list.ts'
import { type Panel, renderPanel } from '../../src/discord/panel/render.ts'
import { labelVoice } from '../../src/discord/words/language.ts'
import type { GameFolder } from '../../src/games/folder.ts'
import { isRecord, owedBy, playOut, randomPlayer, type StateBase } from '../../src/kernel/index.ts'
import { sampled } from '../sample.ts'

/** A button or a menu as it stands on a panel. */
export interface Control {
  readonly id: string
  readonly label: string
  readonly style: number
  readonly disabled: boolean
  readonly values: readonly string[]
  readonly labels: readonly string[]
  /** What stands below them. */
  readonly helps: readonly string[]
}

export function* partsOf(value: unknown): Iterable<Record<string, unknown>> {
  if (Array.isArray(value)) for (const item of value) yield* partsOf(item)
  if (!isRecord(value)) return
  if (typeof value.type === 'number') yield value
  yield* partsOf(value.components)
}

const listOf = (options: unknown, field: string): readonly string[] =>
  Array.isArray(options) ? options.map((option: Record<string, unknown>) => String(option[field] ?? '')) : []

export const controlsOf = (components: unknown): Control[] =>
  [...partsOf(components)].flatMap(({ custom_id, disabled, options, label, placeholder, style }) =>
    typeof custom_id === 'string'
      ? [
          {
            id: custom_id,
            label: String(label ?? placeholder ?? ''),
            style: Number(style ?? 0),
            disabled: disabled === true,
            values: listOf(options, 'value'),
            labels: listOf(options, 'label'),
            helps: listOf(options, 'description'),
          },
        ]
      : [],
  )

export const textsOf = (components: unknown): readonly string[] =>
  [...partsOf(components)].flatMap(({ content }) => (typeof content === 'string' ? [content] : []))

/** A panel as its person sees it, for a seat at no table in particular. */
export function panel(desk: Desk, state: PanelState): Panel {
  const voice = labelVoice(desk.words.language)
  const place = { table: 'k3j4h5g6f7', seat: 1, step: 1234 }
  return renderPanel({ desk, list: emptyList, place, voice, waiting: 'Anna, Bo', told: ['✔ Something happened.'] }, state)
}

type Spot = { readonly state: StateBase; readonly seat: string }

/** So many positions of each decision are looked at. */
const ofEach = sampled(2, 3)

/** Games are played once for all files of a process. */
const walks = new Map<string, readonly Spot[]>()

/** Each finds forms that the others do not. */
const seeds = sampled(['grammar'], ['grammar', 'a2', 'walk 4'])

/** Along a random game: the positions in which something new is asked, each with who is asked. */
export function positions(folder: GameFolder, seats: number): readonly Spot[] {
  const name = `${folder.rulebook.id} ${seats}`
  const found = walks.get(name) ?? seeds.flatMap((seed) => walked(folder, seats, seed))
  walks.set(name, found)
  return found
}

function walked(folder: GameFolder, seats: number, seed: string): readonly Spot[] {
  const found: Spot[] = []
  const known = new Map<string, number>()
  playOut({
    book: folder.rulebook,
    seats,
    options: {},
    seed,
    player: () => randomPlayer,
    watch({ state }) {
      for (const seat of state.seats) {
        const asked = owedBy(folder.rulebook, state, seat).map(({ decision }) => decision)
        const count = known.get(asked.join()) ?? 0
        if (asked.length === 0 || count >= ofEach) continue
        known.set(asked.join(), count + 1)
        found.push({ state, seat })
      }
    },
  })
  return found
}
