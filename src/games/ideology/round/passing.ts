/** Passing and waiting in the Foreign and the Conflict Phase, which go round until everybody passes in a row (5.4, 6.8). */
import { move, oneOf, type PlainMove, refuse, type Table } from '../../../kernel/index.ts'
import { othersThan } from '../../shared/seats.ts'
import { inPhase, onTurn } from '../checks.ts'
import { allInfluence, controller, seatAfter } from '../derived.ts'
import { type Hold, holds, type Ideology, type RegionId, type Seat, type State } from '../state.ts'
import { startTurns } from './turns.ts'

export function startCircle(p: State): void {
  for (const seat of p.seats) p.holds[seat] = 'none'
  p.passes = 0
  startTurns(p)
}

/** The phase needs one full circle of consecutive passes, counted from the last action (R15). */
export const everybodyPassed = (p: State): boolean => p.passes >= p.seats.length

/** After an action: the passes are counted anew, and it is the next seat's turn. */
export function actionTaken(p: State, seat: Seat): void {
  p.passes = 0
  p.turn = seatAfter(p, seat)
}

function passTurn(p: State, seat: Seat): void {
  p.passes += 1
  p.turn = seatAfter(p, seat)
}

const tellPassed = (seats: readonly Seat[], table: Table): void => table.tell('passed', { seats, count: seats.length })

/** Seats that wait or have nothing to do pass without being asked, one after the other. */
export function passUnasked(p: State, hasNothingToDo: (p: State, seat: Seat) => boolean, table: Table): boolean {
  const passed: Seat[] = []
  while (p.turn !== null && !everybodyPassed(p)) {
    const seat = p.turn
    const waits = p.holds[seat] !== 'none'
    if (!waits && !hasNothingToDo(p, seat)) break
    // The others learn something that the seat had kept to itself.
    if (waits) table.reveal('waiting', { seat })
    passTurn(p, seat)
    passed.push(seat)
  }
  if (passed.length === 0) return false
  tellPassed(passed, table)
  return true
}

/** Whoever waits until it is touched there waits no longer. Judged before the action. */
export function touch(p: State, actor: Seat, region: RegionId, table: Table): void {
  for (const seat of othersThan(p, actor)) {
    if (p.holds[seat] !== 'touched') continue
    if (allInfluence(p, region, seat) === 0 && controller(p, region) !== seat) continue
    p.holds[seat] = 'none'
    table.tellOnly([seat], 'hold-released', { actor, region })
  }
}

/** A seat that passed may act again later. */
export const pass = move<Ideology>()({
  type: 'pass',
  answers: ['foreign', 'conflict'],
  open: (p, seat) => onTurn(p, seat, 'foreign', 'conflict'),
  play(p, seat, _, table) {
    passTurn(p, seat)
    tellPassed([seat], table)
  },
})

const isHold = (value: unknown): value is Hold => holds.some((hold) => hold === value)

/** At any time in these phases. While it waits the seat passes on its turns; it still answers attacks. */
export const hold = move<Ideology>()({
  type: 'hold',
  params: { until: oneOf(holds) },
  open: (p) => inPhase(p, 'foreign', 'conflict'),
  check(_, __, { until }) {
    if (!isHold(until)) return refuse('bad-move')
  },
  play(p, seat, { until }, table) {
    p.holds[seat] = until
    table.tellOnly([seat], 'holding', { until })
    // On the own turn that is a pass at once, by choice.
    if (until === 'none' || p.turn !== seat || p.conflict) return
    passTurn(p, seat)
    tellPassed([seat], table)
  },
})

/** 8 Waiting passes at once on the own turn. */
export const waits = (): PlainMove => ({ type: 'hold', until: 'touched' })
