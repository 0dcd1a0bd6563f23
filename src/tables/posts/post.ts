import type { Audience, MessagePlace, PostBody, PostKind } from '../../store/index.ts'

/**
 * What must be posted. A row names what to say (table, number of the log entry, kind, audience), not the rendered text: it is put
 * into words and pictures when it is sent, from the position at that entry (`tables.look({ table, at: post.seq })`).
 *
 * - `lobby`: the lobby message; edited in place while people come and go, a last time when the game starts or is called off.
 * - `status`: the status message of a chapter. A new one comes when a chapter ends (`body.chapters` names those that ended, the
 *   picture is the board at `body.until`) and is edited in place as play goes on (`seq` rises); when the next one comes it is
 *   edited a last time (`body.closed`: without buttons).
 * - `ping`: a seat has started to owe something. Skipped by the outbox itself if it does not owe it any more.
 * - `digest`: all that waits for a person, once a day, for whoever prefers that to single calls; skip it if nothing waits.
 * - `hand`: the private hand of a seat by direct message, for people who wish it; skip it if what it shows has not changed.
 * - `news`: what has struck a seat while its person was away, by direct message, for people who wish it (from `body.from` on).
 * - `note`: something about the table itself: somebody left, the computer sits in, the game is paused (`body.what`).
 * - `question`: what the people of the table are asked (`body.question`), edited as they answer; to a seat alone once, for people who
 *   prefer direct messages.
 * - `ended`: the game is over, with its result; once.
 * - `follow`: a phase is over (up to `body.until`), or without that the game, for whoever follows it.
 *
 * A table has a queue for its channel, one for the private mail of each person, one for the moderators, and one for whoever follows it. Each goes in order; none waits for another.
 */
export type { Audience, MessagePlace, PostBody, PostKind }

/** Whether a message of this kind is edited later on. Others are sent once and never again. */
export const isEdited: Readonly<Record<PostKind, boolean>> = {
  lobby: true,
  status: true,
  ping: false,
  digest: false,
  hand: true,
  news: true,
  note: false,
  question: true,
  ended: false,
  follow: false,
}

export interface Post {
  /** In the custom ids of what is sent, so that it is found again among the bot's own messages. Short. */
  readonly id: string
  readonly table: string
  readonly kind: PostKind
  readonly audience: Audience
  /** The log entry to speak of. */
  readonly seq: number
  /** The log entry that first asked for this message: a status tells what happened from here to `seq`. */
  readonly firstSeq: number
  readonly body: PostBody
  /** Where it was sent before: edit it. Undefined: create it. */
  readonly place: MessagePlace | undefined
  /** When sending this version was tried before without an answer: it may be there already. */
  readonly triedAt: Date | undefined
  /** How often sending this version was tried. */
  readonly attempts: number
  /** What the sender left with it the last time, such as a fingerprint of what is shown. */
  readonly shown: string | undefined
  /** `ping`: where the status message of the table is, to link to. */
  readonly status: MessagePlace | undefined
  /** It waits among its person's private mail, not among what the channel is told. */
  readonly isPrivate: boolean
  /** A direct message may be tried: none was refused just now. */
  readonly isReachable: boolean
}

/** What is sent next. */
export interface Next {
  readonly post: Post
  /** Another queue has something that can be sent beside it. */
  readonly othersWait: boolean
}

/** The exclusive right to send one table's posts. It ends by itself after a while. */
export interface Claim {
  readonly table: string
  /**
   * The next post of a queue from which none is under way; the attempt is noted before it is handed out. Undefined: nothing can be
   * sent now; with none under way the claim is over.
   */
  next(underWay?: readonly Post[]): Promise<Next | undefined>
  /** Notes what became of it: whatever changed meanwhile is sent again as an edit, what could not be sent waits or is left out. */
  settle(post: Post, outcome: Outcome): Promise<void>
  /** Gives the table up, with what is left, at once or from then on. */
  release(from?: Date): Promise<void>
}

export interface Outbox {
  /** The right to one table whose posts are due, the longest waiting first. Several processes may compete for it. */
  claim(): Promise<Claim | undefined>
  /** When the next post is due that nobody has claimed; undefined if none is. */
  dueAt(): Promise<Date | undefined>
  /** The calls of a table that were sent and are not known to be gone, with whether they are still true. */
  calls(table: string): Promise<readonly SentCall[]>
  /** The call was taken away, or need not be. */
  callGone(id: string): Promise<void>
  /** Something about a server's channels has changed: what they would not take may be tried at once. */
  tryAgain(server: string): Promise<void>
  /** Calls back whenever this process has committed something to be posted. Gives the way to stop that. */
  onWaiting(wake: () => void): () => void
}

/** A call that was sent: to whom and where. */
export interface SentCall {
  readonly id: string
  readonly seat: number
  readonly place: MessagePlace
  /** What it calls for is still asked. */
  readonly stands: boolean
}

/** What a sender says of one post. */
export type Sent =
  /** It is there; `untouched`: it stood there already, so that nothing was asked of Discord; `direct`: as a direct message. */
  | {
      readonly did: 'sent'
      readonly place: MessagePlace
      readonly shown?: string
      readonly untouched?: true
      readonly direct?: true
    }
  /** It need not be sent. */
  | { readonly did: 'skip'; readonly reason: string }
  /** It goes by direct message, and so belongs to its person's private mail. */
  | { readonly did: 'private' }
  /**
   * Its person takes no direct messages, as Discord has just said with this code, or as was found before; `ours`: not because of them
   * but of us.
   */
  | { readonly did: 'unreachable'; readonly code?: number; readonly ours?: boolean }
  /** The channel takes nothing of ours. */
  | { readonly did: 'closed'; readonly code: number }
  /** Discord will not have this message, and would not have it later either. */
  | { readonly did: 'refused'; readonly code: number }
  /** Discord cannot be reached, or asks for patience until then. */
  | { readonly did: 'later'; readonly at?: Date }

/** What became of a post: what its sender says, or that the sender itself failed. */
export type Outcome = Sent | { readonly did: 'failed'; readonly error: unknown }

/** Puts one post into words and pictures and sends it. Throwing is our own mistake: tried again a few times, then the post is left out. */
export type Sender = (post: Post) => Promise<Sent>
