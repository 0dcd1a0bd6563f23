import {
  type AnyRulebook,
  type Chance,
  computerMove,
  type Done,
  fuzz,
  LeakProof,
  listedSeeds,
  logOf,
  NoEnd,
  type Params,
  playOut,
  replay,
  SeededChance,
  type StateBase,
  sightOf,
  type Viewer,
  winsAgainstRandom,
  writeRecord,
} from '../kernel/index.ts'
import { speaker } from '../words/index.ts'
import type { GameFolder } from './folder.ts'
import { proveOdds } from './odds-proof.ts'

/** What is shown of every game in the same way. A proof gives the line to print and throws where it fails. */
export interface Proof {
  readonly name: string
  /** `size` is how many games are played for each number of seats. */
  readonly size: number
  /** `every`: of many looks at one game only each so-many-th is taken. */
  run(folder: GameFolder, seats: number, size: number, every?: number): string
}

/** Options drawn at random from what their parameters list; those that do not go together are drawn again. */
function drawOptions({ rulebook }: GameFolder, seats: number, chance: Chance): Record<string, unknown> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const drawn = Object.entries(rulebook.options.params as Params<number>).flatMap(([name, param]) => {
      const values = [...param.list(seats, '', {})]
      return values.length > 0 ? [[name, chance.pick<unknown>(values)]] : []
    })
    // `as never`: the values come from the options' own lists.
    const options = Object.fromEntries(drawn)
    if (!rulebook.options.check?.(options as never, seats)) return options
  }
  return {}
}

const suggests = ({ options: { forDays = {} } }: AnyRulebook, options: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(forDays).every(([name, value]) => options[name] === value)

/** Keys that a move's outcome makes somebody look up. */
function toldKeys({ events, chapters, revealed }: Done<StateBase>): string[] {
  const notices = events.flatMap(({ key, otherwise }) => [key, ...(otherwise ? [otherwise.key] : [])])
  return [
    ...notices.map((key) => `event.${key}`),
    ...chapters.map(({ name }) => `chapter.${name}`),
    ...revealed.map(({ key }) => `reveal.${key}`),
  ]
}

/** Games at random with random options: invariants, lists against refusals, words for all that happens, no dead end, an end, a record that replays. */
const fuzzing: Proof = {
  name: 'fuzz',
  size: 250,
  run(folder, seats, size) {
    const { rulebook: book, words } = folder
    const told = new Set<string>()
    const watch = (_: unknown, done: Done<StateBase>): void => toldKeys(done).forEach((key) => void told.add(key))
    let moves = 0
    let endless = 0
    const started = performance.now()
    for (const seed of listedSeeds(`fuzz-${seats}`, size)) {
      const drawn = drawOptions(folder, seats, new SeededChance(`options of ${seed}`))
      const options = { ...book.options.forDays, ...drawn }
      try {
        const played = fuzz({ book, seats, options, seed, watch })
        moves += played.moves.length
        replay(book, writeRecord(book, { options, people: Array.from({ length: seats }, () => ({})), seed }, logOf(played.moves)))
      } catch (error) {
        // What the rulebook suggests for days must end; without an agreed end not everything that random seats do does.
        if (!(error instanceof NoEnd) || suggests(book, options)) throw error
        endless += 1
      }
    }
    const wordless = [...told].filter((key) => words.en[key] === undefined)
    if (wordless.length > 0) throw new Error(`${book.id}: no words for ${wordless.join(', ')}`)
    const perSecond = (size / (performance.now() - started)) * 1000
    const stopped = endless > 0 ? `, ${endless} of them without an end` : ''
    return `${size} games (seeds fuzz-${seats}-1 to ${size})${stopped}, ${moves} moves, ${perSecond.toFixed(1)} games/s`
  },
}

/** A secret that has few values may be drawn as it is a few times in a row, and some are seldom met. */
const manyDraws = 100

/** Every secret is drawn anew for every seat and the spectator at every step, and nothing that they are shown changes. */
const leaks: Proof = {
  name: 'leaks',
  size: 10,
  run(folder, seats, size, every = 1) {
    const { rulebook: book, text } = folder
    const say = speaker({ catalogues: folder.words, language: 'en', names: folder.names })
    const proof = new LeakProof(book, (state, viewer: Viewer) => {
      const sight = sightOf(book, state, viewer)
      const { view } = sight
      const hand = viewer === null ? undefined : text.hand(view, viewer, say)
      return [text.headline(view, say), text.alt(sight, say), text.board(sight, say), hand]
    })
    let looks = 0
    for (const seed of listedSeeds(`leaks-${seats}`, size)) {
      const chance = new SeededChance(`imagination of ${seed}`)
      fuzz({
        book,
        seats,
        options: book.options.forDays ?? {},
        seed,
        watch({ state }) {
          for (const viewer of [...state.seats, null]) {
            looks += 1
            if (looks % every !== 0) continue
            const leak = proof.check(state, viewer, chance)
            if (leak) throw new Error(`${book.id}: ${leak} (seed ${seed}, phase ${state.phase})`)
          }
        },
      })
    }
    const copied = proof.neverDiffered(manyDraws)
    if (copied.length > 0) throw new Error(`${book.id}: imagine copies what it should draw anew: ${copied.join(', ')}`)
    return `${size} games (seeds leaks-${seats}-1 to ${size}), ${Math.floor(looks / every)} looks, secrets ${proof.hidden().join(', ')}`
  },
}

const leastShare = 0.9

/** A computer by itself, where a game can be played alone. */
function playAlone({ rulebook: book, alone }: GameFolder, size: number): string {
  if (!alone) return 'nobody to win against'
  const options = book.options.forDays ?? {}
  const played = listedSeeds('alone', size).map((seed) => playOut({ book, seats: 1, options, seed, player: () => computerMove }))
  const points = played.map(({ state }) => alone.points(state)).sort((a, b) => a - b)
  const [least, quarter, median, threeQuarters, most] = [0, 0.25, 0.5, 0.75, 1].map(
    (share) => points[Math.round(share * (size - 1))]!,
  )
  if (median! < alone.median) throw new Error(`${book.id}: the computer reaches ${median} points alone, ${alone.median} wanted`)
  return `${median} points in the median of ${size} games (seeds alone-1 to ${size}), half of them from ${quarter} to ${threeQuarters}, all from ${least} to ${most}`
}

/** One computer against random seats. */
const wins: Proof = {
  name: 'wins',
  size: 200,
  run(folder, seats, size) {
    const { rulebook: book } = folder
    if (seats < 2) return playAlone(folder, size)
    const seeds = listedSeeds(`wins-${seats}`, size)
    const share = winsAgainstRandom({ book, seats, options: book.options.forDays ?? {}, seeds })
    if (share < leastShare)
      throw new Error(
        `${book.id}: the computer wins ${percent(share)} of ${size} games against random seats, ${percent(leastShare)} wanted`,
      )
    return `${percent(share)} of ${size} games (seeds wins-${seats}-1 to ${size})`
  },
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** Times that each of the odds is played with the rules' own dice; of a sample, fewer. */
const manyTimes = 300
const fewTimes = 80

/** What chance decides comes as often as panels say. */
const odds: Proof = {
  name: 'odds',
  size: 10,
  run: (folder, seats, size, every) => proveOdds(folder, seats, size, every === undefined ? manyTimes : fewTimes),
}

export const proofs: readonly Proof[] = [fuzzing, leaks, wins, odds]
