import { copy, type Table } from '../../kernel/index.ts'
import { crisesPhase } from './phases/crises.ts'
import { endGeneration } from './phases/generation.ts'
import { over } from './phases/scoring.ts'
import { type Shortfall, settle } from './phases/social/demands.ts'
import { followingStep, startProgress } from './phases/social/progress.ts'
import { finished, runStep } from './phases/social/steps.ts'
import type { Cls, Factory, Nation, Phase, Seat, State, Todo, View } from './state.ts'
import { removeEntry, stepChoices, stepTaken } from './todo.ts'
import { canLowerFactory, canRaiseFactory, lowerClass, lowerFactory, raiseClass, raiseFactory } from './tracks.ts'

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

const running: ReadonlySet<Phase> = new Set<Phase>(['social', 'crises', 'resilience'])

/** What follows by the rules themselves if nobody plays another card: the very steps of the game, on a copy, told to nobody. */
export class Projection {
  readonly state: State
  readonly #foresight: Foresight
  readonly #table: Table

  constructor(state: State | View, foresight: Foresight = defaultForesight) {
    this.state = withoutCards(state)
    this.#foresight = foresight
    const nothing = () => undefined
    this.#table = {
      tell: nothing,
      tellOnly: nothing,
      reveal: nothing,
      endChapter: nothing,
      enter: (phase) => this.#enter(phase as Phase),
      get chance(): never {
        throw new Error('limit: a projection knows no chance')
      },
    }
  }

  get table(): Table {
    return this.#table
  }

  /** Runs what is left of this generation, crises and all; once the game is over nothing happens any more. */
  generation(): State {
    const { state } = this
    const { round } = state
    if (state.result) return state
    if (!running.has(state.phase)) {
      state.turn = null
      this.#decideAll()
      this.#enter('social')
    }
    while (!state.result && state.round === round && running.has(state.phase)) this.#run()
    return state
  }

  /** The phases that run by themselves, each with the choices that come up in it. */
  #run(): void {
    const { state } = this
    this.#decideAll()
    if (state.phase === 'crises') crisesPhase.automatic?.(state, this.#table)
    else {
      // Nations are independent here, since nobody is asked for aid: one after the other comes to the same as side by side.
      for (const seat of state.seats) this.#runSteps(seat)
      state.progress = {}
      if (state.phase === 'social') this.#enter('crises')
      else {
        state.testsLeft -= 1
        this.#enter(state.testsLeft > 0 ? 'resilience' : 'over')
      }
    }
  }

  #runSteps(seat: Seat): void {
    const progress = this.state.progress[seat]!
    while (progress.step < finished) {
      const { step } = progress
      progress.step = followingStep(this.state, step)
      runStep(this.state, seat, step, this.#table)
      this.#decideAll()
    }
  }

  #decideAll(): void {
    for (let entry = this.state.todo[0]; entry; entry = this.state.todo[0]) this.#decide(entry)
  }

  #enter(phase: Phase): void {
    const { state } = this
    state.phase = phase
    if (phase === 'alliances' || phase === 'event') endGeneration(state, this.#table)
    else if (phase === 'social' || phase === 'resilience') startProgress(state)
    else if (phase === 'crises') crisesPhase.enter?.(state, this.#table)
    else if (phase === 'over') over.enter?.(state, this.#table)
  }

  #decide(entry: Todo): void {
    const { state } = this
    const nation = state.nations[entry.seat]
    switch (entry.kind) {
      case 'raise-class':
        raiseClass(nation, this.#foresight.raise(nation, stepChoices[entry.kind](nation)))
        return stepTaken(state, entry)
      case 'lower-class':
        lowerClass(nation, this.#foresight.lower(nation, stepChoices[entry.kind](nation)))
        return stepTaken(state, entry)
      case 'lower-factory':
        lowerFactory(nation, this.#foresight.lose(nation, stepChoices['lower-factory'](nation)))
        return stepTaken(state, entry)
      case 'growth': {
        const factory = this.#foresight.grow(nation, entry.dir)
        if (entry.dir === 1) raiseFactory(nation, factory)
        else lowerFactory(nation, factory)
        return removeEntry(state, entry)
      }
      case 'shortage':
        removeEntry(state, entry)
        // `as`: shortages are opened by demands only.
        return settle(state, entry.seat, entry.why as Shortfall, this.#table)
      default:
        return removeEntry(state, entry)
    }
  }
}
