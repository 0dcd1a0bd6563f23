import type { ServerSettings } from '../../store/index.ts'
import type { Moderated } from '../requests.ts'

/** Whether the person may is Discord's to say. */
export interface ChangeServer {
  readonly server: string
  readonly person: string
  readonly settings: Partial<ServerSettings>
}

/** Where a table is played. */
export interface Place {
  readonly table: string
  readonly server: string | null
  readonly channel: string
  readonly archived: boolean
}

/** What Discord says has become of a table's channel or of the bot there. `not-ours`: it may never have been there. */
export interface Archive {
  readonly table: string
  readonly why: 'bot-removed' | 'channel-deleted' | 'not-ours'
}

/**
 * By itself once the bot is back; or a person brings it into another channel: of the same server its opener or a moderator, of another
 * one a moderator of the server that it came from, or everybody who sits there together.
 */
export interface Wake extends Moderated {
  readonly table: string
  readonly request?: string
  readonly person?: string
  readonly into?: { readonly channel: string; readonly server: string; readonly secluded?: boolean }
}

/** Whoever is not in the server any more. */
export interface Departed {
  readonly table: string
  readonly person: string
}
