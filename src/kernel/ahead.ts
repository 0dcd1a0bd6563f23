import { type Chance, SeededChance } from './chance.ts'
import type { Course } from './course.ts'
import type { Event, Game, Notice, Owed, PlainMove } from './game.ts'
import { copy } from './json.ts'
import { PlayTable, playOn } from './play.ts'
import { whileDraft } from './remembered.ts'

/** How a position is looked ahead from. */
export interface Ahead<G extends Game> {
  /** Where to stop: asked before each phase begins, before each step that nobody decides, and before each decision; with what has been told since. */
  until(p: G['state'], events: readonly Event[]): boolean
  /** What is decided on the way; a deadline's answer where it says nothing. */
  decide?(p: G['state'], owed: Owed<G>): PlainMove | undefined
}

/** What lies ahead. */
export interface Outlook<State> {
  readonly state: State
  readonly events: readonly Event[]
  /** Chance had a say, so that it may come otherwise. */
  readonly chancy: boolean
  /** Secrets had a say. */
  readonly revealed: readonly Notice[]
}

/** More decisions than lie between any two points worth looking at: beyond them play does not get there. */
const mostDecisions = 5_000

/**
 * Plays on, by the rules themselves, while everybody decides as deadlines would: for looking ahead, on a position that may be imagined.
 * The same position gives the same outlook. What `decide` says is trusted to be legal.
 */
export function runOn<G extends Game>(
  course: Course<G>,
  state: G['state'],
  { until, decide }: Ahead<G>,
  chance: SeededChance = new SeededChance('looking ahead'),
): Outlook<G['state']> {
  const draft = copy(state)
  const before = chance.mark.counter
  const table = new LookingAhead(course, draft, chance, until)
  whileDraft(draft, () => {
    table.settle()
    for (let decisions = 0; !table.isDone(); decisions++) {
      const [owed] = course.phases[draft.phase as G['state']['phase']].owes(draft)
      if (!owed) throw new Error(`${draft.game}: nobody decides in phase ${draft.phase}`)
      if (decisions > mostDecisions) throw new Error(`${draft.game}: looking ahead leads nowhere from phase ${draft.phase}`)
      const fallback = course.decisions[owed.decision as G['decision']]
      playOn(course, table, draft, owed.seat, decide?.(draft, owed) ?? fallback.fallback(draft, owed.seat, owed))
    }
  })
  return { state: draft, events: table.events, chancy: chance.mark.counter !== before, revealed: table.revealed }
}

/** A table at which nobody sits. */
class LookingAhead<G extends Game> extends PlayTable<G> {
  override readonly isHeard = false
  readonly #until: Ahead<G>['until']

  constructor(course: Course<G>, state: G['state'], chance: Chance, until: Ahead<G>['until']) {
    super(course, state, chance)
    this.#until = until
  }

  override tell(key: string, params: Notice['params'] = {}): void {
    this.events.push({ key, params })
  }

  protected override isStopped(): boolean {
    return this.#until(this.state, this.events)
  }
}
