import { measure } from 'mitata'

/**
 * What a file of this folder exports: `export const bench: Bench = { name, about, run }` in `<name>.bench.ts`.
 * `run` takes figures with the tools it is handed; nothing is to be registered anywhere.
 *
 *   export const bench: Bench = {
 *     name: 'store',
 *     about: 'what a committed move costs',
 *     async run(tools) {
 *       await tools.compare({ name: 'store/move', bar: 3, floor: () => plainInsert(), subject: () => playMove() })
 *       await tools.limit({ name: 'store/open', bar: 50, subject: () => open() })
 *     },
 *   }
 */
export interface Bench {
  readonly name: string
  readonly about: string
  /** It takes so long, or needs so much, that it runs only where it is named. */
  readonly onDemand?: boolean
  run(tools: Tools): Promise<void>
}

export type Task = () => unknown

export interface Tools {
  /** At most `bar` times the floor, which is measured in turns with the subject. */
  compare(figure: { name: string; bar: number; floor: Task; subject: Task; effort?: Effort }): Promise<void>
  /** At most `bar` milliseconds on the machine the bars were set on; here more or less, as the calibration task says. */
  limit(figure: { name: string; bar: number; subject: Task; effort?: Effort }): Promise<void>
  /** For what is measured in a way of its own. `ratio` must not exceed `bar`. */
  report(figure: { name: string; ratio: number; bar: number } & Readonly<Record<string, unknown>>): void
  /** Whether somebody asked for this figure: what nobody asked for need not be prepared. */
  wants(name: string): boolean
  /** How much slower this machine is than the one the bars were set on. */
  readonly slowness: number
}

export interface Effort {
  /** How often floor and subject take turns; the median of the rounds counts. Default 5. */
  readonly rounds?: number
  /** The fewest calls in each turn. Default 12. */
  readonly samples?: number
  /** Milliseconds each turn takes at least. Default 200. */
  readonly time?: number
}

/** One line of the report. */
export interface Figure {
  readonly name: string
  /** What the bar is held against: times the floor, or scaled milliseconds. */
  readonly ratio: number
  readonly bar: number
  readonly ok: boolean
  readonly [more: string]: unknown
}

export async function runBench(
  bench: Bench,
  slowness: number,
  tell: (figure: Figure) => void,
  wants: (name: string) => boolean = () => true,
): Promise<void> {
  await bench.run({
    slowness,
    wants,

    async compare({ name, bar, floor, subject, effort }) {
      if (!wants(name)) return
      const pairs: { floor: number; subject: number }[] = []
      for (let round = 0; round < (effort?.rounds ?? 5); round++) {
        pairs.push({ floor: await milliseconds(floor, effort), subject: await milliseconds(subject, effort) })
      }
      const ratio = median(pairs.map((pair) => pair.subject / pair.floor))
      const floorTime = median(pairs.map((pair) => pair.floor))
      const subjectTime = median(pairs.map((pair) => pair.subject))
      tell(figure({ name, ratio, bar, floor_ms: rounded(floorTime), subject_ms: rounded(subjectTime) }))
    },

    async limit({ name, bar, subject, effort }) {
      if (!wants(name)) return
      const times: number[] = []
      for (let round = 0; round < (effort?.rounds ?? 5); round++) times.push(await milliseconds(subject, effort))
      const time = median(times)
      tell(figure({ name, ratio: time / slowness, bar, unit: 'ms', measured_ms: rounded(time), slowness: rounded(slowness) }))
    },

    report(given) {
      if (wants(given.name)) tell(figure(given))
    },
  })
}

/** The median time of one call, asynchronous work awaited. */
export async function milliseconds(task: Task, effort: Effort = {}): Promise<number> {
  const samples = effort.samples ?? 12
  const { p50 } = await measure(task, {
    // Never in batches: pauses of the machine and collected garbage would count for what is quick alone.
    batch_threshold: 0,
    min_samples: samples,
    min_cpu_time: (effort.time ?? 200) * 1e6,
    warmup_samples: Math.min(2, samples),
  })
  return p50 / 1e6
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

function figure(given: { name: string; ratio: number; bar: number; [more: string]: unknown }): Figure {
  return { ...given, ratio: rounded(given.ratio), ok: given.ratio <= given.bar }
}

function rounded(value: number): number {
  return Number(value.toPrecision(4))
}
