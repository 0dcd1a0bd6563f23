import type { PlainMove } from '../../kernel/index.ts'
import type { OnTable } from '../requests.ts'

/** What is to be answered in advance; a part that is left out stays as it is, an empty one is switched off. */
export type MakePlan = OnTable & {
  readonly seat?: number
  readonly plan: {
    readonly habits?: readonly Habitual[]
    readonly queue?: readonly PlannedWish[]
  }
}

interface Habitual {
  readonly name: string
  readonly settings: Readonly<Record<string, unknown>>
}

/** A move to be played once, as soon as it is asked for. */
export interface PlannedWish {
  readonly move: PlainMove
  /** The decision that it answers; any that it can answer if absent. */
  readonly decision?: string | undefined
  /** The round alone in which it may be played. */
  readonly round?: number | undefined
  /** The rulebook's conditions that must hold. */
  readonly when?: readonly Habitual[]
  /** Only if the one before it does not fit. */
  readonly otherwise?: boolean
  /** A mark of what was promised for it. */
  readonly promise?: string | undefined
}
