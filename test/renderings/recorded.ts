import { readFileSync } from 'node:fs'
import type { GameFolder } from '../../src/games/folder.ts'
import { games } from '../../src/games/index.ts'
import { advance, begin, type Done, parseRecord, type StateBase, startHistory } from '../../src/kernel/index.ts'
import type { EntryLook, TableLook } from '../../src/tables/index.ts'
import type { Language } from '../../src/words/index.ts'

const names = ['Anna', 'Bruno', 'Clara', 'Dora', 'Emil', 'Fritz', 'Gina', 'Hugo']

/** When the first entry of a recorded game was written, and how long later each next one. */
const began = Date.parse('2026-03-01T12:00:00Z')
const apart = 60_000

export interface Recorded {
  readonly folder: GameFolder
  readonly entries: readonly EntryLook[]
  /** The position after each of them. */
  readonly states: readonly StateBase[]
  /** The table as it stands at the end, in that language. */
  readonly look: (language: Language) => TableLook
}

/** A recorded game as its table would have kept it: people only, nobody awaited. */
export function recorded(game: string, name: string): Recorded {
  const folder = games.find(({ rulebook }) => rulebook.id === game)
  if (!folder) throw new Error(`no game ${game}`)
  const book = folder.rulebook
  const file = new URL(`../records/${game}/${name}.json`, import.meta.url)
  const { options, people, seed, log } = parseRecord(readFileSync(file, 'utf8'), name)
  const opening = begin(book, { options, people: people.map(({ wish }) => (wish === undefined ? {} : { wish })), seed })
  const entries: EntryLook[] = [entryOf(1, 'start', null, {}, opening)]
  const states: StateBase[] = [opening.position.state]
  let history = startHistory(opening.position)
  for (const entry of log) {
    const step = advance(book, history, entry as never, seed)
    if (step.problem !== undefined || entry.kind !== 'move' || !step.done)
      throw new Error(`${name}: ${step.problem ?? entry.kind}`)
    history = step.history
    states.push(history.now.state)
    const { seat, move } = entry
    const number = opening.seating.indexOf(seat)
    entries.push(entryOf(entries.length + 1, 'move', number, { seat, move }, step.done))
  }
  const state = history.now.state
  return {
    folder,
    entries,
    states,
    look: (language) => lookOf(book.id, opening.seating, state, entries.length, language, options),
  }
}

const entryOf = (
  seq: number,
  kind: 'start' | 'move',
  seat: number | null,
  body: EntryLook['body'],
  { events, chapters, revealed }: Done<StateBase>,
): EntryLook => ({
  ...{ seq, kind, seat, body, events, chapters, revealed },
  ...{ at: new Date(began + seq * apart), actor: 'person', person: null, inForce: true },
})

const lookOf = (
  game: string,
  seating: readonly string[],
  state: StateBase,
  seq: number,
  language: Language,
  options: Readonly<Record<string, unknown>>,
): TableLook => ({
  ...{
    id: 'recorded',
    hasLog: true,
    secretsOpen: true,
    channel: 'channel',
    server: 'server',
    game,
    status: 'ended',
    paused: false,
    language,
    options,
    opener: 'anna',
  },
  ...{
    pace: { preset: 'none', bank: null, increment: 0, reaction: 1, excused: 0 },
    snapshots: 'phase',
    terms: {
      rated: true,
      secluded: false,
      lesson: null,
      copied: null,
      imported: false,
      moved: null,
      places: null,
      hints: false,
      reasons: false,
      whispers: true,
      whispersOpen: false,
      late: false,
      anonymous: false,
      whatIf: false,
    },
    purpose: 'game',
    masked: false,
    again: null,
    quietUntil: null,
  },
  ...{ secretHash: '', version: 1, seq, at: seq, state, owed: [], questions: [], opensAt: null, moving: null },
  ...{ createdAt: new Date(began), startedAt: new Date(began), endedAt: new Date(began + seq * apart) },
  ending: { how: 'finished', winners: [...(state.result?.winners ?? [])], by: null },
  seats: seating.map((seat, number) => ({
    ...{ number, seat, person: names[number]!.toLowerCase(), name: names[number]!, computer: null, level: null, wish: null },
    ...{ nameplate: number, step: 0, since: null, until: null, awayUntil: null },
  })),
})
