import type { GameFolder } from '../games/folder.ts'
import type { Studio } from '../pictures/index.ts'
import type { Tables } from '../tables/index.ts'
import type { Language } from '../words/index.ts'
import type { Boards } from './finding/board.ts'
import type { Log } from './gateway/logger.ts'
import type { Channels } from './post/channel.ts'
import type { Grounds } from './servers/ground.ts'
import type { Standing } from './servers/member.ts'
import type { Message } from './ui.ts'

/** Everything the Discord side works with. */
export interface House {
  readonly tables: Tables
  readonly games: readonly GameFolder[]
  readonly studio: Pick<Studio, 'picture' | 'animation'>
  readonly log: Log
  /** For what the bot posts by itself. */
  readonly channels: Pick<Channels, 'thread' | 'create' | 'direct' | 'find'>
  /** Who would like to play, where the moderators want it said. */
  readonly boards: Pick<Boards, 'refresh' | 'moved'>
  readonly grounds: Pick<Grounds, 'of' | 'join'>
  /** Sends somebody a direct message; false if they do not take any. */
  direct(person: string, message: Message): Promise<boolean>
  /** What somebody may do in a server as a whole; undefined if they are not in it, or the bot is not. */
  standing(server: string, person: string): Promise<Standing | undefined>
  now(): Date
  /** For so many milliseconds a panel waits for what a computer thinks of it. */
  readonly patience: number
  /** For servers and people who chose none. */
  readonly language: Language
}

export function folderOf({ games }: House, id: string): GameFolder {
  const folder = games.find(({ rulebook }) => rulebook.id === id)
  if (!folder) throw new Error(`no game ${id}`)
  return folder
}
