import { RESTJSONErrorCodes } from 'discord-api-types/v10'
import { markNumber } from '../../src/discord/post/channel.ts'
import { isClosing, refusedBy } from '../../src/discord/post/refusals.ts'
import type { Actor } from '../../src/sandbox/loopback/index.ts'
import { addPosts, changePost, channelQueue, type NewPost, type ShownQuestion } from '../../src/store/index.ts'
import type { TableLook } from '../../src/tables/index.ts'
import { bidsFolder } from '../discord/bids/folder.ts'
import { bids } from '../kernel/example.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { openStage, type Stage } from './open-stage.ts'

const minute = 60_000
const hour = 60 * minute

/** Not refused for what was asked: the token (401), whose end is that of the bot. */
const ofTheToken: readonly number[] = [RESTJSONErrorCodes.Unauthorized, RESTJSONErrorCodes.InvalidWebhookToken]
/** Every code that Discord documents, and one that nobody knows. */
export const everyCode: readonly number[] = [
  ...Object.values(RESTJSONErrorCodes).filter((code) => typeof code === 'number' && !ofTheToken.includes(code)),
  987_654,
].map(Number)

/** Every kind of message that the bot posts by itself: to whom, of which kind, and whether it is edited. */
export const everyPost = [
  'lobby',
  'status',
  'edit of a status',
  'call in the channel',
  'call by direct message',
  'digest',
  'hand',
  'note',
  'note to a seat',
  'news to a seat',
  'note to the moderators',
  'question',
  'question to a seat',
  'result',
] as const
export type EveryPost = (typeof everyPost)[number]

/** A table of four on a Discord that refuses one message of many. */
export class RefusedPosts {
  readonly #stage: Stage & { close(): Promise<void> }
  readonly #clock: ManualClock
  readonly #people: readonly Actor[]
  #table: TableLook
  #rounds = 0
  #requests = 0
  /** The status of the round before. */
  #status: string | undefined

  private constructor(stage: Stage & { close(): Promise<void> }, clock: ManualClock, people: readonly Actor[], table: TableLook) {
    this.#stage = stage
    this.#clock = clock
    this.#people = people
    this.#table = table
  }

  static async open(): Promise<RefusedPosts> {
    const clock = new ManualClock(Date.UTC(2026, 0, 5, 12))
    const rulebook = { ...bids, strikes: { 'has-bid': 'seat' } } as never
    const stage = await openStage({
      clock,
      games: [{ ...bidsFolder, rulebook }],
    })
    const people = ['Anna', 'Bo', 'Cy', 'Di'].map((name) => stage.actor(name))
    stage.discord.setKeepers({ owner: stage.actor('Olga') })
    const { people: settings } = stage.tables
    await settings.change(people[1]!.id, { pings: 'dm', handByDm: true })
    await settings.change(people[2]!.id, { digest: '18:00' })
    await settings.change(people[3]!.id, { news: true })
    const posts = new RefusedPosts(stage, clock, people, undefined as never)
    await posts.#begin()
    return posts
  }

  close(): Promise<void> {
    return this.#stage.close()
  }

  /** All kinds are to be sent, one of them is refused. What is wrong afterwards, if anything. */
  async round(refused: EveryPost, code: number): Promise<string | undefined> {
    this.#rounds++
    const { discord, store } = this.#stage
    await this.#pass(hour)
    const posts = this.#posts()
    const culprit = refused === 'edit of a status' ? this.#status : posts.get(refused)!.id
    if (culprit === undefined) throw new Error('there is no status yet')
    const fault = discord.faults.refused({
      code,
      times: Number.POSITIVE_INFINITY,
      when: ({ method, path, body }) =>
        method !== 'GET' &&
        JSON.stringify(body ?? null).includes(`"id":${markNumber(culprit)}`) &&
        (!isPrivate(refused) || !path.startsWith(`/channels/${this.#table.channel}/`)),
    })
    await addPosts(store.client, [...posts.values()])
    if (this.#status !== undefined) await this.#edit(this.#status)
    await store.client.table.update({ where: { id: this.#table.id }, data: { postsAt: new Date(this.#clock.now()) } })
    for (const time of [0, 2 * minute, 2 * minute, 15 * minute]) await this.#pass(time)

    const problem = (await this.#isArchived())
      ? await this.#missedNotices()
      : this.#misses(await this.#stateOf(posts), refused, code)
    fault.clear()
    for (const time of [2 * hour, 6 * hour]) await this.#pass(time)
    const stuck = await store.client.post.findMany({ where: { table: this.#table.id, status: 'waiting' } })
    this.#status = posts.get('status')!.id
    if (await this.#isArchived()) await this.#begin()
    await this.#forgive()
    return (
      problem ?? (stuck.length > 0 ? `stuck: ${stuck.map(({ kind, queue }) => `${kind} in ${queue}`).join(', ')}` : undefined)
    )
  }

  /**
   * What did not go out although nothing refused it. Behind a channel that is closed to us what follows waits, and so does the other
   * mail of somebody who cannot be written to.
   */
  #misses(states: ReadonlyMap<EveryPost, string>, refused: EveryPost, code: number): string | undefined {
    const isClosed = (isClosing(code) || code === refusedBy.tooManyOldEdits) && !isPrivate(refused)
    const missed = [...states].filter(
      ([kind, status]) =>
        kind !== refused &&
        status !== 'sent' &&
        !(status === 'waiting' && ((isClosed && goesByTheChannel(kind)) || (mailOf(kind) && mailOf(kind) === mailOf(refused)))),
    )
    return missed.length > 0 ? `not sent: ${missed.map(([kind, status]) => `${kind} ${status}`).join(', ')}` : undefined
  }

  async #stateOf(posts: ReadonlyMap<EveryPost, NewPost>): Promise<ReadonlyMap<EveryPost, string>> {
    const ids = [...posts.values()].map(({ id }) => id)
    const rows = await this.#stage.store.client.post.findMany({ where: { id: { in: ids } } })
    // A call is cancelled once it is answered, sent or not.
    const stateOf = (row: (typeof rows)[number] | undefined): string => (row?.place ? 'sent' : (row?.status ?? 'gone'))
    return new Map([...posts].map(([kind, { id }]) => [kind, stateOf(rows.find((row) => row.id === id))]))
  }

  /** The channel was said to be gone: everybody is told by direct message, and nothing else matters any more. */
  async #missedNotices(): Promise<string | undefined> {
    const where = { table: this.#table.id, kind: 'note', body: { contains: 'channel-deleted' }, status: 'sent' }
    const told = await this.#stage.store.client.post.count({ where })
    return told === this.#people.length ? undefined : `only ${told} were told that the channel is gone`
  }

  async #isArchived(): Promise<boolean> {
    return (await this.#stage.tables.look({ table: this.#table.id }))?.status !== 'playing'
  }

  async #begin(): Promise<void> {
    const { discord, tables } = this.#stage
    const [anna, ...others] = this.#people
    const by = (person: Actor) => ({
      request: `refused-${++this.#requests}`,
      person: person.id,
      name: person.name,
    })
    const channel = discord.createChannel(`table-${this.#requests}`).id
    const opened = await tables.open({
      ...by(anna!),
      channel,
      server: discord.guildId,
      game: 'bids',
      language: 'en',
      pace: 'none',
    })
    if (opened.refused) throw new Error(opened.refused.code)
    const table = opened.look.id
    for (const person of others) await tables.sit({ ...by(person), table })
    const started = await tables.start({ ...by(anna!), table })
    if (started.refused) throw new Error(started.refused.code)
    // What Di hears of as news.
    const played = await tables.play({ ...by(others.at(-1)!), table, moves: [{ type: 'bid', card: 1 }] })
    if (played.refused) throw new Error(played.refused.code)
    this.#table = played.look
    await this.#pass(2 * minute)
    const rows = await this.#stage.store.client.post.findMany({ where: { table, kind: 'status', status: 'sent' } })
    this.#status = rows.at(-1)?.id
  }

  async #pass(time: number): Promise<void> {
    if (time > 0) this.#clock.advance(time)
    await this.#stage.bot.running.idle()
  }

  /** Nobody stays unreachable into the next round. */
  async #forgive(): Promise<void> {
    for (const { id } of this.#people) await this.#stage.tables.people.change(id, { unreachable: null, dmRefused: false })
    await this.#stage.store.client.post.deleteMany({ where: { status: 'waiting' } })
    await this.#pass(0)
  }

  async #edit(id: string): Promise<void> {
    const { seq } = this.#table
    await changePost(this.#stage.store.client, { id, seq, revision: this.#rounds, body: { closed: this.#rounds % 2 === 0 } })
  }

  #posts(): ReadonlyMap<EveryPost, NewPost> {
    const seat = (number: number) => ({ to: 'seat', seat: number, person: this.#people[number]!.id }) as const
    const channel = { to: 'channel' } as const
    const question = this.#question()
    const wanted: Omit<Record<EveryPost, Pick<NewPost, 'kind' | 'audience' | 'body'>>, 'edit of a status'> = {
      lobby: { kind: 'lobby', audience: channel, body: {} },
      status: { kind: 'status', audience: channel, body: {} },
      'call in the channel': { kind: 'ping', audience: seat(0), body: { sitting: 1 } },
      'call by direct message': { kind: 'ping', audience: seat(1), body: { sitting: 1 } },
      digest: { kind: 'digest', audience: seat(2), body: {} },
      hand: { kind: 'hand', audience: seat(1), body: {} },
      note: { kind: 'note', audience: channel, body: { what: 'paused' } },
      'note to a seat': { kind: 'note', audience: seat(3), body: { what: 'paused' } },
      'news to a seat': { kind: 'news', audience: seat(3), body: { from: { entry: 1, event: 0 } } },
      'note to the moderators': { kind: 'note', audience: { to: 'moderators' }, body: { what: 'closed-channel' } },
      question: { kind: 'question', audience: channel, body: { question } },
      'question to a seat': { kind: 'question', audience: seat(1), body: { question } },
      result: { kind: 'ended', audience: channel, body: {} },
    }
    const { id: table, seq } = this.#table
    const numbered = Object.entries(wanted).map(([name, post], index): [EveryPost, NewPost] => {
      const { audience, kind } = post
      const own =
        audience.to === 'seat' && kind !== 'ping' ? audience.person : audience.to === 'moderators' ? 'moderators' : channelQueue
      const number = this.#rounds * 100 + index
      // `as`: these are the keys of the record above.
      return [
        name as EveryPost,
        { ...post, id: `r${number}`, table, number, queue: own, firstSeq: seq, seq, revision: this.#rounds },
      ]
    })
    return new Map(numbered)
  }

  #question(): ShownQuestion {
    const from = this.#clock.now()
    return {
      ...{ id: this.#table.seq, by: 0, proposal: { kind: 'pause' }, asked: [0, 1, 2, 3], needs: 'majority', yes: [0], no: [] },
      ...{ guestAgrees: null, clock: { from, away: 0, length: hour }, post: 'none', until: from + hour, outcome: null },
    }
  }
}

/** Calls lead to what stands in the channel, and so wait for that, by whatever way they go. */
const goesByTheChannel = (kind: EveryPost): boolean => !isPrivate(kind) || kind === 'call by direct message'

/** In whose private mail it lies, where there is more than one message. */
function mailOf(kind: EveryPost): 'Bo' | 'Di' | undefined {
  if (kind === 'hand' || kind === 'question to a seat' || kind === 'call by direct message') return 'Bo'
  return kind === 'note to a seat' || kind === 'news to a seat' ? 'Di' : undefined
}

const isPrivate = (kind: EveryPost): boolean =>
  kind === 'call by direct message' || kind === 'digest' || kind === 'hand' || kind.includes(' to ')

/** Refuses each kind of message with each code, or with so many of them, spread over the list; a line for each kind. */
export async function* refusals(
  most = everyCode.length,
): AsyncGenerator<{ readonly line: string; readonly problems: readonly string[] }> {
  const step = Math.max(1, everyCode.length / most)
  const posts = await RefusedPosts.open()
  for (const kind of everyPost) {
    const problems: string[] = []
    let codes = 0
    for (let at = 0; at < everyCode.length; at += step, codes++) {
      const code = everyCode[Math.floor(at)]!
      const problem = await posts.round(kind, code)
      if (problem !== undefined) problems.push(`${kind} with ${code}: ${problem}`)
    }
    yield { line: `${kind}: refused with ${codes} codes, nothing stuck, all others sent`, problems }
  }
  await posts.close()
}
