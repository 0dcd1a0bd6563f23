import { near, openlyAwaited } from '../../kernel/index.ts'
import {
  type MessagePlace,
  type Post,
  quietUntil,
  type Sender,
  type Sent,
  type SentCall,
  type TableLook,
} from '../../tables/index.ts'
import type { Language } from '../../words/index.ts'
import { digestMessage } from '../digest.ts'
import { folderOf, type House } from '../house.ts'
import { renderQuestion, renderQuestionDirect } from '../questions/message.ts'
import type { Message } from '../ui.ts'
import { type Channels, discordCode, refusedBy } from './channel.ts'
import { put } from './put.ts'
import {
  howCalled,
  pictureOfStatus,
  renderEnded,
  renderHandPost,
  renderLobbyPost,
  renderNote,
  renderPing,
  renderStatusPost,
} from './render.ts'

/** When posting is refused for want of a permission, it is tried again, ever less often: somebody may give it. */
const firstWait = 5 * 60_000
const longestWait = 6 * 60 * 60_000

/** Puts the rows of the outbox into words and pictures and sends them. */
export class Posting {
  readonly #house: House
  readonly #channels: Channels

  constructor(house: House, channels: Channels) {
    this.#house = house
    this.#channels = channels
  }

  readonly send: Sender = async (post) => {
    // A lobby shows who sits there now; everything else speaks of its own entry.
    const look = await this.#house.tables.look(
      post.kind === 'lobby' ? { table: post.table } : { table: post.table, at: post.seq, recent: true },
    )
    if (!look) return { did: 'skip', reason: 'no such table' }
    try {
      const sent = await this.#sendOf(look, post)
      if (post.kind === 'status' || post.kind === 'ended') await this.#tidy(look)
      this.#house.log.info({ table: post.table, post: post.id, kind: post.kind, entry: post.seq, did: sent.did }, 'posted')
      return sent
    } catch (error) {
      return this.#afterRefusal(look, post, error)
    }
  }

  async #afterRefusal({ id: table, server }: TableLook, post: Post, error: unknown): Promise<Sent> {
    const code = discordCode(error)
    const { unknownChannel, missingAccess, missingPermissions, archivedThread } = refusedBy
    this.#house.log.warn({ table: post.table, post: post.id, kind: post.kind, code }, 'not posted')
    const isRemoved = code === missingAccess && server !== null && !(await this.#channels.isInServer(server))
    if (isRemoved || code === unknownChannel) {
      await this.#house.tables.archive({ table, why: isRemoved ? 'bot-removed' : 'channel-deleted' })
      return { did: 'skip', reason: `discord ${code}` }
    }
    if (code === missingAccess || code === missingPermissions || code === archivedThread)
      return { did: 'retry', at: this.#later(post.attempts) }
    throw error
  }

  #later(attempts: number): Date {
    const wait = Math.min(firstWait * 2 ** Math.max(0, Math.min(attempts, 10) - 1), longestWait)
    return new Date(this.#house.now().getTime() + wait)
  }

  async #sendOf(look: TableLook, post: Post): Promise<Sent> {
    switch (post.kind) {
      case 'lobby':
        return put(this.#channels, post, look.channel, await renderLobbyPost(this.#house, look))
      case 'status':
        return this.#status(look, post)
      case 'note': {
        const note = renderNote(this.#house, look, post, await this.#languageOf(look, post))
        if (!note) return { did: 'skip', reason: 'nothing to say' }
        if (post.audience.to === 'channel') return put(this.#channels, post, look.channel, note)
        return (await this.#direct(post, note)) ?? { did: 'skip', reason: 'takes no direct messages' }
      }
      case 'question':
        return this.#question(look, post)
      case 'ended':
        return put(this.#channels, post, look.channel, await renderEnded(this.#house, look))
      case 'ping':
        return this.#ping(look, post)
      case 'digest':
        return this.#digest(look, post)
      case 'hand':
        return this.#hand(look, post)
    }
  }

  async #status(look: TableLook, post: Post): Promise<Sent> {
    const message = await renderStatusPost(this.#house, look, post)
    const pictured = pictureOfStatus(post)
    // The same picture as before stays on the message; only a new one is sent along.
    const kept = post.place && pictured !== undefined && post.shown?.startsWith(`${pictured}:`)
    return put(this.#channels, post, look.channel, message, {
      prefix: pictured === undefined ? '' : `${pictured}:`,
      keepsFiles: Boolean(kept),
    })
  }

  async #question(look: TableLook, post: Post): Promise<Sent> {
    if (post.audience.to === 'channel') {
      const asked = await renderQuestion(this.#house, look, post)
      return asked ? put(this.#channels, post, look.channel, asked) : { did: 'skip', reason: 'nothing to ask' }
    }
    const { pings, digest } = await this.#house.tables.people.settings(post.audience.person)
    if (pings !== 'dm' || digest !== null) return { did: 'skip', reason: 'not wished for' }
    const asked = await renderQuestionDirect(this.#house, look, post, await this.#languageOf(look, post))
    return (asked && (await this.#direct(post, asked))) ?? { did: 'skip', reason: 'takes no direct messages' }
  }

  /** Takes calls away that have been answered, so that the channel holds what is still asked and little else. */
  async #tidy(look: TableLook): Promise<void> {
    const { outbox } = this.#house.tables
    // By what everybody may know: whether a call vanishes must not tell that its seat is asked something in secret.
    const expected = new Set([...openly(this.#house, look), ...nearAt(this.#house, look)])
    for (const call of await outbox.calls(look.id)) {
      const inChannel = call.place.channel === look.channel
      if (!inChannel || !expected.has(look.seats[call.seat]?.seat ?? '')) await this.#takeAway(look, call)
    }
  }

  /** Direct messages stay. */
  async #takeAway(look: TableLook, { id, place }: SentCall): Promise<void> {
    if (place.channel !== look.channel || (await this.#deleted(look, place))) await this.#house.tables.outbox.callGone(id)
  }

  /** Whether the message is gone now, or never can be taken away. */
  async #deleted({ id: table }: TableLook, place: MessagePlace): Promise<boolean> {
    try {
      await this.#channels.delete(place)
      return true
    } catch (error) {
      const code = discordCode(error)
      this.#house.log.debug({ table, code }, 'call stays')
      return code !== undefined
    }
  }

  async #ping(look: TableLook, post: Post): Promise<Sent> {
    if (post.audience.to !== 'seat') return { did: 'skip', reason: 'nobody to call' }
    const { person, seat } = post.audience
    if (await this.#hasLeft(look, seat, person)) return { did: 'skip', reason: 'is not in the server any more' }
    const settings = await this.#house.tables.people.settings(person)
    if (settings.pings === 'none') return { did: 'skip', reason: 'wants no pings' }
    const language = settings.language ?? look.language
    const call = { person, link: linkTo(look, post.status), how: howCalled(post.body), until: look.seats[seat]?.until ?? null }
    const secret = call.how !== 'near' && this.#isQuiet(look, seat)
    if (settings.pings === 'dm' || secret) {
      const sent = await this.#direct(post, renderPing(look, call, language))
      if (sent || secret) return sent ?? { did: 'skip', reason: 'takes no direct messages' }
    }
    const before = (await this.#house.tables.outbox.calls(look.id)).filter((other) => other.seat === seat)
    const sent = await put(this.#channels, post, look.channel, renderPing(look, call, look.language))
    // One call is enough to be seen; the newest one is.
    for (const older of before) await this.#takeAway(look, older)
    return sent
  }

  async #digest(look: TableLook, post: Post): Promise<Sent> {
    if (post.audience.to !== 'seat') return { did: 'skip', reason: 'nobody to tell' }
    const told = await digestMessage(this.#house, post.audience.person, await this.#languageOf(look, post))
    if (!told) return { did: 'skip', reason: 'nothing waits' }
    return (await this.#direct(post, told)) ?? { did: 'skip', reason: 'takes no direct messages' }
  }

  /**
   * Whether somebody is still in the server is found out when they are called: to be told, the bot would have to see all members.
   * Not by a call that nobody may know of.
   */
  async #hasLeft(look: TableLook, seat: number, person: string): Promise<boolean> {
    if (look.server === null || this.#isQuiet(look, seat) || (await this.#channels.isMember(look.server, person))) return false
    await this.#house.tables.departed({ table: look.id, person })
    return true
  }

  /** The table's in the channel, the person's own in direct messages. */
  async #languageOf(look: TableLook, { audience }: Post): Promise<Language> {
    if (audience.to === 'channel') return look.language
    return (await this.#house.tables.people.settings(audience.person)).language ?? look.language
  }

  /** A seat that is asked because of a secret must not be called in front of everybody. */
  #isQuiet(look: TableLook, number: number): boolean {
    const seat = look.seats.find((one) => one.number === number)?.seat
    if (!look.state || !seat) return false
    return !openly(this.#house, look).has(seat)
  }

  async #hand(look: TableLook, post: Post): Promise<Sent> {
    if (post.audience.to !== 'seat') return { did: 'skip', reason: 'nobody to send it to' }
    const { person, seat } = post.audience
    const settings = await this.#house.tables.people.settings(person)
    if (!settings.handByDm) return { did: 'skip', reason: 'not wished for' }
    const message = await renderHandPost(this.#house, look, seat, settings.language ?? look.language)
    return (await this.#direct(post, message)) ?? { did: 'skip', reason: 'takes no direct messages' }
  }

  /** Undefined if the person cannot be reached; if they take no direct messages they are told so at their next step here. */
  async #direct(post: Post, message: Message): Promise<Sent | undefined> {
    if (post.audience.to !== 'seat') return undefined
    const { person } = post.audience
    // Calls wait for the morning; what else is sent at night makes no sound.
    const silent = quietUntil(await this.#house.tables.people.settings(person), this.#house.now()) !== undefined
    try {
      return await put(this.#channels, post, await this.#channels.direct(person), { ...message, silent })
    } catch (error) {
      const code = discordCode(error)
      if (code === refusedBy.unknownUser || code === refusedBy.unknownChannel || code === refusedBy.noServerInCommon)
        return undefined
      if (code !== refusedBy.closedDirectMessages) throw error
      await this.#house.tables.people.change(person, { handByDm: false, pings: 'channel', digest: null, dmRefused: true })
      return undefined
    }
  }
}

/** The seats of which everybody may know that they are awaited. */
function openly(house: House, look: TableLook): ReadonlySet<string> {
  return new Set(look.state && openlyAwaited(folderOf(house, look.game).rulebook, look.state))
}

/** The seats that come next, as everybody can see. */
const nearAt = (house: House, look: TableLook): readonly string[] =>
  look.state ? near(folderOf(house, look.game).rulebook, look.state) : []

/** To the message itself; to the channel where it is not known. */
function linkTo({ server, channel }: TableLook, place: MessagePlace | undefined): string {
  if (!place || server === null) return `<#${channel}>`
  return `https://discord.com/channels/${server}/${place.channel}/${place.message}`
}

/** Sends somebody a direct message; false if they take none. */
export async function sendDirect(channels: Channels, person: string, message: Message, mark: string): Promise<boolean> {
  try {
    await channels.create(await channels.direct(person), message, mark)
    return true
  } catch (error) {
    if (discordCode(error) === refusedBy.closedDirectMessages) return false
    throw error
  }
}
