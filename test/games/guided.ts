/** A guided first game, played along what the coach suggests first. */
import { lessonsFor, reasonFor, type Told } from '../../src/discord/learn/lessons.ts'
import type { GameFolder } from '../../src/games/folder.ts'
import type { Guide } from '../../src/games/guide.ts'
import {
  apply,
  begin,
  computerMove,
  owedBy,
  owes,
  ownChance,
  type PlainMove,
  type Position,
  type StateBase,
  suggestion,
  viewOf,
} from '../../src/kernel/index.ts'

export interface GuidedMoment {
  readonly state: StateBase
  readonly view: unknown
  readonly seat: string
  readonly told: readonly Told[]
  readonly move: PlainMove
  readonly reason: Told | undefined
  /** Why not all of what is suggested together can be played in one go, if it cannot. */
  readonly refused: string | undefined
  /** Whether the coach has said by now that the person knows enough. */
  readonly isThrough: boolean
}

type Choose = (position: Position<StateBase>, seat: string) => PlainMove

/** The place that somebody reached, of all that were played. */
export const placeOf = ({ standings }: GameFolder, state: StateBase, seat: string): number | undefined =>
  standings?.(state)?.seats.find((one) => one.seat === seat)?.place

/** What a simple computer reaches on the seat of whoever learns, cards and dice drawn anew for each seed. */
export function easyPlaces(folder: GameFolder, guide: Guide, seeds: readonly string[]): readonly number[] {
  return seeds.map((seed) => {
    const choose: Choose = ({ state }, seat) =>
      computerMove(folder.rulebook, state, seat, ownChance(viewOf(folder.rulebook, state, seat), seat, seed), 'easy')
    const run = guidedMoments(folder, guide, { choose, seed })
    let learner = ''
    for (;;) {
      const next = run.next()
      if (next.done) return placeOf(folder, next.value.state, learner) ?? Number.POSITIVE_INFINITY
      learner = next.value.seat
    }
  })
}

/** The first refusal of moves that are played one after the other. */
function refusedOf(
  rulebook: GameFolder['rulebook'],
  position: Position<StateBase>,
  seat: string,
  moves: readonly PlainMove[],
  seed: string,
): string | undefined {
  let now = position
  for (const move of moves) {
    const done = apply(rulebook, now, seat, move, seed)
    if (done.refused) return `${move.type}: ${done.refused.code}`
    now = done.position
  }
  return undefined
}

/** Every moment at which something is asked of the person who learns. */
export function* guidedMoments(
  { rulebook }: GameFolder,
  guide: Guide,
  { seed = guide.deal.seed, most = 2000, choose }: { seed?: string; most?: number; choose?: Choose } = {},
): Generator<GuidedMoment, Position<StateBase>> {
  const { seats, wish, options = {} } = guide.deal
  const people = Array.from({ length: seats }, (_, number) => (number === 0 && wish !== undefined ? { wish } : {}))
  const begun = begin(rulebook, { options, people, seed })
  const learner = begun.seating[0]!
  let { position } = begun
  const told = new Set<string>()
  for (let moves = 0; moves < most; moves++) {
    const [asked] = owes(rulebook, position.state)
    if (!asked) break
    const mine = owedBy(rulebook, position.state, learner)
    const seat = mine.length > 0 ? learner : asked.seat
    const view = viewOf(rulebook, position.state, seat)
    let move: PlainMove
    if (seat === learner) {
      const due = lessonsFor(
        guide,
        view,
        learner,
        mine.map(({ decision }) => decision),
        told,
      )
      for (const { name } of due) told.add(name)
      const run = choose ? [choose(position, seat)] : suggestion(rulebook, position.state, learner).run
      move = run[0]!
      const refused = refusedOf(rulebook, position, learner, run, seed)
      const reason = reasonFor(guide, view, learner, move)
      yield { state: position.state, view, seat, told: due, move, reason, refused, isThrough: guide.isThrough(view) }
    } else move = computerMove(rulebook, position.state, seat, ownChance(view, seat, seed), 'easy')
    const done = apply(rulebook, position, seat, move, seed)
    if (done.refused) throw new Error(`${seat} ${JSON.stringify(move)}: ${done.refused.code}`)
    position = done.position
  }
  return position
}

/** As the coach leads them, played once for all files of a process, and as far as somebody looks. */
const led = new Map<string, { readonly moments: GuidedMoment[]; readonly run: ReturnType<typeof guidedMoments> }>()

export function* ledMoments(folder: GameFolder, guide: Guide): Iterable<GuidedMoment> {
  const { id } = folder.rulebook
  const { moments, run } = led.get(id) ?? { moments: [], run: guidedMoments(folder, guide) }
  led.set(id, { moments, run })
  for (let index = 0; ; index++) {
    const next = index < moments.length ? undefined : run.next()
    if (next?.done) return
    if (next) moments.push(next.value)
    yield moments[index]!
  }
}

/** The first of them at which the coach suggests a move of this kind. */
export function ledTo(folder: GameFolder, guide: Guide, type: string): GuidedMoment {
  for (const moment of ledMoments(folder, guide)) if (moment.move.type === type) return moment
  throw new Error(`${folder.rulebook.id}: nobody is led to ${type}`)
}
