import { expect, test } from 'vitest'
import { computerNames } from '../../../src/discord/people/computers.ts'
import type { SeatLook } from '../../../src/tables/index.ts'

const computer = (number: number): SeatLook => ({
  ...{ number, seat: null, person: null, name: null, computer: 'seated', level: 'normal', wish: null },
  ...{ step: 0, since: null, until: null, awayUntil: null },
})
const person = (number: number, name: string): SeatLook => ({
  ...computer(number),
  person: name,
  name,
  computer: null,
  level: null,
})

const namesAt = (id: string, seats: readonly SeatLook[]): readonly string[] => [...computerNames({ id, seats }).values()]

test('computers of a table are all called otherwise, and always alike', () => {
  const seats = Array.from({ length: 8 }, (_, number) => computer(number))
  for (const id of ['one', 'two', 'three']) {
    expect(new Set(namesAt(id, seats)).size).toBe(8)
    expect(namesAt(id, seats)).toEqual(namesAt(id, seats))
  }
  expect(namesAt('one', seats)).not.toEqual(namesAt('two', seats))
})

test('no computer is called like somebody who sits there, and people keep their names', () => {
  const [first] = namesAt('one', [computer(1)])
  const named = computerNames({ id: 'one', seats: [person(0, first!.toUpperCase()), computer(1)] })
  expect([...named.keys()]).toEqual([1])
  expect(named.get(1)).not.toBe(first)
})
