import { runOn } from './ahead.ts'
import { SeededChance } from './chance.ts'
import { ownChance } from './computers.ts'
import type { Game, Owed, PlainMove } from './game.ts'
import { same } from './json.ts'
import { applyWith, owedBy, viewOf } from './play.ts'
import type { Rulebook } from './rulebook.ts'

/** What a seat will be asked, as far as it can know now. */
export interface Coming<G extends Game = Game> {
  /** A position in which it is asked that: all that the seat sees in it is known. */
  readonly state: G['state']
  readonly owed: readonly Owed<G>[]
}

/** What the seat itself will answer there; what a deadline would play where it says nothing. */
export type Answers<G extends Game> = (state: G['state'], owed: readonly Owed<G>[]) => PlainMove | undefined

/** Nobody thinks further ahead. */
const mostQuestions = 24
const mostDecisions = 300

/**
 * The questions that a seat will be asked, one after the other, if everybody else lets things take their course: as far as the rules let
 * it be known. Two courses are imagined, with other secrets and other chance: what comes is known as long as the seat sees the same in both.
 */
export function* coming<G extends Game>(
  book: Rulebook<G>,
  state: G['state'],
  seat: string,
  answers: Answers<G>,
): Generator<Coming<G>, undefined> {
  const view = viewOf(book, state, seat)
  const chance = ownChance(view, seat, 'what comes')
  const courses = ['one', 'another'].map((salt) => new ImaginedCourse(book, book.imagine(view, seat, chance), seat, salt))
  for (let question = 0; question < mostQuestions; question++) {
    const [one, another] = courses.map((course) => course.nextQuestion())
    if (!one || !another || !same(one.owed, another.owed)) return
    if (!same(viewOf(book, one.state, seat), viewOf(book, another.state, seat))) return
    yield one
    const [own] = one.owed
    const fallback = book.decisions[own!.decision as G['decision']].fallback(one.state, seat, own!)
    const move = answers(one.state, one.owed) ?? fallback
    if (!courses.every((course) => course.play(move))) return
  }
}

/** Stops looking ahead where the seat is asked something. One for all: what is thrown anew each time says where from, and nobody reads it. */
const asked = new Error('asked')

/** One way in which play may go on from what a seat sees. */
class ImaginedCourse<G extends Game> {
  #state: G['state']
  readonly #book: Rulebook<G>
  readonly #seat: string
  readonly #chance: SeededChance
  #decisions = 0

  constructor(book: Rulebook<G>, state: G['state'], seat: string, salt: string) {
    this.#book = book
    this.#state = state
    this.#seat = seat
    this.#chance = new SeededChance(`what comes, ${salt}`)
  }

  /** Plays on as deadlines would until the seat is asked; undefined if it is not. */
  nextQuestion(): Coming<G> | undefined {
    const until = this.#state.round + 1
    try {
      runOn(
        this.#book,
        this.#state,
        {
          until: ({ result, round }) => result !== null || round > until || this.#decisions > mostDecisions,
          decide: (p, { seat }) => {
            if (seat === this.#seat) {
              this.#state = p
              throw asked
            }
            this.#decisions += 1
            return undefined
          },
        },
        this.#chance,
      )
      return undefined
    } catch (error) {
      if (error !== asked) throw error
      return { state: this.#state, owed: owedBy(this.#book, this.#state, this.#seat) }
    }
  }

  /** Whether the seat can do that there. */
  play(move: PlainMove): boolean {
    const outcome = applyWith(this.#book, this.#state, this.#seat, move, this.#chance)
    if (outcome.refused) return false
    this.#state = outcome.position.state
    return true
  }
}
