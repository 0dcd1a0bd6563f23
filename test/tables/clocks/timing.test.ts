import { describe, expect, test } from 'vitest'
import type { Pace, SeatLive } from '../../../src/store/index.ts'
import { type Demand, expiry, freshSeat, timed } from '../../../src/tables/clocks/timing.ts'

const pace: Pace = { preset: 'custom', bank: 100, increment: 20, reaction: 10, excused: 0 }
const nothing: Demand = { owes: false, reaction: false, stands: false }
const turn: Demand = { owes: true, reaction: false, stands: false }
const reaction: Demand = { owes: true, reaction: true, stands: false }
const standing = { ...turn, stands: true }

/** A seat after these demands, each at its time. */
const seatAt = (...steps: readonly (readonly [now: number, demand: Demand])[]): SeatLive =>
  steps.reduce((seat, [now, demand]) => timed(seat, pace, demand, { now, away: 0 }), freshSeat(pace))

const left = (seat: SeatLive, now: number): number | undefined => (seat.running ? expiry(seat.running, 0) - now : undefined)

describe('a seat’s clock', () => {
  test('starts with the bank and an increment', () => {
    expect(left(seatAt([0, turn]), 0)).toBe(120)
  })

  test('keeps what was not used, but never more than bank and increment', () => {
    expect(left(seatAt([0, turn], [5, nothing], [50, turn]), 50)).toBe(120)
    expect(left(seatAt([0, turn], [70, nothing], [90, turn]), 90)).toBe(70)
  })

  test('has nothing but the increment once the bank is spent', () => {
    expect(left(seatAt([0, turn], [500, nothing], [600, turn]), 600)).toBe(20)
  })

  test('is not touched by what goes on in its sitting', () => {
    const once = seatAt([0, turn])
    expect(timed(once, pace, turn, { now: 30, away: 0 })).toBe(once)
  })

  test('stands while others are waited for, within one sitting that earns once', () => {
    const seat = seatAt([0, turn], [30, standing], [80, turn])
    expect(left(seat, 80)).toBe(90)
    expect(seat.sitting).toBe(1)
  })

  test('of a reaction is short and leaves the bank alone', () => {
    const reacting = seatAt([0, reaction])
    expect(left(reacting, 0)).toBe(10)
    const later = timed(timed(reacting, pace, nothing, { now: 8, away: 0 }), pace, turn, { now: 9, away: 0 })
    expect(left(later, 9)).toBe(120)
  })

  test('of each new reaction begins anew', () => {
    expect(left(seatAt([0, reaction], [8, nothing], [20, reaction]), 20)).toBe(10)
  })

  test('of a reaction that stands goes on with what was left', () => {
    expect(left(seatAt([0, reaction], [4, { ...reaction, stands: true }], [50, reaction]), 50)).toBe(6)
  })

  test('is given what Chancery was away since it was set going', () => {
    const seat = timed(freshSeat(pace), pace, turn, { now: 0, away: 1000 })
    const stopped = timed(seat, pace, nothing, { now: 90, away: 1060 })
    expect(stopped.left).toBe(90)
  })

  test('does not exist without a bank', () => {
    const none = { ...pace, bank: null }
    expect(timed(freshSeat(none), none, turn, { now: 0, away: 0 }).running).toBeNull()
  })
})
