import { type AnyRulebook, type Chance, computerMove, type PlainMove, type StateBase } from '../../kernel/index.ts'

/**
 * How the people of these tables decide: as the computers did when the days were first counted, so that figures can be compared. Whoever
 * changes a rulebook's computer keeps the one before here, under the game's id, for as long as the figures in docs/measures.md are its.
 */
const before: Readonly<Record<string, AnyRulebook['computer']>> = {}

export const decision = (book: AnyRulebook, state: StateBase, seat: string, chance: Chance): PlainMove =>
  computerMove({ ...book, computer: before[book.id] ?? book.computer }, state, seat, chance)
