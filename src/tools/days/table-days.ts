import { day } from '../../durations.ts'
import type { GameFolder } from '../../games/folder.ts'
import { applyWith, canonical, findMove, owedBy, type PlainMove, SeededChance, type StateBase, same } from '../../kernel/index.ts'
import type { EntryLook, TableLook } from '../../tables/index.ts'
import { Experience } from './experience.ts'
import { begun, type DaysHouse, openHouse } from './house.ts'
import { looksOf } from './looks.ts'
import { leaveBehind } from './planning.ts'
import { decision } from './players.ts'
import { type WaitedFor, waitedFor } from './waits.ts'

/** A table that has not ended by then never will. */
const mostDays = 400

export interface Wanted {
  readonly folder: GameFolder
  readonly seats: number
  readonly seed: string
  /** Only its first days are played, for a sample. */
  readonly firstDays?: number
  /** Who plans, by the number of the seat. */
  plans(seat: number): boolean
}

export interface TableDays {
  readonly days: number
  readonly rounds: number
  /** How often the move went from one seat to another. */
  readonly handOffs: number
  /** How often somebody had to be waited for. */
  readonly waits: number
  readonly deadlines: number
  readonly planned: number
  /** Of those, how often the person would have answered otherwise when it was played. */
  readonly otherwise: number
  /** For which decisions the table waited, and how long in all: for whoever answered, or for the deadline that did. */
  readonly waited: WaitedFor
  /** The numbers of the seats that won. */
  readonly winners: readonly number[]
}

/** A table from its start to its end, whose people look in three times a day and do then all that is asked. */
export async function tableDays(wanted: Wanted): Promise<TableDays> {
  const house = await openHouse(wanted.seed)
  try {
    const table = await openTable(house, wanted)
    const visits = Array.from({ length: wanted.seats }, (_, number) =>
      looksOf(new SeededChance(`looks ${number} of ${wanted.seed}`)),
    )
    const next = visits.map((visit) => visit.next().value)
    const people = new People(house, wanted, table)
    while (!(await people.isOver())) {
      const at = Math.min(...next)
      if (wanted.firstDays !== undefined && at > wanted.firstDays * day) break
      if (at > mostDays * day)
        throw new Error(`${wanted.folder.rulebook.id}: no end after ${mostDays} days (seed ${wanted.seed})`)
      const number = next.indexOf(at)
      next[number] = visits[number]!.next().value
      await house.passUntil(new Date(begun.getTime() + at))
      await people.lookIn(number)
    }
    return await people.told()
  } finally {
    await house.close()
  }
}

const personOf = (number: number): string => `person-${number}`

async function openTable({ tables, request }: DaysHouse, { folder: { rulebook }, seats }: Wanted): Promise<string> {
  const by = (number: number) => ({ person: personOf(number), name: `Person ${number + 1}`, request: request() })
  const options = rulebook.options.forDays ?? {}
  const opened = await tables.open({
    ...by(0),
    ...{ channel: 'channel', server: null, game: rulebook.id, language: 'en', pace: 'fast', options },
  })
  if (opened.refused) throw new Error(opened.refused.code)
  const table = opened.look.id
  for (let number = 1; number < seats; number++) await tables.sit({ ...by(number), table })
  const started = await tables.start({ ...by(0), table })
  if (started.refused) throw new Error(started.refused.code)
  return table
}

class People {
  readonly #house: DaysHouse
  readonly #wanted: Wanted
  readonly #table: string
  readonly #chance: SeededChance
  /** Up to where in the log each of them knew when they last planned: who has seen nothing since then plans nothing new. */
  readonly #planned = new Map<number, number>()
  readonly #experience = new Map<number, Experience>()

  constructor(house: DaysHouse, wanted: Wanted, table: string) {
    this.#house = house
    this.#wanted = wanted
    this.#table = table
    this.#chance = new SeededChance(`people of ${wanted.seed}`)
  }

  get #book() {
    return this.#wanted.folder.rulebook
  }

  async #look(at?: number): Promise<TableLook> {
    const look = await this.#house.tables.look({ table: this.#table, ...(at !== undefined && { at }) })
    if (!look) throw new Error('the table is gone')
    return look
  }

  async isOver(): Promise<boolean> {
    return (await this.#look()).status !== 'playing'
  }

  /** One look: answers all that is asked, and leaves behind what planning offers. */
  async lookIn(number: number): Promise<void> {
    const { tables, request, settle } = this.#house
    const table = this.#table
    const person = personOf(number)
    /** Answers that wait until a window closes, with what they lead to as far as this seat is concerned. */
    let ahead: StateBase | undefined
    for (;;) {
      const { status, state, seats, seq } = await this.#look()
      const seat = seats[number]!
      if (status !== 'playing' || !state || seat.seat === null) return
      if (seat.computer !== null) await tables.back({ table, person, request: request() })
      const there = ahead ?? state
      if (owedBy(this.#book, there, seat.seat).length === 0) {
        if (!this.#wanted.plans(number) || this.#planned.get(number) === seq) return
        this.#planned.set(number, seq)
        const { book, chance } = { book: this.#book, chance: this.#chance }
        const experience = this.#experience.get(number) ?? new Experience(book, seat.seat)
        this.#experience.set(number, experience)
        await leaveBehind({ tables, table, person, book, state, seat: seat.seat, chance, experience, request })
        return settle()
      }
      const move = decision(this.#book, there, seat.seat, this.#chance)
      const played = await tables.play({ table, person, request: request(), moves: [move] })
      if (played.refused) throw new Error(`${this.#book.id}: ${JSON.stringify(move)} is refused: ${played.refused.code}`)
      ahead = played.keptUntil ? this.#afterAnswer(there, seat.seat, move) : undefined
      await settle()
    }
  }

  /** Where nothing more is asked of the seat, or something else is. */
  #afterAnswer(state: StateBase, seat: string, move: PlainMove): StateBase {
    const outcome = applyWith(this.#book, state, seat, move, new SeededChance('what a kept answer leads to'))
    if (outcome.refused) throw new Error(`${this.#book.id}: ${JSON.stringify(move)} is kept and refused`)
    const after = outcome.position.state
    // What comes when the window closes is not asked yet.
    return owedBy(this.#book, after, seat).every(({ quiet }) => quiet) && after.phase === state.phase
      ? after
      : { ...after, result: { winners: [] } }
  }

  /** What the table's log says in the end. */
  async told(): Promise<TableDays> {
    // What nobody asks for, like an order, is no turn.
    const entries = (await this.#moves()).filter(({ body }) => this.#isAnswer(body.move as PlainMove))
    const { startedAt, endedAt, state, seats } = await this.#look()
    const until = endedAt ?? this.#house.clock.now()
    const turns = entries.filter(({ seat }, index) => entries[index - 1]?.seat !== seat)
    const planned = entries.filter(({ actor }) => actor === 'plan')
    let otherwise = 0
    for (const entry of planned) if (await this.#isOtherwise(entry)) otherwise += 1
    return {
      days: (until.getTime() - (startedAt ?? until).getTime()) / day,
      rounds: state?.round ?? 0,
      handOffs: turns.length,
      waits: turns.filter(({ actor }) => actor !== 'plan').length,
      deadlines: turns.filter(({ actor }) => actor === 'deadline').length,
      planned: planned.length,
      otherwise,
      waited: waitedFor(entries, startedAt ?? until),
      winners: seats.flatMap(({ number, seat }) => (seat !== null && state?.result?.winners.includes(seat) ? [number] : [])),
    }
  }

  #isAnswer({ type }: PlainMove): boolean {
    return (findMove(this.#book, type)?.answers ?? []).length > 0
  }

  async #moves(): Promise<readonly EntryLook[]> {
    const moves: EntryLook[] = []
    for (let from = 1; ; ) {
      const entries = await this.#house.tables.log({ table: this.#table, from })
      moves.push(...entries.filter(({ kind }) => kind === 'move'))
      const last = entries.at(-1)
      if (!last) return moves
      from = last.seq + 1
    }
  }

  async #isOtherwise({ seq, body }: EntryLook): Promise<boolean> {
    const { state } = await this.#look(seq - 1)
    const { seat, move } = body
    if (!state || typeof seat !== 'string') return false
    const now = decision(this.#book, state, seat, this.#chance)
    return !same(canonical(this.#book, state, seat, now), canonical(this.#book, state, seat, move as PlainMove))
  }
}
