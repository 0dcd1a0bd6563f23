/** How the tests of rules play a game on, alike for all games. */
import { expect } from 'vitest'
import {
  applyWith,
  type Event,
  type Game,
  legal,
  owes,
  type PlainMove,
  type Rulebook,
  refusal,
  ScriptedChance,
} from '../../src/kernel/index.ts'

export type StepOf<G extends Game> = readonly [seat: G['seat'], move: PlainMove]

interface Played<G extends Game> {
  readonly state: G['state']
  readonly events: readonly Event[]
  /** What was secret and is not any more. */
  readonly revealed: readonly Event[]
  /** The names of those that ended. */
  readonly chapters: readonly string[]
}

/** `export const { play, refused } = playingBy(limitRules)`; short descriptions of positions may want to put up with a problem. */
export function playingBy<G extends Game>(book: Rulebook<G>, putUpWith: (problem: string) => boolean = () => false) {
  type State = G['state']
  type Seat = G['seat']
  type Step = StepOf<G>

  /** A position in which all is true that must be true of every one. */
  function sound(p: State): State {
    expect((book.invariants?.(p) ?? []).filter((problem) => !putUpWith(problem))).toEqual([])
    return p
  }

  /**
   * Plays the moves one after the other: all must be accepted and leave a sound position, and every die be rolled. Shuffles leave the
   * order as it is.
   */
  function playing(p: State, dice: readonly number[], ...steps: readonly Step[]): Played<G> {
    const chance = new ScriptedChance(dice)
    const events: Event[] = []
    const revealed: Event[] = []
    const chapters: string[] = []
    let state = p
    for (const [seat, move] of steps) {
      const outcome = applyWith(book, state, seat, move, chance)
      if (outcome.refused) throw new Error(`${seat} ${JSON.stringify(move)}: refused, ${outcome.refused.code}`)
      state = sound(outcome.position.state)
      events.push(...outcome.events)
      revealed.push(...outcome.revealed)
      chapters.push(...outcome.chapters.map(({ name }) => name))
    }
    expect(chance.left, 'dice left over').toBe(0)
    return { state, events, revealed, chapters }
  }

  return {
    sound,
    playing,
    /** The position after moves that roll no dice. */
    play: (p: State, ...steps: readonly Step[]): State => playing(p, [], ...steps).state,
    /** The position after moves that roll these. */
    roll: (p: State, dice: readonly number[], ...steps: readonly Step[]): State => playing(p, dice, ...steps).state,
    /** The code with which the move is refused, or undefined. */
    refused: (p: State, seat: Seat, move: PlainMove): string | undefined => refusal(book, p, seat, move)?.code,
    listOf: (p: State, seat: Seat, type: string): readonly PlainMove[] =>
      legal(book, p, seat).filter((move) => move.type === type),
    /** Who owes what, as "p1 turn". */
    asked: (p: State): string[] => owes(book, p).map(({ seat, decision }) => `${seat} ${decision}`),
  }
}
