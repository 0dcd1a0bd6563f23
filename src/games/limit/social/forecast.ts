import { copy, type Owed, type PlainMove, runOn } from '../../../kernel/index.ts'
import { limitCourse } from '../course.ts'
import { fossilsFor, people } from '../data.ts'
import { changesOf } from '../nation/account.ts'
import { hasPermanent } from '../nation/tracks.ts'
import { stepChoices } from '../round/todo.ts'
import {
  type Crisis,
  crises,
  type Limit,
  type Phase,
  type Res,
  type Seat,
  type State,
  type TodoKind,
  type View,
} from '../state.ts'
import { columnOf, foodShift, goodsShift } from './demands.ts'
import { grown } from './economy.ts'
import { moodOf, type StepName, stepNames } from './steps.ts'

export interface Need {
  readonly need: number
  readonly has: number
}

interface Shortage {
  readonly resource: Res
  readonly levels: number
  readonly why: string
}

/** What the social phase and its crises will do to a nation if nothing more is played and nobody helps. */
export interface Forecast {
  /** Absent once the step is over. */
  readonly food?: Need
  /** Absent where society wants no goods, too. */
  readonly goods?: Need
  readonly fossil?: Need
  readonly taxes?: number
  readonly mood?: ReturnType<typeof moodOf>
  readonly shortages: readonly Shortage[]
  /** What comes over the whole world. */
  readonly crises: readonly Crisis[]
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
const runsByItself: ReadonlySet<Phase> = new Set<Phase>(['social', 'resilience', 'crises'])

const nothingHeld = { hand: [], aside: [], played: [], decks: { society: [], production: [], 'army-economy': [] } }

/**
 * The world as a view shows it, without the cards in hands and decks, which no rule of these phases looks at. Outside of the phases that
 * run by themselves it stands where a generation begins: with nothing to play it goes on from there.
 */
function worldOf(view: State | View): State {
  return copy({
    ...view,
    ...(!runsByItself.has(view.phase) && { phase: 'policies', turn: null }),
    nations: Object.fromEntries(Object.entries(view.nations).map(([seat, nation]) => [seat, { ...nation, ...nothingHeld }])),
    todo: view.todo.filter((entry) => itsOwn.has(entry.kind)),
    events: null,
    // `as`: what the view hides is empty now; drawn cards go into a hand that nobody looks at.
  }) as unknown as State
}

/** Stops after the crises, or after the resilience tests. */
function untilItIsOver({ phase }: State, each: (p: State) => void = () => undefined): (p: State) => boolean {
  let begun = runsByItself.has(phase)
  return (p) => {
    if (withSteps.has(p.phase)) {
      begun = true
      each(p)
      return false
    }
    return begun && p.phase !== 'crises'
  }
}

const forecasts = new WeakMap<State | View, ReadonlyMap<Seat, Forecast>>()

/** Runs the rules themselves for the whole world, as deadlines would decide. Undefined once the game is over. */
export function forecastOf(view: State | View, seat: Seat): Forecast | undefined {
  if (view.phase === 'over') return undefined
  const known = forecasts.get(view) ?? worldForecast(worldOf(view))
  forecasts.set(view, known)
  return known.get(seat)
}

function worldForecast(before: State): ReadonlyMap<Seat, Forecast> {
  const drafts = before.seats.map((seat) => ({
    seat,
    forecast: { shortages: [], crises: [] } as Draft,
    last: undefined as StepName | undefined,
    moneyBefore: 0,
  }))
  const { events } = runOn(limitCourse, before, {
    until: untilItIsOver(before, (p) => {
      for (const draft of drafts) {
        const { seat, forecast, last } = draft
        const step = stepNames[(p.progress[seat]?.step ?? 0) - 1]
        if (p.todo.some((entry) => entry.seat === seat) || step === undefined || step === last) continue
        const { money } = p.nations[seat]
        if (step === 'taxes') draft.moneyBefore = money
        if (step === 'production' && last === 'taxes') forecast.taxes = money - draft.moneyBefore
        noteNeeds(forecast, p, seat, step)
        draft.last = step
      }
    }),
  })
  const coming = crises.filter((crisis) => events.some(({ key }) => key === `${crisis}-crisis`))
  return new Map(
    drafts.map(({ seat, forecast }) => [
      seat,
      {
        ...forecast,
        crises: coming,
        // `as`: the rules tell of shortages in this form.
        shortages: events.flatMap(({ key, params }) =>
          key === 'shortage' && params.seat === seat ? [params as unknown as Shortage] : [],
        ),
      },
    ]),
  )
}

/** Everything that changes for a nation until then, by kind, whatever its people choose on the way. */
export function changesAhead(view: State | View, seat: Seat): Readonly<Record<string, number>> {
  if (view.phase === 'over') return {}
  const before = worldOf(view)
  const usual = choosing(before, seat)
  const others = usual.choices.flatMap((choices, place) =>
    choices.map((choice) => choosing(before, seat, { place, choice }).changes),
  )
  const isCertain = ([kind, count]: readonly [string, number]): boolean =>
    others.every((changes) => (changes[kind] ?? 0) === count)
  return Object.fromEntries(Object.entries(usual.changes).filter(isCertain))
}

interface Choice {
  /** Which of the choices it is, counted from the first. */
  readonly place: number
  readonly choice: PlainMove
}

/** What changes if one of the seat's choices is made so, and the others as deadlines would; with what there is to choose each time. */
function choosing(before: State, seat: Seat, other?: Choice) {
  const choices: (readonly PlainMove[])[] = []
  const { state } = runOn(limitCourse, before, {
    until: untilItIsOver(before),
    decide(p, owed) {
      const possible = owed.seat === seat ? possibleSteps(p, seat, owed) : []
      if (possible.length === 0) return undefined
      choices.push(possible)
      return choices.length - 1 === other?.place ? other.choice : undefined
    },
  })
  return { choices, changes: changesOf(before, state, seat) }
}

function possibleSteps({ nations }: State, seat: Seat, { decision }: Owed<Limit>): readonly PlainMove[] {
  const nation = nations[seat]
  switch (decision) {
    case 'raise-class':
    case 'lower-class':
      return stepChoices[decision](nation).map((cls) => ({ type: decision, class: cls }))
    case 'lower-factory':
      return stepChoices[decision](nation).map((factory) => ({ type: decision, factory }))
    case 'choose-growth':
      return grown.map((factory) => ({ type: decision, factory }))
    default:
      return []
  }
}
