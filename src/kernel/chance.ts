import { hash } from 'node:crypto'

/** Everything random in a game comes from here, in the order of the calls. */
export interface Chance {
  /** A die with the faces 1..sides. */
  die(sides: number): number
  /** One of the list. A choice among one thing uses no chance. */
  pick<T>(list: readonly T[]): T
  /** A new list in random order. */
  shuffle<T>(list: readonly T[]): T[]
}

/** Where a stream of chance stands. Kept with the position, beside the rulebook's own state. */
export interface ChanceMark {
  readonly branch: number
  readonly counter: number
}

export const firstMark: ChanceMark = { branch: 0, counter: 0 }

const numbersPerBlock = 8
const range = 2 ** 32

/** Eight numbers 0..2^32-1 from SHA-256 in counter mode: past dice tell nothing about the next ones. */
const blockAt = (seed: string, branch: number, block: number): Buffer => hash('sha256', `${seed}/${branch}/${block}`, 'buffer')

export class SeededChance implements Chance {
  readonly #seed: string
  readonly #branch: number
  #counter: number
  #block: Buffer | undefined
  #blockNumber = -1

  constructor(seed: string, mark: ChanceMark = firstMark) {
    this.#seed = seed
    this.#branch = mark.branch
    this.#counter = mark.counter
  }

  get mark(): ChanceMark {
    return { branch: this.#branch, counter: this.#counter }
  }

  die(sides: number): number {
    return 1 + this.#below(sides)
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('chance cannot pick from an empty list')
    return list[list.length === 1 ? 0 : this.#below(list.length)] as T
  }

  shuffle<T>(list: readonly T[]): T[] {
    const result = [...list]
    for (let last = result.length - 1; last > 0; last--) {
      const other = this.#below(last + 1)
      const moved = result[last] as T
      result[last] = result[other] as T
      result[other] = moved
    }
    return result
  }

  /** Uniform below n: numbers of the incomplete last stretch are drawn again. */
  #below(n: number): number {
    const limit = range - (range % n)
    for (;;) {
      const drawn = this.#next()
      if (drawn < limit) return drawn % n
    }
  }

  #next(): number {
    const counter = this.#counter++
    const number = Math.floor(counter / numbersPerBlock)
    if (number !== this.#blockNumber) this.#block = undefined
    this.#block ??= blockAt(this.#seed, this.#branch, number)
    this.#blockNumber = number
    return this.#block.readUInt32BE((counter % numbersPerBlock) * 4)
  }
}

/** Chance as a scenario writes it down: a list of faces and 1-based indices; shuffles leave the order as it is. */
export class ScriptedChance implements Chance {
  readonly #numbers: readonly number[] | undefined
  #next = 0

  /** Without numbers no chance may be used at all. */
  constructor(numbers: readonly number[] | undefined) {
    this.#numbers = numbers
  }

  get left(): number {
    return (this.#numbers?.length ?? 0) - this.#next
  }

  die(sides: number): number {
    const face = this.#numbers?.[this.#next++]
    if (face === undefined)
      throw new ChanceError(`chance is used (a die of ${sides}) but the scenario's "random" has nothing left`)
    if (!Number.isInteger(face) || face < 1 || face > sides)
      throw new ChanceError(`"random" gives ${face} where 1 to ${sides} is rolled`)
    return face
  }

  pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('chance cannot pick from an empty list')
    return list[list.length === 1 ? 0 : this.die(list.length) - 1] as T
  }

  shuffle<T>(list: readonly T[]): T[] {
    if (!this.#numbers && list.length > 1) throw new ChanceError('cards are shuffled but the scenario has no "random"')
    return [...list]
  }
}

export class ChanceError extends Error {}
