import { expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { ScriptedChance } from '../../src/kernel/chance.ts'
import { type AnyRulebook, legal, type PlainMove, refusal, type StateBase } from '../../src/kernel/index.ts'
import { applyWith } from '../../src/kernel/play.ts'
import { positions } from '../discord/walk.ts'

/**
 * What the rules say to a field that the move does not have: two of them have a word for it. The others list all that they refuse, in
 * order, and a field too many is not on their lists.
 */
const codes: Readonly<Record<string, string>> = {
  attack: 'unknown-move',
  ideology: 'accepted',
  limit: 'bad-choice',
  venonta: 'accepted',
}

/** What becomes of the position; undefined where that is left to chance. */
function after(book: AnyRulebook, state: StateBase, seat: string, move: PlainMove): StateBase | undefined {
  try {
    const done = applyWith(book, state, seat, move, new ScriptedChance([]))
    return done.refused ? undefined : done.position.state
  } catch {
    return undefined
  }
}

test.each(games)(
  '$rulebook.id says of a field too many what its rules say, and nothing comes of it',
  { timeout: 60_000 },
  (folder) => {
    const { rulebook: book } = folder
    const kinds = new Set<string>()
    for (const { state, seat } of positions(folder, book.seats.from + 1))
      for (const move of legal(book, state, seat)) {
        const kind = `${move.type} ${move.card ?? ''}`
        if (kinds.has(kind)) continue
        kinds.add(kind)
        const more = { ...move, surplus: 1 }
        const said = refusal(book, state, seat, more)?.code ?? 'accepted'
        expect([kind, said]).toEqual([kind, codes[book.id]])
        if (said === 'accepted') expect(after(book, state, seat, more)).toEqual(after(book, state, seat, move))
      }
    expect(kinds.size).toBeGreaterThan(5)
  },
)
