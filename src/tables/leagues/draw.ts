/** A table of a league as it was drawn: who sits there, in the order of the seats. */
export type DrawnTable = readonly string[]

/**
 * Draws tables so that people meet as evenly as can be and sit on all seats in turn. Where not everybody has room, those who have played
 * most wait. The same people with the same past are always drawn alike.
 */
export function draw(people: readonly string[], size: number, past: readonly DrawnTable[]): readonly DrawnTable[] {
  const tables = Math.floor(people.length / size)
  const games = (person: string): number => past.filter((table) => table.includes(person)).length
  const playing = people.toSorted((one, other) => games(one) - games(other)).slice(0, tables * size)
  const met = (one: string, other: string): number => past.filter((table) => table.includes(one) && table.includes(other)).length
  const groups = improved(
    Array.from({ length: tables }, (_, table) => playing.filter((__, index) => index % tables === table)),
    met,
  )
  return groups.map((group) => inTurn(group, past))
}

/** How unevenly a group has met: that two meet a third time weighs more than that two others meet a second time. */
const strain = (group: readonly string[], met: (one: string, other: string) => number): number =>
  group.reduce((sum, one, index) => sum + group.slice(index + 1).reduce((inner, other) => inner + met(one, other) ** 2, 0), 0)

/** Two people of different tables change places as long as that makes the tables more even. */
function improved(drawn: readonly string[][], met: (one: string, other: string) => number): readonly (readonly string[])[] {
  const groups = drawn.map((group) => [...group])
  for (let better = true; better; ) {
    better = false
    for (const [number, first] of groups.entries())
      for (const second of groups.slice(number + 1))
        for (let one = 0; one < first.length; one++)
          for (let other = 0; other < second.length; other++) {
            const before = strain(first, met) + strain(second, met)
            exchange(first, one, second, other)
            if (strain(first, met) + strain(second, met) < before) better = true
            else exchange(first, one, second, other)
          }
  }
  return groups
}

function exchange(first: string[], one: number, second: string[], other: number): void {
  const [a, b] = [first[one]!, second[other]!]
  first[one] = b
  second[other] = a
}

/** Each seat goes to whoever has sat there least often; who has sat there anyway is asked for the seats that are left. */
function inTurn(group: readonly string[], past: readonly DrawnTable[]): DrawnTable {
  const sat = (person: string, seat: number): number => past.filter((table) => table[seat] === person).length
  const order = [...group]
  const cost = (): number => order.reduce((sum, person, seat) => sum + sat(person, seat) ** 2, 0)
  for (let better = true; better; ) {
    better = false
    for (let one = 0; one < order.length; one++)
      for (let other = one + 1; other < order.length; other++) {
        const before = cost()
        exchange(order, one, order, other)
        if (cost() < before) better = true
        else exchange(order, one, order, other)
      }
  }
  return order
}
