import { copy, runOn } from '../../../kernel/index.ts'
import { limitCourse } from '../course.ts'
import { fossilsFor, people } from '../data.ts'
import { changesOf } from '../nation/account.ts'
import { hasPermanent } from '../nation/tracks.ts'
import type { Phase, Res, Seat, State, TodoKind, View } from '../state.ts'
import { columnOf, foodShift, goodsShift } from './demands.ts'
import { moodOf, type StepName, stepNames } from './steps.ts'

export interface Need {
  readonly need: number
  readonly has: number
}

interface Shortage {
  readonly resource: Res
  readonly levels: number
}

/** What the social phase will do to a nation if nothing more is played and its choices are left to the deadlines. */
export interface Forecast {
  /** Absent once the step is over. */
  readonly food?: Need
  /** Absent where society wants no goods, too. */
  readonly goods?: Need
  readonly fossil?: Need
  readonly taxes?: number
  readonly mood?: ReturnType<typeof moodOf>
  readonly shortages: readonly Shortage[]
  /** Everything that changes in the end, by kind. */
  readonly changes: Readonly<Record<string, number>>
}

type Draft = { -readonly [Key in keyof Forecast]: Forecast[Key] }

/** What a nation needs at the beginning of a step. */
function noteNeeds(forecast: Draft, p: State, seat: Seat, step: StepName): void {
  const nation = p.nations[seat]
  const { level, stock, factories, disorder } = nation
  if (step === 'food') forecast.food = { need: people(level + foodShift(nation)), has: stock.renewable }
  const shift = goodsShift(nation, columnOf(p, seat))
  if (step === 'consumption' && shift !== null) forecast.goods = { need: people(level + shift), has: stock.industrial }
  if (step === 'production') {
    const farming = hasPermanent(nation, 'intensive-farming') ? 1 : 0
    forecast.fossil = { need: farming + fossilsFor(factories.industrial) + fossilsFor(factories.military), has: stock.fossil }
  }
  if (step === 'public-order') forecast.mood = moodOf(disorder)
}

/** What is asked of a nation by its own society. */
const itsOwn: ReadonlySet<TodoKind> = new Set<TodoKind>(['raise-class', 'lower-class', 'lower-factory', 'growth', 'shortage'])

const withSteps: ReadonlySet<Phase> = new Set<Phase>(['social', 'resilience'])

/**
 * This nation alone as a view shows it, without allies and without cards in hands and decks, which no rule of the social phase looks at.
 * Outside of the phases that run by themselves it stands where a generation begins: with nothing to play it goes on from there.
 */
function alone(view: State | View, seat: Seat): State {
  const none = { hand: [], aside: [], played: [], decks: { society: [], production: [], 'army-economy': [] } }
  const nation = { ...view.nations[seat], ...none }
  const groups = { military: [], economic: [], agreed: { military: [], economic: [] } }
  const runs = withSteps.has(view.phase) || view.phase === 'crises'
  return copy({
    ...view,
    ...(!runs && { phase: 'policies', turn: null }),
    seats: [seat],
    leader: seat,
    nations: { [seat]: nation },
    todo: view.todo.filter((entry) => entry.seat === seat && itsOwn.has(entry.kind)),
    alliances: groups,
    events: null,
    // `as`: what the view hides is empty now; drawn cards go into a hand that nobody looks at.
  }) as unknown as State
}

/** Runs the rules themselves, for this nation alone: no allies, no crises. Undefined once the game is over. */
export function forecastOf(view: State | View, seat: Seat): Forecast | undefined {
  if (view.phase === 'over') return undefined
  const before = alone(view, seat)
  const forecast: Draft = { shortages: [], changes: {} }
  let last: StepName | undefined
  let [begun, moneyBefore] = [before.phase === 'crises', 0]
  const { state, events } = runOn(limitCourse, before, {
    until(p) {
      if (!withSteps.has(p.phase)) return begun
      begun = true
      const step = stepNames[(p.progress[seat]?.step ?? 0) - 1]
      if (p.todo.length > 0 || step === undefined || step === last) return false
      const { money } = p.nations[seat]
      if (step === 'taxes') moneyBefore = money
      if (step === 'production' && last === 'taxes') forecast.taxes = money - moneyBefore
      noteNeeds(forecast, p, seat, step)
      last = step
      return false
    },
  })
  // `as`: the rules tell of shortages in this form.
  const shortages = events.filter(({ key }) => key === 'shortage').map(({ params }) => params as unknown as Shortage)
  return { ...forecast, shortages, changes: changesOf(before, state, seat) }
}
