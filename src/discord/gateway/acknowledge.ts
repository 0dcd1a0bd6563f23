import { DiscordAPIError } from 'discord.js'

const alreadyAcknowledged = 40060

/**
 * Whether Discord has taken the acknowledgement. Where only its answer got lost, a second try says that it had been taken; then the
 * interaction counts as deferred, and its answer can be put in place.
 */
export async function acknowledged(
  interaction: { deferred?: boolean | null },
  respond: () => Promise<unknown>,
): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    try {
      await respond()
      return true
    } catch (error) {
      if (error instanceof DiscordAPIError && error.code === alreadyAcknowledged) {
        interaction.deferred = true
        return true
      }
      // Discord's own refusals are final; a connection that died may have died after it was heard.
      if (error instanceof DiscordAPIError || attempt === 2) return false
    }
  }
}
