import { fingerprint } from '../../kernel/index.ts'
import type { MessagePlace, Post, Sent } from '../../tables/index.ts'
import type { Message } from '../ui.ts'
import { type Channels, isTooManyOldEdits } from './channel.ts'
import { discordCode, refusedBy } from './refusals.ts'

/** It is there. */
type Put = Extract<Sent, { did: 'sent' }>

/** Creates or edits. What shows the same as before is not touched: an edit would tell that something happened. */
export async function put(channels: Channels, post: Post, channel: string, message: Message): Promise<Put> {
  const pictures = fingerprint((message.files ?? []).map(({ bytes }) => Buffer.from(bytes).toString('base64'))).slice(0, 32)
  const shown = `${pictures}:${fingerprint(message.components).slice(0, 32)}`
  if (!post.place) return { did: 'sent', place: await created(channels, post, channel, message), shown }
  if (post.shown === shown) return { did: 'sent', place: post.place, shown, untouched: true }
  // The same pictures as before stay on the message; only new ones are sent along.
  const keepsFiles = post.shown?.startsWith(`${pictures}:`) ?? false
  const place = await edited(channels, post, post.place, message, keepsFiles)
  return { did: 'sent', place: place ?? (await created(channels, post, channel, message, anewMark(post))), shown }
}

/** Another mark than that of a message which is gone: for minutes Discord would answer with that one. */
const anewMark = ({ id, seq }: Post): string => `${id}/${seq}`

/** Where it lies now; undefined if it has to be posted anew. */
async function edited(
  channels: Channels,
  post: Post,
  place: MessagePlace,
  message: Message,
  keepsFiles: boolean,
): Promise<MessagePlace | undefined> {
  try {
    await channels.edit(place, message, post.id, { keepsFiles })
    return place
  } catch (error) {
    if (discordCode(error) === refusedBy.unknownMessage) return undefined
    if (!isTooManyOldEdits(error)) throw error
    // The new message says all that the old one said, so the old one goes, and its buttons with it.
    const anew = await created(channels, post, place.channel, message, anewMark(post))
    await channels.delete(place).catch(() => undefined)
    return anew
  }
}

async function created(channels: Channels, post: Post, channel: string, message: Message, mark = post.id): Promise<MessagePlace> {
  // Tried before without an answer: it may be there. Discord forgets nonces after minutes, the message stays.
  const there = post.triedAt && (await channels.find(channel, mark))
  if (!there) return channels.create(channel, message, mark)
  await channels.edit(there, message, mark)
  return there
}
