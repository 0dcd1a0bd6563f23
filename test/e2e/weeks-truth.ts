import {
  type AnyRulebook,
  apply,
  awaited,
  begin,
  near,
  type Owed,
  owes,
  type PlainMove,
  type Position,
} from '../../src/kernel/index.ts'
import { type EntryRow, findTable, readEntries } from '../../src/store/index.ts'
import type { Weeks } from './weeks.ts'

/** One stretch in which a seat was asked for something without a break, told from the log alone. */
export interface Sitting {
  readonly seat: number
  readonly from: number
  readonly until: number
  /** What everybody could see of it: that the seat was asked. */
  readonly open: boolean
  /** Whether a deadline ended it. */
  readonly missed: boolean
  /** It began with a reaction to somebody else's move. */
  readonly reaction: boolean
}

/** What everybody could see from one entry of the log to the next. */
export interface Scene {
  readonly from: number
  readonly until: number
  readonly owed: readonly Owed[]
  readonly open: readonly string[]
  readonly near: readonly string[]
}

export interface Truth {
  readonly scenes: readonly Scene[]
  readonly sittings: readonly Sitting[]
  /** When each seat's person did something themselves. */
  readonly acted: readonly { readonly seat: number; readonly at: number }[]
  /** What deadlines played. */
  readonly deadlines: readonly { readonly seat: number; readonly at: number }[]
  readonly seats: readonly string[]
  readonly people: readonly string[]
}

/** The whole run played again by the kernel, with nothing but the seed and the moves. */
export async function truthOf({ store, book, now }: Weeks): Promise<Truth> {
  const [{ id = '' } = {}] = await store.client.table.findMany()
  const stored = (await findTable(store.client, { id }))!
  const entries: EntryRow[] = []
  for (let from = 1; from <= stored.row.seq; from += 200) entries.push(...(await readEntries(store.client, id, from, from + 199)))
  const seed = stored.row.seed!
  const names = stored.seats.map(({ seat }) => seat!)
  const opening = begin(book, { options: stored.row.options, people: stored.seats.map(() => ({})), seed })
  let position: Position<never> = opening.position as never
  const scenes: Scene[] = []
  const sittings: (Sitting & { over: boolean })[] = []
  const starts = entries.findIndex(({ kind }) => kind === 'start')
  const moves = [entries[starts]!, ...entries.filter(({ kind }) => kind === 'move')]
  for (const [index, entry] of moves.entries()) {
    const at = entry.at.getTime()
    const before = index === 0 ? [] : owes(book, position.state)
    if (index > 0) {
      // `as`: what a move's entry holds.
      const { seat, move } = entry.body as unknown as { seat: string; move: PlainMove }
      const outcome = apply(book, position, seat, move, seed)
      if (outcome.refused) throw new Error(`${outcome.refused.code} at ${entry.seq}`)
      position = outcome.position as never
    }
    const owed = owes(book, position.state)
    for (const [seat, name] of names.entries()) {
      const was = before.some((one) => one.seat === name)
      const is = owed.some((one) => one.seat === name)
      const anew = is && (!was || entry.chapters.length > 0)
      const last = sittings.findLast((sitting) => sitting.seat === seat)
      if (last && !last.over && (!is || anew)) {
        const missed = entry.actor === 'deadline' && entry.seat === seat
        sittings[sittings.indexOf(last)] = { ...last, until: at, missed, over: true }
      }
      if (anew) sittings.push({ ...sittingAt(book, position, name), seat, from: at, until: now, missed: false, over: false })
    }
    scenes.push({ ...sceneAt(book, position), from: at, until: moves[index + 1]?.at.getTime() ?? now })
  }
  const by = (actor: EntryRow['actor']) =>
    moves.slice(1).flatMap((entry) => (entry.actor === actor ? [{ seat: entry.seat!, at: entry.at.getTime() }] : []))
  return {
    ...{ scenes, sittings, seats: names, people: stored.seats.map(({ person }) => person!) },
    ...{ acted: by('person'), deadlines: by('deadline') },
  }
}

const isReaction = (book: AnyRulebook, { decision }: Owed): boolean => book.decisions[decision]?.reaction ?? false

function sittingAt(book: AnyRulebook, { state }: Position<never>, seat: string): Pick<Sitting, 'open' | 'reaction'> {
  const own = owes(book, state).filter((owed) => owed.seat === seat)
  return { open: own.some(({ quiet }) => !quiet), reaction: own.some((owed) => isReaction(book, owed)) }
}

function sceneAt(book: AnyRulebook, { state }: Position<never>): Pick<Scene, 'owed' | 'open' | 'near'> {
  const open = awaited(book, state, null).owed.map(({ seat }) => seat)
  return { owed: owes(book, state), open, near: near(book, state) }
}

/** A stretch of time in which a clock stood, for everybody or for one seat. */
export interface Stand {
  readonly from: number
  readonly until: number
  readonly seat?: number
}

export interface Pace {
  readonly bank: number
  readonly increment: number
  readonly reaction: number
}

/** A seat's clock as it was at some time: what was left, of how much, in this sitting. */
export interface ClockAt {
  readonly left: number
  readonly of: number
  readonly reaction: boolean
}

/** Reckons every clock anew, from the log and from when clocks stood; asked for one seat at one time. */
export function clockAt(
  book: AnyRulebook,
  truth: Truth,
  pace: Pace,
  stands: readonly Stand[],
  seat: number,
  at: number,
): ClockAt {
  const name = truth.seats[seat]!
  let bank = pace.bank
  let clock: ClockAt = { left: 0, of: 0, reaction: false }
  for (const sitting of truth.sittings.filter((one) => one.seat === seat && one.from < at)) {
    if (!sitting.reaction) bank = Math.min(bank, pace.bank) + pace.increment
    const of = bank
    let reacting = pace.reaction
    for (const scene of truth.scenes) {
      const from = Math.max(scene.from, sitting.from)
      const until = Math.min(scene.until, sitting.until, at)
      if (until <= from) continue
      const mine = scene.owed.filter((owed) => owed.seat === name)
      const reaction = mine.some((owed) => isReaction(book, owed))
      const othersReact = scene.owed.some((owed) => owed.seat !== name && isReaction(book, owed))
      const ran = mine.length === 0 || (othersReact && !reaction) ? 0 : until - from - standing(stands, seat, from, until)
      if (reaction) reacting -= ran
      else bank -= ran
      clock = reaction ? { left: reacting, of: pace.reaction, reaction } : { left: bank, of, reaction }
    }
    bank = Math.max(0, bank)
  }
  return clock
}

/** How much of this time the clock stood. */
function standing(stands: readonly Stand[], seat: number, from: number, until: number): number {
  const own = stands
    .filter((stand) => stand.seat === undefined || stand.seat === seat)
    .map((stand) => ({ from: Math.max(from, stand.from), until: Math.min(until, stand.until) }))
    .filter((stand) => stand.until > stand.from)
    .sort((a, b) => a.from - b.from)
  let sum = 0
  let counted = from
  for (const stand of own) {
    sum += Math.max(0, stand.until - Math.max(counted, stand.from))
    counted = Math.max(counted, stand.until)
  }
  return sum
}
