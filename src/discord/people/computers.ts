import type { SeatLook, TableLook } from '../../tables/index.ts'

/** What computers are called: after people who thought about thinking machines, or made them. */
const names = [
  ...['Ada', 'Blaise', 'Charles', 'Dorothy', 'Edsger', 'Frances', 'Grace', 'Hedy', 'Ivan', 'Joan', 'Konrad', 'Leonhard'],
  ...['Mary', 'Niklaus', 'Olga', 'Radia', 'Sergei', 'Ursula', 'Wilhelm'],
]

/** Whether nobody else has ever sat there, or will again. */
export const isComputers = ({ computer, person }: SeatLook): boolean => computer === 'seated' && person === null

/** A table has so many seats at most, and goes through so many of the names; the others are for those whose name somebody has there. */
const mostSeats = 8

/**
 * The names of a table's own computers, by the number of their seat: others at another table, and none that one of the people there has.
 * They stay, whoever comes or goes: a computer alone that is called like somebody new is called otherwise.
 */
export function computerNames({ secretHash, seats }: Pick<TableLook, 'secretHash' | 'seats'>): ReadonlyMap<number, string> {
  const people = new Set(seats.map(({ name }) => name?.toLowerCase()))
  const first = [...secretHash].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  const inTurn = names.map((_, index) => names[(first + index) % names.length]!)
  const spare = inTurn.slice(mostSeats).filter((name) => !people.has(name.toLowerCase()))
  return new Map(
    seats.filter(isComputers).map(({ number, nameplate }) => {
      const usual = inTurn[nameplate]!
      return [number, people.has(usual.toLowerCase()) ? spare[nameplate % spare.length]! : usual]
    }),
  )
}
