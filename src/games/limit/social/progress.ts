import type { Table } from '../../../kernel/index.ts'
import { groupOf } from '../derived.ts'
import { waitsForAid } from '../round/todo.ts'
import { alliances, type Seat, type State } from '../state.ts'
import { finished, runStep } from './steps.ts'

/** The steps of the social phase, and those that a resilience test runs (7). */
const followingStep = (p: State, step: number): number =>
  p.phase === 'resilience' ? ({ 1: 3, 3: 9 }[step] ?? finished) : step + 1

/** 5.3: everybody starts at step 1, with the column of class C as it is now. */
export function startProgress(p: State): void {
  p.progress = {}
  for (const seat of p.seats) p.progress[seat] = { step: 1, column: p.nations[seat].classes.C }
}

const isWaiting = (p: State, seat: Seat): boolean =>
  p.todo.length > 0 && (p.todo.some((entry) => entry.seat === seat) || waitsForAid(p, seat))

const stepOf = (p: State, seat: Seat): number => p.progress[seat]?.step ?? finished

/** Whether the nation could go on from this step now. */
const isReady = (p: State, seat: Seat, step: number): boolean => {
  const at = stepOf(p, seat)
  return at > step || (at === step && !isWaiting(p, seat))
}

/** Allies keep step with each other: one may need what the other still has. */
const mayRun = (p: State, seat: Seat, step: number): boolean =>
  isReady(p, seat, step) && alliances.every((kind) => groupOf(p, seat, kind).every((ally) => isReady(p, ally, step)))

/** Runs one step of the nation whose turn it is: the lowest step first, ties in turn order. False if all wait or are through. */
export function runNextStep(p: State, table: Table): boolean {
  let seat: Seat | undefined
  let lowest = finished
  const first = p.seats.indexOf(p.leader)
  for (let place = 0; place < p.seats.length; place++) {
    const candidate = p.seats[(first + place) % p.seats.length]!
    const step = stepOf(p, candidate)
    if (step < lowest && mayRun(p, candidate, step)) [seat, lowest] = [candidate, step]
  }
  if (!seat) return false
  const progress = p.progress[seat]!
  const step = progress.step
  progress.step = followingStep(p, step)
  runStep(p, seat, step, table)
  return true
}

export const allFinished = (p: State): boolean => p.todo.length === 0 && p.seats.every((seat) => stepOf(p, seat) >= finished)
