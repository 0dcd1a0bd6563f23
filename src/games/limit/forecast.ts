import { copy } from '../../kernel/index.ts'
import { changesOf } from './account.ts'
import { fossilsFor, people } from './data.ts'
import { columnOf, foodShift, goodsShift } from './phases/social/demands.ts'
import { moodOf, type StepName } from './phases/social/steps.ts'
import { Projection } from './projection.ts'
import type { Res, Seat, State, View } from './state.ts'
import { hasPermanent } from './tracks.ts'

export interface Need {
  readonly need: number
  readonly has: number
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
  readonly shortages: readonly { readonly resource: Res; readonly levels: number }[]
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

/** Runs the rules themselves, for this nation alone: no allies, no crises. Undefined once the game is over. */
export function forecastOf(view: State | View, seat: Seat): Forecast | undefined {
  if (view.phase === 'over') return undefined
  const shortages: { resource: Res; levels: number }[] = []
  const projection = new Projection(view, {
    only: seat,
    tell(key, params) {
      // `as`: the rules tell of shortages in this form.
      if (key === 'shortage') shortages.push(params as { resource: Res; levels: number })
    },
  })
  const { state } = projection
  const before = copy(state)
  const forecast: Draft = { shortages, changes: {} }
  projection.begin()
  let moneyBefore = 0
  projection.runSteps(seat, (step) => {
    if (step === 'taxes') moneyBefore = state.nations[seat].money
    if (step === 'production') forecast.taxes = state.nations[seat].money - moneyBefore
    noteNeeds(forecast, state, seat, step)
  })
  forecast.changes = changesOf(before, state, seat)
  return forecast
}
