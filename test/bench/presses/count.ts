import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog } from '../../../src/discord/gateway/logger.ts'
import type { House } from '../../../src/discord/house.ts'
import { gameWords } from '../../../src/discord/words/game-words.ts'
import type { GameFolder } from '../../../src/games/folder.ts'
import { games } from '../../../src/games/index.ts'
import { type AnyRulebook, nothingSuggested, type StateBase, type Suggestion, suggestion } from '../../../src/kernel/index.ts'
import { openDatabase } from '../../../src/store/index.ts'
import { createTables, SettableClock, type TableLook, type Tables } from '../../../src/tables/index.ts'
import { Kept } from '../../../src/tools/kept.ts'
import { listedEntropy } from '../../tables/entropy.ts'
import { nameOfPerson, wishOf } from './fitting.ts'
import { SeatPanel } from './seat-panel.ts'
import { type Half, sittingsOf } from './sittings.ts'
import { type Learnt, walk } from './walk.ts'

export interface Counted {
  readonly presses: number
  readonly decisions: number
}

export interface Count {
  readonly rounds: number
  readonly sittings: number
  /** Moves that the panel did not lead to within the search. */
  readonly missed: readonly string[]
  /** Before the first round of the rules begins. */
  readonly setup: Counted
  readonly byKind: Readonly<Record<string, Counted>>
}

export interface Wanted {
  readonly folder: GameFolder
  readonly seats: number
  readonly half: Half
  readonly seeds: readonly string[]
  /** So many sittings of each game, for a sample. */
  readonly mostSittings?: number
  /** Where games that were counted are kept, so that this can go on later. */
  readonly kept?: string | undefined
}

const suggestions = new WeakMap<StateBase, Map<string, Suggestion>>()

/** However many panels show it. */
function suggestedOnce(book: AnyRulebook, state: StateBase, seat: string): Suggestion {
  const bySeat = suggestions.get(state) ?? new Map<string, Suggestion>()
  suggestions.set(state, bySeat)
  const known = bySeat.get(seat) ?? suggestion(book, state, seat)
  bySeat.set(seat, known)
  return known
}

/** A house with a table at which that many people sit, of whom nothing is asked but to look at panels. */
export async function openTable({ rulebook }: GameFolder, seats: number) {
  const { id: game } = rulebook
  const place = mkdtempSync(join(tmpdir(), 'chancery-presses-'))
  const fatal = (error: unknown): never => {
    throw error
  }
  const store = await openDatabase({ url: `file:${join(place, 'presses.db')}`, onFatal: fatal })
  const clock = new SettableClock(new Date('2026-03-01T12:00:00Z'))
  const tables: Tables = {
    ...(await createTables({ store, games, clock, entropy: listedEntropy('presses') })),
    // Thought out here: a panel leaves out what a thread on a busy machine does not say soon.
    suggest: async ({ state }, seat) => (state ? suggestedOnce(rulebook, state, seat) : nothingSuggested),
  }
  let request = 0
  const by = (person: string) => ({ person, request: `presses-${++request}` })
  const opened = await tables.open({
    ...by('person-1'),
    ...{ name: nameOfPerson(1), channel: 'channel', server: null, game, language: 'en', pace: 'none' },
  })
  if (opened.refused) return fatal(new Error(opened.refused.code))
  const table = opened.look.id
  for (let number = 2; number <= seats; number++)
    await tables.sit({ ...by(`person-${number}`), table, name: nameOfPerson(number) })
  const started = await tables.start({ ...by('person-1'), table })
  if (started.refused) return fatal(new Error(started.refused.code))
  const house: House = {
    ...{ tables, games, log: createLog('silent'), language: 'en', patience: 60_000 },
    studio: {
      picture: () => fatal(new Error('nothing is drawn here')),
      animation: () => fatal(new Error('nothing is drawn here')),
    },
    channels: {
      thread: () => fatal(new Error('nothing is posted here')),
      create: () => fatal(new Error('nothing is posted here')),
      direct: () => fatal(new Error('nobody is written to here')),
      find: () => fatal(new Error('nothing is posted here')),
    },
    direct: () => fatal(new Error('nobody is written to here')),
    boards: { refresh: async () => undefined, moved: async () => undefined },
    standing: async () => undefined,
    grounds: { of: async () => undefined, join: async () => false },
    now: () => clock.now(),
  }
  const close = async () => {
    await store.close()
    rmSync(place, { recursive: true, force: true })
  }
  return { house, look: started.look, close } satisfies { house: House; look: TableLook; close: () => Promise<void> }
}

/** The presses that the decisions of one seat take in recorded games, its place going round. */
export async function countPresses({ folder, seats, half, seeds, mostSittings, kept: path }: Wanted): Promise<Count> {
  const { id } = folder.rulebook
  const kept = new Kept<Count>(path)
  let table: Table | undefined
  let all: Count = { rounds: 0, sittings: 0, missed: [], setup: nothing, byKind: {} }
  for (const [seat, seed] of seeds.entries()) {
    const count = async () => {
      table ??= await openTable(folder, seats)
      return countGame({ folder, seats, half, seed, seat, table, ...(mostSittings !== undefined && { mostSittings }) })
    }
    all = both(all, await kept.get({ game: id, half, seats, seed }, count))
  }
  await table?.close()
  return all
}

type Table = Awaited<ReturnType<typeof openTable>>

interface OneGame extends Omit<Wanted, 'seeds' | 'kept'> {
  readonly seed: string
  readonly seat: number
  readonly table: Table
}

/** Nothing that was learnt of another game is used: each comes out the same by itself. */
async function countGame({ folder, seats, half, seed, seat, mostSittings, table: { house, look } }: OneGame): Promise<Count> {
  const { rulebook: book } = folder
  const words = gameWords(folder, 'en', { form: 'plain' })
  const kinds = new Set(book.moves.map(({ type }) => words.move(type)))
  const learnt: Learnt = new Map()
  const byKind: Record<string, Counted> = {}
  const missed: string[] = []
  let setup = nothing
  let rounds = 0
  let sittings = 0
  for (const sitting of sittingsOf({ book, seats, half, seed, seat })) {
    if (mostSittings !== undefined && sittings >= mostSittings) break
    sittings += 1
    const { positions, moves, decisions } = sitting
    const wishes = moves.map((move, index) => wishOf(folder, positions[index]!.state, sitting.seat, move))
    const { costs } = await walk(new SeatPanel(house, look, book, sitting), wishes, kinds, learnt)
    for (const [index, presses] of costs.entries()) {
      const { state } = positions[index]!
      const decision = decisions[index]!
      const isSetup = state.phase.startsWith('setup') || state.round === 0
      if (presses === undefined) missed.push(`${seed} ${decision} ${JSON.stringify(moves[index])}`)
      else if (isSetup) setup = sum(setup, { presses, decisions: 1 })
      else byKind[decision] = sum(byKind[decision] ?? nothing, { presses, decisions: 1 })
    }
    rounds = Math.max(rounds, positions.at(-1)!.state.round)
  }
  return { rounds, sittings, missed, setup, byKind }
}

const nothing: Counted = { presses: 0, decisions: 0 }

const sum = (one: Counted, other: Counted): Counted => ({
  presses: one.presses + other.presses,
  decisions: one.decisions + other.decisions,
})

function both(one: Count, other: Count): Count {
  const kinds = [...new Set([...Object.keys(one.byKind), ...Object.keys(other.byKind)])]
  return {
    rounds: one.rounds + other.rounds,
    sittings: one.sittings + other.sittings,
    missed: [...one.missed, ...other.missed],
    setup: sum(one.setup, other.setup),
    byKind: Object.fromEntries(kinds.map((kind) => [kind, sum(one.byKind[kind] ?? nothing, other.byKind[kind] ?? nothing)])),
  }
}

export const allOf = ({ byKind }: Count): Counted => Object.values(byKind).reduce(sum, nothing)
