import { type CacheFactory, type Client, Options } from 'discord.js'

/** The bot itself, as a user, a member, or somebody in a thread. */
const ownAlone = {
  maxSize: 0,
  keepOverLimit: ({ id, client }: { readonly id: string; readonly client: Client }) => id === client.user?.id,
}

/**
 * What discord.js remembers: servers with their roles, channels and threads, and who the bot is in them. Every press brings a message and
 * a person along; what is kept of those would grow for as long as the process runs, and nobody asks for it again.
 */
export const leanCaches: CacheFactory = Options.cacheWithLimits({
  UserManager: ownAlone,
  GuildMemberManager: ownAlone,
  ThreadMemberManager: ownAlone,
  MessageManager: 0,
  ReactionManager: 0,
  ReactionUserManager: 0,
  BaseGuildEmojiManager: 0,
  GuildStickerManager: 0,
  GuildScheduledEventManager: 0,
  StageInstanceManager: 0,
  PresenceManager: 0,
  VoiceStateManager: 0,
  EntitlementManager: 0,
})
