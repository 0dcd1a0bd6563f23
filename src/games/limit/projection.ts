import { copy } from '../../kernel/index.ts'
import { crisesPhase } from './phases/crises.ts'
import { endGeneration } from './phases/generation.ts'
import { over } from './phases/scoring.ts'
import { type Shortfall, settle } from './phases/social/demands.ts'
import { grow } from './phases/social/economy.ts'
import { followingStep, startProgress } from './phases/social/progress.ts'
import { finished, runStep, type StepName, stepNames } from './phases/social/steps.ts'
import { SilentTable } from './silent.ts'
import type { Cls, Entry, Factory, Nation, Phase, Seat, State, StepKind, Todo, View } from './state.ts'
import { removeEntry, stepChoices, stepTaken } from './todo.ts'
import { canLowerFactory, canRaiseFactory, lowerClass, lowerFactory, raiseClass } from './tracks.ts'

/** How the choices that come up on the way are made. */
export interface Foresight {
  raise(nation: Nation, classes: readonly Cls[]): Cls
  lower(nation: Nation, classes: readonly Cls[]): Cls
  lose(nation: Nation, factories: readonly Factory[]): Factory
  grow(nation: Nation, dir: 1 | -1): 'industrial' | 'military'
}

/** As deadlines would decide (8). */
export const defaultForesight: Foresight = {
  raise: (_nation, classes) => classes.at(-1)!,
  lower: (_nation, classes) => classes[0]!,
  lose: (_nation, factories) =>
    (['military', 'industrial', 'renewable'] as const).find((factory) => factories.includes(factory))!,
  grow: (nation, dir) =>
    (dir === 1 ? canRaiseFactory(nation, 'industrial') : !canLowerFactory(nation, 'military')) ? 'industrial' : 'military',
}

/** The position without cards in hands and decks, which no rule of these phases looks at: a view knows as much. */
function withoutCards(p: State | View): State {
  const nations = Object.fromEntries(
    Object.entries(p.nations).map(([seat, nation]) => [
      seat,
      { ...nation, hand: [], aside: [], played: [], decks: { society: [], production: [], 'army-economy': [] } },
    ]),
  )
  // `as`: what the view hides has been replaced; entries about drawn cards do not survive into these phases.
  return copy({ ...p, nations, events: null }) as unknown as State
}

const isSteps = (entry: Todo): entry is Entry<StepKind> =>
  entry.kind === 'raise-class' || entry.kind === 'lower-class' || entry.kind === 'lower-factory'

function alone(p: State, seat: Seat): State {
  const todo = p.todo.filter((entry) => entry.seat === seat)
  const groups = { military: [], economic: [], agreed: { military: [], economic: [] } }
  return { ...p, seats: [seat], leader: seat, todo, alliances: groups }
}

const running: ReadonlySet<Phase> = new Set<Phase>(['social', 'crises', 'resilience'])

export interface Prospect {
  readonly foresight?: Foresight
  /** Looks at this nation alone: no others, no allies. */
  readonly only?: Seat
  /** Hears what would be told. */
  tell?(key: string, params: Readonly<Record<string, unknown>>): void
}

/** What follows by the rules themselves if nobody plays another card: the very steps of the game, on a copy. */
export class Projection {
  readonly state: State
  readonly table: SilentTable
  readonly #foresight: Foresight

  constructor(p: State | View, { foresight = defaultForesight, only, tell }: Prospect = {}) {
    this.state = only ? alone(withoutCards(p), only) : withoutCards(p)
    this.#foresight = foresight
    // `as`: the rules enter their own phases only.
    this.table = new SilentTable((phase) => this.#enter(phase as Phase), tell)
  }

  /** Runs what is left of this generation, crises and all; once the game is over nothing happens any more. */
  generation(): State {
    const { state } = this
    const { round } = state
    this.begin()
    while (!state.result && state.round === round && running.has(state.phase)) this.#run()
    return state
  }

  /** Brings the position to where its next steps begin. */
  begin(): void {
    const { state } = this
    if (state.result) return
    state.turn = null
    this.#decideAll()
    if (!running.has(state.phase)) this.#enter('social')
  }

  /** The phases that run by themselves, each with the choices that come up in it. */
  #run(): void {
    const { state } = this
    this.#decideAll()
    if (state.phase === 'crises') {
      crisesPhase.automatic?.(state, this.table)
      return
    }
    // Nations are independent here, since nobody is asked for aid: one after the other comes to the same as side by side.
    for (const seat of state.seats) this.runSteps(seat)
    state.progress = {}
    if (state.phase === 'resilience') state.testsLeft -= 1
    this.#enter(state.phase === 'social' ? 'crises' : state.testsLeft > 0 ? 'resilience' : 'over')
  }

  /** All steps that a nation still has before it; `before` is told the name of each. */
  runSteps(seat: Seat, before?: (step: StepName) => void): void {
    const progress = this.state.progress[seat]
    while (progress && progress.step < finished) {
      const { step } = progress
      progress.step = followingStep(this.state, step)
      before?.(stepNames[step - 1]!)
      runStep(this.state, seat, step, this.table)
      this.#decideAll()
    }
  }

  #decideAll(): void {
    for (let entry = this.state.todo[0]; entry; entry = this.state.todo[0]) this.#decide(entry)
  }

  #enter(phase: Phase): void {
    const { state } = this
    state.phase = phase
    if (phase === 'alliances' || phase === 'event') endGeneration(state, this.table)
    else if (phase === 'social' || phase === 'resilience') startProgress(state)
    else if (phase === 'crises') crisesPhase.enter?.(state, this.table)
    else if (phase === 'over') over.enter?.(state, this.table)
  }

  #decide(entry: Todo): void {
    const { state } = this
    const nation = state.nations[entry.seat]
    if (entry.kind === 'raise-class') raiseClass(nation, this.#foresight.raise(nation, stepChoices[entry.kind](nation)))
    if (entry.kind === 'lower-class') lowerClass(nation, this.#foresight.lower(nation, stepChoices[entry.kind](nation)))
    if (entry.kind === 'lower-factory') lowerFactory(nation, this.#foresight.lose(nation, stepChoices[entry.kind](nation)))
    if (isSteps(entry)) {
      stepTaken(state, entry)
      return
    }
    removeEntry(state, entry)
    if (entry.kind === 'growth') grow(nation, this.#foresight.grow(nation, entry.dir), entry.dir)
    // `as`: shortages are opened by demands only.
    if (entry.kind === 'shortage') settle(state, entry.seat, entry.why as Shortfall, this.table)
  }
}
