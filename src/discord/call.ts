import {
  type ChatInputCommandInteraction,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
  PermissionFlagsBits,
  PermissionsBitField,
} from 'discord.js'
import { owedBy } from '../kernel/index.ts'
import type { PersonSettings, TableLook } from '../tables/index.ts'
import type { Language, Voice } from '../words/index.ts'
import { folderOf, type House } from './house.ts'
import type { Faced } from './panel/faced.ts'
import { type Ground, groundOf } from './servers/ground.ts'
import { isModerator, standingOf } from './servers/member.ts'
import { botLacks, hiddenFrom, isPrivate, personLacks, type Wanted } from './servers/permissions.ts'
import { labelVoice, messageVoice, spoken } from './words/language.ts'

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
  readonly language: Language
  /** For messages. */
  readonly say: Voice
  /** For labels. */
  readonly label: Voice
  /** Whether they are a moderator of the table's server, where that is the one in which they ask. */
  moderates(table: Pick<TableLook, 'server'>): Promise<boolean>
  /** Whether they may manage the server as a whole. */
  managesServer(): Promise<boolean>
  /** When Discord says that it was pressed or typed. */
  readonly at: Date
  /** What was pressed had only just appeared there: it may have been meant for what stood there before. */
  readonly hasty: boolean
  /** Whether Discord has taken the acknowledgement. Nothing may be changed before: whoever was told that it failed must not find out later that it did not. */
  readonly accepted: Promise<boolean>
  /** The table as it was when this began. */
  table(id: string): Promise<TableLook | undefined>
  /** What kind of place it is; undefined where the bot cannot look. */
  ground(): Promise<Ground | undefined>
  /** Why the bot could not keep a table here, in words; undefined if nothing stands in the way. A private thread that lets it in is entered. */
  unfit(wanted?: Wanted): Promise<string | undefined>
  /** What whoever asks may not do here themselves, in words, and would have to, to have a table opened. */
  lacks(wanted?: Wanted): Promise<string | undefined>
  /** Something to be told once, above the answer, which may be a panel. */
  notice(faces?: Faced): Promise<string | undefined>
  /** What the operator's log says of this interaction. */
  readonly trace: Trace
  /** The answer is a panel, with what it says that others can change. */
  faces?: Faced
}

export interface Trace {
  table?: string
  seat?: number | null
  move?: string
  outcome?: string
}

export type AnsweredInteraction = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction

/** A table that the pressed button names, looked for while the acknowledgement is on its way. */
export interface Early {
  readonly table: string
  readonly look: Promise<TableLook | undefined>
}

/** What is known of an interaction before anything was read. */
export interface Arrived {
  readonly accepted: Promise<boolean>
  readonly hasty: boolean
  readonly early: Early | undefined
}

/** Only reads, so that it may run while the acknowledgement is on its way. */
export async function callOf(house: House, interaction: AnsweredInteraction, { accepted, hasty, early }: Arrived): Promise<Call> {
  const settings = await house.tables.people.settings(interaction.user.id)
  const language = await languageOf(house, interaction, settings)
  const server = interaction.guildId
  const ground = once(() => groundOf(interaction, house.grounds))
  return {
    house,
    request: interaction.id,
    person: interaction.user.id,
    name: nameOf(interaction),
    channel: interaction.channelId ?? '',
    server,
    language,
    say: messageVoice(language),
    label: labelVoice(language),
    accepted,
    hasty,
    moderates: async (table) => table.server !== null && table.server === server && moderatesServer(house, interaction),
    managesServer: async () => {
      const standing = await standingOf(interaction, house.standing)
      return standing?.permissions.has(PermissionFlagsBits.ManageGuild) ?? false
    },
    at: interaction.createdAt,
    table: (id) => (early?.table === id ? early.look : house.tables.look({ table: id })),
    ground,
    unfit: async (wanted = {}) => unfitFor(house, interaction, await ground(), wanted, language),
    lacks: async (wanted = {}) => {
      const here = await ground()
      return here && personLacks({ permissions: interaction.memberPermissions ?? nothing, ground: here }, wanted, language)
    },
    notice: async (faces) => {
      if (settings.dmRefused) return dmNotice(house, interaction.user.id, language)
      // Whoever sees the question need not be told that there is one.
      const isSeen = early && faces?.table === early.table && faces.asked.length > 0
      return early && !isSeen ? askedInSecret(house, early.table, interaction.user.id, language) : undefined
    },
    trace: {},
  }
}

/** The person's own choice, else that of their Discord app, else the server's, else the operator's. */
export async function languageOf(
  house: House,
  interaction: { locale: string; guildId: string | null },
  { language }: PersonSettings,
): Promise<Language> {
  const own = language ?? spoken(interaction.locale)
  if (own) return own
  const server = interaction.guildId ? await house.tables.servers.settings(interaction.guildId) : undefined
  return server?.language ?? house.language
}

async function unfitFor(
  { grounds }: House,
  { appPermissions, channelId, client }: AnsweredInteraction,
  ground: Ground | undefined,
  wanted: Wanted,
  language: Language,
): Promise<string | undefined> {
  const shut = (): string => hiddenFrom(appPermissions, client.user.id, language)
  if (!ground || channelId === null) return shut()
  const lacking = botLacks({ permissions: appPermissions, ground }, wanted, language)
  if (lacking !== undefined) return lacking
  return isPrivate(ground) && !ground.joined && !(await grounds.join(channelId)) ? shut() : undefined
}

const nothing = new PermissionsBitField()

/** Asked for when it is first wanted, and then kept. */
function once<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | undefined
  return () => (kept ??= work())
}

function nameOf(interaction: AnsweredInteraction): string {
  const { member, user } = interaction
  const nick = member && ('displayName' in member ? member.displayName : member.nick)
  return nick ?? user.displayName
}

async function moderatesServer(house: House, interaction: AnsweredInteraction): Promise<boolean> {
  const standing = await standingOf(interaction, house.standing)
  if (!standing || interaction.guildId === null) return false
  return isModerator(standing, (await house.tables.servers.settings(interaction.guildId)).moderatorRole)
}

/**
 * Whoever is asked because of a secret is told at their next touch of a button, whose answer only they see: a mention would tell the
 * others as well.
 */
async function askedInSecret(house: House, table: string, person: string, language: Language): Promise<string | undefined> {
  const look = await house.tables.look({ table, recent: true })
  const { seat, number } = look?.seats.find((one) => one.person === person && one.computer === null) ?? {}
  if (!look?.state || look.status !== 'playing' || !seat || number === undefined) return undefined
  const owed = owedBy(folderOf(house, look.game).rulebook, look.state, seat)
  if (owed.some(({ quiet }) => quiet)) {
    // Whoever has answered knows.
    const plan = await house.tables.plans.get({ table, version: look.version, person, seat: number })
    return plan && plan.held.length > 0 ? undefined : messageVoice(language)('status.asked-in-secret')
  }
  if (!look.masked || owed.length === 0) return undefined
  const { unreachable } = await house.tables.people.settings(person)
  return unreachable === null ? undefined : messageVoice(language)('status.asked-unnamed')
}

/** A direct message was refused lately: said once, where the person can see it. */
async function dmNotice({ tables }: House, person: string, language: Language): Promise<string> {
  await tables.people.change(person, { dmRefused: false })
  return messageVoice(language)('dm.unreachable')
}
