import { expect, test } from 'vitest'
import { Desk } from '../../src/discord/desk.ts'
import { choicesFor } from '../../src/discord/moves/complete.ts'
import type { Typed } from '../../src/discord/moves/fields.ts'
import { slotsOf } from '../../src/discord/moves/slots.ts'
import { understood } from '../../src/discord/moves/understood.ts'
import { wrongValue } from '../../src/discord/moves/wrong.ts'
import { draftedMove } from '../../src/discord/panel/values.ts'
import type { GameFolder } from '../../src/games/folder.ts'
import { games } from '../../src/games/index.ts'
import {
  type AnyRulebook,
  findMove,
  isRecord,
  isWellFormed,
  legal,
  type PlainMove,
  remembered,
  SeededChance,
} from '../../src/kernel/index.ts'
import { positions } from '../discord/walk.ts'

/** Every so manieth move of a list is looked at. */
const oneIn = 7
const nowhere = 'atlantis'

const walked = remembered((folder: GameFolder) => positions(folder, Math.min(4, folder.rulebook.seats.to)))

test.each(games)(
  'what may be played at some time may be typed before, and what names nothing that there is never becomes a move: $rulebook.id',
  (folder) => {
    const book: AnyRulebook = folder.rulebook
    const [refused, taken] = [new Set<string>(), new Set<string>()]
    for (const { state, seat } of walked(folder)) {
      const desk = new Desk(folder, state, seat, 'en', {})
      for (const move of legal(book, state, seat).filter((_, index) => index % oneIn === 0)) {
        const declared = findMove(book, move.type)!
        const { type, ...fields } = move
        if (!isWellFormed(declared, draftedMove(desk, type, fields))) refused.add(JSON.stringify(move))
        if (isWellFormed(declared, { ...move, stray: 1 })) taken.add(`${type} with a stray field`)
        for (const { field, option, key, param } of slotsOf(declared)) {
          if (key !== undefined || typeof fields[field] !== 'string' || param.kind === 'text') continue
          const wrong = { ...fields, [field]: nowhere }
          const isNamed = wrongValue(desk, type, new Map([[option, nowhere]]), wrong) !== undefined
          if (!isNamed && isWellFormed(declared, { type, ...wrong })) taken.add(`${type}.${field}`)
        }
      }
    }
    expect([...refused]).toEqual([])
    expect([...taken]).toEqual([])
  },
)

/** Whether it needs nothing chosen: no card, no unit. */
const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : isRecord(value) && Object.values(value).every((one) => one === 0)

test('what can be answered by nothing is, where nothing is typed', () => {
  const answered = games.flatMap((folder) => {
    const book: AnyRulebook = folder.rulebook
    return walked(folder).flatMap(({ state, seat }) => {
      const desk = new Desk(folder, state, seat, 'en', {})
      return legal(book, state, seat)
        .filter(
          ({ type, ...fields }) =>
            Object.keys(fields).length > 0 && Object.values(fields).every(isEmpty) && !findMove(book, type)!.by,
        )
        .map((nothing) => {
          const { move, isWhole, wrong, why, refused } = understood(desk, nothing.type, new Map())
          expect({ move, isWhole, wrong, why, refused }).toMatchObject({ move: nothing, isWhole: true })
          expect([wrong, why, refused]).toEqual([undefined, undefined, undefined])
          return `${book.id} ${nothing.type}`
        })
    })
  })
  expect(answered).toContain('venonta council')
})

const odd: readonly string[] = ['', '0', '-1', '1e9', 'null', '__proto__', 'nowhere', '1, 2, 3', '{}']

/** The options of a move as they would be typed, as far as they are plain. */
function typedAs({ type: _, ...fields }: PlainMove, slots: ReturnType<typeof slotsOf>): ReadonlyMap<string, Typed> {
  const plain = (value: unknown): value is Typed => ['string', 'number', 'boolean'].includes(typeof value)
  return new Map(
    slots.flatMap(({ option, field, key }) => (key === undefined && plain(fields[field]) ? [[option, fields[field]]] : [])),
  )
}

test.each(games)(
  'whatever is typed at whatever moment, by whoever plays, is understood or refused: $rulebook.id',
  { timeout: 60_000 },
  (folder) => {
    const book: AnyRulebook = folder.rulebook
    const chance = new SeededChance(`typed ${book.id}`)
    const found = walked(folder)
    // One real move of each kind, from anywhere in the game.
    const real = new Map(found.flatMap(({ state, seat }) => legal(book, state, seat).map((move) => [move.type, move] as const)))
    const failed = new Set<string>()
    const tried = (what: string, work: () => unknown): void => {
      try {
        work()
      } catch (error) {
        failed.add(`${what}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    for (const { state } of found) {
      const desk = new Desk(folder, state, chance.pick(state.seats), 'en', {})
      for (const declared of book.moves) {
        const slots = slotsOf(declared)
        const move = real.get(declared.type)
        const known = move ? typedAs(move, slots) : new Map<string, Typed>()
        const made = new Map(slots.map(({ option }) => [option, chance.pick(odd)] as const))
        for (const typed of [new Map<string, Typed>(), known, made]) {
          tried(declared.type, () => understood(desk, declared.type, typed))
          for (const { option } of slots)
            tried(`${declared.type} ${option}`, () => choicesFor(desk, declared.type, typed, option))
        }
      }
    }
    expect([...failed]).toEqual([])
  },
)
