import { z } from 'zod'
import type { Channel, InteractionTiming, Loopback } from '../../src/sandbox/loopback/index.ts'
import type { Database } from '../../src/store/index.ts'
import type { Acknowledged } from './fleet.ts'

/** From a kill until some seconds after everything was up again. */
export interface Window {
  readonly what: string
  readonly from: number
  readonly to: number
}

/** Discord waits so long for an answer: who has pressed before the kill may get none. */
const waits = 3_000

/** How soon people were answered where nothing had just been killed. */
export function pressed(timings: readonly InteractionTiming[], windows: readonly Window[]) {
  const outside = timings.filter(
    ({ dispatched }) => !windows.some(({ from, to }) => dispatched > from - waits && dispatched < to),
  )
  const times = outside.flatMap(({ acknowledged, dispatched }) => (acknowledged === null ? [] : [acknowledged - dispatched]))
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number): number => Math.round((sorted[Math.floor(sorted.length * share)] ?? Number.NaN) * 10) / 10
  return { p50: at(0.5), p99: at(0.99), unanswered: outside.length - times.length }
}

const place = z.object({ channel: z.string(), message: z.string() })

/** What was acknowledged is in the log, once; what stands in a channel was posted once. */
export async function lostOrTwice(
  { client }: Database,
  discord: Loopback,
  channels: readonly Channel[],
  acknowledged: readonly Acknowledged[],
): Promise<readonly string[]> {
  const entries = await client.logEntry.findMany({ select: { request: true, table: true } })
  const logged = new Map(entries.map(({ request, table }) => [request, table]))
  const problems = acknowledged.flatMap(({ request, table }) =>
    logged.get(request) === table ? [] : [`request ${request} was acknowledged and is not in the log of ${table}`],
  )
  const sent = await client.post.findMany({ where: { place: { not: null } }, select: { id: true, place: true } })
  const places = sent.map((post) => place.parse(JSON.parse(post.place ?? '')).message)
  if (new Set(places).size !== places.length) problems.push('two posts stand in one place')
  const known = new Set(places)
  const watcher = discord.actor('Watcher', { administrator: true })
  for (const { id, name, guild_id: server } of channels) {
    watcher.joinGuild(server!, { administrator: true })
    for (const { raw, ephemeral, text } of watcher.sees(id)) {
      const isPosted = !ephemeral && raw.author.id === discord.bot.id && !raw.interaction_metadata
      if (isPosted && !known.has(raw.id))
        problems.push(`a message in ${name} belongs to no post, or to one twice: ${text.slice(0, 80)}`)
    }
  }
  return problems
}

/** The messages of a channel stand in the order in which its table asked for them. */
export async function outOfOrder({ client }: Database): Promise<readonly string[]> {
  const rows = await client.post.findMany({
    where: { place: { not: null }, queue: 'channel' },
    orderBy: [{ table: 'asc' }, { number: 'asc' }],
    select: { id: true, table: true, place: true },
  })
  return rows.flatMap((post, index) => {
    const before = rows[index - 1]
    if (!before || before.table !== post.table) return []
    const [one, other] = [before, post].map((row) => place.parse(JSON.parse(row.place ?? '')).message)
    return BigInt(one!) < BigInt(other!) ? [] : [`post ${post.id} stands before ${before.id}`]
  })
}
