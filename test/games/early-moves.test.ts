import { expect, test } from 'vitest'
import { Desk } from '../../src/discord/desk.ts'
import { slotsOf } from '../../src/discord/moves/slots.ts'
import { wrongValue } from '../../src/discord/moves/wrong.ts'
import { draftedMove } from '../../src/discord/panel/values.ts'
import { games } from '../../src/games/index.ts'
import { type AnyRulebook, findMove, isWellFormed, legal } from '../../src/kernel/index.ts'
import { positions } from '../discord/walk.ts'

/** Every so manieth move of a list is looked at. */
const oneIn = 7
const nowhere = 'atlantis'

test.each(games)(
  'what may be played at some time may be typed before, and what names nothing that there is never becomes a move: $rulebook.id',
  (folder) => {
    const book: AnyRulebook = folder.rulebook
    const [refused, taken] = [new Set<string>(), new Set<string>()]
    for (const { state, seat } of positions(folder, Math.min(4, book.seats.to), 'early')) {
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
