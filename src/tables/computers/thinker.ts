import { Worker } from 'node:worker_threads'
import type { Hint, Level, Mistake, Opinion, PlainMove, StateBase, Suggestion } from '../../kernel/index.ts'

interface OfPosition {
  readonly game: string
  /** The position stays in this process, and the rulebook's computer is shown its seat's view of it only. */
  readonly state: StateBase
}
interface OfSeat extends OfPosition {
  readonly seat: string
}

/** What a computer can be asked. */
export interface Questions {
  /** Its next move. */
  readonly move: OfSeat & {
    readonly level: Level
    /** Makes the computer's own chance differ from table to table. */
    readonly salt: string
  }
  /** What a person may do there; `instead`: and something else that makes sense. */
  readonly suggestion: OfSeat & { readonly instead: boolean }
  readonly hint: OfSeat
  /** What is disastrous in what somebody is about to do. */
  readonly mistake: OfSeat & { readonly moves: readonly PlainMove[] }
  /** How everybody stands; `moves`: and what they would best do. */
  readonly opinion: OfPosition & { readonly moves: boolean }
}
export interface Answers {
  readonly move: PlainMove
  readonly suggestion: Suggestion
  readonly hint: Hint | undefined
  readonly mistake: Mistake | undefined
  readonly opinion: Opinion | undefined
}
export type Wanted = keyof Questions

/** One of the questions, with what it has to know. */
export type Thought = { readonly [W in Wanted]: { readonly wanted: W; readonly question: Questions[W] } }[Wanted]

/** What the thread says of a thought: that it turns to it now, what it has found, or why it has not. */
export type Said =
  | { readonly kind: 'begun' }
  | { readonly kind: 'found'; readonly found: Answers[Wanted] }
  | { readonly kind: 'failed'; readonly problem: string }

export interface Thinker {
  /** Rejects if the rulebook's computer threw, or thought for too long. */
  think<W extends Wanted>(wanted: W, question: Questions[W]): Promise<Answers[W]>
  close(): Promise<void>
}

/** Why there is no move. */
export class NoThought extends Error {
  /** It was this question that went wrong, not only the thread it was asked in. */
  readonly blamed: boolean

  constructor(problem: string | undefined, blamed: boolean) {
    super(problem)
    this.blamed = blamed
  }
}

interface Waiting {
  readonly thought: Thought
  readonly resolve: (found: Answers[Wanted]) => void
  readonly reject: (error: Error) => void
  timer: NodeJS.Timeout | undefined
}

export interface Patience {
  /** What takes longer, from when the thread turns to it, is taken for a thought without an end. */
  readonly longest: number
  /** A thread that has said nothing for so long has not started. */
  readonly starting: number
  /** A thread with nothing to think about for so long is ended: it holds as much memory as all the rest. */
  readonly idle: number
  /** Whatever else this machine has to do comes first. */
  readonly gives?: boolean
}

/** One thread, started when first needed, replaced when it dies or thinks for too long, ended when idle. */
export function createThinker(games: URL, { longest, starting, idle, gives = false }: Patience): Thinker {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let resting: NodeJS.Timeout | undefined
  let last = 0

  function rest(): void {
    clearTimeout(resting)
    if (waiting.size > 0) return
    // A thread with nothing to think about keeps no process alive.
    worker?.unref()
    resting = setTimeout(() => void end('idle'), idle)
    resting.unref()
  }

  function end(reason: string, blamed?: number): Promise<unknown> | undefined {
    const old = worker
    worker = undefined
    const left = [...waiting]
    waiting.clear()
    for (const [id, { thought, resolve, reject, timer }] of left) {
      clearTimeout(timer)
      // What another thought has taken along is thought anew.
      if (blamed !== undefined && id !== blamed) ask(thought).then(resolve, reject)
      else reject(new NoThought(reason, id === blamed))
    }
    return old?.terminate()
  }

  /** A process that stood still for a while hears of the time that has passed before it hears of the answers that have come. */
  function tooLate(id: number, reason: string, blamed?: number): void {
    const before = waiting.get(id)?.timer
    setImmediate(() => {
      const asked = waiting.get(id)
      if (asked && asked.timer === before) void end(reason, blamed)
    })
  }

  function start(): Worker {
    // Compiled files are run as they are, sources through tsx. Node 20 does not ask the loader of --import about a thread's own
    // file, so that a line of JavaScript has to come first.
    const compiled = import.meta.url.endsWith('.js')
    const file = new URL(compiled ? './process.js' : './process.ts', import.meta.url)
    const throughTsx = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(file.href)}) })`
    const started = new Worker(compiled ? file : throughTsx, {
      eval: !compiled,
      workerData: { games: games.href, gives },
      execArgv: [],
    })
    started.on('message', ({ id, said }: { id: number; said: Said }) => {
      const asked = waiting.get(id)
      if (!asked) return
      clearTimeout(asked.timer)
      if (said.kind === 'begun') {
        // A thought that does not end takes the whole thread along.
        asked.timer = setTimeout(() => tooLate(id, 'thought for too long', id), longest).unref()
        return
      }
      waiting.delete(id)
      rest()
      if (said.kind === 'found') asked.resolve(said.found)
      else asked.reject(new NoThought(said.problem, true))
    })
    started.on('error', (error) => {
      if (worker === started) void end(`the thread died: ${error.message}`)
    })
    started.on('exit', () => {
      if (worker === started) void end('the thread ended')
    })
    return started
  }

  function ask(thought: Thought): Promise<Answers[Wanted]> {
    clearTimeout(resting)
    const isNew = worker === undefined
    worker ??= start()
    const thread = worker
    thread.ref()
    const id = ++last
    return new Promise((resolve, reject) => {
      const timer = isNew ? setTimeout(() => tooLate(id, 'the thread did not start'), starting).unref() : undefined
      waiting.set(id, { thought, resolve, reject, timer })
      thread.postMessage({ id, thought })
    })
  }

  return {
    // `as`: a question goes with what is wanted, and the thread gives what was wanted.
    think: async <W extends Wanted>(wanted: W, question: Questions[W]) =>
      (await ask({ wanted, question } as unknown as Thought)) as Answers[W],
    async close() {
      clearTimeout(resting)
      await end('closed')
    },
  }
}
