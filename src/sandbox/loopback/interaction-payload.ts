import type { Core } from './core.ts'
import { guildJson, memberJson } from './guilds.ts'
import type { Interaction, Request } from './interactions.ts'
import { permissionsIn } from './permissions.ts'
import { type Channel, ChannelKind, InteractionKind } from './shapes.ts'

/** An interaction as the bot receives it. */
export function payloadOf(core: Core, interaction: Interaction, { data, channel, source, person, kind }: Request): object {
  const { world, limits } = core
  const guild = channel.guild_id ? world.guild(channel.guild_id) : undefined
  const { locale, user } = world.people.get(person) ?? { locale: 'en-US', user: interaction.metadata.user }
  const permissions = permissionsIn(world, channel, person)
  const member = guild?.members.get(person)
  const where = guild
    ? {
        guild_id: guild.id,
        guild: { id: guild.id, locale: guild.preferred_locale, features: guildJson(guild).features },
        guild_locale: guild.preferred_locale,
        member: member ? memberJson(member, permissions) : undefined,
        channel: { ...partial(channel), permissions: permissions.toString() },
      }
    : { user, channel: { ...partial(channel), recipients: channel.recipients?.filter((recipient) => recipient.id === person) } }
  return {
    id: interaction.id,
    application_id: world.applicationId,
    type: InteractionKind[kind],
    token: interaction.token,
    version: 1,
    data,
    channel_id: channel.id,
    ...where,
    ...(source ? { message: source.message } : {}),
    locale,
    app_permissions: permissionsIn(world, channel, world.bot.id).toString(),
    entitlements: [],
    authorizing_integration_owners: owners(guild?.id),
    context: channel.type === ChannelKind.direct ? 1 : 0,
    attachment_size_limit: limits.attachmentBytes,
  }
}

/** Interactions name a channel without its overwrites and counts. */
function partial(channel: Channel): Partial<Channel> {
  const {
    permission_overwrites: _,
    recipients: __,
    message_count: ___,
    total_message_sent: ____,
    member_count: _____,
    ...rest
  } = channel
  return rest
}

/** Who installed the app: the guild, or in direct messages nobody in particular. */
export const owners = (guild: string | undefined): Record<string, string> => ({ '0': guild ?? '0' })
