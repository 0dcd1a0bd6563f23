import { RateLimitError } from 'discord.js'
import { openlyAwaited } from '../../kernel/index.ts'
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
import { renderFound, writesTo } from '../finding/together.ts'
import { problemOf } from '../gateway/logger.ts'
import { folderOf, type House } from '../house.ts'
import { digestMessage } from '../people/digest.ts'
import { renderQuestion, renderQuestionDirect } from '../questions/message.ts'
import type { Message } from '../ui.ts'
import { tellFollowers } from '../watching/tell.ts'
import type { Channels } from './channel.ts'
import { renderNews } from './news.ts'
import { renderPing } from './ping.ts'
import { put } from './put.ts'
import { discordCode, isClosing, isOurs, isPassing, refusalOf, refusedBy } from './refusals.ts'
import { renderEnded, renderHandPost, renderLobbyPost, renderNote } from './render.ts'
import { renderStatusPost } from './status.ts'

/** With these the calls that have been answered go; one may be answered while it is sent. */
const tidies: readonly Post['kind'][] = ['status', 'ended', 'ping']

/** With these somebody may have come, or a seat have become free. */
const movesBoard: readonly Post['kind'][] = ['lobby', 'note', 'ended']

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
      if (tidies.includes(post.kind)) await this.#tidy(look, post, sent)
      if (movesBoard.includes(post.kind)) await this.#house.boards.refresh(look.server)
      this.#house.log.info({ table: post.table, post: post.id, kind: post.kind, entry: post.seq, did: sent.did }, 'posted')
      return sent
    } catch (error) {
      return this.#afterRefusal(look, post, error)
    }
  }

  /** What Discord's refusal, or its silence, says of the channel. Our own mistakes are thrown on. */
  async #afterRefusal({ id: table, server }: TableLook, post: Post, error: unknown): Promise<Sent> {
    if (error instanceof RateLimitError) return { did: 'later', at: new Date(this.#house.now().getTime() + error.retryAfter) }
    if (isPassing(error)) {
      this.#house.log.warn({ table, post: post.id, kind: post.kind, error: problemOf(error) }, 'not posted')
      return { did: 'later' }
    }
    const code = refusalOf(error)
    if (code === undefined) throw error
    this.#house.log.warn({ table, post: post.id, kind: post.kind, code }, 'not posted')
    const mayBeRemoved = code === refusedBy.missingAccess || code === refusedBy.unknownGuild
    const isRemoved = mayBeRemoved && server !== null && !(await this.#channels.isInServer(server))
    if (isRemoved || code === refusedBy.unknownChannel) {
      await this.#house.tables.archive({ table, why: isRemoved ? 'bot-removed' : 'channel-deleted' })
      return { did: 'skip', reason: `discord ${code}` }
    }
    return { did: isClosing(code) ? 'closed' : 'refused', code }
  }

  async #sendOf(look: TableLook, post: Post): Promise<Sent> {
    switch (post.kind) {
      case 'lobby':
        return put(this.#channels, post, look.channel, await renderLobbyPost(this.#house, look))
      case 'status':
        return this.#status(look, post)
      case 'note': {
        if (post.body.what === 'found' || post.body.what === 'drawn') return this.#found(look, post, post.body.what)
        const note = renderNote(this.#house, look, post, await this.#languageOf(look, post))
        if (!note) return { did: 'skip', reason: 'nothing to say' }
        if (post.audience.to === 'channel') return put(this.#channels, post, look.channel, note)
        return post.audience.to === 'seat' ? this.#direct(post, note) : this.#toKeepers(look, post, note)
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
      case 'news':
        return this.#news(look, post)
      case 'follow':
        return tellFollowers(this.#house, this.#channels, look, post)
    }
  }

  async #found(look: TableLook, post: Post, what: 'found' | 'drawn'): Promise<Sent> {
    if (post.audience.to === 'channel') return put(this.#channels, post, look.channel, await renderFound(this.#house, look, what))
    const note = renderNote(this.#house, look, post, await this.#languageOf(look, post))
    return note && (await writesTo(this.#house, post)) ? this.#direct(post, note) : { did: 'skip', reason: 'is called elsewhere' }
  }

  async #status(look: TableLook, post: Post): Promise<Sent> {
    const shown = post.body.gone ? undefined : await renderStatusPost(this.#house, look, post)
    if (shown) return put(this.#channels, post, look.channel, shown)
    if (post.place) await this.#deleted(look, post.place)
    return { did: 'skip', reason: post.body.gone ? 'another message tells it' : 'nothing happened' }
  }

  async #question(look: TableLook, post: Post): Promise<Sent> {
    if (post.audience.to === 'channel') {
      const asked = await renderQuestion(this.#house, look, post)
      return asked ? put(this.#channels, post, look.channel, asked) : { did: 'skip', reason: 'nothing to ask' }
    }
    if (post.audience.to !== 'seat') return { did: 'skip', reason: 'nobody to ask' }
    const { pings, digest } = await this.#house.tables.people.settings(post.audience.person)
    if ((pings !== 'dm' && !look.masked) || pings === 'none' || digest !== null) return { did: 'skip', reason: 'not wished for' }
    const asked = await renderQuestionDirect(this.#house, look, post, await this.#languageOf(look, post))
    return asked ? this.#direct(post, asked) : { did: 'skip', reason: 'nothing to ask' }
  }

  /**
   * Takes calls away that have been answered, and all but the newest of a seat, so that the channel holds what is still asked and little
   * else. What goes wrong with that is left to the next time: what was sent is there.
   */
  async #tidy(look: TableLook, post: Post, sent: Sent): Promise<void> {
    const isCalled = post.kind === 'ping' && sent.did === 'sent' && !sent.direct
    try {
      for (const call of await this.#house.tables.outbox.calls(look.id))
        if (!call.stands || (isCalled && post.audience.to === 'seat' && post.audience.seat === call.seat))
          await this.#takeAway(look, call)
    } catch (error) {
      this.#house.log.warn({ table: look.id, error: problemOf(error) }, 'older calls stay')
    }
  }

  async #takeAway(look: TableLook, { id, place }: SentCall): Promise<void> {
    if (await this.#deleted(look, place)) await this.#house.tables.outbox.callGone(id)
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
    const called = look.seats[seat]
    if (!called) return { did: 'skip', reason: 'no such seat' }
    const call = { seat: called, person, post }
    const secret = look.masked || post.body.quiet || (!post.body.near && this.#isQuiet(look, seat))
    if (secret || (settings.pings === 'dm' && post.isReachable))
      return this.#direct(post, await renderPing(this.#house, look, { ...call, language, isPrivate: true }))
    const message = await renderPing(this.#house, look, { ...call, language: look.language, isPrivate: false })
    return put(this.#channels, post, look.channel, message)
  }

  async #digest(look: TableLook, post: Post): Promise<Sent> {
    if (post.audience.to !== 'seat') return { did: 'skip', reason: 'nobody to tell' }
    const told = await digestMessage(this.#house, post.audience.person, await this.#languageOf(look, post))
    if (!told) return { did: 'skip', reason: 'nothing waits' }
    return this.#direct(post, told)
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
    if (audience.to !== 'seat') return look.language
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
    return this.#direct(post, message)
  }

  async #news(look: TableLook, post: Post): Promise<Sent> {
    if (post.audience.to !== 'seat') return { did: 'skip', reason: 'nobody to tell' }
    const { news } = await this.#house.tables.people.settings(post.audience.person)
    if (!news) return { did: 'skip', reason: 'not wished for' }
    const told = await renderNews(this.#house, look, post, post.audience.seat, await this.#languageOf(look, post))
    return told ? this.#direct(post, told) : { did: 'skip', reason: 'taken back' }
  }

  /** Whoever takes no direct messages is told so at their next step here. */
  async #direct(post: Post, message: Message): Promise<Sent> {
    if (post.audience.to !== 'seat') return { did: 'skip', reason: 'nobody to send it to' }
    if (!post.isPrivate) return { did: 'private' }
    if (!post.isReachable) return { did: 'unreachable' }
    const { person } = post.audience
    // Calls wait for the morning; what else is sent at night makes no sound.
    const silent = message.silent || quietUntil(await this.#house.tables.people.settings(person), this.#house.now()) !== undefined
    try {
      return { ...(await put(this.#channels, post, await this.#channels.direct(person), { ...message, silent })), direct: true }
    } catch (error) {
      const code = refusalOf(error)
      if (code === undefined) throw error
      return { did: 'unreachable', code, ours: isOurs(code) }
    }
  }

  /** Whoever looks after the server: in a channel of theirs, else the owner alone. */
  async #toKeepers({ server }: TableLook, post: Post, note: Message): Promise<Sent> {
    if (server === null) return { did: 'skip', reason: 'in no server' }
    const { channel, owner } = await this.#channels.keepersOf(server)
    const ways = [...(channel === null ? [] : [() => Promise.resolve(channel)]), () => this.#channels.direct(owner)]
    for (const way of ways) {
      try {
        return { ...(await put(this.#channels, post, await way(), note)), direct: true }
      } catch (error) {
        if (refusalOf(error) === undefined) throw error
      }
    }
    return { did: 'skip', reason: 'takes no messages' }
  }
}

/** The seats of which everybody may know that they are awaited. */
function openly(house: House, look: TableLook): ReadonlySet<string> {
  return new Set(look.state && openlyAwaited(folderOf(house, look.game).rulebook, look.state))
}

/** Sends somebody a direct message; false if they take none. */
export async function sendDirect(channels: Channels, person: string, message: Message, mark: string): Promise<boolean> {
  try {
    await channels.create(await channels.direct(person), message, mark)
    return true
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
    return false
  }
}
