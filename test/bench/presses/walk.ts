import { type Control, isTicked } from './controls.ts'
import { choicesOf, everyChoice, isWorthTouching, saysThat, type Wish, writingFor } from './fitting.ts'
import { formOf, isOfThePanel, type Press, type SeatPanel, type Shown, saysItsDeed } from './seat-panel.ts'

/** What a press costs: a button 1, a select 2, a form 2 and one for each of its fields. */
const buttonCost = 1
const selectCost = 2
const formCost = 2

/** Where a screen takes several moves, the way to all of them is looked for that much longer than the way to one. */
const slackForMore = 10
/** So many presses are tried for one move before every option is, and so many then. */
const mostTried = 400
const mostTriedWidely = 900
/** Of many fields that are still to be filled in, the first: their order seldom matters. */
const manyFields = 4
const firstFields = 3
/** So many moves ahead somebody looks who fills in a screen. */
const lookAhead = 3
/** A button that has led from several screens to one and the same so many times is pressed on one of them only. */
const sureOfOne = 4

interface Way {
  readonly shown: Shown
  readonly cost: number
  /** What each move has cost so far. */
  readonly costs: readonly number[]
}

export interface Walked {
  /** Presses by move; undefined where the panel does not lead to it. */
  readonly costs: readonly (number | undefined)[]
}

/** What has been learnt of buttons by their labels: how often each led to one and the same screen from several, or that it does not. */
export type Learnt = Map<string, number>

/** The shortest way over a panel from one move of a sitting to the next, to the sitting's end. */
export async function walk(
  panel: SeatPanel,
  wishes: readonly Wish[],
  kinds: ReadonlySet<string>,
  learnt: Learnt,
): Promise<Walked> {
  const reached: Way[][] = Array.from({ length: wishes.length + 1 }, () => [])
  const missed = new Set<number>()
  const start = await panel.fresh()
  if (start) reached[0]!.push({ shown: start, cost: 0, costs: [] })
  for (let at = 0; at < wishes.length; at++) {
    const way = cheapestOf(reached[at]!)
    if (!way && reached.slice(at + 1).some((later) => later.length > 0)) continue
    const search = { panel, wishes, kinds, learnt, at, reached }
    if (way && (await found(search, way, false))) continue
    if (way && (await found(search, way, true))) continue
    // Nothing on the panel leads there: whoever comes back later finds it done.
    missed.add(at)
    const shown = await panel.fresh(at + 1)
    if (shown) reached[at + 1]!.push({ shown, cost: way?.cost ?? 0, costs: [...(way?.costs ?? []), 0] })
  }
  const last = cheapestOf(reached[wishes.length]!)
  return { costs: wishes.map((_, index) => (missed.has(index) ? undefined : (last?.costs[index] ?? 0))) }
}

/** The cheapest way; of several the one with the shortest list that is still to be played. */
const cheapestOf = (ways: readonly Way[]): Way | undefined =>
  ways.toSorted((one, other) => one.cost - other.cost || one.shown.listed - other.shown.listed)[0]

interface Search {
  readonly panel: SeatPanel
  readonly wishes: readonly Wish[]
  /** The names of all kinds of move. */
  readonly kinds: ReadonlySet<string>
  readonly learnt: Learnt
  /** The move that is looked for. */
  readonly at: number
  readonly reached: Way[][]
}

/** Finds the cheapest ways from this one to the next move; false if there is none. */
async function found({ panel, wishes, kinds, learnt, at, reached }: Search, from: Way, widely: boolean): Promise<boolean> {
  const isLast = at === wishes.length - 1
  const [wish] = wishes.slice(at)
  if (!wish) return false
  const ahead = wishes.slice(at, at + 1 + lookAhead).filter(({ move: { type } }) => type === wish.move.type)
  const known = new Map<string, number>()
  /** Where each button has led to. */
  const led = new Map<string, string>()
  const open: Way[][] = []
  const queue = (way: Way) => {
    const bucket = open[way.cost] ?? []
    bucket.push(way)
    open[way.cost] = bucket
  }
  queue(from)
  known.set(from.shown.key, from.cost)
  let cheapest = Number.POSITIVE_INFINITY
  let tried = 0
  let takesMore = false
  for (let cost = 0; cost < open.length; cost++)
    for (const way of open[cost] ?? []) {
      if (cost >= cheapest + (takesMore ? slackForMore : 0)) return true
      if ((known.get(way.shown.key) ?? cost) < cost) continue
      const steps = stepsFrom(way.shown, wish, ahead, kinds, widely)
      const screen = screenOf(way.shown)
      takesMore ||= steps.some(({ isAhead }) => isAhead)
      for (const { press, price } of steps) {
        const next = cost + price
        if (next > cheapest + (takesMore ? slackForMore : 0)) continue
        const { kind } = press.control
        const label = `${press.control.label} of ${screen}`
        if (kind === 'button' && led.has(label) && (learnt.get(label) ?? 0) >= sureOfOne) continue
        if (++tried > (widely ? mostTriedWidely : mostTried)) return cheapest < Number.POSITIVE_INFINITY
        const shown = await panel.press(way.shown, press)
        if (kind === 'button') learn(learnt, label, led.get(label), shown?.key)
        if (!shown || (known.get(shown.key) ?? Number.POSITIVE_INFINITY) <= next) continue
        if (kind === 'button') led.set(label, shown.key)
        known.set(shown.key, next)
        const done = shown.played + shown.listed
        // What lies on the list must be played in the end.
        const arrived = done > at && (!isLast || shown.played > at)
        if (done > at && arrived) {
          const each = (next - from.cost) / (done - at)
          const costs = [...way.costs, ...Array.from({ length: done - at }, () => each)]
          reached[done]!.push({ shown, cost: next, costs })
          if (done === at + 1 || cheapest === Number.POSITIVE_INFINITY) cheapest = Math.min(cheapest, next)
        } else if (done >= at) queue({ shown, cost: next, costs: way.costs })
      }
    }
  return cheapest < Number.POSITIVE_INFINITY
}

/** That a button leads to one screen wherever it stands is only believed as long as nothing speaks against it. */
function learn(learnt: Learnt, label: string, before: string | undefined, now: string | undefined): void {
  if (before === undefined) return
  learnt.set(label, before === now ? (learnt.get(label) ?? 0) + 1 : Number.NEGATIVE_INFINITY)
}

/** Which screen it is, whatever is chosen on it: by what its buttons are called. */
const screenOf = ({ controls }: Shown): string =>
  controls.flatMap(({ kind, label }) => (kind === 'button' ? [label.replaceAll(/\d+/g, '')] : [])).join(' | ')

interface Step {
  readonly press: Press
  readonly price: number
  /** It serves a later move. */
  readonly isAhead: boolean
}

function stepsFrom(
  { controls }: Shown,
  wish: Wish,
  ahead: readonly Wish[],
  kinds: ReadonlySet<string>,
  widely: boolean,
): readonly Step[] {
  const pressable = controls.filter(isOfThePanel)
  const buttons = pressable.flatMap((control): Step[] => {
    if (control.kind !== 'button') return []
    const { label } = control
    // Somebody who wants this does not open that.
    if (!widely && label !== wish.type && kinds.has(label)) return []
    const { among } = control
    if (among !== undefined) {
      const others = pressable.flatMap((other) =>
        other.kind === 'button' && (other.among === among || isTicked(other.label)) ? [other.label] : [],
      )
      if (!widely && !isWorthTouching(label, others, wish)) return []
    }
    if (saysItsDeed(control) && !ahead.some((one) => saysThat(label, one))) return []
    const fields = formOf(control)?.fields ?? []
    const written = new Map(fields.map(({ id, label }) => [id, writingFor(label, wish)] as const))
    const price = fields.length > 0 ? formCost + fields.length : buttonCost
    return [{ press: { control, values: [], written }, price, isAhead: false }]
  })
  const fields = pressable.flatMap((control) => {
    const steps = choicesIn(control, wish, ahead, widely)
    return steps.length > 0 ? [steps] : []
  })
  return [...buttons, ...(fields.length > manyFields && !widely ? fields.slice(0, firstFields) : fields).flat()]
}

function choicesIn(control: Control, wish: Wish, ahead: readonly Wish[], widely: boolean): readonly Step[] {
  if (control.kind !== 'select') return []
  const own = choicesOf(control, [wish])
  const all = choicesOf(control, ahead)
  const isOwn = (values: readonly string[]) => own.some((choice) => choice.join() === values.join())
  const choices = all.length > 0 || !widely ? all : everyChoice(control)
  return choices.map((values) => ({
    press: { control, values, written: new Map() },
    price: selectCost,
    isAhead: all.length > 0 && !isOwn(values),
  }))
}
