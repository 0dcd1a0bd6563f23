import type { Terms } from '../../store/index.ts'
import type { Language } from '../../words/index.ts'
import type { Request, Where } from '../requests.ts'

/**
 * A game that was played elsewhere, to be looked at here; or one that is on, sealed for this server. Whether the person may is Discord's
 * to say.
 */
export interface ImportRecord extends Request, Where {
  readonly channel: string
  readonly language: Language
  /** Of a game that is on: what holds in this channel. */
  readonly terms?: Pick<Terms, 'secluded'>
  /** What was exported, as text. */
  readonly record: string
}
