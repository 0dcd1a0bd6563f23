import type { Route } from '../route.ts'
import { channelRoutes } from './channels.ts'
import { commandRoutes } from './commands.ts'
import { guildRoutes } from './guilds.ts'
import { interactionRoutes } from './interactions.ts'
import { messageRoutes } from './messages.ts'
import { threadRoutes } from './threads.ts'
import { userRoutes } from './users.ts'
import { webhookRoutes } from './webhooks.ts'

/** Every endpoint the loopback knows. */
export const routes: readonly Route[] = [
  ...userRoutes,
  ...guildRoutes,
  ...channelRoutes,
  ...threadRoutes,
  ...messageRoutes,
  ...commandRoutes,
  ...interactionRoutes,
  ...webhookRoutes,
]
