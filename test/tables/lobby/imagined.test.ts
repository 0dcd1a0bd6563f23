import { describe, expect, test } from 'vitest'
import { games } from '../../../src/games/index.ts'
import { type AnyRulebook, legal, SeededChance, viewOf } from '../../../src/kernel/index.ts'
import { checkContents } from '../../../src/tools/contents.ts'
import { by, done, lookAt, newRequest, openGame, openHouse } from '../house.ts'

const gamesModule = new URL('../../../src/games/index.ts', import.meta.url)
const people = ['anna', 'bo', 'cleo', 'dora', 'emil']
const moves = 12

describe.each(games.map(({ rulebook }) => [rulebook.id, rulebook as unknown as AnyRulebook] as const))('of %s', (game, book) => {
  test('a copy of a game that is on begins with what its seat sees, and nothing else of it', async () => {
    const house = await openHouse({ games, gamesModule })
    const { tables } = house
    const terms = { whatIf: true }
    const { id, channel } = await openGame(house, people.slice(0, Math.max(3, book.seats.from)), { game, terms })
    const chance = new SeededChance(`before a copy of ${game}`)
    for (let move = 0; move < moves; move++) {
      const { state, seats } = await lookAt(house, id)
      const asked = seats.flatMap(({ seat, person }) => {
        const listed = seat === null ? [] : legal(book, state!, seat)
        return person === null || listed.length === 0 ? [] : [{ person, listed }]
      })
      const { person, listed } = chance.pick(asked)
      done(await tables.play({ ...by(person, id), moves: [chance.pick(listed)] }))
    }
    const source = await lookAt(house, id)
    let differs = false
    for (const { seat, person } of source.seats) {
      const wish = { person: person!, name: person!, channel: `${channel} of ${person}`, server: null, language: 'en' } as const
      const { look } = done(await tables.copy({ ...wish, request: newRequest(), table: id, at: source.seq, seat: seat! }))
      const begun = await lookAt(house, look.id, look.seats.length + 1)
      expect(viewOf(book, begun.state!, seat!)).toEqual(viewOf(book, source.state!, seat!))
      differs ||= JSON.stringify(begun.state) !== JSON.stringify(source.state)
    }
    expect(differs).toBe(true)
    expect((await checkContents(house.store, new Map([[game, book]]))).problems).toEqual([])
  })
})
