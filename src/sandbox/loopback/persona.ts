import { PermissionFlagsBits as Bits, GatewayIntentBits as Intent } from 'discord-api-types/v10'
import type {
  Change,
  ChannelLike,
  ChannelSummary,
  InteractionName,
  Modal,
  OutgoingFile,
  Persona,
  PersonLike,
  PersonOptions,
  PersonSummary,
  Step,
} from './api.ts'
import { storeFile } from './attachments.ts'
import { all, isSelect } from './components.ts'
import type { Core } from './core.ts'
import { joinGuild, summaryOf } from './guilds.ts'
import { checkInput, checkValues, filledIds, subcommands, usableBy, withAttachments } from './input.ts'
import { createMessage, deleteMessage, isDirect } from './messages.ts'
import { type FieldValue, InputRefused, selectsIn, submitted } from './modals.ts'
import { canSee, canWrite, permissionsIn } from './permissions.ts'
import { resolve } from './resolved.ts'
import { openDirect } from './routes/channels.ts'
import {
  type Attachment,
  type Channel,
  ChannelKind,
  type Choice,
  type Command,
  type FilledOption,
  Kind,
  type Message,
  type User,
} from './shapes.ts'
import { compareSnowflakes } from './snowflake.ts'
import { addThreadMember } from './thread-members.ts'
import { isThread, type Person, type StoredMessage } from './world.ts'

/** As what a client's list shows them; whatever has messages and is nothing else looks like a text channel. */
const kinds: Record<number, ChannelSummary['kind']> = {
  [ChannelKind.announcementThread]: 'public-thread',
  [ChannelKind.publicThread]: 'public-thread',
  [ChannelKind.privateThread]: 'private-thread',
  [ChannelKind.direct]: 'direct',
}

export const idOf = (thing: ChannelLike | PersonLike): string => (typeof thing === 'string' ? thing : thing.id)

/** One person at their client. */
export class SandboxPersona implements Persona {
  protected readonly core: Core
  readonly #person: Person

  constructor(core: Core, person: Person) {
    this.core = core
    this.#person = person
  }

  get id(): string {
    return this.#person.user.id
  }
  get user(): User {
    return this.#person.user
  }
  get name(): string {
    return this.user.global_name ?? this.user.username
  }
  get locale(): string {
    return this.#person.locale
  }
  set locale(locale: string) {
    this.#person.locale = locale
    this.#changed()
  }

  channels(): ChannelSummary[] {
    const { world } = this.core
    const visible = [...world.channels.values()].filter((channel) => canSee(world, channel, this.id))
    const place = (channel: Channel): number => channel.position ?? Number.MAX_SAFE_INTEGER
    const top = visible
      .filter((channel) => !isThread(channel))
      .sort((a, b) => place(a) - place(b) || compareSnowflakes(a.id, b.id))
    const ordered = top.flatMap((channel) => [
      channel,
      ...visible
        .filter((thread) => isThread(thread) && thread.parent_id === channel.id)
        .sort((a, b) => compareSnowflakes(a.id, b.id)),
    ])
    return ordered.map((channel) => this.#summary(channel))
  }

  messages(channel: ChannelLike, { before, limit = 100 }: { before?: string; limit?: number } = {}): Message[] {
    return this.visible(idOf(channel))
      .filter(({ message }) => !before || compareSnowflakes(message.id, before) < 0)
      .slice(-limit)
      .map(({ message }) => message)
  }

  message(id: string): Message | undefined {
    const stored = this.core.world.messagesById.get(id)
    return stored && this.#sees(stored) ? stored.message : undefined
  }

  commands(channel: ChannelLike): (Command & { name_localized: string; description_localized: string })[] {
    const here = this.channel(idOf(channel))
    return usableBy(this.core, here, this.id).map((command) => ({
      ...command,
      name_localized: command.name_localizations?.[this.locale] ?? command.name,
      description_localized: command.description_localizations?.[this.locale] ?? command.description,
    }))
  }

  members(): PersonSummary[] {
    return [...this.core.world.people.values()].map((person) => summaryOf(this.core.world, person))
  }

  watch(listener: (change: Change) => void): () => void {
    const filtered = (change: Change, audience: Parameters<Core['reaches']>[0]): void => {
      if (this.core.reaches(audience, this.id)) listener(change)
    }
    this.core.listeners.add(filtered)
    return () => this.core.listeners.delete(filtered)
  }

  send(
    channel: ChannelLike,
    { content, files = [], replyTo }: { content: string; files?: OutgoingFile[]; replyTo?: string },
  ): Message {
    const here = this.channel(idOf(channel))
    if (!canWrite(this.core.world, here, this.id))
      throw new InputRefused(`${this.name} may not write in ${here.name ?? 'these direct messages'}`)
    this.#keepSlow(here)
    return createMessage(this.core, {
      channel: here,
      author: this.user,
      body: { content },
      files: files.map((file, index) => ({
        field: `files[${index}]`,
        name: file.name,
        type: file.type ?? '',
        bytes: file.bytes,
      })),
      more: replyTo ? { type: 19, message_reference: { type: 0, channel_id: here.id, message_id: replyTo } } : {},
    }).message
  }

  direct(person?: PersonLike): Channel {
    return openDirect(this.core, this.id, person ? idOf(person) : this.core.world.bot.id)
  }

  command(
    channel: ChannelLike,
    { id, options = [], files = [], target }: { id: string; options?: FilledOption[]; files?: OutgoingFile[]; target?: string },
  ): Step {
    const here = this.channel(idOf(channel))
    // docs.discord.com, Threads, "Active & Archived Threads": users cannot use application commands in archived threads.
    if (here.thread_metadata?.archived) throw new InputRefused(`${here.name} is archived: write there first`)
    const command = this.#command(here, id)
    const attachments = this.#keep(here.id, files)
    checkInput(command, options, false, (option) => Number(option.value) < attachments.length)
    const filled = withAttachments(options, attachments)
    return this.core.interactions.send({
      kind: 'command',
      person: this.id,
      channel: here,
      name: [command.name, ...subcommands(filled)].join(' '),
      what: `/${[command.name, ...subcommands(filled)].join(' ')}`,
      data: this.#commandData(command, here, filled, attachments, target),
    })
  }

  async complete(channel: ChannelLike, { id, options }: { id: string; options: FilledOption[] }): Promise<Choice[]> {
    const here = this.channel(idOf(channel))
    const command = this.#command(here, id)
    checkInput(command, options, true, () => true)
    const step = this.core.interactions.send({
      kind: 'autocomplete',
      person: this.id,
      channel: here,
      name: command.name,
      what: `autocomplete of /${[command.name, ...subcommands(options)].join(' ')}`,
      data: this.#commandData(command, here, options, [], undefined),
    })
    await step.acknowledged
    return step.interactionRecord.choices ?? []
  }

  press(message: string, customId: string): Step {
    return this.#component(message, customId, Kind.button, [])
  }

  choose(message: string, customId: string, values: string[]): Step {
    return this.#component(message, customId, null, values)
  }

  forge(channel: ChannelLike, { kind, data, message }: { kind: InteractionName; data: object; message?: string }): Step {
    const here = this.core.world.channels.get(idOf(channel))
    const source = message === undefined ? null : this.core.world.messagesById.get(message)
    // Discord itself says on which message something stands.
    if (!here || source === undefined) throw new InputRefused('there is no such channel or message')
    return this.core.interactions.send({ kind, person: this.id, channel: here, source, data, what: `a forged ${kind}` })
  }

  submitModal(modal: string, values: Record<string, FieldValue>): Step {
    const entry = this.core.interactions.modals.get(this.id)?.find((open) => open.modal.id === modal)
    if (!entry) throw new InputRefused('this modal is no longer open')
    const here = this.channel(entry.modal.channel)
    const kept: Attachment[] = []
    const components = submitted(entry.modal, values, (files) => {
      const fresh = this.#keep(here.id, files)
      kept.push(...fresh)
      return fresh.map((attachment) => attachment.id)
    })
    const chosen = selectsIn(entry.modal).flatMap((select) => [values[select.custom_id ?? ''] ?? []].flat().map(String))
    const resolved = resolve(this.core, here.guild_id, here.id, chosen, kept)
    const source = entry.opener.source
    return this.core.interactions.send({
      kind: 'modal',
      submits: modal,
      person: this.id,
      channel: here,
      source: source && !source.deleted ? source : null,
      trigger: entry.opener.metadata,
      customId: entry.modal.customId,
      what: `submitting "${entry.modal.title}"`,
      data: { custom_id: entry.modal.customId, components, ...(Object.keys(resolved).length > 0 ? { resolved } : {}) },
    })
  }

  modals(): Modal[] {
    return (this.core.interactions.modals.get(this.id) ?? []).map(({ modal }) => modal)
  }

  closeModal(modal: string): void {
    this.core.interactions.closeModal(this.id, modal)
  }

  dismiss(message: string): void {
    const stored = this.core.world.messagesById.get(message)
    if (stored?.ephemeralFor === this.id && !stored.deleted) deleteMessage(this.core, stored, 'dismissed')
  }

  reload(): void {
    for (const [id, messages] of this.core.world.messages) {
      for (const stored of [...messages.values()])
        if (stored.ephemeralFor === this.id && stored.message.channel_id === id) this.dismiss(stored.message.id)
    }
    for (const modal of this.modals()) this.closeModal(modal.id)
  }

  closeDirectMessages(): void {
    this.#person.directMessagesOpen = false
    this.#changed()
  }

  openDirectMessages(): void {
    this.#person.directMessagesOpen = true
    this.#changed()
  }

  joinThread(thread: ChannelLike): void {
    addThreadMember(this.core, this.channel(idOf(thread)), this.id)
  }

  joinGuild(guild: string, options: PersonOptions = {}): void {
    joinGuild(this.core, this.core.world.guild(guild), this.user, options)
    this.#changed()
  }

  leaveGuild(id?: string): void {
    const guild = this.core.world.guild(id)
    guild.members.delete(this.id)
    this.core.gateway.guildEvent('GUILD_MEMBER_REMOVE', guild.id, { guild_id: guild.id, user: this.user }, Intent.GuildMembers)
    this.#changed()
  }

  /** A channel this person sees. */
  protected channel(id: string): Channel {
    const channel = this.core.world.channels.get(id)
    if (!channel || !canSee(this.core.world, channel, this.id))
      throw new InputRefused(`${this.name} sees no channel ${channel?.name ?? id}`)
    return channel
  }

  /** What is on this person's screen in a channel, oldest first. */
  protected visible(channel: string): StoredMessage[] {
    this.channel(channel)
    return [...(this.core.world.messages.get(channel)?.values() ?? [])].filter((stored) => this.#sees(stored))
  }

  #sees(stored: StoredMessage): boolean {
    const channel = this.core.world.channels.get(stored.message.channel_id)
    return (
      !stored.deleted &&
      channel !== undefined &&
      canSee(this.core.world, channel, this.id) &&
      (stored.ephemeralFor === null || stored.ephemeralFor === this.id)
    )
  }

  /** docs.discord.com, Channel, rate_limit_per_user: for people without the permissions; bots are unaffected. */
  #keepSlow(channel: Channel): void {
    const slow = channel.rate_limit_per_user ?? 0
    const free =
      permissionsIn(this.core.world, channel, this.id) & (Bits.ManageMessages | Bits.ManageChannels | Bits.BypassSlowmode)
    const last = [...(this.core.world.messages.get(channel.id)?.values() ?? [])].findLast(
      ({ message, ephemeralFor }) => message.author.id === this.id && ephemeralFor === null,
    )
    if (slow === 0 || free || !last) return
    if (this.core.clock.now() - Date.parse(last.message.timestamp) < slow * 1000)
      throw new InputRefused(`${channel.name} is in slow mode: one message every ${slow} seconds`)
  }

  #component(messageId: string, customId: string, type: number | null, values: string[]): Step {
    const stored = this.core.world.messagesById.get(messageId)
    if (!stored || !this.#sees(stored)) throw new InputRefused('this message is not on the screen')
    const component = all(stored.message.components).find((candidate) => candidate.custom_id === customId)
    if (!component || (type !== null && component.type !== type))
      throw new InputRefused(`there is nothing called ${customId} on this message`)
    if (component.disabled) throw new InputRefused(`"${component.label ?? component.placeholder ?? customId}" is disabled`)
    const here = this.channel(stored.message.channel_id)
    if (isSelect(component)) checkValues(component, values)
    const resolved =
      component.type > Kind.textInput && isSelect(component) ? resolve(this.core, here.guild_id, here.id, values, []) : null
    return this.core.interactions.send({
      kind: 'component',
      person: this.id,
      channel: here,
      source: stored,
      customId,
      what:
        component.type === Kind.button
          ? `the button "${component.label ?? component.emoji?.name ?? customId}"`
          : `the select "${component.placeholder ?? customId}"`,
      data: {
        id: component.id,
        component_type: component.type,
        custom_id: customId,
        ...(isSelect(component) ? { values } : {}),
        ...(resolved ? { resolved } : {}),
      },
    })
  }

  #command(channel: Channel, id: string): Command {
    const command = usableBy(this.core, channel, this.id).find((candidate) => candidate.id === id)
    if (!command) throw new InputRefused(`${this.name} has no such command in ${channel.name ?? 'direct messages'}`)
    return command
  }

  #commandData(
    command: Command,
    channel: Channel,
    options: FilledOption[],
    attachments: Attachment[],
    target: string | undefined,
  ): object {
    const resolved = resolve(
      this.core,
      channel.guild_id,
      channel.id,
      [...filledIds(options), ...(target ? [target] : [])],
      attachments,
    )
    const aimedAt = target && this.message(target)
    if (aimedAt) resolved.messages = { [aimedAt.id]: aimedAt }
    return {
      id: command.id,
      name: command.name,
      type: command.type,
      ...(command.guild_id ? { guild_id: command.guild_id } : {}),
      ...(target ? { target_id: target } : {}),
      options,
      ...(Object.keys(resolved).length > 0 ? { resolved } : {}),
    }
  }

  #keep(channel: string, files: readonly OutgoingFile[]): Attachment[] {
    return files.map((file, index) =>
      storeFile(
        this.core,
        channel,
        { field: `files[${index}]`, name: file.name, type: file.type ?? '', bytes: file.bytes },
        file.description ? { id: index, description: file.description } : undefined,
        true,
      ),
    )
  }

  #summary(channel: Channel): ChannelSummary {
    const others = channel.recipients?.filter((user) => user.id !== this.id) ?? []
    return {
      id: channel.id,
      kind: kinds[channel.type] ?? 'text',
      type: channel.type,
      name: channel.name ?? others.map((user) => user.global_name ?? user.username).join(', '),
      topic: channel.topic ?? null,
      parent: channel.parent_id ?? null,
      guild: channel.guild_id ?? null,
      archived: channel.thread_metadata?.archived ?? false,
      writable: isDirect(channel) || canWrite(this.core.world, channel, this.id),
      lastMessage: channel.last_message_id,
    }
  }

  #changed(): void {
    this.core.publish({ type: 'person-updated', person: summaryOf(this.core.world, this.#person) }, 'everybody')
  }
}
