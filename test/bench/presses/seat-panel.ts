import { type ButtonName, carriedBy, carriedIn, type Given, idOf, isButton } from '../../../src/discord/buttons.ts'
import type { Call } from '../../../src/discord/call.ts'
import { Desk } from '../../../src/discord/desk.ts'
import { handlers } from '../../../src/discord/handlers.ts'
import { folderOf, type House } from '../../../src/discord/house.ts'
import { parseId } from '../../../src/discord/ids.ts'
import { modalFor } from '../../../src/discord/modals.ts'
import { toldBy } from '../../../src/discord/panel/deeds.ts'
import { labelVoice, messageVoice } from '../../../src/discord/words/language.ts'
import {
  type AnyRulebook,
  apply,
  fingerprint,
  isRecord,
  type Outcome,
  owes,
  type PlainMove,
  type StateBase,
  same,
} from '../../../src/kernel/index.ts'
import type { Play, TableLook, Tables, Written } from '../../../src/tables/index.ts'
import { type Control, controlsOn } from './controls.ts'
import type { Sitting } from './sittings.ts'

/** A panel as somebody sees it, with what lies in the seat's draft row beside it. */
export interface Shown {
  readonly controls: readonly Control[]
  readonly draft: string
  /** How many moves of the sitting have been played when it is shown. */
  readonly played: number
  /** How many of its moves lie on the list beside. */
  readonly listed: number
  /** By this it is told apart from others. */
  readonly key: string
}

export interface Press {
  readonly control: Control
  readonly values: readonly string[]
  /** What is written into the fields of a modal. */
  readonly written: ReadonlyMap<string, string>
}

/** What was pressed plays something else than the sitting's own moves. */
class Elsewhere extends Error {}

/** What only a person does who wants something else. */
const elsewhere: ReadonlySet<ButtonName> = new Set<ButtonName>(['undo', 'back'])

/** Whether pressing it may lead nearer to a move: it changes the message that it sits on, or opens a form. */
export function isOfThePanel({ id }: Control): boolean {
  const parsed = parseId(id)
  return parsed !== undefined && parsed.how !== 'r' && isButton(parsed.name) && !elsewhere.has(parsed.name)
}

/** Whether it plays what it says, and that is all of a move. */
export const saysItsDeed = ({ id, label }: Control): boolean => carriedBy('p', id)?.action.do === 'play' && !label.startsWith('✔')

/** The form that a button opens, with its fields by what they are called; undefined if it opens none. */
export function formOf({ id }: Control) {
  const form = modalFor(id, labelVoice('en'))
  if (!form) return undefined
  const fields = form.components.flatMap((part) => {
    const field: unknown = 'component' in part ? part.component : part
    const label = 'label' in part ? part.label : ''
    return isRecord(field) && typeof field.custom_id === 'string' ? [{ id: field.custom_id, label: label ?? '' }] : []
  })
  return { id: form.custom_id, fields }
}

/** What a press is answered with, as the router has it answered. */
async function answered<Name extends ButtonName>(call: Call, name: Name, codes: readonly string[], given: Given) {
  const carried = carriedIn(name, codes)
  return carried && handlers[name](call, carried, given)
}

/**
 * The panel of one seat during one recorded sitting: the bot's own code shows it and takes the presses. The table below it stands at the
 * sitting's positions, and takes what leads from one of them to a later one; whatever else is played goes nowhere.
 */
export class SeatPanel {
  readonly #house: House
  readonly #base: TableLook
  readonly #book: AnyRulebook
  readonly #sitting: Sitting
  readonly #prints: readonly string[]
  #played = 0
  #draft: { step: number; body: unknown } | undefined

  constructor(house: House, base: TableLook, book: AnyRulebook, sitting: Sitting) {
    this.#base = base
    this.#book = book
    this.#sitting = sitting
    this.#prints = sitting.positions.map(fingerprint)
    const { tables } = house
    const standing: Tables = {
      ...tables,
      look: async () => this.#look(),
      play: async (request) => this.#play(request),
      undoPreview: async () => ({ refused: { from: 'table', code: 'nothing-to-undo', params: {} } }),
      drafts: {
        get: async () => this.#draft,
        set: async (_table, _seat, step, body) => {
          this.#draft = { step, body }
        },
      },
    }
    this.#house = { ...house, tables: standing }
  }

  get #number(): number {
    return this.#sitting.positions[0]!.state.seats.indexOf(this.#sitting.seat)
  }

  /** As whoever comes to the table sees it first, when so many moves have been played. */
  fresh(played = 0): Promise<Shown | undefined> {
    this.#played = played
    this.#draft = undefined
    return this.#answer(idOf('turn', { table: this.#base.id }), { values: [], written: new Map() })
  }

  /** What a press leads to; undefined if nowhere. */
  press(shown: Shown, { control, values, written }: Press): Promise<Shown | undefined> {
    this.#played = shown.played
    this.#draft = shown.draft === '' ? undefined : JSON.parse(shown.draft)
    return this.#answer(formOf(control)?.id ?? control.id, { values, written })
  }

  async #answer(id: string, given: Given): Promise<Shown | undefined> {
    const parsed = parseId(id)
    if (!parsed || !isButton(parsed.name)) throw new Error(`not one of ours: ${id}`)
    try {
      const message = await answered(this.#call(), parsed.name, parsed.codes, given)
      if (!message) return undefined
      const controls = controlsOn(message.components)
      const listed = this.#listed()
      if (listed === undefined) return undefined
      const draft = this.#draft ? JSON.stringify(this.#draft) : ''
      const key = `${this.#played} ${draft} ${JSON.stringify(controls)}`
      return { controls, draft, played: this.#played, listed, key }
    } catch (error) {
      if (error instanceof Elsewhere) return undefined
      throw error
    }
  }

  /** How many of the coming moves lie in the seat's draft row; undefined if others do. */
  #listed(): number | undefined {
    const body = this.#draft?.body
    const moves: unknown = isRecord(body) ? body.moves : undefined
    if (!Array.isArray(moves) || moves.length === 0) return 0
    const reached = this.#reached(moves)
    return reached && reached.at - this.#played
  }

  /** The later position of the sitting that these moves lead to. */
  #reached(moves: readonly PlainMove[]): { readonly at: number; readonly outcomes: readonly Outcome<StateBase>[] } | undefined {
    const outcomes: Outcome<StateBase>[] = []
    let position = this.#sitting.positions[this.#played]!
    for (const [index, shown] of moves.entries()) {
      const own = this.#sitting.moves[this.#played + index]
      const move = own && this.#isToldAlike(position.state, shown, own) ? own : shown
      const outcome = apply(this.#book, position, this.#sitting.seat, move, this.#sitting.seed)
      if (outcome.refused) return undefined
      outcomes.push(outcome)
      position = outcome.position
    }
    const at = this.#prints.indexOf(fingerprint(position), this.#played + 1)
    return at < 0 ? undefined : { at, outcomes }
  }

  /** Whether nobody could tell them apart, as the same cards in another order: a panel shows one of them. */
  #isToldAlike(state: StateBase, shown: PlainMove, own: PlainMove): boolean {
    if (shown.type !== own.type || same(shown, own)) return false
    const desk = new Desk(folderOf(this.#house, this.#base.game), state, this.#sitting.seat, 'en', {})
    return !desk.refusal(own) && toldBy(desk, shown) === toldBy(desk, own)
  }

  async #play({ moves }: Play): ReturnType<Tables['play']> {
    const reached = this.#reached(moves)
    if (!reached) throw new Elsewhere()
    this.#played = reached.at
    this.#draft = undefined
    const entries = reached.outcomes.flatMap((outcome, index): Written[] => {
      if (outcome.refused) return []
      const { events, chapters, revealed, chancy } = outcome
      return [{ seq: this.#base.seq + reached.at + index, events, chapters, revealed, chancy }]
    })
    return { look: this.#look(), seat: this.#number, entries, repeated: false }
  }

  #look(): TableLook {
    const { state } = this.#sitting.positions[this.#played]!
    const owed = owes(this.#book, state)
    const seats = this.#base.seats.map((seat, index) => {
      const name = state.seats[index]!
      const asked = owed.some((one) => one.seat === name)
      return { ...seat, seat: name, step: this.#played + 1, since: asked ? this.#base.createdAt : null }
    })
    return { ...this.#base, state, owed, seats }
  }

  #call(): Call {
    const seat = this.#base.seats[this.#number]!
    return {
      house: this.#house,
      request: 'press',
      person: seat.person ?? '',
      name: seat.name ?? '',
      channel: this.#base.channel,
      server: null,
      language: 'en',
      say: messageVoice('en'),
      label: labelVoice('en'),
      moderates: async () => false,
      managesServer: async () => false,
      at: this.#base.createdAt,
      hasty: false,
      accepted: Promise.resolve(true),
      table: async () => this.#look(),
      ground: async () => undefined,
      unfit: async () => undefined,
      lacks: async () => undefined,
      notice: async () => undefined,
      trace: {},
    }
  }
}
