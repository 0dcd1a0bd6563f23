import { ChannelType, PermissionFlagsBits, type PermissionsBitField } from 'discord.js'
import { type Language, list } from '../../words/index.ts'
import { messageVoice } from '../words/language.ts'
import { type Ground, isThread, isVoice, threadTypeIn } from './ground.ts'

const names = {
  'permission.view-channel': PermissionFlagsBits.ViewChannel,
  'permission.connect': PermissionFlagsBits.Connect,
  'permission.send-messages': PermissionFlagsBits.SendMessages,
  'permission.send-messages-in-threads': PermissionFlagsBits.SendMessagesInThreads,
  'permission.attach-files': PermissionFlagsBits.AttachFiles,
  'permission.read-message-history': PermissionFlagsBits.ReadMessageHistory,
  'permission.create-public-threads': PermissionFlagsBits.CreatePublicThreads,
} as const
type PermissionKey = keyof typeof names

export interface Wanted {
  /** A thread is to be made for the table. */
  readonly newThread?: boolean
}

/** Somebody in a channel: the bot itself, or whoever asks it for something. */
export interface InChannel {
  readonly permissions: Readonly<PermissionsBitField>
  readonly ground: Ground
}

const writing = (ground: Ground, { newThread }: Wanted): readonly PermissionKey[] => {
  if (newThread) return ['permission.create-public-threads', 'permission.send-messages-in-threads']
  return [isThread(ground) ? 'permission.send-messages-in-threads' : 'permission.send-messages']
}

const keeping: readonly PermissionKey[] = [
  'permission.view-channel',
  'permission.attach-files',
  'permission.read-message-history',
]

function lacking({ permissions, ground }: InChannel, needed: readonly PermissionKey[], language: Language): string | undefined {
  // Whoever may not connect to a voice channel may nothing else there: that alone is to be given then.
  const first = isVoice(ground) && !permissions.has(PermissionFlagsBits.Connect)
  const missing = first ? (['permission.connect'] as const) : needed.filter((key) => !permissions.has(names[key]))
  const say = messageVoice(language)
  return missing.length === 0
    ? undefined
    : list(
        language,
        missing.map((key) => `**${say(key)}**`),
      )
}

/** What somebody would have to be allowed to do, to open a table in the channel or have a thread made for it. */
export function personLacks(person: InChannel, wanted: Wanted, language: Language): string | undefined {
  const permissions = lacking(person, writing(person.ground, wanted), language)
  return permissions && messageVoice(language)('problem.person-permissions', { permissions: { markup: permissions } })
}

/** Why the bot could not keep a table here, and what could be done about it; undefined if nothing stands in the way. */
export function botLacks(bot: InChannel, wanted: Wanted, language: Language): string | undefined {
  const { ground, permissions } = bot
  const say = messageVoice(language)
  if (ground.locked && !permissions.has(PermissionFlagsBits.ManageThreads)) return say('problem.locked-thread')
  if (wanted.newThread && threadTypeIn(ground) === undefined) return say('problem.no-threads-here')
  const missing = lacking(bot, [...keeping, ...writing(ground, wanted)], language)
  return missing && say('problem.permissions', { permissions: { markup: missing } })
}

/** Of a channel that the bot cannot look at. */
export function hiddenFrom(permissions: Readonly<PermissionsBitField>, bot: string, language: Language): string {
  const say = messageVoice(language)
  // The permissions that Discord sends are those of the channel above: only a private thread stays shut in spite of them.
  return permissions.has(PermissionFlagsBits.ViewChannel)
    ? say('problem.private-thread', { bot: { markup: `<@${bot}>` } })
    : say('problem.permissions', { permissions: { markup: `**${say('permission.view-channel')}**` } })
}

export const isPrivate = ({ type }: Ground): boolean => type === ChannelType.PrivateThread
