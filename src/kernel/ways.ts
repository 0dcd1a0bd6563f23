import { runOn } from './ahead.ts'
import { type Chance, SeededChance } from './chance.ts'
import type { Game, Owed, PlainMove } from './game.ts'
import type { Level } from './levels.ts'
import { mindOf } from './mind.ts'
import { applyWith } from './play.ts'
import type { Mind, Rulebook } from './rulebook.ts'
import { type Considered, errorOf, meanOf } from './search.ts'

/** What somebody decides, whatever is asked. Written as a method, so that any game's fits where games are told apart by nothing. */
export type Manner<G extends Game> = {
  play(view: G['view'], seat: G['seat'], mind: Mind<G>): PlainMove
}['play']

/** A way to go on: what is done now, and how the seat decides afterwards. */
export interface Way<G extends Game> {
  readonly move: PlainMove
  readonly manner: Manner<G>
}

/** How a rulebook's computers find out which way is best: each is played on, everybody else deciding in a manner of the game's own. */
export interface Prospects<G extends Game> {
  /** The ways that are worth a thought in a position that the view allows, the usual one first; with one alone there is nothing to think about. */
  ways(view: G['view'], p: G['state'], mind: Mind<G>, level: Exclude<Level, 'easy'>): readonly Way<G>[]
  /** Whether play has gone far enough to be judged. */
  until(before: G['state'], seat: G['seat'], then: G['state']): boolean
  /** How good a position is for a seat, from 0 (lost) to 1 (won). */
  worth(p: G['state'], seat: G['seat']): number
  /** How everybody else is thought to decide; like simple computers where nothing stands here. */
  readonly others?: Manner<G>
  /** How often some way is played on for one move, at most. */
  readonly playouts: Readonly<Record<Exclude<Level, 'easy'>, number>>
  /** By how many standard errors another way must seem better than the usual one, where that is not what is usual. */
  readonly doubt?: number
  /** How many times as long as at best it takes here to play on: so many times fewer are played. */
  effort?(view: G['view']): number
}

/** Somebody decides on a position that is only imagined: what a view would hide has been imagined as well. */
function decided<G extends Game>(book: Rulebook<G>, p: G['state'], owed: Owed<G>, manner: Manner<G>, chance: Chance): PlainMove {
  // What is found out about a position is remembered for as long as nothing changes: a draft does, its copy does not.
  const still: G['state'] = { ...p }
  // `as`: a position holds all that a view does.
  return manner(still as unknown as G['view'], owed.seat, {
    ...mindOf(book, still, owed.seat, () => still, chance),
    owed: [owed],
  })
}

interface Candidate<G extends Game> {
  readonly way: Way<G>
  /** How good the position was in each imagined one in which it was looked at. */
  readonly worths: number[]
}

/** After so many looks those that did worse are looked at no more. */
const looksEach = 2
/** However few seem good, so many are kept beside the usual one. */
const fewestKept = 2
/** How much better than the usual way another one must seem at the least, and in standard errors. */
const leastGain = 0.001
const usualDoubt = 0.4

/** The first move of the way that does best; the same imagined positions and dice for all of them. */
export function bestWay<G extends Game>(
  book: Rulebook<G>,
  prospects: Prospects<G>,
  seat: G['seat'],
  ways: readonly Way<G>[],
  imagine: () => G['state'],
  playouts: number,
  chance: Chance,
): Considered {
  const all = ways.map((way): Candidate<G> => ({ way, worths: [] }))
  const [usual, ...others] = all
  if (!usual) throw new Error(`${seat} has no way to go on`)
  if (others.length === 0) return { move: usual.way.move, tried: 1 }
  const gain = ({ worths }: Candidate<G>): number => {
    const gains = worths.map((worth, look) => worth - usual.worths[look]!)
    return meanOf(gains) - (prospects.doubt ?? usualDoubt) * errorOf(gains)
  }
  let left = others
  let spent = 0
  for (let look = 1; spent + left.length < playouts; look++) {
    const start = imagine()
    const dice = `dice ${chance.die(1_000_000)}`
    for (const one of [usual, ...left]) one.worths.push(playedOn(book, prospects, seat, start, dice, one.way))
    spent += 1 + left.length
    if (look % looksEach === 0 && left.length > fewestKept) {
      const kept = Math.max(fewestKept, Math.ceil(left.length / 2))
      left = left.toSorted((a, b) => meanOf(b.worths) - meanOf(a.worths)).slice(0, kept)
    }
  }
  const [best] = left.toSorted((a, b) => gain(b) - gain(a))
  const instead = { move: usual.way.move, worth: meanOf(usual.worths) }
  if (!best || best.worths.length < looksEach || gain(best) <= leastGain)
    return { move: instead.move, ...(usual.worths.length > 0 && { worth: instead.worth, instead }), tried: all.length }
  return { move: best.way.move, worth: meanOf(best.worths), instead, tried: all.length }
}

function playedOn<G extends Game>(
  book: Rulebook<G>,
  prospects: Prospects<G>,
  seat: G['seat'],
  before: G['state'],
  dice: string,
  { move, manner }: Way<G>,
): number {
  const outcome = applyWith(book, before, seat, move, new SeededChance(`${dice}, first`))
  // What the view does not show may forbid it in one position and not in another.
  if (outcome.refused) return 0
  const begun = outcome.position.state
  if (begun.result) return prospects.worth(begun, seat)
  const own = new SeededChance(`${dice}, thoughts`)
  const others = prospects.others ?? book.computer
  const { state } = runOn(
    book,
    begun,
    {
      until: (then) => prospects.until(before, seat, then),
      decide: (p, owed) => decided(book, p, owed, owed.seat === seat ? manner : others, own),
    },
    new SeededChance(dice),
  )
  return prospects.worth(state, seat)
}
