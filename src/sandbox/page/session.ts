import type { ChannelSummary, Modal } from '../loopback/api.ts'
import type { Choice, Message } from '../loopback/shapes.ts'
import type {
  CommandOptions,
  FieldValue,
  Locale,
  Notice,
  Outcome,
  PersonaSummary,
  ShownCommand,
  Upload,
  World,
} from '../web/protocol.ts'
import { Connection, Refused } from './connection.ts'
import { Conversations, isEphemeral } from './conversations.ts'
import { describe, withMentions } from './describe.ts'
import { Reading } from './reading.ts'
import { compareIds } from './snowflake.ts'
import { say, type Word } from './words/index.ts'

export interface Picture {
  url: string
  name: string
  description: string
}

/** A line only this browser shows: what the client itself has to say about a command. */
export interface Note {
  id: number
  channel: string
  command: string
  text: string
}

/** One persona at this browser: what it knows, where it looks, and what it does. Fires "change" whenever a part of the page must be drawn anew. */
export class Session extends EventTarget {
  world: World | null = null
  online = false
  everOnline = false
  channel: string | null = null
  /** the newest message read when the channel was opened: where the line "New" stands */
  readUntil: string | null = null
  /** message id to the custom id whose interaction is on its way */
  readonly busy = new Map<string, string>()
  readonly failed = new Set<string>()
  notes: Note[] = []
  modal: { open: Modal; sending: boolean; problem: string | null } | null = null
  viewer: { pictures: Picture[]; index: number } | null = null
  /** another persona's name to a number of mentions waiting */
  others = new Map<string, number>()
  announcement = ''

  commands: ShownCommand[] = []

  private conversations = new Conversations(0)
  private reading: Reading | null = null
  private readonly connection: Connection
  private noteNumber = 0
  private stale = false

  constructor(slug: string, channel: string | null) {
    super()
    this.channel = channel
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    this.connection = new Connection(
      `${scheme}//${location.host}/live?persona=${encodeURIComponent(slug)}`,
      (notice) => this.hear(notice),
      (open) => {
        this.online = open
        this.everOnline ||= open
        // After a reconnection everything may have changed meanwhile.
        if (!open) this.stale = true
        this.change()
      },
    )
    document.addEventListener('visibilitychange', this.looked)
  }

  close() {
    document.removeEventListener('visibilitychange', this.looked)
    this.connection.close()
  }

  private change() {
    this.dispatchEvent(new Event('change'))
  }

  private readonly looked = () => {
    if (!document.hidden) this.markRead()
  }

  // ── who and where ────────────────────────────────────────────────────────

  get me(): string {
    return this.world?.me ?? ''
  }

  get persona(): PersonaSummary | undefined {
    return this.world?.personas.find((persona) => persona.id === this.me)
  }

  get locale(): Locale {
    return this.persona?.locale ?? 'en-GB'
  }

  get bot(): string {
    return this.world?.bot.id ?? ''
  }

  readonly word = (word: Word, params?: Record<string, string | number>) => say(this.locale, word, params)

  readonly userName = (id: string): string => {
    const bot = this.world?.bot
    if (bot && id === bot.id) return bot.global_name ?? bot.username
    return this.world?.people.find((person) => person.id === id)?.name ?? this.word('unknown')
  }

  readonly channelName = (id: string): string | null =>
    this.world?.channels.find((candidate) => candidate.id === id)?.name ?? null

  get current(): ChannelSummary | undefined {
    return this.world?.channels.find((candidate) => candidate.id === this.channel)
  }

  /** What was said where the persona looks. */
  get conversation() {
    return this.conversations.of(this.channel ?? '')
  }

  isUnread(channel: ChannelSummary): boolean {
    return channel.id !== this.channel && (this.reading?.isUnread(channel.id, channel.lastMessage) ?? false)
  }

  /** Unread messages that name this persona, as far as they have been seen here. */
  mentions(channel: ChannelSummary): number {
    return this.conversations.mentionsOf(this.me, channel.id, this.reading?.mark(channel.id) ?? null)
  }

  readonly openChannel = (id: string) => {
    if (id === this.channel) return
    this.markRead()
    this.channel = id
    this.readUntil = this.reading?.mark(id) ?? null
    history.pushState(null, '', this.addressOf(id))
    this.dispatchEvent(new Event('moved'))
    this.change()
    void this.load(id)
  }

  /** To a message, which is lit up for a moment; where it is too old to be shown, to its channel. */
  readonly goTo = async (channel: string, message: string | null): Promise<void> => {
    this.openChannel(channel)
    if (!message) return
    if (!this.conversations.of(channel).loaded)
      await new Promise<void>((resolve) => this.addEventListener('loaded', () => resolve(), { once: true }))
    this.dispatchEvent(new CustomEvent('show', { detail: message }))
  }

  addressOf(channel: string): string {
    return `?persona=${encodeURIComponent(this.persona?.slug ?? '')}#${channel}`
  }

  /** The address changed under us: the browser's back and forward keys. */
  follow(channel: string | null) {
    if (!channel || channel === this.channel || !this.world?.channels.some((candidate) => candidate.id === channel)) return
    this.channel = channel
    this.readUntil = this.reading?.mark(channel) ?? null
    this.change()
    void this.load(channel)
  }

  private async load(channel: string) {
    try {
      const { messages, commands, more } = await this.connection.ask({ ask: 'history', channel })
      this.conversations.fill(channel, messages, more)
      this.commands = commands
    } catch {
      // The connection went away: it is loaded anew when it is back.
    }
    this.markRead()
    this.change()
    this.dispatchEvent(new Event('loaded'))
  }

  async loadOlder(): Promise<void> {
    const channel = this.channel
    const first = this.conversation.messages[0]
    if (!channel || !first || !this.conversation.more) return
    const { messages, more } = await this.connection.ask({ ask: 'history', channel, before: first.id })
    this.conversations.fillOlder(channel, messages, more)
    this.change()
  }

  private markRead() {
    const newest = this.conversation.messages.at(-1)
    if (!newest || document.hidden || !this.channel) return
    this.reading?.read(this.channel, newest.id)
  }

  // ── what the server tells ────────────────────────────────────────────────

  private hear(notice: Notice) {
    switch (notice.notice) {
      case 'world':
        this.enter(notice.world)
        break
      case 'message':
        this.receive(notice.message, notice.created)
        break
      case 'message-gone':
        this.conversations.drop(notice.channel, notice.message)
        break
      case 'modal':
        this.modal = { open: notice.modal, sending: false, problem: null }
        break
      case 'modal-gone':
        if (this.modal?.open.id === notice.modal) this.modal = null
        break
      case 'commands-changed':
        if (this.channel) void this.load(this.channel)
        break
      case 'waiting':
        this.others.set(notice.persona, (this.others.get(notice.persona) ?? 0) + 1)
        break
    }
    this.change()
  }

  private enter(world: World) {
    const first = this.world === null
    this.world = world
    if (first) {
      this.conversations = new Conversations(world.now)
      this.reading = new Reading(world.guild.id, world.me)
    }
    if (!world.channels.some((channel) => channel.id === this.channel)) {
      this.channel = world.channels.find((channel) => channel.kind === 'text')?.id ?? null
    }
    if (first) {
      this.readUntil = this.channel ? (this.reading?.mark(this.channel) ?? null) : null
      if (this.channel) history.replaceState(null, '', this.addressOf(this.channel))
      this.dispatchEvent(new Event('moved'))
      for (const modal of world.modals) void this.connection.ask({ ask: 'cancel', modal: modal.id }).catch(() => undefined)
    }
    if (this.stale) {
      this.stale = false
      this.conversations.distrust()
    }
    if (this.channel && !this.conversation.loaded) void this.load(this.channel)
  }

  private receive(message: Message, created: boolean) {
    this.conversations.put(message)
    this.failed.delete(message.id)
    const channel = this.world?.channels.find((candidate) => candidate.id === message.channel_id)
    if (channel && created && !isEphemeral(message) && compareIds(message.id, channel.lastMessage ?? '0') > 0)
      channel.lastMessage = message.id
    if (message.channel_id === this.channel) {
      this.markRead()
      const mine = message.author.id === this.me
      if (!mine && (created || isEphemeral(message)))
        this.announcement = `${this.userName(message.author.id)}: ${describe(message, this)}`
    }
  }

  // ── what the persona does ────────────────────────────────────────────────

  async send(content: string): Promise<void> {
    if (!this.channel) return
    const known = [...(this.world?.people ?? []), { id: this.bot, name: this.userName(this.bot) }]
    await this.connection.ask({ ask: 'say', channel: this.channel, content: withMentions(content, known) })
  }

  async run(command: string, label: string, options: CommandOptions, files: Upload[]): Promise<void> {
    const channel = this.channel
    if (!channel) return
    try {
      const outcome = await this.connection.ask({ ask: 'run', channel, command, options, ...(files.length > 0 ? { files } : {}) })
      if (outcome !== 'answered') this.note(channel, label, this.word(outcome === 'offline' ? 'botOffline' : 'noAnswer'))
    } catch (error) {
      this.note(channel, label, this.explain(error))
    }
  }

  async complete(command: string, options: CommandOptions): Promise<Choice[]> {
    if (!this.channel) return []
    return this.connection.ask({ ask: 'complete', channel: this.channel, command, options })
  }

  press(message: Message, id: string): Promise<void> {
    return this.interact(message, id, () => this.connection.ask({ ask: 'press', message: message.id, id }))
  }

  choose(message: Message, id: string, values: string[]): Promise<void> {
    return this.interact(message, id, () => this.connection.ask({ ask: 'choose', message: message.id, id, values }))
  }

  private async interact(message: Message, id: string, act: () => Promise<Outcome>): Promise<void> {
    if (this.busy.has(message.id)) return
    this.busy.set(message.id, id)
    this.failed.delete(message.id)
    this.change()
    const outcome = await act().catch((): Outcome => 'failed')
    this.busy.delete(message.id)
    if (outcome !== 'answered') {
      this.failed.add(message.id)
      this.announcement = this.word('failed')
    }
    this.change()
  }

  async submit(fields: Record<string, FieldValue>): Promise<void> {
    const modal = this.modal
    if (!modal || modal.sending) return
    modal.sending = true
    modal.problem = null
    this.change()
    try {
      const outcome = await this.connection.ask({ ask: 'submit', modal: modal.open.id, fields })
      if (outcome !== 'answered') modal.problem = this.word('modalFailed')
      else if (this.modal === modal) this.modal = null
    } catch (error) {
      modal.problem = this.explain(error)
    }
    modal.sending = false
    this.change()
  }

  cancelModal() {
    const modal = this.modal
    this.modal = null
    this.change()
    if (modal) void this.connection.ask({ ask: 'cancel', modal: modal.open.id }).catch(() => undefined)
  }

  dismiss(message: Message) {
    this.conversations.drop(message.channel_id, message.id)
    this.change()
    void this.connection.ask({ ask: 'dismiss', message: message.id }).catch(() => undefined)
  }

  async speak(locale: Locale): Promise<void> {
    await this.connection.ask({ ask: 'language', locale })
  }

  async openDirect(): Promise<void> {
    const { channel } = await this.connection.ask({ ask: 'direct' })
    this.openChannel(channel)
  }

  async startGame(game: string, learning: boolean): Promise<void> {
    if (!this.channel) return
    const { channel } = await this.connection.ask({ ask: 'start', game, channel: this.channel, learning })
    this.openChannel(channel)
  }

  readonly suggestCommand = (name: string) => {
    this.dispatchEvent(new CustomEvent('suggest', { detail: name }))
  }

  readonly showImages = (pictures: Picture[], index: number) => {
    this.viewer = { pictures, index }
    this.change()
  }

  hideImages() {
    this.viewer = null
    this.change()
  }

  private note(channel: string, command: string, text: string) {
    this.noteNumber += 1
    this.notes = [...this.notes, { id: this.noteNumber, channel, command, text }]
    this.announcement = text
    this.change()
  }

  dismissNote(id: number) {
    this.notes = this.notes.filter((note) => note.id !== id)
    this.change()
  }

  explain(error: unknown): string {
    if (!(error instanceof Refused)) return this.word('wentWrong')
    if (error.code === 'disconnected') return this.word('disconnected')
    if (error.code === 'bot-offline') return this.word('botOffline')
    return error.message || this.word('wentWrong')
  }
}
