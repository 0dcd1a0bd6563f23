import { runOn } from './ahead.ts'
import { type Chance, SeededChance } from './chance.ts'
import type { Game, Owed, PlainMove } from './game.ts'
import { same } from './json.ts'
import { legalAnswers } from './legal.ts'
import type { Level } from './levels.ts'
import { mindOf } from './mind.ts'
import { applyWith, owedBy, owes, viewOf } from './play.ts'
import type { Mind, Rulebook } from './rulebook.ts'

/** What a rulebook knows of good play beside its simple computer: enough for computers that look ahead. */
export interface Judgement<G extends Game> {
  /** How good a position is for a seat, from 0 (lost) to 1 (won). */
  worth(p: G['state'], seat: G['seat'], mind: Pick<Mind<G>, 'runOn'>): number
  /** Whether play has gone far enough to be judged: at the end of the round where nothing stands here. */
  until?(before: G['state'], seat: G['seat'], then: G['state']): boolean
  /** How much is thought where simple computers take longer, or less long, than usual. */
  readonly efforts?: Efforts
  /** The moves worth a thought; all listed answers where nothing stands here. */
  moves?(p: G['state'], seat: G['seat'], owed: Owed<G>, answers: () => readonly PlainMove[]): readonly PlainMove[]
}

/** How much is thought about one move. Attempts are counted, never time: equal views and equal chance give equal moves. */
export interface Effort {
  /** Moves tried at a glance: what follows is decided as deadlines would. */
  readonly glances: number
  /** How many moves of one sitting make a line, and how many lines are carried on. */
  readonly depth: number
  readonly beam: number
  /** The most promising first moves, which are played on by simple computers on all seats. */
  readonly finalists: number
  /** On how many imagined positions, at most. */
  readonly worlds: number
  /** Moves of simple computers that may be spent on that. */
  readonly steps: number
}

export type Efforts = Readonly<Record<Exclude<Level, 'easy'>, Effort>>

export const efforts: Efforts = {
  normal: { glances: 24, depth: 2, beam: 2, finalists: 4, worlds: 4, steps: 130 },
  strong: { glances: 120, depth: 4, beam: 4, finalists: 5, worlds: 10, steps: 600 },
}

/** One imagined position, with dice that are the same for every line: so lines differ by what they do and not by luck. */
interface World<State> {
  readonly state: State
  readonly dice: string
}

/** Some moves of one seat, one after the other. */
interface Line<State> {
  readonly moves: readonly PlainMove[]
  readonly state: State
  readonly worth: number
}

interface Candidate {
  readonly moves: readonly PlainMove[]
  /** How good the position was in each world in which it was looked at. */
  readonly worths: number[]
}

/** How much better than the usual move another one must seem at the least, and in standard errors, before it is preferred. */
const leastGain = 0.002
const usualDoubt = 0.3
/** One position in which it did better says nothing. */
const fewestLooks = 2

/** A move that has been thought about. */
export interface Considered {
  readonly move: PlainMove
  /** How good the position will be by it, as far as that was looked into. */
  readonly worth?: number
  /** What the simple computer would have done, and how good that seemed in the same positions. */
  readonly instead?: { readonly move: PlainMove; readonly worth: number }
  /** How many moves were held against each other. */
  readonly tried: number
}

/** Thinks about one move of one seat. */
class Search<G extends Game> {
  readonly #book: Rulebook<G>
  readonly #judgement: Judgement<G>
  readonly #seat: G['seat']
  readonly #effort: Effort
  #glances = 0
  #steps = 0

  constructor(book: Rulebook<G>, judgement: Judgement<G>, seat: G['seat'], effort: Effort) {
    this.#book = book
    this.#judgement = judgement
    this.#seat = seat
    this.#effort = effort
  }

  /** The move that does best in all worlds; `usual` where nothing does better. */
  best(usual: PlainMove, imagine: () => G['state'], chance: Chance): Considered {
    const world = (): World<G['state']> => ({ state: imagine(), dice: `dice ${chance.die(1_000_000)}` })
    const first = world()
    const lines = this.#promising(first, usual).map((moves) => ({ moves, worths: [] }))
    const all: readonly Candidate[] = [{ moves: [usual], worths: [] }, ...lines]
    let finalists = all
    for (let looks = 0; looks < this.#effort.worlds && finalists.length > 1 && this.#steps < this.#effort.steps; looks++) {
      const seen = looks === 0 ? first : world()
      for (const one of finalists) one.worths.push(this.#playedOn(seen, one))
      // Whoever falls behind is not looked at again; the usual move is what all are held against.
      if (looks % 2 === 1) finalists = [finalists[0]!, ...ranked(finalists).slice(0, Math.ceil((finalists.length - 1) / 2))]
    }
    const [best] = ranked(finalists)
    const held = all[0]!
    const isSure = best && best.worths.length >= Math.min(fewestLooks, this.#effort.worlds)
    const instead = { move: usual, worth: meanOf(held.worths) }
    const tried = all.length
    if (isSure && gainOf(best, held) > leastGain) return { move: best.moves[0]!, worth: meanOf(best.worths), instead, tried }
    return held.worths.length > 0 ? { ...instead, tried } : { move: usual, tried: 1 }
  }

  /** How good the position was after each of these lines, world by world. */
  heldAgainst(
    lines: readonly (readonly PlainMove[])[],
    imagine: () => G['state'],
    chance: Chance,
  ): readonly (readonly number[])[] {
    const candidates: readonly Candidate[] = lines.map((moves) => ({ moves, worths: [] }))
    for (let looks = 0; looks < this.#effort.worlds && this.#steps < this.#effort.steps; looks++) {
      const seen = { state: imagine(), dice: `dice ${chance.die(1_000_000)}` }
      for (const one of candidates) one.worths.push(this.#playedOn(seen, one))
    }
    return candidates.map(({ worths }) => worths)
  }

  /** The lines that seem best at a glance, one for each first move. */
  #promising(world: World<G['state']>, usual: PlainMove): (readonly PlainMove[])[] {
    let frontier = this.#lines(world, { moves: [], state: world.state, worth: 0 })
    // With one way to go there is nothing to think about.
    if (frontier.length < 2) return []
    let found = frontier
    for (let depth = 1; depth < this.#effort.depth; depth++) {
      frontier = bestFirst(frontier)
        .slice(0, this.#effort.beam)
        .flatMap((line) => this.#lines(world, line))
      found = [...found, ...frontier]
    }
    const chosen: Line<G['state']>[] = []
    for (const line of bestFirst(found)) {
      const isUsual = line.moves.length === 1 && same(line.moves[0], usual)
      if (!isUsual && !chosen.some(({ moves }) => same(moves[0], line.moves[0]))) chosen.push(line)
    }
    return chosen.slice(0, this.#effort.finalists - 1).map(({ moves }) => moves)
  }

  /** The moves worth a thought. What may be done besides answering is left to those who ask for it. */
  #worthy(state: G['state']): readonly PlainMove[] {
    const [owed] = owedBy(this.#book, state, this.#seat)
    if (!owed || state.result) return []
    const answers = () => legalAnswers(this.#book, state, this.#seat)
    return this.#judgement.moves?.(state, this.#seat, owed, answers) ?? answers()
  }

  /** A line with each move that may follow it in the same sitting, as far as there are glances left. */
  #lines(world: World<G['state']>, { moves, state }: Line<G['state']>): Line<G['state']>[] {
    const share = Math.ceil(this.#effort.glances / (moves.length === 0 ? 2 : 2 * this.#effort.beam))
    const lines: Line<G['state']>[] = []
    for (const move of byTurns(this.#worthy(state), share)) {
      if (this.#glances >= this.#effort.glances) break
      this.#glances += 1
      const chance = new SeededChance(`${world.dice}/${moves.length}`)
      const outcome = applyWith(this.#book, state, this.#seat, move, chance)
      if (outcome.refused) continue
      const after = outcome.position.state
      lines.push({ moves: [...moves, move], state: after, worth: this.#glanced(world, after) })
    }
    return lines
  }

  /** How good the position will be if everybody decides as deadlines would. */
  #glanced({ state: before, dice }: World<G['state']>, state: G['state']): number {
    const until = (then: G['state']) => this.#isFar(before, then)
    const then = state.result ? state : runOn(this.#book, state, { until }, new SeededChance(dice)).state
    return this.#worth(then)
  }

  #worth(p: G['state']): number {
    return this.#judgement.worth(p, this.#seat, { runOn: (imagined, ahead) => runOn(this.#book, imagined, ahead) })
  }

  #isFar(before: G['state'], then: G['state']): boolean {
    return this.#judgement.until?.(before, this.#seat, then) ?? then.round !== before.round
  }

  /** What a simple computer decides: it sees its view, and takes what has been imagined for the rest. */
  #simple(p: G['state'], owed: Owed<G>, chance: Chance): PlainMove {
    const view = viewOf(this.#book, p, owed.seat)
    return this.#book.computer(
      view,
      owed.seat,
      mindOf(this.#book, p, owed.seat, () => p, chance),
    )
  }

  /** How good the position will be once a line is played, as far as it can be, and simple computers have gone on from there. */
  #playedOn({ state: before, dice }: World<G['state']>, { moves }: Candidate): number {
    const decided = new Map<string, number>()
    // Dice of its own for each decision: the others roll alike, whatever this seat does.
    const chanceOf = (p: G['state'], seat: string): Chance => {
      const place = `${seat}/${p.round}/${p.phase}`
      const times = decided.get(place) ?? 0
      decided.set(place, times + 1)
      return new SeededChance(`${dice}/${place}/${times}`)
    }
    const left = [...moves]
    let then = before
    for (;;) {
      const [owed] = left.length > 0 ? owedBy(this.#book, then, this.#seat) : owes(this.#book, then)
      if (!owed) {
        if (left.length === 0) break
        left.length = 0
        continue
      }
      // Where nothing is planned, play has gone on from the beginning.
      if ((left.length < moves.length || moves.length === 0) && this.#isFar(before, then)) break
      const chance = chanceOf(then, owed.seat)
      this.#steps += 1
      const planned = left.shift()
      const outcome = applyWith(this.#book, then, owed.seat, planned ?? this.#simple(then, owed, chance), chance)
      if (!outcome.refused) then = outcome.position.state
      else if (planned) left.length = 0
      else break
    }
    return this.#worth(then)
  }
}

const bestFirst = <State>(lines: readonly Line<State>[]): Line<State>[] => lines.toSorted((a, b) => b.worth - a.worth)

/** Moves by kind, the kinds taken in turns: so that each of them is thought about, whatever there is most of. */
function byTurns(moves: readonly PlainMove[], most: number): PlainMove[] {
  if (moves.length <= most) return [...moves]
  const kinds = new Map<string, PlainMove[]>()
  for (const move of moves) kinds.set(move.type, [...(kinds.get(move.type) ?? []), move])
  const each = Math.max(1, Math.floor(most / kinds.size))
  return [...kinds.values()].flatMap((alike) => spread(alike, each))
}

/** So many of a list, as far apart as can be. */
const spread = <Item>(list: readonly Item[], most: number): Item[] =>
  list.length <= most ? [...list] : Array.from({ length: most }, (_, index) => list[Math.floor((index * list.length) / most)]!)

export const meanOf = (worths: readonly number[]): number =>
  worths.reduce((sum, worth) => sum + worth, 0) / Math.max(1, worths.length)

/** How much better than the usual move one has been in the same worlds, less what may have been luck. */
function gainOf({ worths }: Candidate, usual: Candidate): number {
  const gains = worths.map((worth, world) => worth - usual.worths[world]!)
  return meanOf(gains) - usualDoubt * errorOf(gains)
}

/** The standard error of their mean. */
export function errorOf(values: readonly number[]): number {
  const mean = meanOf(values)
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1)
  return Math.sqrt(variance / Math.max(1, values.length))
}

/** All but the usual move, which stands first: the best first. */
function ranked([usual, ...others]: readonly Candidate[]): Candidate[] {
  return usual ? others.toSorted((a, b) => gainOf(b, usual) - gainOf(a, usual)) : []
}

/** The move of a computer that looks ahead. */
export function lookAhead<G extends Game>(
  book: Rulebook<G>,
  judgement: Judgement<G>,
  seat: G['seat'],
  usual: PlainMove,
  imagine: () => G['state'],
  effort: Effort,
  chance: Chance,
): Considered {
  return new Search(book, judgement, seat, effort).best(usual, imagine, chance)
}

/** How good the position will be by each of these lines, in the same imagined worlds. */
export function heldAgainst<G extends Game>(
  book: Rulebook<G>,
  judgement: Judgement<G>,
  seat: G['seat'],
  lines: readonly (readonly PlainMove[])[],
  imagine: () => G['state'],
  effort: Effort,
  chance: Chance,
): readonly (readonly number[])[] {
  return new Search(book, judgement, seat, effort).heldAgainst(lines, imagine, chance)
}
