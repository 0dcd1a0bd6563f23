import { type AnyRulebook, apply, heard, owes } from '../../kernel/index.ts'
import { type EntryRow, requestOf, type StoredTable } from '../../store/index.ts'
import type { Context } from '../context.ts'
import { ownSeats } from '../look/look.ts'
import { type Refused, refusedByTable } from '../refusals.ts'
import type { Past } from './past.ts'
import { moveOf, movesBack, positionAt } from './positions.ts'
import type { Undo, UndoNeeds } from './requests.ts'

/** What an undo would take back: the moves in force from the last one down to the named one, oldest first. */
export type Tail = readonly [EntryRow, ...EntryRow[]]

export async function tailOf(
  past: Past,
  stored: StoredTable,
  request: Pick<Undo, 'person' | 'moderator' | 'to' | 'seat'>,
): Promise<Tail | Refused> {
  const own = new Set(ownSeats(stored, request.person))
  if (own.size === 0 && !request.moderator) return refusedByTable('not-seated')
  const isWanted = (entry: EntryRow): boolean => {
    if (request.to !== undefined) return entry.seq === request.to
    if (request.seat !== undefined) return entry.seat === request.seat && entry.actor === 'person'
    if (request.moderator) return entry.actor === 'person' || entry.actor === 'moderator'
    return entry.actor === 'person' && own.has(entry.seat ?? -1)
  }
  const tail: EntryRow[] = []
  let wanted: EntryRow | undefined
  for await (const entry of movesBack(past, stored)) {
    if (request.to !== undefined && entry.seq < request.to) break
    // What was played with one press is taken back with one, unless somebody names an entry.
    if (wanted && requestOf(wanted) !== requestOf(entry)) break
    tail.unshift(entry)
    if (!isWanted(entry)) continue
    wanted = entry
    if (request.to !== undefined) break
  }
  // `as`: what is wanted is among them.
  return wanted ? (tail as [EntryRow, ...EntryRow[]]) : refusedByTable('nothing-to-undo')
}

/** What stands in the way of taking this back at once: nobody else acted, nothing was revealed, no chance was used. */
export async function needsOf(
  { past }: Context,
  stored: StoredTable,
  book: AnyRulebook,
  tail: Tail,
  person: string,
): Promise<UndoNeeds | undefined> {
  const others = tail.filter((entry) => entry.actor !== 'computer' && entry.person !== person)
  const people = [...new Set(others.map(({ person }) => person).filter((other) => other !== null))]
  const revealed = tail.some((entry) => entry.revealed.length > 0)
  const chancy = tail.some((entry) => entry.chancy)
  const keeps = revealed || chancy
  const needs = (reason: UndoNeeds['reason'], everybody = keeps): UndoNeeds => ({ reason, people, keeps, everybody })
  const known = others.some(({ events }) => events.some((event) => heard(event, null) !== undefined))
  if (tail.some((entry) => entry.rules !== book.version)) return needs('rules')
  // Whoever practises may take back whatever they like: nobody else knows or loses anything.
  if (stored.row.purpose === 'practice') return undefined
  if (known && keeps) return needs('others')
  if (revealed) return needs('revealed')
  if (chancy) return needs('chance')
  // Where somebody may have acted in secret, nobody must find out by this whether anybody has: then everybody is asked.
  const secret = await anyoneMayHaveActed(past, stored, book, tail)
  if (known) return needs('others', secret)
  return secret || others.length > 0 ? needs('secret', true) : undefined
}

/** Whether somebody was asked in secret since the first of these moves. */
async function anyoneMayHaveActed(past: Past, stored: StoredTable, book: AnyRulebook, tail: Tail): Promise<boolean> {
  const { seed } = stored.row
  let position = await positionAt(past, book, stored, tail[0].seq - 1)
  for (const entry of tail) {
    if (!position || seed === null) return false
    const { seat, move } = moveOf(entry)
    const outcome = apply(book, position, seat, move, seed)
    if (outcome.refused) return false
    position = outcome.position
    if (owes(book, position.state).some(({ quiet }) => quiet)) return true
  }
  return false
}
