import { DiscordAPIError, GuildMember, PermissionFlagsBits, PermissionsBitField, type REST, Routes } from 'discord.js'
import { z } from 'zod'
import type { AnsweredInteraction } from '../call.ts'

/**
 * What somebody may do in a server as a whole. What Discord sends with an interaction counts for its channel alone, and whoever may
 * manage one channel of their own is no moderator.
 */
export interface Standing {
  readonly permissions: Readonly<PermissionsBitField>
  readonly roles: readonly string[]
}

const guild = z.object({ owner_id: z.string(), roles: z.array(z.object({ id: z.string(), permissions: z.string() })) })
const member = z.object({ roles: z.array(z.string()) })

/** Nobody's where Discord knows no such member, or the bot is not there. */
export async function standingIn(rest: REST, server: string, person: string): Promise<Standing | undefined> {
  try {
    const [{ owner_id, roles: known }, { roles }] = await Promise.all([
      rest.get(Routes.guild(server)).then((answer) => guild.parse(answer)),
      rest.get(Routes.guildMember(server, person)).then((answer) => member.parse(answer)),
    ])
    const own = known.filter(({ id }) => id === server || roles.includes(id))
    const bits = own.map(({ permissions }) => BigInt(permissions))
    return { permissions: new PermissionsBitField(owner_id === person ? PermissionsBitField.All : bits), roles }
  } catch (error) {
    if (error instanceof DiscordAPIError && (error.status === 403 || error.status === 404)) return undefined
    throw error
  }
}

/** Of whoever pressed or typed, in the server where they did; asked for while Discord has not told us of the server yet. */
export async function standingOf(
  { guildId, member, user }: Pick<AnsweredInteraction, 'guildId' | 'member' | 'user'>,
  ask: (server: string, person: string) => Promise<Standing | undefined>,
): Promise<Standing | undefined> {
  if (guildId === null) return undefined
  if (member instanceof GuildMember && member.guild.available)
    return { permissions: member.permissions, roles: [...member.roles.cache.keys()] }
  return ask(guildId, user.id)
}

export const isModerator = ({ permissions, roles }: Standing, moderatorRole: string | null): boolean =>
  permissions.any([PermissionFlagsBits.ManageGuild, PermissionFlagsBits.ManageChannels]) ||
  (moderatorRole !== null && roles.includes(moderatorRole))
