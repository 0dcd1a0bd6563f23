import {
  type AnyRulebook,
  canonical,
  fingerprint,
  type Habit,
  owedBy,
  type Param,
  type PlainMove,
  type StateBase,
  same,
} from '../../kernel/index.ts'
import { type Plan, proposalOf } from '../../tables/index.ts'
import type { OwnMove } from './foresight.ts'

type Kept = Plan['habits'][number]

/** An order of the rules that answers these decisions as their deadline would, or as a habit does, without anybody being asked. */
interface Order {
  readonly move: PlainMove
  readonly decisions?: readonly string[]
  readonly habit?: string
}

const attackOrder = (key: string, value: string): PlainMove => ({ type: 'set-order', key, value })

const orders: Readonly<Record<string, readonly Order[]>> = {
  attack: [
    { move: attackOrder('block', 'own'), habit: 'block-only-own' },
    { move: attackOrder('attackCommit', 'balanced'), decisions: ['open', 'reinforce'] },
    { move: attackOrder('attackHits', 'best'), decisions: ['hit'] },
    { move: attackOrder('navalLine', 'auto'), decisions: ['line'] },
    { move: attackOrder('production', 'auto'), decisions: ['produce'] },
  ],
}

/** Habits and orders answer for long: whoever takes one up has seen it answer right so often, and never wrong. */
const fewestAnswers = 4
/** Of many settings so many are thought of. */
const mostSettings = 60

interface Tally {
  readonly habit?: Kept
  readonly order?: PlainMove
  right: number
  wrong: number
}

/** What somebody has seen, in all the courses of play that they have thought of, of the habits and orders that they could take up. */
export class Experience {
  readonly #tallies = new Map<string, Tally>()
  readonly #given = new Set<Tally>()
  readonly #book: AnyRulebook
  readonly #seat: string

  constructor(book: AnyRulebook, seat: string) {
    this.#book = book
    this.#seat = seat
  }

  learn(met: readonly OwnMove[]): void {
    for (const own of met) {
      for (const habit of (this.#book.habits ?? []) as readonly Habit<never>[]) this.#learnHabit(habit, own)
      for (const order of orders[this.#book.id] ?? [])
        this.#count({ order: order.move }, own, answerOf(this.#book, this.#seat, order, own.state))
    }
  }

  /** The habits to keep: of each the settings that have been right most often. */
  habits(): Plan['habits'] {
    const best = new Map<string, Tally & { readonly habit: Kept }>()
    for (const tally of this.#trusted()) {
      const { habit, right } = tally
      if (habit && right > (best.get(habit.name)?.right ?? 0)) best.set(habit.name, { ...tally, habit })
    }
    return [...best.values()].map(({ habit }) => habit)
  }

  /** The orders to give that have not been given. */
  newOrders(): readonly PlainMove[] {
    return this.#trusted().flatMap((tally) => {
      if (!tally.order || this.#given.has(tally)) return []
      this.#given.add(tally)
      return [tally.order]
    })
  }

  #trusted(): readonly Tally[] {
    return [...this.#tallies.values()].filter(({ right, wrong }) => wrong === 0 && right >= fewestAnswers)
  }

  #learnHabit(habit: Habit<never>, own: OwnMove): void {
    if (!(habit.answers as readonly string[]).includes(own.decision)) return
    for (const settings of settingsOf(habit, own.state, this.#seat)) {
      const kept = { name: habit.name, settings: { ...settings } }
      this.#count({ habit: kept }, own, proposed(this.#book, this.#seat, kept, own.state))
    }
  }

  #count(about: Pick<Tally, 'habit' | 'order'>, { state, move }: OwnMove, answer: PlainMove | undefined): void {
    if (!answer) return
    const key = fingerprint(about)
    const tally = this.#tallies.get(key) ?? { ...about, right: 0, wrong: 0 }
    this.#tallies.set(key, tally)
    if (same(canonical(this.#book, state, this.#seat, answer), move)) tally.right += 1
    else tally.wrong += 1
  }
}

const proposed = (book: AnyRulebook, seat: string, kept: Kept, state: StateBase): PlainMove | undefined =>
  proposalOf({ book, state, seat, owed: owedBy(book, state, seat) }, kept)

function answerOf(book: AnyRulebook, seat: string, { decisions = [], habit }: Order, state: StateBase): PlainMove | undefined {
  if (habit !== undefined) return proposed(book, seat, { name: habit, settings: {} }, state)
  const asked = owedBy(book, state, seat).find(({ decision }) => decisions.includes(decision))
  // `!`: what is owed is a decision of the rulebook.
  return asked && book.decisions[asked.decision]!.fallback(state, seat, asked)
}

type Settings = Readonly<Record<string, unknown>>

function settingsOf({ params }: Habit<never>, state: StateBase, seat: string): readonly Settings[] {
  let all: Settings[] = [{}]
  // `as never`: habits of one rulebook are only ever asked about that rulebook's positions.
  for (const [name, param] of Object.entries<Param>(params))
    all = all.flatMap((one) =>
      [...param.list(state as never, seat, one)].slice(0, mostSettings).map((value) => ({ ...one, [name]: value })),
    )
  return all.slice(0, mostSettings)
}
