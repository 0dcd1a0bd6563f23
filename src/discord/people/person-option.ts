import type { ChatInputCommandInteraction } from 'discord.js'

/** Somebody named in an option of a command, as they call themselves on this server. */
export interface NamedPerson {
  readonly id: string
  readonly name: string
  readonly bot: boolean
}

export function personIn(options: ChatInputCommandInteraction['options'], name: string): NamedPerson {
  const { id, displayName, bot } = options.getUser(name, true)
  const member = options.getMember(name)
  const nick = member && ('displayName' in member ? member.displayName : member.nick)
  return { id, name: nick ?? displayName, bot }
}
