import type { Actor, ChannelLike, Loopback } from '../../src/sandbox/loopback/index.ts'

/** All that was sent to a channel, to somebody else, and to whom a secret belongs. */
export interface Seen {
  readonly channel: string
  readonly others: string
  readonly own: string
}

/** What happened to each message, one after the other: which of two messages is edited first hangs on how fast this machine is. */
function byMessage(bytes: string): string {
  const messageOf = (delivery: string): string => /"message":\{"id":"(#\d+)"/.exec(delivery)?.[1] ?? ''
  // The lines of its pictures belong to each delivery.
  return bytes
    .split(/\n(?=\{)/)
    .toSorted((one, other) => messageOf(one).localeCompare(messageOf(other)))
    .join('\n')
}

export function bytes(discord: Loopback, channel: ChannelLike, other: Actor, own: Actor): Seen {
  const of = (target: ChannelLike) => byMessage(discord.bytesFor(target, { blankTimestamps: true }).toString())
  return { channel: of(channel), others: of(other), own: of(own) }
}

/** Where two texts part, with what follows: the whole would be megabytes of pictures. */
export function firstDifference(one: string, other: string): string {
  if (one === other) return ''
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  return `${one.slice(at - 60, at + 120)} // ${other.slice(at - 60, at + 120)}`
}
