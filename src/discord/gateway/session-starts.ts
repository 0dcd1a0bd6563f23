import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { hour, minute, second } from '../../durations.ts'

const times = z.array(z.number())

/** So many starts within an hour are nothing unusual. */
const usual = 5
const firstPause = 2 * second
const longestPause = 10 * minute

/** How long to wait before another start, after these. A process that dies at once, again and again, starts about 300 times a day. */
export function pauseBefore(starts: readonly number[], now: number): number {
  const lately = starts.filter((start) => now - start < hour && start <= now)
  if (lately.length < usual) return 0
  const pause = Math.min(longestPause, firstPause * 2 ** (lately.length - usual))
  return Math.max(0, Math.max(...lately) + pause - now)
}

/**
 * Discord allows 1,000 session starts a day and resets the token of whoever uses them up. When this bot started last stands in a file,
 * so that a process that is started again and again, whatever kills it, does not go on to use them up.
 */
export class SessionStarts {
  readonly #file: string
  readonly #now: () => number

  constructor(file: string, now: () => number = Date.now) {
    this.#file = file
    this.#now = now
  }

  /** Waits until another start is fit, and notes it. `wait` is called with how long, and how many there were within an hour. */
  async take(wait: (milliseconds: number, lately: number) => Promise<void>): Promise<void> {
    const starts = await this.#read()
    const pause = pauseBefore(starts, this.#now())
    if (pause > 0) await wait(pause, starts.length)
    // Others may start beside it, where nothing else of theirs lies.
    const unfinished = `${this.#file}.${randomUUID()}`
    await mkdir(dirname(this.#file), { recursive: true })
    await writeFile(unfinished, JSON.stringify([...starts, this.#now()]))
    await rename(unfinished, this.#file)
  }

  async #read(): Promise<readonly number[]> {
    try {
      const read = times.safeParse(JSON.parse(await readFile(this.#file, 'utf8')))
      return read.success ? read.data.filter((start) => this.#now() - start < hour) : []
    } catch {
      // None yet, or cut off in the middle: then nothing is known of it.
      return []
    }
  }
}
