import { PermissionFlagsBits as Bits } from 'discord-api-types/v10'
import { all } from './components.ts'
import type { FieldErrors, Path } from './errors.ts'
import { permissionsIn } from './permissions.ts'
import type { Channel, Component, User } from './shapes.ts'
import { Kind } from './shapes.ts'
import type { World } from './world.ts'

export interface AllowedMentions {
  parse?: string[] | null
  users?: string[] | null
  roles?: string[] | null
  replied_user?: boolean | null
}

export interface Mentions {
  users: User[]
  roles: string[]
  everyone: boolean
}

/** Whom a text mentions, as far as allowed_mentions and the author's permissions let it. Text displays count like content. */
export function mentionsOf(
  world: World,
  channel: Channel,
  author: string,
  content: string,
  components: readonly Component[],
  allowed: AllowedMentions | null | undefined,
): Mentions {
  const texts = [
    content,
    ...all(components)
      .filter((component) => component.type === Kind.textDisplay)
      .map((component) => component.content ?? ''),
  ]
  // Code is shown as it is and mentions nobody.
  const text = texts.join('\n').replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
  const parse = allowed ? (allowed.parse ?? []) : ['users', 'roles', 'everyone']
  const userIds = new Set([...text.matchAll(/<@!?(\d+)>/g)].map((match) => match[1] ?? ''))
  const roleIds = new Set([...text.matchAll(/<@&(\d+)>/g)].map((match) => match[1] ?? ''))
  const users = [...userIds]
    .filter((id) => parse.includes('users') || allowed?.users?.includes(id))
    .map((id) => world.user(id))
    .filter((user) => user !== undefined)
  const guild = channel.guild_id ? world.guilds.get(channel.guild_id) : undefined
  const mayMentionAll = Boolean(permissionsIn(world, channel, author) & Bits.MentionEveryone)
  const roles = [...roleIds]
    .filter((id) => parse.includes('roles') || allowed?.roles?.includes(id))
    .filter((id) => guild?.roles.some((role) => role.id === id && (role.mentionable || mayMentionAll)))
  return { users, roles, everyone: /@(everyone|here)\b/.test(text) && parse.includes('everyone') && mayMentionAll }
}

/** Discord refuses "all users" beside a list of users. */
export function checkAllowedMentions(allowed: AllowedMentions | null | undefined, errors: FieldErrors, root: Path): void {
  for (const kind of ['users', 'roles'] as const) {
    if (allowed?.parse?.includes(kind) && (allowed[kind]?.length ?? 0) > 0) {
      errors.add(
        [...root, 'allowed_mentions'],
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      )
    }
  }
}

/** The people a new message notifies. */
export function pingedBy(world: World, channel: Channel, mentions: Mentions): string[] {
  const guild = channel.guild_id ? world.guilds.get(channel.guild_id) : undefined
  const byRole = [...(guild?.members.values() ?? [])]
    .filter((member) => mentions.everyone || member.roles.some((role) => mentions.roles.includes(role)))
    .map((member) => member.user.id)
  return [...new Set([...mentions.users.map((user) => user.id), ...byRole])]
}
