import { Worker } from 'node:worker_threads'
import {
  type Hint,
  type Level,
  type Mistake,
  nothingSuggested,
  type Opinion,
  type PlainMove,
  type StateBase,
  type Suggestion,
  usualLevel,
} from '../../kernel/index.ts'

/** A computer's decision: the position stays in this process, and the rulebook's computer is shown its seat's view of it only. */
export interface Question {
  readonly game: string
  readonly state: StateBase
  readonly seat: string
  readonly level: Level
  /** Makes the computer's own chance differ from table to table. */
  readonly salt: string
}

export interface Thought extends Question {
  readonly id: number
  /** The next move of a computer; what is suggested to a person; what is said to one who asks for a hint; what is wrong with their moves. */
  readonly wanted: 'move' | 'suggestion' | 'hint' | 'mistake' | 'opinion'
  /** And something else that makes sense; with an opinion the best moves. */
  readonly twice: boolean
  /** What somebody is about to do. */
  readonly moves: readonly PlainMove[]
}

export interface ThoughtAnswer {
  readonly id: number
  /** The thread turns to it now. */
  readonly begun?: boolean
  readonly move?: PlainMove
  readonly suggestion?: Suggestion
  readonly hint?: Hint | undefined
  readonly mistake?: Mistake | undefined
  readonly opinion?: Opinion | undefined
  readonly problem?: string
}

export interface Thinker {
  /** Rejects if the rulebook's computer threw, or thought for too long. */
  think(question: Question): Promise<PlainMove>
  /** The kernel's suggestion for this seat; rejects likewise. */
  suggest(question: Pick<Thought, 'game' | 'state' | 'seat' | 'twice'>): Promise<Suggestion>
  /** The kernel's hint for this seat; rejects likewise. */
  hint(question: Pick<Question, 'game' | 'state' | 'seat'>): Promise<Hint | undefined>
  /** What the kernel finds disastrous in these moves; rejects likewise. */
  mistake(question: Pick<Thought, 'game' | 'state' | 'seat' | 'moves'>): Promise<Mistake | undefined>
  /** What computers think of this position, with what they would do if wished; rejects likewise. */
  opinion(question: Pick<Question, 'game' | 'state'> & { readonly moves: boolean }): Promise<Opinion | undefined>
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
  readonly resolve: (answer: ThoughtAnswer) => void
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
    for (const [id, { reject, timer }] of waiting) {
      clearTimeout(timer)
      waiting.delete(id)
      reject(new NoThought(reason, id === blamed))
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
    started.on('message', (answer: ThoughtAnswer) => {
      const asked = waiting.get(answer.id)
      if (!asked) return
      if (answer.begun) {
        clearTimeout(asked.timer)
        // A thought that does not end takes the whole thread along; the others in it are asked again.
        asked.timer = setTimeout(() => tooLate(answer.id, 'thought for too long', answer.id), longest).unref()
        return
      }
      waiting.delete(answer.id)
      clearTimeout(asked.timer)
      rest()
      if (answer.problem === undefined) asked.resolve(answer)
      else asked.reject(new NoThought(answer.problem, true))
    })
    started.on('error', (error) => {
      if (worker === started) void end(`the thread died: ${error.message}`)
    })
    started.on('exit', () => {
      if (worker === started) void end('the thread ended')
    })
    return started
  }

  /** What is not said about a question does not matter to it. */
  function ask(question: Pick<Thought, 'game' | 'state' | 'seat' | 'wanted'> & Partial<Thought>): Promise<ThoughtAnswer> {
    clearTimeout(resting)
    const isNew = worker === undefined
    worker ??= start()
    const thread = worker
    thread.ref()
    const id = ++last
    return new Promise((resolve, reject) => {
      const timer = isNew ? setTimeout(() => tooLate(id, 'the thread did not start'), starting).unref() : undefined
      waiting.set(id, { resolve, reject, timer })
      const thought: Thought = { level: usualLevel, salt: '', twice: false, moves: [], ...question, id }
      thread.postMessage(thought)
    })
  }

  return {
    async think(question) {
      const { move } = await ask({ ...question, wanted: 'move' })
      if (!move) throw new NoThought('no move', true)
      return move
    },
    async suggest(question) {
      const { suggestion } = await ask({ ...question, wanted: 'suggestion' })
      return suggestion ?? nothingSuggested
    },
    async hint(question) {
      const { hint } = await ask({ ...question, wanted: 'hint' })
      return hint
    },
    async mistake(question) {
      const { mistake } = await ask({ ...question, wanted: 'mistake' })
      return mistake
    },
    async opinion({ moves, ...question }) {
      const { opinion } = await ask({ ...question, seat: '', twice: moves, wanted: 'opinion' })
      return opinion
    },
    async close() {
      clearTimeout(resting)
      await end('closed')
    },
  }
}
