import {
  type AnyRulebook,
  apply,
  begin,
  computerMove,
  owedBy,
  owes,
  type PlainMove,
  type Player,
  type Position,
  randomPlayer,
  SeededChance,
  type StateBase,
} from '../../../src/kernel/index.ts'

/** What one seat decided without anybody else in between, with the positions before, between and after. */
export interface Sitting {
  readonly seat: string
  readonly seed: string
  /** The kind of decision that each move answers; `aside TYPE` where it answers none. */
  readonly decisions: readonly string[]
  readonly moves: readonly PlainMove[]
  /** One more than there are moves. */
  readonly positions: readonly Position<StateBase>[]
}

export type Half = 'computers' | 'random'

const players: Readonly<Record<Half, Player<never>>> = { computers: computerMove, random: randomPlayer }

export interface RecordedGame {
  readonly book: AnyRulebook
  readonly seats: number
  readonly half: Half
  readonly seed: string
  /** The number of the seat whose sittings are wanted. */
  readonly seat: number
  readonly mostMoves?: number
}

/**
 * The sittings of one seat in a game that is played as the seed says. Whoever has begun to answer answers all that is asked of them, as
 * people do; reactions to somebody's move come first.
 */
export function* sittingsOf({ book, seats, half, seed, seat: number, mostMoves = 20_000 }: RecordedGame): Iterable<Sitting> {
  const chance = new SeededChance(`players of ${seed}`)
  // `as never`: players are typed for the game that they play.
  const player = players[half] as Player<never>
  const options = book.options.forDays ?? {}
  let { position }: { position: Position<StateBase> } = begin(book, {
    options,
    people: Array.from({ length: seats }, () => ({})),
    seed,
  })
  const wanted = position.state.seats[number % seats]!
  let sitting = emptySitting(wanted, seed, position)
  let last: string | undefined
  for (let moves = 0; !position.state.result && moves < mostMoves; moves++) {
    const seat = nextSeat(book, position.state, last, chance)
    const move = player(book as never, position.state as never, seat, chance)
    const answers: readonly string[] = book.moves.find(({ type }) => type === move.type)?.answers ?? []
    const decision =
      owedBy(book, position.state, seat).find((owed) => answers.includes(owed.decision))?.decision ?? `aside ${move.type}`
    const done = apply(book, position, seat, move, seed)
    if (done.refused) throw new Error(`${book.id}: ${JSON.stringify(move)} is refused: ${done.refused.code} (seed ${seed})`)
    if (seat === wanted) {
      if (last !== wanted) sitting = emptySitting(wanted, seed, position)
      sitting.decisions.push(decision)
      sitting.moves.push(move)
      sitting.positions.push(done.position)
    }
    if (last === wanted && seat !== wanted) yield sitting
    last = seat
    position = done.position
  }
  if (last === wanted) yield sitting
}

const emptySitting = (seat: string, seed: string, position: Position<StateBase>) => ({
  seat,
  seed,
  decisions: [] as string[],
  moves: [] as PlainMove[],
  positions: [position],
})

function nextSeat(book: AnyRulebook, state: StateBase, last: string | undefined, chance: SeededChance): string {
  const owed = owes(book, state)
  const reactions = owed.filter(({ decision }) => book.decisions[decision]?.reaction)
  const asked = [...new Set((reactions.length > 0 ? reactions : owed).map(({ seat }) => seat))]
  return last !== undefined && asked.includes(last) ? last : chance.pick(asked)
}
