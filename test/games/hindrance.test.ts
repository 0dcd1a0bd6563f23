import { describe, expect, test } from 'vitest'
import { slotsOf } from '../../src/discord/moves/slots.ts'
import { games } from '../../src/games/index.ts'
import {
  apply,
  begin,
  completable,
  hindrance,
  isAnswer,
  offer,
  owes,
  type Position,
  randomPlayer,
  SeededChance,
  type StateBase,
} from '../../src/kernel/index.ts'

/** Positions of a game played at random. */
function* positions({ rulebook: book }: (typeof games)[number], moves: number, every: number): Iterable<StateBase> {
  const seed = `hindered ${book.id}`
  const chance = new SeededChance(seed)
  const people = Array.from({ length: book.seats.from + 1 }, () => ({}))
  let position: Position<StateBase> = begin(book, { options: {}, people, seed }).position
  for (let move = 0; move < moves; move++) {
    if (move % every === 0) yield position.state
    const [owed] = owes(book, position.state)
    if (!owed) return
    const outcome = apply(book, position, owed.seat, randomPlayer(book, position.state, owed.seat, chance), seed)
    if (outcome.refused) throw new Error(outcome.refused.code)
    position = outcome.position
  }
}

describe.each(games.map((folder) => [folder.rulebook.id, folder] as const))('in %s', (_id, folder) => {
  const { rulebook: book } = folder

  test('a move that was begun can be completed, or it is said why not', () => {
    const wrong: string[] = []
    for (const state of positions(folder, 100, 9))
      for (const { seat } of owes(book, state).slice(0, 2))
        for (const { type, params } of book.moves.filter((move) => isAnswer(book, state, seat, move.type))) {
          const [first] = Object.entries(params)
          const values = first?.[1].kind === 'one-of' ? (first[1].values ?? []).slice(0, 40) : []
          for (const given of values.length > 0 ? values.map((value) => ({ [first![0]]: value })) : [{}]) {
            const why = hindrance(book, state, seat, type, given)
            const value = first && Object.values(given)[0]
            const isOffered = value === undefined || offer(book, state, seat, type, first![0]).includes(value)
            if ((isOffered && completable(book, state, seat, type, given)) === (why !== undefined))
              wrong.push(`${type} ${JSON.stringify(given)}`)
          }
        }
    expect(wrong).toEqual([])
  })

  test('options of its slash commands have names of the game’s words', () => {
    const names = book.moves.flatMap((move) => slotsOf(move).map(({ option }) => option))
    expect(
      names.filter((name) => ['index', 'key', 'value', 'lane', 'dir', 'gov'].includes(name) || /^p[1-8]$/.test(name)),
    ).toEqual([])
  })

  test('a list that may be empty need not be typed', () => {
    const lists = book.moves.flatMap((move) => slotsOf(move).filter(({ param }) => param.kind === 'pick'))
    expect(lists.filter(({ required }) => required)).toEqual([])
  })
})
