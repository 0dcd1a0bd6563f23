import { type Refusal, refuse } from '../../kernel/index.ts'

interface Seated<Seat extends string> {
  readonly seats: readonly Seat[]
}

/** Whether the value is a seat of this very game. */
export const isSeat = <Seat extends string>(p: Seated<Seat>, value: unknown): value is Seat =>
  p.seats.some((seat) => seat === value)

/** All who sit there but this one. */
export const othersThan = <Seat extends string>(p: Seated<Seat>, seat: Seat): Seat[] => p.seats.filter((other) => other !== seat)

/** The common refusal once there is a result. */
export const gameOver = (p: { readonly result: unknown }): Refusal | undefined => (p.result ? refuse('game-over') : undefined)

/** The common refusal for whoever does not sit at the table. */
export const unknownSeat = (p: Seated<string>, seat: string): Refusal | undefined =>
  isSeat(p, seat) ? undefined : refuse('unknown-seat')
