import { Latest } from '../../latest.ts'

/**
 * Whoever presses twice where a message changes between the two has meant what stood there before. Quicker than this nobody reads and
 * decides, and no thumb presses twice much slower.
 */
const usualMoment = 400
/** So many messages are remembered; what is not among them has stood there for long. */
const most = 2000

/** Which private messages were changed a moment ago, by this process's own steady time. Nothing depends on it that a restart could lose. */
export class JustShown {
  readonly #changed: Latest<string, true>

  constructor(moment = usualMoment) {
    this.#changed = new Latest({ most, lasting: moment })
  }

  changed(message: string): void {
    this.#changed.set(message, true)
  }

  /** Whether a press that comes now cannot have been meant for what the message shows. */
  has(message: string): boolean {
    return this.#changed.has(message)
  }
}
