import {
  type ChatInputCommandInteraction,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
} from 'discord.js'
import type { Language, Voice } from '../words/index.ts'
import type { House } from './house.ts'
import { labelVoice, messageVoice, spoken } from './language.ts'
import { missing, type Wanted } from './permissions.ts'

/** An interaction once it has been acknowledged: who asks, where, in which language. */
export interface Call {
  readonly house: House
  /** Unique; a repeated delivery carries the same one. */
  readonly request: string
  readonly person: string
  /** As they call themselves: escape it wherever it is shown. */
  readonly name: string
  readonly channel: string
  readonly server: string | null
  readonly thread: boolean
  readonly language: Language
  /** For messages. */
  readonly say: Voice
  /** For labels. */
  readonly label: Voice
  /** May do what the opener of a table may. */
  readonly moderator: boolean
  /** When Discord says that it was pressed or typed. */
  readonly at: Date
  /** The bot's missing permissions in words, if it lacks some. */
  missing(wanted?: Partial<Wanted>): string | undefined
  /** Something to be told once, above the answer. */
  readonly notice: string | undefined
  /** What the operator's log says of this interaction. */
  readonly trace: Trace
}

export interface Trace {
  table?: string
  seat?: number | null
  move?: string
  outcome?: string
}

export type AnsweredInteraction = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction

/** Needs the database for the person's settings, so it comes after the acknowledgement. */
export async function callOf(house: House, interaction: AnsweredInteraction): Promise<Call> {
  const language = await languageOf(house, interaction)
  const server = interaction.guildId
  const thread = interaction.channel?.isThread() ?? false
  return {
    house,
    request: interaction.id,
    person: interaction.user.id,
    name: nameOf(interaction),
    channel: interaction.channelId ?? '',
    server,
    thread,
    language,
    say: messageVoice(language),
    label: labelVoice(language),
    moderator: await isModerator(house, interaction),
    at: interaction.createdAt,
    missing: (wanted = {}) => missing(interaction.appPermissions, { thread, ...wanted }, language),
    notice: await noticeFor(house, interaction.user.id, language),
    trace: {},
  }
}

/** The person's own choice, else that of their Discord app, else the server's, else the operator's. */
export async function languageOf(
  house: House,
  interaction: { user: { id: string }; locale: string; guildId: string | null },
): Promise<Language> {
  const { language } = await house.tables.people.settings(interaction.user.id)
  const own = language ?? spoken(interaction.locale)
  if (own) return own
  const server = interaction.guildId ? await house.tables.servers.settings(interaction.guildId) : undefined
  return server?.language ?? house.language
}

function nameOf(interaction: AnsweredInteraction): string {
  const { member, user } = interaction
  const nick = member && ('displayName' in member ? member.displayName : member.nick)
  return nick ?? user.displayName
}

async function isModerator(house: House, { memberPermissions, member, guildId }: AnsweredInteraction): Promise<boolean> {
  if (memberPermissions?.has(PermissionFlagsBits.ManageGuild)) return true
  if (!guildId || !member) return false
  const { moderatorRole } = await house.tables.servers.settings(guildId)
  if (!moderatorRole) return false
  return Array.isArray(member.roles) ? member.roles.includes(moderatorRole) : member.roles.cache.has(moderatorRole)
}

/** A direct message was refused lately: said once, where the person can see it. */
async function noticeFor({ tables }: House, person: string, language: Language): Promise<string | undefined> {
  const { dmRefused } = await tables.people.settings(person)
  if (!dmRefused) return undefined
  await tables.people.change(person, { dmRefused: false })
  return messageVoice(language)('dm.closed')
}
