import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, '.cache/levels')

const outcomes = z.record(z.string(), z.number())

/** What games have come to, by seed: a proof that was stopped goes on where it was. They count for the code that played them only. */
export class KeptOutcomes {
  readonly #file: string
  readonly #known: Record<string, number>

  constructor(game: string) {
    this.#file = join(folder, `${game}-${codeOf(game)}.json`)
    this.#known = read(this.#file)
  }

  get(seed: string): number | undefined {
    return this.#known[seed]
  }

  keep(seed: string, outcome: number): void {
    this.#known[seed] = outcome
    mkdirSync(folder, { recursive: true })
    // Another proof of the same game may have written meanwhile.
    writeFileSync(this.#file, JSON.stringify({ ...read(this.#file), ...this.#known }, null, 1))
  }
}

function read(file: string): Record<string, number> {
  try {
    return outcomes.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}

/** The fingerprint of all that decides how computers play a game. */
function codeOf(game: string): string {
  const hash = createHash('sha256')
  for (const part of ['src/kernel', 'src/games/shared', `src/games/${game}`])
    for (const file of readdirSync(join(root, part), { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ts|json)$/.test(file) && !/(^|\/)(words|pages|pictures|text)\//.test(file))
        hash.update(file).update(readFileSync(join(root, part, file)))
  return hash.digest('hex').slice(0, 12)
}
