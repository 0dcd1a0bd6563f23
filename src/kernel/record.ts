import { z } from 'zod'
import type { Game, PlainMove, Position, StateBase } from './game.ts'
import { advance, type Entry, type History, startHistory } from './history.ts'
import { fingerprint } from './json.ts'
import { begin, type Done, optionRefusal } from './play.ts'
import type { Rulebook } from './rulebook.ts'

const seq = z.int().min(1)
/** Begins the fingerprint of the position after the entry; lets a replay name the first entry where the code differs. */
const mark = z.string().optional()
const plainMove = z.looseObject({ type: z.string() })

const entry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('move'), seq, seat: z.string(), move: plainMove, mark }),
  z.object({ kind: z.literal('undo'), seq, to: seq, mark }),
  z.object({ kind: z.literal('redo'), seq, mark }),
])

const position = z.object({
  state: z.looseObject({ game: z.string(), phase: z.string(), seats: z.array(z.string()) }),
  chance: z.object({ branch: z.int().min(0), counter: z.int().min(0) }),
})

const record = z.object({
  format: z.literal('chancery-record'),
  game: z.string(),
  /** The version of the rulebook that wrote it. */
  rules: z.int(),
  options: z.record(z.string(), z.unknown()),
  /** One for each person in joining order, with the seat they wished for. */
  people: z.array(z.object({ wish: z.string().optional() })),
  seed: z.string().min(1),
  /** A stored position to start from instead of the setup; the log goes on from there. */
  from: z.object({ seq: z.int().min(0), position, branch: z.int().min(0).optional() }).optional(),
  log: z.array(entry),
  /** The fingerprint of the final position. */
  final: z.string().optional(),
})

/** Options + seed + log: replays to the position exactly, anywhere. */
export type GameRecord = z.infer<typeof record>

const markLength = 16

export class RecordError extends Error {}

/** Reads a record, or says what is wrong with it and where. */
export function parseRecord(text: string, file: string): GameRecord {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new RecordError(`${file}: no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  const parsed = record.safeParse(json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new RecordError(`${file}: ${issue?.path.join('.') || 'the whole file'}: ${issue?.message}`)
}

export interface Replay<State> {
  readonly history: History<State>
  /** Fingerprint of the final state's canonical JSON. */
  readonly final: string
}

/** Plays a record again. Throws a RecordError naming the first entry where this code differs. */
export const replay = <G extends Game>(book: Rulebook<G>, given: GameRecord): Replay<G['state']> =>
  endOf(replaySteps(book, given))

function endOf<End>(steps: Iterator<unknown, End>): End {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** One entry of a record, carried out. */
export interface ReplayStep<State> {
  readonly entry: Entry
  readonly history: History<State>
  /** What a move did; absent for what takes back or brings back. */
  readonly done: Done<State> | undefined
}

/** The same entry by entry, for whoever has something else to do in between. */
export function* replaySteps<G extends Game>(
  book: Rulebook<G>,
  given: GameRecord,
): Generator<ReplayStep<G['state']>, Replay<G['state']>> {
  let history = startHistory(startOf(book, given), given.from?.branch)
  let last = given.from?.seq ?? 0
  for (const item of given.log) {
    if (item.seq <= last) throw new RecordError(`entry ${item.seq}: numbers must rise, but ${last} came before`)
    last = item.seq
    const step = advance(book, history, item as Entry, given.seed)
    if (step.problem !== undefined) throw new RecordError(`entry ${item.seq}: ${step.problem}${writtenBy(book, given)}`)
    history = step.history
    const found = markOf(history.now.state)
    if (item.mark !== undefined && item.mark !== found)
      throw new RecordError(
        `entry ${item.seq}: the position after it differs (recorded ${item.mark}, replayed ${found})${writtenBy(book, given)}`,
      )
    yield { entry: item as Entry, history, done: step.done }
  }
  const final = fingerprint(history.now.state)
  if (given.final !== undefined && given.final !== final)
    throw new RecordError(`the final position differs (recorded ${given.final}, replayed ${final})${writtenBy(book, given)}`)
  return { history, final }
}

const writtenBy = (book: { version: number }, { rules }: GameRecord): string =>
  rules === book.version ? '' : `; the record was written by version ${rules} of the rules, this is version ${book.version}`

function startOf<G extends Game>(book: Rulebook<G>, given: GameRecord): Position<G['state']> {
  // `as`: a stored position was written by a rulebook; the shape common to all of them has been checked.
  if (given.from) return given.from.position as unknown as Position<G['state'] & StateBase>
  const refused = optionRefusal(book, given.options, given.people.length)
  if (refused) throw new RecordError(`options: ${refused.code} ${JSON.stringify(refused.params ?? {})}`)
  return begin(book, { options: given.options, people: given.people, seed: given.seed }).position
}

const markOf = (state: unknown): string => fingerprint(state).slice(0, markLength)

/** A game that goes on from a stored position, after so many entries. */
export interface Beginning {
  readonly seq: number
  readonly position: Position<StateBase>
}

type Opening = Pick<GameRecord, 'options' | 'people' | 'seed'> & { readonly from?: Beginning }

/** The record of a game, with the marks by which a later replay can tell where it differs. */
export const writeRecord = <G extends Game>(book: Rulebook<G>, opening: Opening, log: readonly Entry[]): GameRecord =>
  endOf(recordSteps(book, opening, log))

/** The same entry by entry, for whoever has something else to do in between. */
export function* recordSteps<G extends Game>(
  book: Rulebook<G>,
  { from, ...opening }: Opening,
  log: readonly Entry[],
): Generator<Entry, GameRecord> {
  const bare: GameRecord = { format: 'chancery-record', game: book.id, rules: book.version, ...opening, log: [] }
  // `as`: a position is plain JSON; its type says more of it than a record does.
  if (from) bare.from = from as unknown as NonNullable<GameRecord['from']>
  let history = startHistory(startOf(book, bare), bare.from?.branch)
  const marked: (Entry & { readonly mark: string })[] = []
  for (const item of log) {
    const step = advance(book, history, item, opening.seed)
    if (step.problem !== undefined) throw new RecordError(`entry ${item.seq}: ${step.problem}`)
    history = step.history
    marked.push({ ...item, mark: markOf(history.now.state) })
    yield item
  }
  return { ...bare, log: marked as GameRecord['log'], final: fingerprint(history.now.state) }
}

/** The entries of a game in which nothing was taken back. */
export const logOf = (moves: readonly { seat: string; move: PlainMove }[]): Entry[] =>
  moves.map((played, index) => ({ kind: 'move', seq: index + 1, ...played }))
