import { hash } from 'node:crypto'
import {
  type APIMessage,
  type APIMessageTopLevelComponent,
  type ChannelType,
  ComponentType,
  MessageFlags,
  type RateLimitData,
  RateLimitError,
  type RawFile,
  type REST,
  Routes,
} from 'discord.js'
import { z } from 'zod'
import { hour, minute, second } from '../../durations.ts'
import { Latest } from '../../latest.ts'
import type { MessagePlace } from '../../tables/index.ts'
import { limits, type Message } from '../ui.ts'
import { clip } from '../words/text.ts'
import { discordCode, refusalOf, refusedBy } from './refusals.ts'

/** Nobody waits longer than this for a limit: a message is posted anew instead of edited, what is new waits in the outbox. */
const longestWait = 20 * second
/** Nor puts up with more delays of an edit in so long a time. */
const mostDelays = 3
const delaysWithin = minute
/** What only the outbox asks for: messages in channels, opening direct messages. */
const ofTheOutbox = /^\/(channels\/:id\/messages(\/:id)?|users\/@me\/channels)$/

/**
 * Messages older than an hour take only so many edits. Discord says so with a rate limit (429 with the code 30046) that no header
 * announces, and discord.js would wait and try again for as long as it is told to, or for ever. And what waits in discord.js for the
 * opening of direct messages would hold up all that waits behind it. Given to the client as `rejectOnRateLimit`.
 */
export function impatient(now: () => number = Date.now): (limit: RateLimitData) => boolean {
  const delays = new Map<string, number[]>()
  return ({ method, route, url, retryAfter, sublimitTimeout, global }) => {
    // Whatever holds everything up is no matter of this message.
    if (global) return false
    if (retryAfter > longestWait && ofTheOutbox.test(route)) return true
    if (method !== 'PATCH' || !/^\/channels\/:id\/messages\/:id$/.test(route)) return false
    // Waiting for a limit that the headers announced is nothing unusual.
    if (sublimitTimeout === 0) return false
    const since = now() - delaysWithin
    for (const [other, times] of delays) if (times.every((time) => time < since)) delays.delete(other)
    const lately = [...(delays.get(url) ?? []).filter((time) => time >= since), now()]
    delays.set(url, lately)
    return lately.length >= mostDelays
  }
}

export const isTooManyOldEdits = (error: unknown): boolean =>
  error instanceof RateLimitError || discordCode(error) === refusedBy.tooManyOldEdits

const channelAnswer = z.object({ id: z.string() })
const guildAnswer = z.object({ public_updates_channel_id: z.string().nullable(), owner_id: z.string() })

/** Discord makes no new channel where there is one: asking it again is slow, and no more. Nobody is remembered for longer than that saves. */
const rememberedDirect = { most: 1000, lasting: hour }

/** The channels and direct messages in which the bot posts by itself, not in answer to somebody. */
export class Channels {
  readonly #rest: REST
  readonly #bot: () => string | undefined
  readonly #direct = new Latest<string, string>(rememberedDirect)

  /** Who the bot is, is known once it has logged in. */
  constructor(rest: REST, bot: () => string | undefined) {
    this.#rest = rest
    this.#bot = bot
  }

  /**
   * Creates a message. Sent twice within minutes it appears once, by the nonce; later it is found by its mark, see `find`.
   */
  async create(channel: string, message: Message, mark: string): Promise<MessagePlace> {
    const flags = message.silent ? MessageFlags.SuppressNotifications : 0
    const said = bodyOf(message, mark)
    const body = {
      ...said,
      flags: said.flags | flags,
      nonce: markNumber(mark).toString(36) + clip(mark, 15),
      enforce_nonce: true,
    }
    const made = channelAnswer.parse(await this.#rest.post(Routes.channelMessages(channel), { body, files: filesOf(message) }))
    return { channel, message: made.id }
  }

  /** Replaces what a message shows; its files stay if they are to be kept. */
  async edit(place: MessagePlace, message: Message, mark: string, { keepsFiles = false } = {}): Promise<void> {
    const { attachments, ...body } = bodyOf(message, mark)
    await this.#awake(place.channel, () =>
      this.#rest.patch(Routes.channelMessage(place.channel, place.message), {
        body: keepsFiles ? body : { ...body, attachments },
        files: keepsFiles ? [] : filesOf(message),
      }),
    )
  }

  /** A thread that has been quiet for days is archived; a new message would wake it, an edit does not. */
  async #awake(channel: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      if (discordCode(error) !== refusedBy.archivedThread) throw error
      await this.#rest.patch(Routes.channel(channel), { body: { archived: false } })
      await work()
    }
  }

  async delete(place: MessagePlace): Promise<void> {
    await this.#awake(place.channel, () => this.#rest.delete(Routes.channelMessage(place.channel, place.message)))
  }

  /** Whether the person is in the server. Where Discord will not say, they are taken to be. */
  isMember = (server: string, person: string): Promise<boolean> =>
    this.#exists(Routes.guildMember(server, person), [refusedBy.unknownMember, refusedBy.unknownUser])

  /** Whether the bot itself is. */
  isInServer = (server: string): Promise<boolean> =>
    this.#exists(Routes.guild(server), [refusedBy.unknownGuild, refusedBy.missingAccess])

  async #exists(route: `/${string}`, unless: readonly number[]): Promise<boolean> {
    try {
      await this.#rest.get(route)
      return true
    } catch (error) {
      const code = refusalOf(error)
      if (code === undefined) throw error
      return !unless.includes(code)
    }
  }

  /** Where whoever looks after a server can be told something: a channel of theirs, if it has one, and its owner. */
  async keepersOf(server: string): Promise<{ readonly channel: string | null; readonly owner: string }> {
    const { public_updates_channel_id: channel, owner_id: owner } = guildAnswer.parse(await this.#rest.get(Routes.guild(server)))
    return { channel, owner }
  }

  /** The message with that mark among the bot's own last ones there. Where it may not look it finds nothing. */
  async find(channel: string, mark: string): Promise<MessagePlace | undefined> {
    const last = await this.#lastIn(channel)
    const wanted = markNumber(mark)
    const found = last.find(({ author, components }) => author.id === this.#bot() && components?.[0]?.id === wanted)
    return found && { channel, message: found.id }
  }

  async #lastIn(channel: string): Promise<readonly APIMessage[]> {
    try {
      const query = new URLSearchParams({ limit: '50' })
      // `as`: Discord's own description of this endpoint.
      return (await this.#rest.get(Routes.channelMessages(channel), { query })) as APIMessage[]
    } catch (error) {
      if (refusalOf(error) === undefined) throw error
      return []
    }
  }

  /** The direct messages with somebody. */
  async direct(person: string): Promise<string> {
    const known = this.#direct.get(person)
    if (known) return known
    const { id } = channelAnswer.parse(await this.#rest.post(Routes.userChannels(), { body: { recipient_id: person } }))
    this.#direct.set(person, id)
    return id
  }

  async thread(channel: string, name: string, type: ChannelType): Promise<string> {
    const body = { name: clip(name, 100), type, auto_archive_duration: 10_080 }
    return channelAnswer.parse(await this.#rest.post(Routes.threads(channel), { body })).id
  }
}

/** The mark of a post, in the number that a component may bear: it comes back with the message and nobody sees it. */
export const markNumber = (mark: string): number => hash('sha256', mark, 'buffer').readUInt32BE() & 0x7fffffff || 1

function marked(components: readonly APIMessageTopLevelComponent[], mark: string): APIMessageTopLevelComponent[] {
  const [first, ...others] = components
  return first?.type === ComponentType.Container ? [{ ...first, id: markNumber(mark) }, ...others] : [...components]
}

function bodyOf({ components, files = [], ping = [] }: Message, mark: string) {
  return {
    flags: MessageFlags.IsComponentsV2,
    components: marked(components, mark),
    attachments: files.map(({ name, alt }, index) => ({ id: String(index), filename: name, description: clip(alt, limits.alt) })),
    allowed_mentions: { parse: [], users: [...ping] },
  }
}

const filesOf = ({ files = [] }: Message): RawFile[] =>
  files.map(({ name, bytes }) => ({ name, data: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) }))
