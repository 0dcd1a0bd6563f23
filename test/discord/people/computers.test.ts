import { expect, test } from 'vitest'
import { computerNames } from '../../../src/discord/people/computers.ts'
import type { SeatLook } from '../../../src/tables/index.ts'

const computer = (number: number): SeatLook => ({
  ...{ number, seat: null, person: null, name: null, computer: 'seated', level: 'normal', wish: null },
  ...{ nameplate: number, step: 0, since: null, until: null, awayUntil: null },
})
const person = (number: number, name: string): SeatLook => ({
  ...computer(number),
  person: name,
  name,
  computer: null,
  level: null,
})

const namesAt = (secretHash: string, seats: readonly SeatLook[]): readonly string[] => [
  ...computerNames({ secretHash, seats }).values(),
]

test('computers of a table are all called otherwise, and always alike', () => {
  const seats = Array.from({ length: 8 }, (_, number) => computer(number))
  for (const table of ['one', 'two', 'three']) {
    expect(new Set(namesAt(table, seats)).size).toBe(8)
    expect(namesAt(table, seats)).toEqual(namesAt(table, seats))
  }
  expect(namesAt('one', seats)).not.toEqual(namesAt('two', seats))
})

test('no computer is called like somebody who sits there, and people keep their names', () => {
  const [first] = namesAt('one', [computer(1)])
  const named = computerNames({ secretHash: 'one', seats: [person(0, first!.toUpperCase()), computer(1)] })
  expect([...named.keys()]).toEqual([1])
  expect(named.get(1)).not.toBe(first)
})

test('somebody who sits down changes the name of that computer alone which is called like them', () => {
  const computers = Array.from({ length: 7 }, (_, number) => computer(number))
  const before = namesAt('one', computers)
  for (const [index, name] of before.entries()) {
    const after = namesAt('one', [...computers, person(7, name)])
    expect(after.toSpliced(index, 1)).toEqual(before.toSpliced(index, 1))
    expect(new Set([...after, name]).size).toBe(8)
  }
  expect(namesAt('one', [...computers, person(7, 'Nobody else')])).toEqual(before)
})
