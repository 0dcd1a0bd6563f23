import type { ChannelSummary, PersonSummary } from '../loopback/api.ts'
import type { Message, User } from '../loopback/shapes.ts'
import type { Picture } from './session.ts'
import type { Word } from './words/index.ts'

/** What drawing anything people wrote needs to know about the world around it. */
export interface Scene {
  locale: string
  me: string
  userName(id: string): string
  channelName(id: string): string | null
  openChannel(id: string): void
  goTo(channel: string, message: string | null): void
  suggestCommand(name: string): void
  showImages(pictures: Picture[], index: number): void
  word(word: Word, params?: Record<string, string | number>): string
}

/** The same for the components of one message, which can be used. */
export interface MessageScene extends Scene {
  message: Message
  /** the custom id whose interaction is on its way */
  busy: string | null
  bot: User
  people: PersonSummary[]
  channels: ChannelSummary[]
  press(id: string): void
  choose(id: string, values: string[]): void
}
