/**
 * Whoever presses twice where a message changes between the two has meant what stood there before. Quicker than this nobody reads and
 * decides, and no thumb presses twice much slower.
 */
const usualMoment = 400
/** So many messages are remembered; what is not among them has stood there for long. */
const most = 2000

/** When private messages were last changed, by this process's own steady time. Nothing depends on it that a restart could lose. */
export class JustShown {
  readonly #moment: number
  readonly #changed = new Map<string, number>()

  constructor(moment = usualMoment) {
    this.#moment = moment
  }

  changed(message: string): void {
    this.#changed.delete(message)
    this.#changed.set(message, performance.now())
    const [oldest] = this.#changed.keys()
    if (this.#changed.size > most && oldest !== undefined) this.#changed.delete(oldest)
  }

  /** Whether a press that comes now cannot have been meant for what the message shows. */
  has(message: string): boolean {
    const changed = this.#changed.get(message)
    return this.#moment > 0 && changed !== undefined && performance.now() - changed < this.#moment
  }
}
