import { type Message, MessageFlag } from '../loopback/shapes.ts'
import { compareIds, isNewer } from './snowflake.ts'

export const isEphemeral = (message: Message): boolean => (message.flags & MessageFlag.ephemeral) !== 0
export const isThinking = (message: Message): boolean => (message.flags & MessageFlag.loading) !== 0

interface Conversation {
  messages: readonly Message[]
  /** whether older messages than these remain */
  more: boolean
  /** whether they are what the server had, not only what arrived by chance */
  loaded: boolean
}

const empty: Conversation = { messages: [], more: false, loaded: false }

/** What was said in each channel, as far as this page knows. */
export class Conversations {
  private readonly channels = new Map<string, Conversation>()
  /** Private messages of before this time are not shown: as in Discord, they are gone once the page is opened anew. */
  private readonly since: number

  constructor(since: number) {
    this.since = since
  }

  of(channel: string): Conversation {
    return this.channels.get(channel) ?? empty
  }

  private set(channel: string, change: Partial<Conversation>) {
    this.channels.set(channel, { ...this.of(channel), ...change })
  }

  fill(channel: string, fetched: readonly Message[], more: boolean) {
    const known = new Set(this.of(channel).messages.map((message) => message.id))
    const visible = (message: Message) =>
      !isEphemeral(message) || Date.parse(message.timestamp) >= this.since || known.has(message.id)
    this.set(channel, { messages: fetched.filter(visible), more, loaded: true })
  }

  fillOlder(channel: string, fetched: readonly Message[], more: boolean) {
    const { messages } = this.of(channel)
    const first = messages[0]
    const earlier = fetched.filter((message) => !isEphemeral(message) && (!first || compareIds(message.id, first.id) < 0))
    this.set(channel, { messages: [...earlier, ...messages], more })
  }

  put(message: Message) {
    const { messages } = this.of(message.channel_id)
    const others = messages.filter((candidate) => candidate.id !== message.id)
    const sorted = [...others, message].sort((left, right) => compareIds(left.id, right.id))
    this.set(message.channel_id, { messages: sorted })
  }

  drop(channel: string, message: string) {
    this.set(channel, { messages: this.of(channel).messages.filter((candidate) => candidate.id !== message) })
  }

  /** Everything has to be fetched again; until then what is there stays on the screen. */
  distrust() {
    for (const channel of this.channels.keys()) this.set(channel, { loaded: false })
  }

  /** How many messages after the mark name this person. */
  mentionsOf(person: string, channel: string, mark: string | null): number {
    const names = (message: Message) => message.author.id !== person && message.mentions.some((user) => user.id === person)
    return this.of(channel).messages.filter((message) => names(message) && isNewer(message.id, mark)).length
  }
}
