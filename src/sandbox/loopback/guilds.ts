import { PermissionFlagsBits as Bits } from 'discord-api-types/v10'
import type { ChannelOptions, PersonOptions, PersonSummary } from './api.ts'
import type { Core } from './core.ts'
import { canSee, everyonesPermissions, guildPermissions, invitedPermissions } from './permissions.ts'
import { type Channel, ChannelKind, type Member, type Role, type User } from './shapes.ts'
import type { Guild, Person, World } from './world.ts'

export const newUser = (id: string, name: string, bot = false): User => ({
  id,
  username: name.toLowerCase().replace(/[^\p{L}\p{N}._]+/gu, '_'),
  global_name: name,
  discriminator: '0',
  avatar: null,
  ...(bot ? { bot: true } : {}),
  public_flags: 0,
  flags: 0,
  banner: null,
  accent_color: null,
  primary_guild: null,
})

const newRole = (id: string, name: string, permissions: bigint, position: number, more: Partial<Role> = {}): Role => ({
  id,
  name,
  permissions: permissions.toString(),
  color: 0,
  position,
  managed: false,
  mentionable: false,
  hoist: false,
  ...more,
})

/** A guild with its bot, its roles and its first channels, owned by nobody who plays. */
export function createGuild(core: Core, name: string, locale: string, channels: readonly string[]): Guild {
  const id = core.ids.next()
  const guild: Guild = {
    id,
    name,
    owner_id: core.ids.next(),
    preferred_locale: locale,
    roles: [newRole(id, '@everyone', everyonesPermissions, 0), newRole(core.ids.next(), 'Moderator', Bits.Administrator, 1)],
    members: new Map(),
    botPresent: false,
  }
  core.world.guilds.set(id, guild)
  addBot(core, guild)
  for (const channel of channels) createChannel(core, guild, channel)
  return guild
}

export function addBot(core: Core, guild: Guild): void {
  const { bot } = core.world
  const role = newRole(core.ids.next(), bot.global_name ?? bot.username, invitedPermissions, guild.roles.length, {
    managed: true,
    tags: { bot_id: bot.id },
  })
  guild.roles.push(role)
  guild.members.set(bot.id, { user: bot, nick: null, roles: [role.id], joined_at: core.timestamp() })
  guild.botPresent = true
}

export function createChannel(core: Core, guild: Guild, name: string, options: ChannelOptions = {}): Channel {
  const position = [...core.world.channels.values()].filter((channel) => channel.guild_id === guild.id).length
  const hidden = Bits.ViewChannel.toString()
  return core.world.addChannel({
    id: core.ids.next(),
    type: ChannelKind[options.kind ?? 'text'],
    guild_id: guild.id,
    name,
    topic: options.topic ?? null,
    position,
    parent_id: null,
    permission_overwrites: options.private
      ? [
          { id: guild.id, type: 0, allow: '0', deny: hidden },
          { id: core.world.bot.id, type: 1, allow: hidden, deny: '0' },
        ]
      : [],
    nsfw: options.ageRestricted ?? false,
    rate_limit_per_user: options.slowMode ?? 0,
    last_message_id: null,
    flags: 0,
  })
}

export function createPerson(core: Core, name: string, options: PersonOptions): Person {
  const { world } = core
  const person: Person = { user: newUser(core.ids.next(), name), locale: options.locale ?? 'en-US', directMessagesOpen: true }
  world.people.set(person.user.id, person)
  if (options.member !== false) joinGuild(core, world.guild(), person.user, options)
  return person
}

export function joinGuild(core: Core, guild: Guild, user: User, options: PersonOptions): void {
  const roles: string[] = []
  if (options.administrator) roles.push(guild.roles.find((role) => role.name === 'Moderator')?.id ?? guild.id)
  if (options.permissions) {
    roles.push(addRole(core, guild, `Role of ${user.username}`, options.permissions).id)
  }
  guild.members.set(user.id, { user, nick: options.nick ?? null, roles, joined_at: core.timestamp() })
}

export function addRole(core: Core, guild: Guild, name: string, permissions: bigint): Role {
  const role = newRole(core.ids.next(), name, permissions, guild.roles.length)
  guild.roles.push(role)
  core.gateway.guildEvent('GUILD_ROLE_CREATE', guild.id, { guild_id: guild.id, role })
  return role
}

export const summaryOf = (world: World, { user, locale, directMessagesOpen }: Person): PersonSummary => ({
  id: user.id,
  name: user.global_name ?? user.username,
  locale,
  administrator: Boolean(guildPermissions(world, world.guildId, user.id) & Bits.Administrator),
  member: world.guild().members.has(user.id),
  directMessagesOpen,
})

/** A member as Discord writes them; in interactions with their permissions in that channel. */
export const memberJson = (member: Member, permissions?: bigint): Record<string, unknown> => ({
  user: member.user,
  nick: member.nick,
  avatar: null,
  banner: null,
  roles: member.roles,
  joined_at: member.joined_at,
  premium_since: null,
  communication_disabled_until: null,
  deaf: false,
  mute: false,
  pending: false,
  flags: 0,
  ...(permissions === undefined ? {} : { permissions: permissions.toString() }),
})

export const guildJson = (guild: Guild): Record<string, unknown> => ({
  id: guild.id,
  name: guild.name,
  icon: null,
  splash: null,
  discovery_splash: null,
  banner: null,
  description: null,
  owner_id: guild.owner_id,
  region: 'sandbox',
  afk_channel_id: null,
  afk_timeout: 300,
  verification_level: 0,
  default_message_notifications: 1,
  explicit_content_filter: 0,
  roles: guild.roles.map(roleJson),
  emojis: [],
  stickers: [],
  features: [],
  mfa_level: 0,
  application_id: null,
  system_channel_id: null,
  system_channel_flags: 0,
  rules_channel_id: null,
  public_updates_channel_id: guild.public_updates_channel_id ?? null,
  safety_alerts_channel_id: null,
  max_members: 500_000,
  max_presences: null,
  max_video_channel_users: 25,
  max_stage_video_channel_users: 50,
  vanity_url_code: null,
  premium_tier: 0,
  premium_subscription_count: 0,
  premium_progress_bar_enabled: false,
  preferred_locale: guild.preferred_locale,
  nsfw: false,
  nsfw_level: 0,
  widget_enabled: false,
  widget_channel_id: null,
  home_header: null,
  latest_onboarding_question_id: null,
  owner_configured_content_level: 0,
  incidents_data: null,
})

export const roleJson = (role: Role): object => ({
  ...role,
  description: null,
  colors: { primary_color: role.color, secondary_color: null, tertiary_color: null },
  icon: null,
  unicode_emoji: null,
  flags: 0,
})

/** The event that makes a guild available; every array must be there, or discord.js waits 15 seconds. */
export function guildCreate(world: World, guild: Guild): object {
  const mine = [...world.channels.values()].filter(
    (channel) => channel.guild_id === guild.id && canSee(world, channel, world.bot.id),
  )
  const isThreadKind = (channel: Channel) => channel.thread_metadata !== undefined
  return {
    ...guildJson(guild),
    joined_at: guild.members.get(world.bot.id)?.joined_at ?? null,
    large: false,
    unavailable: false,
    member_count: guild.members.size,
    members: [...guild.members.values()].filter((member) => member.user.id === world.bot.id).map((member) => memberJson(member)),
    channels: mine.filter((channel) => !isThreadKind(channel)),
    threads: mine.filter((channel) => isThreadKind(channel) && !channel.thread_metadata?.archived),
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
    version: 1,
  }
}
