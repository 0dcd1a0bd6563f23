import type { SeatLook, TableLook } from '../../tables/index.ts'

/** What computers are called: after people who thought about thinking machines, or made them. */
const names = [
  ...['Ada', 'Blaise', 'Charles', 'Dorothy', 'Edsger', 'Frances', 'Grace', 'Hedy', 'Ivan', 'Joan', 'Konrad', 'Leonhard'],
  ...['Mary', 'Niklaus', 'Olga', 'Radia', 'Sergei', 'Ursula', 'Wilhelm'],
]

/** Whether nobody else has ever sat there, or will again. */
export const isComputers = ({ computer, person }: SeatLook): boolean => computer === 'seated' && person === null

/** The names of a table's own computers, by the number of their seat: others at another table, and none that one of the people there has. */
export function computerNames({ id, seats }: Pick<TableLook, 'id' | 'seats'>): ReadonlyMap<number, string> {
  const taken = new Set(seats.map(({ name }) => name?.toLowerCase()))
  const free = names.filter((name) => !taken.has(name.toLowerCase()))
  const first = [...id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  return new Map(seats.filter(isComputers).map(({ number }) => [number, free[(first + number) % free.length]!]))
}
