import { actOf, filledIn, findMove, judgedLast, refusal } from './acts.ts'
import { type Chance, type ChanceMark, firstMark, SeededChance } from './chance.ts'
import type { Course } from './course.ts'
import type { ChapterEnd, Event, Game, Notice, Owed, PlainMove, Position, Refusal, Sight, Table, Viewer } from './game.ts'
import { copy } from './json.ts'
import type { Values } from './move.ts'
import type { Phase } from './phase.ts'
import { whileDraft } from './remembered.ts'
import type { Joining, Rulebook } from './rulebook.ts'
import { view } from './secrets.ts'
import { following } from './sequence.ts'

/** What a move, or the opening, has led to. */
export interface Done<State> {
  readonly position: Position<State>
  readonly events: readonly Event[]
  /** The chapters that ended, in order. */
  readonly chapters: readonly ChapterEnd[]
  /** Chance was used. */
  readonly chancy: boolean
  /** What was secret before and is not any more. */
  readonly revealed: readonly Notice[]
}

export type Outcome<State> = { readonly refused: Refusal } | ({ readonly refused?: undefined } & Done<State>)

/** More automatic steps than any rulebook needs: beyond them it goes in circles. */
const mostSteps = 10_000

/** Carries a rule out on a draft, and what happens by itself after it. */
export class PlayTable<G extends Game> implements Table {
  readonly events: Event[] = []
  readonly chapters: ChapterEnd[] = []
  readonly revealed: Notice[] = []
  readonly isHeard: boolean = true
  readonly chance: Chance
  protected readonly state: G['state']
  readonly #course: Course<G>

  constructor(course: Course<G>, state: G['state'], chance: Chance) {
    this.#course = course
    this.state = state
    this.chance = chance
  }

  tell(key: string, params: Notice['params'] = {}): void {
    this.events.push({ key, params: copy(params) })
  }

  tellOnly(to: readonly string[], key: string, params: Notice['params'], otherwise?: Notice): void {
    this.events.push({ key, params: copy(params), to: [...to], ...(otherwise && { otherwise: copy(otherwise) }) })
  }

  reveal(what: string, params: Notice['params'] = {}): void {
    this.revealed.push({ key: what, params: copy(params) })
  }

  endChapter(name: string): void {
    this.chapters.push({ name, after: this.events.length })
  }

  enter(phase: string): void {
    phaseOf(this.#course, this.state).leave?.(this.state, this)
    this.state.phase = phase
    if (!this.isStopped()) phaseOf(this.#course, this.state).enter?.(this.state, this)
  }

  endPhase(): void {
    for (const step of following(this.#course.sequences ?? [], this.state)) {
      if (typeof step !== 'function') {
        this.enter(typeof step === 'string' ? step : step.phase)
        return
      }
      step(this.state, this)
      if (this.isDone()) return
    }
  }

  /** Nothing happens by itself any more. */
  isDone(): boolean {
    return this.state.result !== null || this.isStopped()
  }

  /** Whoever looks ahead has seen enough. */
  protected isStopped(): boolean {
    return false
  }

  /** Runs what nobody decides until somebody owes a decision or the game is over. */
  settle(): void {
    for (let step = 0; step < mostSteps; step++) {
      if (this.isDone()) return
      const phase = phaseOf(this.#course, this.state)
      const next = phase.next?.(this.state)
      if (next !== undefined) this.enter(next)
      else if (phase.isOver?.(this.state)) this.endPhase()
      else if (!this.#steps(phase)) return
    }
    throw new Error(`${this.state.game}: the automatic steps of phase ${this.state.phase} do not end`)
  }

  /** One step of the phase; where something goes around its steps, all that follow one another. */
  #steps({ automatic, around }: Phase<G>): boolean {
    if (!automatic || !around) return automatic?.(this.state, this) ?? false
    let steps = 0
    around(this.state, this, () => {
      while (!this.isDone() && automatic(this.state, this))
        if (++steps > mostSteps) throw new Error(`${this.state.game}: the steps of phase ${this.state.phase} do not end`)
    })
    return steps > 0
  }
}

function phaseOf<G extends Game>(course: Course<G>, state: G['state']): Phase<G> {
  // `as`: the state's own phase names one of its course's.
  const phase = course.phases[state.phase as G['state']['phase']]
  if (!phase) throw new Error(`${state.game} has no phase ${state.phase}`)
  return phase
}

/** Plays a move that has not been refused, on a draft. */
export function playOn<G extends Game>(
  course: Course<G>,
  table: PlayTable<G>,
  draft: G['state'],
  seat: string,
  move: PlainMove,
): void {
  const declared = findMove(course, move.type)
  if (!declared) throw new Error(`${draft.game} has no move ${move.type}`)
  const act = actOf(declared, move)
  // `as never`: what play is given has the types that its own parameters say.
  act.play(draft, seat, copy(filledIn(act.params, draft, seat, move)) as never, table)
  table.settle()
}

export interface Opening<G extends Game> {
  readonly options: Readonly<Record<string, unknown>>
  readonly people: readonly Joining<G>[]
  readonly seed: string
}

/** Sets the game up and runs it to the first decision. `seating` names the seat of each person, in joining order. */
export function begin<G extends Game>(
  book: Rulebook<G>,
  opening: Opening<G>,
): Done<G['state']> & { seating: readonly G['seat'][] } {
  const chance = new SeededChance(opening.seed)
  // `as`: `optionRefusal` has been asked before a game begins.
  const options = filledIn(book.options.params as never, opening.people.length, '', opening.options) as Values<never>
  const { state, seating } = book.setup(options, opening.people, chance)
  const table = new PlayTable(book, state, chance)
  whileDraft(state, () => {
    phaseOf(book, state).enter?.(state, table)
    table.settle()
  })
  return { ...done(state, table, true, chance.mark), seating }
}

const done = <G extends Game>(state: G['state'], table: PlayTable<G>, chancy: boolean, mark: ChanceMark): Done<G['state']> => ({
  position: { state, chance: mark },
  events: table.events,
  chapters: table.chapters,
  chancy,
  revealed: table.revealed,
})

/** Why these options do not suit this number of seats. */
export function optionRefusal<G extends Game>(
  book: Rulebook<G>,
  options: Readonly<Record<string, unknown>>,
  seats: number,
): Refusal | undefined {
  if (seats < book.seats.from || seats > book.seats.to) return { code: 'wrong-number-of-seats', params: { ...book.seats, seats } }
  const params = book.options.params
  for (const name of Object.keys(options)) if (!(name in params)) return { code: 'unknown-option', params: { option: name } }
  const filled = filledIn(params as never, seats, '', options)
  for (const [name, param] of Object.entries(params))
    if (!(filled[name] === undefined ? param.optional : param.has(filled[name])))
      return { code: 'bad-option', params: { option: name } }
  return book.options.check?.(filled as Values<never>, seats)
}

/** Plays one move with the table's own chance. The position given is not changed. */
export function apply<G extends Game>(
  book: Rulebook<G>,
  position: Position<G['state']>,
  seat: string,
  move: unknown,
  seed: string,
): Outcome<G['state']> {
  const refused = judgedLast(book, position.state, seat, move)
  if (refused) return { refused }
  const chance = new SeededChance(seed, position.chance)
  const draft = copy(position.state)
  const table = played(book, draft, seat, move, chance)
  const { mark } = chance
  return done(draft, table, mark.counter !== position.chance.counter, mark)
}

/** Plays one move with any chance: scenarios script it, computers bring their own. */
export function applyWith<G extends Game>(
  book: Rulebook<G>,
  state: G['state'],
  seat: string,
  move: unknown,
  chance: Chance,
): Outcome<G['state']> {
  const refused = refusal(book, state, seat, move)
  if (refused) return { refused }
  const draft = copy(state)
  return done(draft, played(book, draft, seat, move, chance), false, firstMark)
}

/** Plays a legal move on a draft, and what happens by itself after it. */
function played<G extends Game>(book: Rulebook<G>, draft: G['state'], seat: string, move: unknown, chance: Chance): PlayTable<G> {
  const table = new PlayTable(book, draft, chance)
  // `as`: what is no move has been refused.
  whileDraft(draft, () => playOn(book, table, draft, seat, move as PlainMove))
  return table
}

class ChapterReached extends Error {}

/** A table at which play stands still once so many chapters have ended. */
class TableUntilChapter<G extends Game> extends PlayTable<G> {
  readonly #count: number

  constructor(course: Course<G>, state: G['state'], chance: Chance, count: number) {
    super(course, state, chance)
    this.#count = count
  }

  override endChapter(name: string): void {
    super.endChapter(name)
    if (this.chapters.length === this.#count) throw new ChapterReached()
  }
}

/**
 * The state at the moment at which so many chapters have ended by a move that the rules allow: before whatever the next phase begins
 * with. Undefined if fewer end.
 */
export function atChapterEnd<G extends Game>(
  book: Rulebook<G>,
  { state, chance }: Position<G['state']>,
  seat: string,
  move: PlainMove,
  seed: string,
  count: number,
): G['state'] | undefined {
  const draft = copy(state)
  const table = new TableUntilChapter(book, draft, new SeededChance(seed, chance), count)
  try {
    whileDraft(draft, () => playOn(book, table, draft, seat, move))
    return undefined
  } catch (error) {
    if (error instanceof ChapterReached) return draft
    throw error
  }
}

/** Every decision that is owed. Nothing else says who may act when. */
export const owes = <G extends Game>(book: Rulebook<G>, state: G['state']): readonly Owed<G>[] =>
  state.result ? [] : phaseOf(book, state).owes(state)

export const owedBy = <G extends Game>(book: Rulebook<G>, state: G['state'], seat: string): readonly Owed<G>[] =>
  owes(book, state).filter((owed) => owed.seat === seat)

/** What the viewer may know of who is awaited: its own decisions, the open ones of others, and whether anything quiet goes on. */
export function awaited<G extends Game>(
  book: Rulebook<G>,
  state: G['state'],
  viewer: Viewer,
): { readonly owed: readonly Owed<G>[]; readonly quiet: boolean } {
  const all = owes(book, state)
  return { owed: all.filter((owed) => owed.seat === viewer || !owed.quiet), quiet: all.some((owed) => owed.quiet) }
}

/** The seats of which everybody may know that they are awaited, each once. */
export const openlyAwaited = <G extends Game>(book: Rulebook<G>, state: G['state']): readonly G['seat'][] => [
  ...new Set(owes(book, state).flatMap(({ seat, quiet }) => (quiet ? [] : [seat]))),
]

/** Who comes next. From what everybody may see, so that whoever is told so learns nothing. */
export const near = <G extends Game>(book: Rulebook<G>, state: G['state']): readonly G['seat'][] =>
  state.result ? [] : (phaseOf(book, state).near?.(viewOf(book, state, null)) ?? [])

export const sightOf = <G extends Game>(book: Rulebook<G>, state: G['state'], viewer: Viewer): Sight<G['view'], G['seat']> => ({
  view: viewOf(book, state, viewer),
  viewer,
  awaited: openlyAwaited(book, state),
})

export const viewOf = <G extends Game>(book: Rulebook<G>, state: G['state'], viewer: Viewer): G['view'] =>
  view<G>(book.secrets, state, viewer)
