import type { Core } from '../core.ts'
import { Refusal } from '../errors.ts'
import { guildPermissions } from '../permissions.ts'
import { type Call, ok, param, type Route } from '../route.ts'

const application = ({ world }: Core) => ({
  id: world.applicationId,
  name: world.bot.global_name ?? world.bot.username,
  icon: null,
  description: '',
  type: null,
  bot_public: true,
  bot_require_code_grant: false,
  verify_key: '0'.repeat(64),
  flags: 0,
  flags_new: '0',
  approximate_user_install_count: 0,
  approximate_user_authorization_count: 0,
  explicit_content_filter: 0,
  eligible_oauth2_scopes: [],
  bot: world.bot,
  owner: world.bot,
  team: null,
  summary: '',
  redirect_uris: [],
  interactions_endpoint_url: null,
  role_connections_verification_url: null,
  integration_types_config: { '0': {}, '1': {} },
  approximate_guild_count: world.guilds.size,
})

function user(call: Call) {
  const found = call.core.world.user(param(call, 'user_id'))
  if (!found) throw new Refusal(10013)
  return ok(found)
}

const gateway = ({ core }: Call) =>
  ok({
    url: core.gateway.url,
    shards: core.limits.shards,
    session_start_limit: core.gateway.sessionStarts,
  })

export const userRoutes: readonly Route[] = [
  { method: 'GET', template: '/gateway', open: true, handle: ({ core }) => ok({ url: core.gateway.url }) },
  { method: 'GET', template: '/gateway/bot', handle: gateway },
  {
    method: 'GET',
    template: '/users/@me',
    handle: ({ core }) => ok({ ...core.world.bot, verified: true, mfa_enabled: false, locale: 'en-US', flags: 0 }),
  },
  { method: 'GET', template: '/users/{user_id}', handle: user },
  {
    method: 'GET',
    template: '/users/@me/guilds',
    handle: ({ core: { world } }) =>
      ok(
        [...world.guilds.values()]
          .filter((guild) => guild.botPresent)
          .map(({ id, name }) => ({
            id,
            name,
            icon: null,
            banner: null,
            owner: false,
            permissions: guildPermissions(world, id, world.bot.id).toString(),
            features: [],
          })),
      ),
  },
  { method: 'GET', template: '/applications/@me', handle: ({ core }) => ok(application(core)) },
  { method: 'GET', template: '/oauth2/applications/@me', handle: ({ core }) => ok(application(core)) },
]
