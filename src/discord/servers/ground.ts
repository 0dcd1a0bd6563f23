import { ChannelType, type REST, Routes } from 'discord.js'
import { z } from 'zod'
import type { AnsweredInteraction } from '../call.ts'
import { refusalOf } from '../post/refusals.ts'

/** What kind of place a channel is, as far as it matters for keeping a table there. */
export interface Ground {
  readonly type: ChannelType
  /** Of a thread or a post: the channel or forum that it belongs to. */
  readonly parent: string | null
  readonly locked: boolean
  /** Of a private thread: whether the bot is in it for certain. */
  readonly joined: boolean
  /** Of a thread: who began it, and how many are in it. */
  readonly owner: string | null
  readonly members: number
}

const answer = z.object({
  type: z.enum(ChannelType),
  parent_id: z.string().nullish(),
  thread_metadata: z.object({ locked: z.boolean().optional() }).optional(),
  member: z.unknown().optional(),
  owner_id: z.string().nullish(),
  member_count: z.number().optional(),
})

const threads: readonly ChannelType[] = [ChannelType.AnnouncementThread, ChannelType.PublicThread, ChannelType.PrivateThread]
export const isThread = ({ type }: Ground): boolean => threads.includes(type)
export const isVoice = ({ type }: Ground): boolean => type === ChannelType.GuildVoice || type === ChannelType.GuildStageVoice

/** The type of the threads that are made in such a channel; undefined where Discord has none. */
export function threadTypeIn({ type }: Ground): ChannelType | undefined {
  if (type === ChannelType.GuildText) return ChannelType.PublicThread
  return type === ChannelType.GuildAnnouncement ? ChannelType.AnnouncementThread : undefined
}

/** Asks Discord about channels of which it has told nothing by itself: threads that are archived, or private and not ours. */
export class Grounds {
  readonly #rest: REST

  constructor(rest: REST) {
    this.#rest = rest
  }

  /** Undefined where the bot may not see it. */
  async of(channel: string): Promise<Ground | undefined> {
    const known = await this.#unlessRefused(() => this.#rest.get(Routes.channel(channel)))
    if (known === undefined) return undefined
    const { type, parent_id, thread_metadata, member, owner_id, member_count } = answer.parse(known)
    const of = { parent: parent_id ?? null, owner: owner_id ?? null, members: member_count ?? 0 }
    return { type, ...of, locked: thread_metadata?.locked ?? false, joined: member !== undefined }
  }

  /** Enters a thread; false where nobody has let the bot in. */
  async join(thread: string): Promise<boolean> {
    return (await this.#unlessRefused(async () => [await this.#rest.put(Routes.threadMembers(thread, '@me'))])) !== undefined
  }

  async #unlessRefused<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await work()
    } catch (error) {
      if (refusalOf(error) === undefined) throw error
      return undefined
    }
  }
}

/** Where somebody pressed or typed. */
export async function groundOf(
  { channel, channelId }: Pick<AnsweredInteraction, 'channel' | 'channelId'>,
  grounds: Pick<Grounds, 'of'>,
): Promise<Ground | undefined> {
  if (!channel) return channelId === null ? undefined : grounds.of(channelId)
  if (!channel.isThread()) return { type: channel.type, parent: null, locked: false, joined: false, owner: null, members: 0 }
  const { type, parentId: parent, ownerId: owner, joined } = channel
  return { type, parent, owner, joined, locked: channel.locked ?? false, members: channel.memberCount ?? 0 }
}
