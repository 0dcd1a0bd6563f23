/** What people do and see: personas for the page, actors for tests. */
import type {
  Attachment,
  Channel,
  Choice,
  Command,
  Component,
  Embed,
  FilledOption,
  Message,
  SelectOption,
  User,
} from './shapes.ts'

export interface PersonOptions {
  locale?: string
  nick?: string
  /** May do everything in the guild. */
  administrator?: boolean
  /** Permission bits the person has beyond everyone's, e.g. PermissionFlagsBits.ManageGuild. */
  permissions?: bigint
  /** Whether the person is in the guild; true if absent. */
  member?: boolean
}

export interface PersonSummary {
  id: string
  name: string
  locale: string
  administrator: boolean
  member: boolean
  directMessagesOpen: boolean
}

export interface ChannelSummary {
  id: string
  kind: 'text' | 'public-thread' | 'private-thread' | 'direct'
  /** Discord's own number. */
  type: number
  name: string
  topic: string | null
  parent: string | null
  guild: string | null
  archived: boolean
  /** Whether this person may write here. */
  writable: boolean
  lastMessage: string | null
}

export interface ChannelOptions {
  topic?: string
  /** Only the bot and administrators see it. */
  private?: boolean
  /** A text channel if absent. */
  kind?: 'text' | 'announcement' | 'voice' | 'stage' | 'forum'
  /** Seconds between two messages of one person. */
  slowMode?: number
  ageRestricted?: boolean
}

/** Where something happens: an id, or anything that has one. */
export type ChannelLike = string | { id: string }
export type PersonLike = string | { id: string }

/** Everything a person's client would show. `message` is Discord's own JSON; an ephemeral one carries flag 64, a deferral flag 128 ("thinking"). */
export type Change =
  | { type: 'message-created'; channel: string; message: Message; ephemeral: boolean }
  | { type: 'message-updated'; channel: string; message: Message; ephemeral: boolean }
  | { type: 'message-deleted'; channel: string; message: string; ephemeral: boolean; why: 'deleted' | 'dismissed' }
  | { type: 'channel-created' | 'channel-updated'; channel: Channel }
  | { type: 'channel-deleted'; channel: string }
  | { type: 'thread-created'; channel: Channel }
  | { type: 'typing'; channel: string; user: string }
  | {
      type: 'interaction-sent'
      interaction: string
      channel: string
      kind: InteractionName
      message: string | null
      customId: string | null
    }
  | { type: 'interaction-acknowledged'; interaction: string; channel: string; callback: number }
  | { type: 'interaction-failed'; interaction: string; channel: string; message: string | null; reason: 'no-answer' | 'offline' }
  | { type: 'modal-opened'; modal: Modal }
  | { type: 'modal-closed'; modal: string }
  | { type: 'choices'; interaction: string; channel: string; choices: Choice[] }
  | { type: 'person-created' | 'person-updated'; person: PersonSummary }
  | { type: 'commands-changed' }
  | { type: 'bot-connected' | 'bot-disconnected' }

export type InteractionName = 'command' | 'component' | 'autocomplete' | 'modal'

/** A modal open on a person's screen; its id is the id of the interaction that opened it. */
export interface Modal {
  id: string
  customId: string
  title: string
  channel: string
  components: Component[]
}

/** A file a person or the bot sends. */
export interface OutgoingFile {
  name: string
  bytes: Uint8Array
  type?: string
  description?: string
}

/** A button as shown; `label` is the emoji's name where there is no label. */
export interface Button {
  label: string
  customId: string | null
  url: string | null
  style: number
  disabled: boolean
  emoji: string | null
}

export interface Select {
  customId: string
  kind: 'string' | 'user' | 'role' | 'mentionable' | 'channel'
  placeholder: string | null
  options: SelectOption[]
  minimum: number
  maximum: number
  disabled: boolean
}

export interface Image {
  url: string
  name: string
  alt: string | null
}

/** A message as a person sees it now: the getters read the world each time, so an edited message shows its new text. */
export interface ShownMessage {
  readonly id: string
  readonly channel: string
  readonly raw: Message
  readonly author: User
  readonly ephemeral: boolean
  readonly thinking: boolean
  readonly deleted: boolean
  readonly edited: boolean
  /** Content, embeds and every TextDisplay, one per line. */
  readonly text: string
  readonly buttons: Button[]
  readonly selects: Select[]
  readonly images: Image[]
  readonly altTexts: string[]
  readonly attachments: Attachment[]
  readonly embeds: Embed[]
  /** The bytes behind an attachment's or image's address. */
  file(url: string): Uint8Array
  /** How it looks, for messages of failed tests. */
  describe(): string
}

/** What came of a person's step. Message getters speak of the answer's message and throw readably where there is none. */
export interface Reply extends ShownMessage {
  readonly interaction: string
  readonly answered: 'message' | 'update' | 'modal' | 'nothing'
  /** Null if the step was answered by a modal or by nothing visible. */
  readonly message: ShownMessage | null
  readonly modal: Modal
  /** Follow-ups so far, in order. */
  readonly followUps: ShownMessage[]
  /** Milliseconds from the dispatch to the first response, and to the final one. */
  readonly acknowledgedAfter: number
  readonly answeredAfter: number
}

export type OptionValue = string | number | boolean | { id: string } | OutgoingFile
export type Matcher = string | RegExp | { customId: string | RegExp }

export interface StepOptions {
  /** 'final' (the default): answered, or deferred and then edited. 'acknowledged': the first response. 'sent': at once. */
  until?: 'final' | 'acknowledged' | 'sent'
  /** Milliseconds of real time; 40 seconds if absent. */
  timeout?: number
}

export interface RunOptions extends StepOptions {
  /** The first text channel of the guild if absent. */
  in?: ChannelLike
}

/** The raw actions of one person: what the page uses. All take ids and answer with Discord's JSON. */
export interface Persona {
  readonly id: string
  readonly user: User
  readonly name: string
  locale: string
  /** Channels, threads and direct messages this person can see, in the order of a client's list. */
  channels(): ChannelSummary[]
  /** Oldest first, ephemeral ones of this person included. */
  messages(channel: ChannelLike, page?: { before?: string; limit?: number }): Message[]
  message(id: string): Message | undefined
  /** The commands usable here, with the names in this person's language under name_localized and description_localized. */
  commands(channel: ChannelLike): (Command & { name_localized: string; description_localized: string })[]
  members(): PersonSummary[]
  watch(listener: (change: Change) => void): () => void
  send(channel: ChannelLike, message: { content: string; files?: OutgoingFile[]; replyTo?: string }): Message
  /** Opens (or finds) the direct messages with somebody, the bot if absent; answers with the channel. */
  direct(person?: PersonLike): Channel
  command(channel: ChannelLike, command: { id: string; options?: FilledOption[]; files?: OutgoingFile[]; target?: string }): Step
  complete(channel: ChannelLike, command: { id: string; options: FilledOption[] }): Promise<Choice[]>
  press(message: string, customId: string): Step
  choose(message: string, customId: string, values: string[]): Step
  /** Values by custom id: text, chosen values, ticked or not, files. */
  submitModal(modal: string, values: Record<string, string | string[] | boolean | OutgoingFile[]>): Step
  /** Modals open on this person's screen. */
  modals(): Modal[]
  closeModal(modal: string): void
  /** Sends what no client would: any data, on any message. Whether somebody may is for the bot to find out. */
  forge(channel: ChannelLike, forged: { kind: InteractionName; data: object; message?: string }): Step
  /** Takes an ephemeral message off the screen, as Discord's "Dismiss message". */
  dismiss(message: string): void
  /** As reloading the app: every ephemeral message is gone. */
  reload(): void
  closeDirectMessages(): void
  openDirectMessages(): void
  joinThread(thread: ChannelLike): void
  joinGuild(guild: string, options?: PersonOptions): void
  /** The first guild if absent. */
  leaveGuild(guild?: string): void
}

/** One interaction on its way. */
export interface Step {
  readonly interaction: string
  readonly acknowledged: Promise<{ callback: number; after: number }>
  readonly settled: Promise<Outcome>
}

export interface Outcome {
  interaction: string
  answered: 'message' | 'update' | 'modal' | 'nothing'
  message: string | null
  modal: Modal | null
  acknowledgedAfter: number
  answeredAfter: number
}

/** A persona with words instead of ids: what end-to-end tests are written in. */
export interface Actor extends Persona {
  /** `run('/game new', { game: 'ideology' }, { in: channel })`; option names and localised ones both work. */
  run(command: string, options?: Record<string, OptionValue>, how?: RunOptions): Promise<Reply>
  click(on: Reply | ShownMessage, button: Matcher, how?: StepOptions): Promise<Reply>
  /** Select by placeholder, custom id, or the nth (1-based); values by value or label. */
  select(
    on: Reply | ShownMessage,
    select: Matcher | number,
    values: (string | { id: string })[],
    how?: StepOptions,
  ): Promise<Reply>
  /** Fields by label or custom id. */
  submit(
    modal: Reply | Modal,
    fields: Record<string, string | string[] | boolean | OutgoingFile[]>,
    how?: StepOptions,
  ): Promise<Reply>
  /** The choices offered for one option, given the others; the focused one's text is its value in `options`. */
  autocomplete(command: string, options: Record<string, OptionValue>, focused: string, how?: RunOptions): Promise<Choice[]>
  say(channel: ChannelLike, text: string, files?: OutgoingFile[]): ShownMessage
  /** Every message on this person's screen in that channel, oldest first. */
  sees(channel: ChannelLike): ShownMessage[]
  /** The screen in words, as in the messages of failed steps. */
  look(channel: ChannelLike): string
  /** The newest message there that fits. */
  last(channel: ChannelLike, matching?: string | RegExp | ((message: ShownMessage) => boolean)): ShownMessage
  /** Messages of the bot in the direct messages. */
  directMessages(): ShownMessage[]
  /** Messages that pinged this person, oldest first. */
  pings(): ShownMessage[]
  /** The first message, already there or to come, in any channel this person sees, that fits. */
  waitFor(
    matching: string | RegExp | ((message: ShownMessage) => boolean),
    how?: { in?: ChannelLike; timeout?: number },
  ): Promise<ShownMessage>
}
