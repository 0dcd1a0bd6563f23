import type { TableLook } from '../../tables/index.ts'
import type { Call } from '../call.ts'
import { folderOf, type House } from '../house.ts'
import { problemOf } from '../log.ts'
import { tableWords } from '../people.ts'
import { latestWithin } from '../text.ts'
import { entriesLines } from '../told.ts'
import type { Message } from '../ui.ts'
import { home } from './choice.ts'
import { type Seated, seatOf, showPanel } from './show.ts'

/** Discord lets an answer be edited for fifteen minutes; a little less, so that none comes too late. */
const editable = 14 * 60_000
/** What is told of what happened meanwhile; the rest stands in the status and the log. */
const mostEntries = 30
const happenedText = 400
/** So many panels are remembered; whoever is not among them presses the button that every panel has. */
const most = 5000

/** An answer as it stands in Discord. */
export interface ShownAnswer {
  readonly message: string
  edit(message: Message): Promise<unknown>
}

/**
 * The panels on which nothing is asked. As soon as something is, the panel that somebody still has before their eyes shows it by
 * itself. Nothing depends on it: after a restart, or later, the button on the panel does the same.
 */
export class WaitingPanels {
  readonly #house: House
  /** By person: only the panel that they used last waits. */
  readonly #panels = new Map<string, { readonly call: Call; readonly answer: ShownAnswer }>()

  constructor(house: House) {
    this.#house = house
  }

  /** An answer was shown: a panel that waits, or whatever has taken its place. */
  shown(call: Call, answer: ShownAnswer): void {
    if (this.#panels.get(call.person)?.answer.message === answer.message) this.#panels.delete(call.person)
    if (!call.waits) return
    this.#panels.set(call.person, { call, answer })
    const [oldest] = this.#panels.keys()
    if (this.#panels.size > most && oldest !== undefined) this.#panels.delete(oldest)
    // A computer may have answered before the panel stood there.
    this.moved(call.waits.table)
  }

  /** Something has happened at this table. */
  moved(table: string): void {
    this.#refresh(table).catch((error: unknown) =>
      this.#house.log.warn({ table, error: problemOf(error) }, 'panel not shown anew'),
    )
  }

  async #refresh(table: string): Promise<void> {
    const waiting = [...this.#panels.values()].filter(({ call }) => call.waits?.table === table)
    if (waiting.length === 0) return
    const look = await this.#house.tables.look({ table, recent: true })
    for (const { call, answer } of waiting) {
      const isOld = this.#house.now().getTime() - call.at.getTime() > editable
      const seat = look && seatOf(look, call.person)
      if (isOld || !seat) this.#panels.delete(call.person)
      else if (look.status === 'playing' && seat.since !== null) {
        this.#panels.delete(call.person)
        await answer.edit(await showPanel(call, look, seat, home, await this.#since(call, look, seat)))
      }
    }
  }

  /** What the panel told, and what has happened since, as far as this seat may know it. */
  async #since({ waits, language }: Call, look: TableLook, { seat }: Seated): Promise<readonly string[]> {
    if (!waits) return []
    const words = tableWords(folderOf(this.#house, look.game), look, language)
    const first = Math.max(waits.seq + 1, look.seq - mostEntries + 1)
    const entries = await this.#house.tables.log({ table: look.id, from: first, limit: mostEntries })
    const happened = entriesLines(entries, seat, words, look).map((line) => `· ${line}`)
    return [...waits.told, ...(happened.length > 0 ? [latestWithin(happened, happenedText)] : [])]
  }
}
