import { appendFileSync, existsSync, readFileSync } from 'node:fs'

type Name = Readonly<Record<string, string | number>>

/**
 * What was played already, one to a line of a file: what takes hours can be stopped and goes on where it was. It is that of the code
 * that played it; whoever has changed it begins with a fresh file.
 */
export class Kept<Played> {
  readonly #path: string | undefined
  readonly #known = new Map<string, Played>()

  constructor(path?: string) {
    this.#path = path
    const lines = path !== undefined && existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []
    for (const line of lines.filter((one) => one !== '')) {
      // `as`: lines that this class has written.
      const { name, played } = JSON.parse(line) as { name: Name; played: Played }
      this.#known.set(keyOf(name), played)
    }
  }

  /** As it was played before, or else as it is played now. What it was is all in its name. */
  async get(name: Name, play: () => Promise<Played>): Promise<Played> {
    const known = this.#known.get(keyOf(name))
    if (known) return known
    const played = await play()
    this.#known.set(keyOf(name), played)
    if (this.#path !== undefined) appendFileSync(this.#path, `${JSON.stringify({ name, played })}\n`)
    return played
  }
}

const keyOf = (name: Name): string => Object.values(name).join(' ')
