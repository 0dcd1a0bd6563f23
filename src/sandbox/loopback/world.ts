import { Files } from './files.ts'
import { type Channel, ChannelKind, type Command, type Member, type Message, type Role, type User } from './shapes.ts'
import { compareSnowflakes } from './snowflake.ts'

export interface Person {
  user: User
  locale: string
  directMessagesOpen: boolean
}

export interface Guild {
  id: string
  name: string
  owner_id: string
  /** Where a community's moderators are told what concerns them. */
  public_updates_channel_id?: string
  preferred_locale: string
  roles: Role[]
  members: Map<string, Member>
  botPresent: boolean
}

export interface StoredMessage {
  message: Message
  /** Whose screen alone shows it; null for messages everybody in the channel sees. */
  ephemeralFor: string | null
  /** When it was edited while older than an hour (error 30046). */
  lateEdits: number[]
  /** Whom its creation notified. */
  pinged: string[]
  deleted: boolean
}

/** Everything that exists, and nothing about who is connected or what is under way. */
export class World {
  people = new Map<string, Person>()
  guilds = new Map<string, Guild>()
  channels = new Map<string, Channel>()
  /** By channel, in order of creation. */
  messages = new Map<string, Map<string, StoredMessage>>()
  /** Ephemeral ones too, for lookups by id alone. */
  messagesById = new Map<string, StoredMessage>()
  /** By guild id, or 'global'. */
  commands = new Map<string, Command[]>()
  threadMembers = new Map<string, Map<string, string>>()
  readonly files: Files
  applicationId = ''
  bot: User = { id: '', username: '', global_name: null, discriminator: '0', avatar: null }
  guildId = ''

  constructor(filesFolder: string | null) {
    this.files = new Files(filesFolder)
  }

  user(id: string): User | undefined {
    return id === this.bot.id ? this.bot : this.people.get(id)?.user
  }

  guild(id: string = this.guildId): Guild {
    const guild = this.guilds.get(id)
    if (!guild) throw new Error(`there is no guild ${id}`)
    return guild
  }

  addChannel(channel: Channel): Channel {
    this.channels.set(channel.id, channel)
    this.messages.set(channel.id, new Map())
    return channel
  }

  removeChannel(id: string): string[] {
    const gone = [
      id,
      ...[...this.channels.values()]
        .filter((channel) => channel.parent_id === id && isThread(channel))
        .map((thread) => thread.id),
    ]
    for (const each of gone) {
      this.channels.delete(each)
      for (const stored of this.messages.get(each)?.values() ?? []) stored.deleted = true
      this.messages.delete(each)
      this.threadMembers.delete(each)
    }
    return gone
  }

  addMessage(stored: StoredMessage): void {
    this.messagesById.set(stored.message.id, stored)
    this.messages.get(stored.message.channel_id)?.set(stored.message.id, stored)
    const channel = this.channels.get(stored.message.channel_id)
    if (channel && !stored.ephemeralFor) channel.last_message_id = stored.message.id
  }

  removeMessage(stored: StoredMessage): void {
    stored.deleted = true
    this.messagesById.delete(stored.message.id)
    this.messages.get(stored.message.channel_id)?.delete(stored.message.id)
  }

  /** The direct messages between two users. */
  directChannel(one: string, other: string): Channel | undefined {
    return [...this.channels.values()].find(
      (channel) =>
        channel.type === ChannelKind.direct &&
        channel.recipients?.some((user) => user.id === one) &&
        channel.recipients.some((user) => user.id === other),
    )
  }

  threadsOf(guildId: string): Channel[] {
    return [...this.channels.values()]
      .filter((channel) => channel.guild_id === guildId && isThread(channel))
      .sort((a, b) => compareSnowflakes(a.id, b.id))
  }
}

const threadKinds: readonly number[] = [ChannelKind.announcementThread, ChannelKind.publicThread, ChannelKind.privateThread]

export const isThread = (channel: Channel): boolean => threadKinds.includes(channel.type)
