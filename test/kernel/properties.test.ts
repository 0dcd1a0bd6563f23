import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  advance,
  apply,
  begin,
  canonical,
  canonicalJson,
  type Entry,
  fingerprint,
  fuzz,
  LeakProof,
  legal,
  logOf,
  offer,
  ownSecret,
  type PlainMove,
  playOut,
  randomPlayer,
  refusal,
  replay,
  SeededChance,
  secret,
  startHistory,
  writeRecord,
} from '../../src/kernel/index.ts'
import { type Small, type SmallGame, smallGames } from './arbitrary.ts'

// The same examples in every run.
fc.configureGlobal({ seed: 2026 })

const people = [{}, {}, {}]
const opening = { options: {}, people, seed: 'property' }
const runs = { numRuns: 60 }

/** Every move there can be, legal or not. */
function everyMove({ moves }: SmallGame): PlainMove[] {
  return moves.flatMap(({ move, domains }) =>
    Object.entries(domains).reduce<PlainMove[]>(
      (found, [name, values]) =>
        found.flatMap((fields) => values.map((value) => (value === undefined ? fields : { ...fields, [name]: value }))),
      [{ type: move.type }],
    ),
  )
}

const played = (book: SmallGame['book'], seed: string) =>
  playOut({ book, seats: 3, options: {}, seed, player: () => randomPlayer })

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value)
    Object.values(value).forEach(freeze)
  }
  return value
}

describe('whatever the rulebook', () => {
  test('what is listed is accepted, and what is accepted is listed, each once', () => {
    fc.assert(
      fc.property(smallGames, (game) => {
        const { state } = begin(game.book, opening).position
        for (const seat of state.seats) {
          const listed = legal(game.book, state, seat).map(canonicalJson)
          const accepted = [...everyMove(game), { type: 'pass' }]
            .filter((move) => !refusal(game.book, state, seat, move))
            .map((move) => canonicalJson(canonical(game.book, state, seat, move)))
          expect(listed.toSorted()).toEqual([...new Set(accepted)].toSorted())
        }
      }),
      runs,
    )
  })

  test('a value is offered exactly if some legal move holds it', () => {
    fc.assert(
      fc.property(smallGames, (game) => {
        const { state } = begin(game.book, opening).position
        const moves = [...everyMove(game)].filter((move) => !refusal(game.book, state, 'p1', move))
        for (const { move, domains } of game.moves)
          for (const [name, values] of Object.entries(domains)) {
            const offered = offer(game.book, state, 'p1', move.type, name).map(canonicalJson)
            const held = values.filter(
              (value) =>
                value !== undefined &&
                moves.some((legal) => legal.type === move.type && canonicalJson(legal[name]) === canonicalJson(value)),
            )
            expect(offered.toSorted()).toEqual(held.map(canonicalJson).toSorted())
          }
      }),
      runs,
    )
  })

  test('a move changes nothing but the new position, and a refused one nothing at all', () => {
    fc.assert(
      fc.property(smallGames, (game) => {
        const position = freeze(begin(game.book, opening).position)
        const before = fingerprint(position)
        for (const move of everyMove(game)) apply(game.book, position, 'p1', freeze(move), 'property')
        expect(fingerprint(position)).toBe(before)
      }),
      runs,
    )
  })

  test('the record replays to the same position', () => {
    fc.assert(
      fc.property(smallGames, fc.string(), ({ book }, seed) => {
        const { moves, state } = played(book, `seed ${seed}`)
        const record = writeRecord(book, { options: {}, people, seed: `seed ${seed}` }, logOf(moves))
        expect(replay(book, record).history.now.state).toEqual(state)
      }),
      runs,
    )
  })

  test('undo then redo equals nothing, from any move on', () => {
    fc.assert(
      fc.property(smallGames, fc.nat(), ({ book }, cut) => {
        const log = logOf(played(book, 'undone').moves)
        const run = (entries: readonly Entry[]) =>
          entries.reduce(
            (history, entry) => {
              const step = advance(book, history, entry, 'undone')
              if (step.problem !== undefined) throw new Error(step.problem)
              return step.history
            },
            startHistory(begin(book, { ...opening, seed: 'undone' }).position),
          )
        const seq = log.length
        const again = run([...log, { kind: 'undo', seq: seq + 1, to: 1 + (cut % seq) }, { kind: 'redo', seq: seq + 2 }])
        expect(again.now).toEqual(run(log).now)
      }),
      runs,
    )
  })

  test('the fuzzer gets to the end and finds nothing', () => {
    fc.assert(
      fc.property(smallGames, fc.nat(), ({ book }, seed) => {
        expect(fuzz({ book, seats: 3, options: {}, seed: `${seed}`, closerLook: 4 }).state.result).not.toBeNull()
      }),
      runs,
    )
  })
})

describe('the leak proof', () => {
  const prove = (book: SmallGame['book']) => {
    const proof = new LeakProof(book)
    const chance = new SeededChance('imagination')
    const leaks = new Set<string>()
    playOut<Small>({
      book,
      seats: 3,
      options: {},
      seed: 'leaks',
      player: () => randomPlayer,
      watch: ({ state }) => {
        for (const viewer of [...state.seats, null]) leaks.add(proof.check(state, viewer, chance) ?? 'nothing')
      },
    })
    return { leaks: [...leaks], neverDiffered: proof.neverDiffered() }
  }

  test('finds nothing where nothing leaks', () => {
    fc.assert(
      fc.property(smallGames, ({ book }) => {
        expect(prove(book)).toEqual({ leaks: ['nothing'], neverDiffered: [] })
      }),
      runs,
    )
  })

  test('catches a view that shows something of a secret', () => {
    fc.assert(
      fc.property(smallGames, ({ book }) => {
        const sum = (cards: readonly number[]) => cards.reduce((total, card) => total + card, 0)
        const leaky = {
          ...book,
          secrets: [
            ownSecret<Small>()('hands.*', (cards) => cards.length),
            secret<Small>()('total', (total, _v, _k, p) => total + sum(p.hands.p1 ?? [])),
          ],
        }
        expect(prove(leaky).leaks.join()).toMatch(/depends on a secret at total/)
      }),
      runs,
    )
  })

  test('catches an imagination that copies what it should not know', () => {
    fc.assert(
      fc.property(smallGames, ({ book }) => {
        let real: Small['state']['hands'] = {}
        const copying: SmallGame['book'] & { invariants(p: Small['state']): string[] } = {
          ...book,
          invariants: (p: Small['state']) => {
            real = p.hands
            return []
          },
          imagine: (view: unknown) => ({ ...(view as Small['state']), hands: real }),
        }
        const proof = new LeakProof(copying)
        const { state } = begin(copying, opening).position
        copying.invariants(state)
        proof.check(state, null, new SeededChance('imagination'))
        expect(proof.neverDiffered()).toEqual(['hands.*'])
      }),
      runs,
    )
  })

  test('catches legal moves that depend on a hidden hand', () => {
    fc.assert(
      fc.property(smallGames, ({ book }) => {
        const telling: SmallGame['book'] = {
          ...book,
          common: [...book.common, (p: Small['state']) => ((p.hands.p2?.[0] ?? 0) % 2 === 0 ? undefined : { code: 'odd' })],
        }
        const proof = new LeakProof(telling)
        const { state } = begin(telling, opening).position
        const chance = new SeededChance('imagination')
        const found = Array.from({ length: 30 }, () => proof.check(state, 'p1', chance))
        expect(found).toContain('the legal moves of p1 depend on a secret')
      }),
      runs,
    )
  })
})
