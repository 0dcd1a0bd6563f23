import { minute } from '../../durations.ts'
import { Latest } from '../../latest.ts'
import type { TableLook } from '../../tables/index.ts'
import type { Call } from '../call.ts'
import { problemOf } from '../gateway/logger.ts'
import type { House } from '../house.ts'
import { discordCode, refusedBy } from '../post/refusals.ts'
import type { Message } from '../ui.ts'
import { home } from './choice.ts'
import { askedOf, type Faced, faced } from './faced.ts'
import { isSeated, type Seated, seatOf } from './seated.ts'
import { showPanel } from './show.ts'

/** Discord lets an answer be edited for fifteen minutes; a little less, so that none comes too late. */
const editable = 14 * minute
/** So many panels are remembered; whoever is not among them presses the button that every panel has. */
const most = 5000

/** An answer as it stands in Discord. */
export interface ShownAnswer {
  readonly message: string
  edit(message: Message): Promise<unknown>
}

interface Shown {
  readonly call: Call
  readonly answer: ShownAnswer
  readonly faces: Faced
  /** What it was shown without has come. */
  readonly lacks?: boolean
}

/**
 * The panels that people have before their eyes. Whatever they say and is not so any more, they show anew by themselves: what is asked
 * as soon as something is, and no longer what is not; who is awaited, a pause, the end. A question that stands is left alone, whatever
 * was chosen for it. Nothing depends on it: after a restart, or later, the next touch says the same.
 */
export class ShownPanels {
  readonly #house: House
  /** By person and table: only the panel that they used last there. */
  readonly #panels = new Latest<string, Shown>({ most, lasting: editable })
  /** Those that are to be shown anew, likewise. */
  readonly #refreshing = new Map<string, Promise<void>>()
  /** What is on its way to Discord, by message. */
  readonly #onTheirWay = new Map<string, Promise<unknown>>()

  constructor(house: House) {
    this.#house = house
  }

  /** An answer was shown: a panel, or whatever has taken its place. */
  shown(call: Call, answer: ShownAnswer): void {
    // It may have been the panel of another table before.
    this.#leave(answer.message)
    const { faces } = call
    if (!faces) return
    this.#keep({ call, answer, faces })
    // A computer may have answered before the panel stood there.
    this.moved(faces.table)
  }

  /** Something was pressed on it that it will answer: nothing older must come after that. Resolves when nothing is on its way to it. */
  async pressed(message: string): Promise<void> {
    this.#leave(message)
    await this.#onTheirWay.get(message)
  }

  #leave(message: string): void {
    for (const { call, answer, faces } of this.#panels.values())
      if (answer.message === message) this.#panels.delete(placeOf(call, faces))
  }

  #keep(panel: Shown): void {
    const { call, faces } = panel
    const place = placeOf(call, faces)
    this.#panels.set(place, panel)
    faces.late?.then(({ run }) => {
      if (run.length === 0 || this.#panels.get(place) !== panel) return
      this.#panels.set(place, { ...panel, lacks: true })
      this.moved(faces.table)
    })
  }

  /** Something has happened at this table. What was before is shown first, so that nothing older comes last; nobody waits for others. */
  moved(table: string): void {
    for (const { call, faces } of this.#panels.values()) if (faces.table === table) this.#moved(table, placeOf(call, faces))
  }

  #moved(table: string, place: string): void {
    const before = this.#refreshing.get(place) ?? Promise.resolve()
    const refreshed = before
      .then(() => this.#refresh(table, place))
      .catch((error: unknown) => this.#house.log.warn({ table, error: problemOf(error) }, 'panel not shown anew'))
      .finally(() => {
        if (this.#refreshing.get(place) === refreshed) this.#refreshing.delete(place)
      })
    this.#refreshing.set(place, refreshed)
  }

  /** Resolves when no panel is being shown anew. */
  async idle(): Promise<void> {
    while (this.#refreshing.size > 0) await Promise.all(this.#refreshing.values())
  }

  async #refresh(table: string, place: string): Promise<void> {
    if (!this.#panels.has(place)) return
    const look = await this.#house.tables.look({ table, recent: true })
    const panel = this.#panels.get(place)
    try {
      if (panel) await this.#showAnew(look, panel)
    } catch (error) {
      if (panel) this.#forget(panel)
      if (discordCode(error) !== refusedBy.unknownMessage) throw error
    }
  }

  async #showAnew(look: TableLook | undefined, panel: Shown): Promise<void> {
    const { call, answer, faces } = panel
    const isOld = this.#house.now().getTime() - call.at.getTime() > editable
    const seat = look && seatFacing(look, call.person, faces)
    if (isOld || !seat) this.#panels.delete(placeOf(call, faces))
    else if (
      this.#panels.get(placeOf(call, faces)) === panel &&
      (panel.lacks || hasChanged(this.#house, call, look, seat, faces))
    ) {
      const message = await showPanel(call, look, seat, home, faces.told)
      // Its person may have pressed something on it meanwhile.
      if (this.#panels.get(placeOf(call, faces)) !== panel) return
      // What has been told stays until something is done.
      const now = call.faces && { ...call.faces, told: faces.told }
      if (now && look.status === 'playing') this.#keep({ call, answer, faces: now })
      else this.#panels.delete(placeOf(call, faces))
      await this.#edit(answer, message)
    }
  }

  async #edit({ message, edit }: ShownAnswer, anew: Message): Promise<void> {
    const edited = edit(anew)
    this.#onTheirWay.set(
      message,
      edited.catch(() => undefined),
    )
    try {
      await edited
    } finally {
      this.#onTheirWay.delete(message)
    }
  }

  /** Unless its person has another one before their eyes by now. */
  #forget({ call, answer, faces }: Shown): void {
    const place = placeOf(call, faces)
    if (this.#panels.get(place)?.answer.message === answer.message) this.#panels.delete(place)
  }
}

const placeOf = ({ person }: Call, { table }: Faced): string => `${person} ${table}`

/** The seat of a question, or the one of whoever waits that is asked first. */
function seatFacing(look: TableLook, person: string, { asked, seat }: Faced): Seated | undefined {
  const own = asked.length > 0 ? look.seats.find(({ number }) => number === seat) : undefined
  return isSeated(own) && own.person === person ? own : seatOf(look, person)
}

/** Whether a panel says what is not so any more. */
function hasChanged(house: House, call: Call, look: TableLook, seat: Seated, faces: Faced): boolean {
  const now = faced(call, look, seat, { page: faces.isOpen ? 'more' : 'home' })
  if (look.status !== 'playing' || look.paused !== faces.paused) return true
  if (faces.asked.length > 0) return !faces.asked.some((question) => askedOf(house, look, seat).includes(question))
  return !faces.isOpen && (now.asked.length > 0 || now.waiting !== faces.waiting)
}
