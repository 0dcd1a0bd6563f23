/**
 * Drawing processes: forked, because node-canvas in threads crashes and does not run in parallel; started when first needed, replaced when
 * they die, ended when idle. A job whose process died is drawn again by another one. tinypool was tried for this: with its child
 * processes a queued task is never started again once every process has died, which is just the case that must not hurt.
 */

import { type ChildProcess, fork } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { z } from 'zod'
import { minute } from '../durations.ts'
import { fontconfigFile } from './fonts.ts'
import type { Drawn, Job } from './request.ts'

class PictureError extends Error {
  readonly code: 'not-drawn' | 'drawing-process-died' | 'studio-closed'
  constructor(code: PictureError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PictureError'
    this.code = code
  }
}

export interface PoolOptions {
  workers: number
  /** How long a process may do nothing before it is ended. */
  idleMs: number
  /** A drawing that takes longer is taken for stuck: its process is killed and the job given to another. */
  stuckMs: number
  /** A process that has grown beyond this is replaced once its picture is done. */
  memoryBytes: number
}

interface Task {
  job: Job
  urgency: Urgency
  attempts: number
  resolve(drawn: Drawn): void
  reject(error: PictureError): void
}

interface Worker {
  child: ChildProcess
  /** It has said that it listens; a job given earlier waits until then. */
  ready: boolean
  task: Task | null
  timer: NodeJS.Timeout | undefined
}

const attemptsAtMost = 6
/** Loading canvas takes a third of a second; on a machine that is short of everything much longer. */
const startsWithinMs = minute

const answer = z.object({
  ready: z.boolean().optional(),
  drawn: z.object({ bytes: z.instanceof(Uint8Array), width: z.number(), height: z.number() }).optional(),
  error: z.string().optional(),
  memory: z.number(),
})

export type Urgency = 'usual' | 'patient'

export interface Pool {
  /** `patient`: only while nobody waits for anything else, and never more than one at a time. */
  draw(job: Job, urgency?: Urgency): Promise<Drawn>
  close(): Promise<void>
  stats(): { started: number; died: number; retried: number; pids: number[]; waiting: number; memory: number }
}

export function createPool(options: PoolOptions): Pool {
  const workers = new Set<Worker>()
  const memory = new Map<Worker, number>()
  const queue: Task[] = []
  const patient: Task[] = []
  let closed = false
  const counts = { started: 0, died: 0, retried: 0 }

  function serve(): void {
    for (const worker of workers) if (worker.task === null) serveOne(worker)
    while (queue.length > 0 && workers.size < options.workers) give(start(), queue.shift()!)
    if (patient.length > 0 && workers.size === 0) give(start(), patient.shift()!)
  }

  function serveOne(worker: Worker): void {
    const next = queue.shift() ?? (isPatientUnderWay() ? undefined : patient.shift())
    if (next) give(worker, next)
  }

  const isPatientUnderWay = (): boolean => [...workers].some(({ task }) => task?.urgency === 'patient')

  function start(): Worker {
    counts.started++
    const worker: Worker = { child: forkDrawing(), ready: false, task: null, timer: undefined }
    workers.add(worker)
    worker.child.on('message', (message) => hear(worker, message))
    // A process that could not be started or reached is as good as dead; 'exit' may follow, but is not sure to
    worker.child.on('error', () => {
      worker.child.kill('SIGKILL')
      bury(worker)
    })
    worker.child.on('exit', () => bury(worker))
    return worker
  }

  function give(worker: Worker, task: Task): void {
    task.attempts++
    worker.task = task
    worker.child.ref()
    worker.child.channel?.ref()
    if (worker.ready) send(worker, task)
    else killAfter(worker, startsWithinMs)
  }

  function killAfter(worker: Worker, time: number): void {
    clearTimeout(worker.timer)
    worker.timer = setTimeout(() => worker.child.kill('SIGKILL'), time)
    worker.timer.unref()
  }

  function send(worker: Worker, task: Task): void {
    killAfter(worker, options.stuckMs)
    const { child } = worker
    // A channel that just broke is told by 'exit' as well
    child.send(task.job, () => {})
  }

  function hear(worker: Worker, message: unknown): void {
    const { ready, ...result } = answer.parse(message)
    const { task } = worker
    if (ready) worker.ready = true
    if (task && ready) send(worker, task)
    else if (task) finish(worker, task, result)
  }

  function finish(worker: Worker, task: Task, { drawn, error, memory: used }: z.infer<typeof answer>): void {
    worker.task = null
    memory.set(worker, used)
    if (drawn) task.resolve({ ...drawn, bytes: Buffer.from(drawn.bytes.buffer, drawn.bytes.byteOffset, drawn.bytes.byteLength) })
    else task.reject(new PictureError('not-drawn', error ?? 'no picture'))
    if (used > options.memoryBytes) retire(worker)
    else rest(worker)
    serve()
  }

  function rest(worker: Worker): void {
    clearTimeout(worker.timer)
    // An idle drawing process must not keep the bot from ending
    worker.child.unref()
    worker.child.channel?.unref()
    worker.timer = setTimeout(() => retire(worker), options.idleMs)
    worker.timer.unref()
  }

  function retire(worker: Worker): void {
    workers.delete(worker)
    memory.delete(worker)
    clearTimeout(worker.timer)
    if (worker.child.connected) worker.child.disconnect()
  }

  function bury(worker: Worker): void {
    if (!workers.delete(worker)) return
    memory.delete(worker)
    clearTimeout(worker.timer)
    counts.died++
    const { task } = worker
    worker.task = null
    if (task) retry(task)
    if (!closed) serve()
  }

  function retry(task: Task): void {
    if (closed) task.reject(new PictureError('studio-closed', 'the studio was closed'))
    else if (task.attempts >= attemptsAtMost) {
      task.reject(
        new PictureError(
          'drawing-process-died',
          `${task.attempts} drawing processes died over ${task.job.painter} ${task.job.scene}`,
        ),
      )
    } else {
      counts.retried++
      queueOf(task).unshift(task)
    }
  }

  const queueOf = ({ urgency }: Task): Task[] => (urgency === 'patient' ? patient : queue)

  return {
    draw(job, urgency = 'usual') {
      if (closed) return Promise.reject(new PictureError('studio-closed', 'the studio is closed'))
      return new Promise((resolve, reject) => {
        const task = { job, urgency, attempts: 0, resolve, reject }
        queueOf(task).push(task)
        serve()
      })
    },
    async close() {
      closed = true
      for (const task of [...queue.splice(0), ...patient.splice(0)])
        task.reject(new PictureError('studio-closed', 'the studio was closed'))
      await Promise.all([...workers].map(({ child }) => end(child)))
    },
    stats: () => ({
      ...counts,
      pids: [...workers].flatMap(({ child }) => child.pid ?? []),
      waiting: queue.length + patient.length,
      memory: [...memory.values()].reduce((sum, used) => sum + used, 0),
    }),
  }
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) resolve()
    else {
      child.once('exit', () => resolve())
      child.ref()
      child.kill('SIGKILL')
    }
  })
}

function forkDrawing(): ChildProcess {
  const typescript = import.meta.url.endsWith('.ts')
  const loader = typescript ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href] : []
  return fork(fileURLToPath(new URL(`./process.${typescript ? 'ts' : 'js'}`, import.meta.url)), [], {
    execArgv: loader,
    serialization: 'advanced',
    env: environment(),
  })
}

/** Only what drawing needs: no token, no database address. */
function environment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'NODE_ENV', 'XDG_CACHE_HOME']
  return {
    ...Object.fromEntries(kept.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))),
    FONTCONFIG_FILE: fontconfigFile,
  }
}
