import { refusal } from './acts.ts'
import type { Chance } from './chance.ts'
import { SeededChance } from './chance.ts'
import { randomPlayer } from './computers.ts'
import type { Game, PlainMove, Position } from './game.ts'
import { canonicalJson } from './json.ts'
import { available, legal } from './legal.ts'
import { randomMove } from './offer.ts'
import { applyWith, type Done, owes } from './play.ts'
import { type Played, PlayoutError, playOut } from './playout.ts'
import type { Rulebook } from './rulebook.ts'

export interface Fuzz<G extends Game> {
  readonly book: Rulebook<G>
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: string
  readonly mostMoves?: number
  /** How often a position is also checked the slow way: lists against refusals, spoiled moves. */
  readonly closerLook?: number
  watch?(position: Position<G['state']>, done: Done<G['state']>): void
}

const asideChance = 12

/** Plays a game at random and checks after each move what every rulebook promises. Throws at the first broken promise. */
export function fuzz<G extends Game>({ book, seats, options, seed, mostMoves, closerLook = 25, watch }: Fuzz<G>): Played<G> {
  const own = new SeededChance(`fuzzer of ${seed}`)
  let frozen: { position: Position<G['state']>; print: string } | undefined
  let step = 0
  return playOut({
    book,
    seats,
    options,
    seed,
    mostMoves,
    player: () => randomPlayer,
    watch(position, done) {
      if (frozen && canonicalJson(frozen.position) !== frozen.print)
        throw new PlayoutError(`${book.id}: a move changed the position it was played on (${seed})`)
      frozen = undefined
      checkPosition(book, position.state, seed)
      if (step++ % closerLook === 0 && !position.state.result) {
        frozen = { position, print: canonicalJson(position) }
        lookCloser(book, position.state, own)
      }
      watch?.(position, done)
    },
    aside: (position, chance) => (chance.die(asideChance) === 1 ? randomAside(book, position.state, chance) : undefined),
  })
}

function randomAside<G extends Game>(
  book: Rulebook<G>,
  state: G['state'],
  chance: Chance,
): { seat: string; move: PlainMove } | undefined {
  const seat = chance.pick(state.seats)
  const { asides } = available(book, state, seat)
  return asides.length > 0 ? { seat, move: randomMove(book, state, seat, asides, chance) } : undefined
}

/** Invariants hold, and whoever owes a decision can answer it. */
export function checkPosition<G extends Game>(book: Rulebook<G>, state: G['state'], seed: string): void {
  const broken = book.invariants?.(state) ?? []
  if (broken.length > 0) throw new PlayoutError(`${book.id}: ${broken.join('; ')} (seed ${seed})`)
  if (state.result) return
  const unknown = owes(book, state).find(({ decision }) => !(decision in book.decisions))
  if (unknown)
    throw new PlayoutError(`${book.id}: nobody declares ${unknown.decision}, owed in phase ${state.phase} (seed ${seed})`)
  const owing = new Set(owes(book, state).map(({ seat }) => seat))
  if (owing.size === 0) throw new PlayoutError(`${book.id}: nobody owes a decision in phase ${state.phase} (seed ${seed})`)
  for (const seat of owing)
    if (available(book, state, seat).answers.length === 0)
      throw new PlayoutError(`${book.id}: ${seat} owes a decision in phase ${state.phase} and has no answer (seed ${seed})`)
}

/** Lists and refusals agree both ways, and every fallback is legal. */
function lookCloser<G extends Game>(book: Rulebook<G>, state: G['state'], chance: Chance): void {
  for (const seat of state.seats) {
    const listed = legal(book, state, seat)
    const texts = new Set(listed.map(canonicalJson))
    if (texts.size !== listed.length) throw new PlayoutError(`${book.id}: legal lists a move twice for ${seat}`)
    for (const move of sample(listed, chance)) {
      const refused = refusal(book, state, seat, move)
      if (refused) throw new PlayoutError(`${book.id}: legal lists ${JSON.stringify(move)} for ${seat}, refused: ${refused.code}`)
      const spoiled = spoil(move, chance)
      const isRefused = refusal(book, state, seat, spoiled) !== undefined
      if (isRefused && texts.has(canonicalJson(spoiled)))
        throw new PlayoutError(`${book.id}: ${JSON.stringify(spoiled)} is refused, yet listed`)
      // Whatever is accepted must also be playable, even if no list holds it.
      if (!isRefused) applyWith(book, state, seat, spoiled, chance)
    }
  }
  for (const owed of owes(book, state)) {
    const move = book.decisions[owed.decision as G['decision']].fallback(state, owed.seat, owed)
    const refused = refusal(book, state, owed.seat, move)
    if (refused)
      throw new PlayoutError(`${book.id}: the fallback ${JSON.stringify(move)} of ${owed.decision} is refused: ${refused.code}`)
  }
}

const sample = <T>(list: readonly T[], chance: Chance): readonly T[] =>
  list.length <= 12 ? list : chance.shuffle(list).slice(0, 12)

/** The move with one field replaced by nonsense, by a field of another type, or left out. */
function spoil(move: PlainMove, chance: Chance): PlainMove {
  const fields = Object.keys(move).filter((name) => name !== 'type')
  if (fields.length === 0) return { ...move, type: chance.pick([move.type, 'nonsense']) }
  const name = chance.pick(fields)
  const value = chance.pick<unknown>([undefined, null, 'nonsense', -1, 0.5, 1_000_000, [], {}, true])
  const { [name]: _, ...rest } = move
  return value === undefined ? (rest as PlainMove) : { ...rest, type: move.type, [name]: value }
}
