import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js'
import type { Language } from '../words/index.ts'
import { enumeration } from '../words/index.ts'
import { messageVoice } from './language.ts'

const names = {
  'permission.view-channel': PermissionFlagsBits.ViewChannel,
  'permission.send-messages': PermissionFlagsBits.SendMessages,
  'permission.send-messages-in-threads': PermissionFlagsBits.SendMessagesInThreads,
  'permission.attach-files': PermissionFlagsBits.AttachFiles,
  'permission.read-message-history': PermissionFlagsBits.ReadMessageHistory,
  'permission.create-public-threads': PermissionFlagsBits.CreatePublicThreads,
} as const
type PermissionKey = keyof typeof names

export interface Wanted {
  /** Whether the table's channel is a thread. */
  readonly thread: boolean
  /** A thread is to be made for it. */
  readonly newThread?: boolean
}

function needed({ thread, newThread }: Wanted): readonly PermissionKey[] {
  const everywhere: PermissionKey[] = ['permission.view-channel', 'permission.attach-files', 'permission.read-message-history']
  if (newThread) return [...everywhere, 'permission.create-public-threads', 'permission.send-messages-in-threads']
  return [...everywhere, thread ? 'permission.send-messages-in-threads' : 'permission.send-messages']
}

/** What the bot may not do here but must to keep a table; undefined if nothing is missing. Discord sends it with every interaction. */
export function missing(app: Readonly<PermissionsBitField>, wanted: Wanted, language: Language): string | undefined {
  const say = messageVoice(language)
  const lacking = needed(wanted).filter((key) => !app.has(names[key]))
  if (lacking.length === 0) return undefined
  const permissions = enumeration(
    language,
    lacking.map((key) => `**${say(key)}**`),
  )
  return say('problem.permissions', { permissions: { markup: permissions } })
}
