import { z } from 'zod'
import type { ChannelSummary, Modal, PersonSummary } from '../loopback/api.ts'
import type { Choice, Command, Message, User } from '../loopback/shapes.ts'

/** What page and server say to each other over the WebSocket. Payloads are the loopback's, which are Discord's own. */

export const locales = ['en-GB', 'it', 'de'] as const
export type Locale = (typeof locales)[number]

const snowflake = z.string().regex(/^\d{1,20}$/)

const leafOption = z.object({
  name: z.string(),
  type: z.number().int(),
  value: z.union([z.string().max(6000), z.number(), z.boolean()]),
  focused: z.boolean().optional(),
})
const subcommandOption = z.object({ name: z.string(), type: z.literal(1), options: z.array(leafOption).max(25) })
const groupOption = z.object({ name: z.string(), type: z.literal(2), options: z.array(subcommandOption).max(1) })
const options = z.array(z.union([groupOption, subcommandOption, leafOption])).max(25)

export type LeafOption = z.infer<typeof leafOption>
export type CommandOptions = z.infer<typeof options>

const upload = z.object({ name: z.string().min(1).max(260), type: z.string().max(100), base64: z.string() })
export type Upload = z.infer<typeof upload>

const fieldValue = z.union([z.string().max(4000), z.array(z.string().max(100)).max(25), z.boolean(), z.array(upload).max(10)])
export type FieldValue = z.infer<typeof fieldValue>

const ask = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('history'), channel: snowflake, before: snowflake.optional() }),
  z.object({ ask: z.literal('say'), channel: snowflake, content: z.string().min(1).max(2000) }),
  z.object({ ask: z.literal('run'), channel: snowflake, command: snowflake, options, files: z.array(upload).max(10).optional() }),
  z.object({ ask: z.literal('complete'), channel: snowflake, command: snowflake, options }),
  z.object({ ask: z.literal('press'), message: snowflake, id: z.string().max(100) }),
  z.object({
    ask: z.literal('choose'),
    message: snowflake,
    id: z.string().max(100),
    values: z.array(z.string().max(100)).max(25),
  }),
  z.object({ ask: z.literal('submit'), modal: snowflake, fields: z.record(z.string().max(100), fieldValue) }),
  z.object({ ask: z.literal('cancel'), modal: snowflake }),
  z.object({ ask: z.literal('dismiss'), message: snowflake }),
  z.object({ ask: z.literal('language'), locale: z.enum(locales) }),
  z.object({ ask: z.literal('direct') }),
  z.object({ ask: z.literal('start'), game: z.string().max(100), channel: snowflake, learning: z.boolean() }),
])

export const request = z.intersection(z.object({ number: z.number().int() }), ask)
export type Ask = z.infer<typeof ask>

/** How an interaction was acknowledged; what it shows arrives as notices of its own. */
export type Outcome = 'answered' | 'failed' | 'offline'

/** What each request is answered with when it succeeded. */
export interface Answers {
  history: { messages: Message[]; commands: ShownCommand[]; more: boolean }
  say: null
  run: Outcome
  complete: Choice[]
  press: Outcome
  choose: Outcome
  submit: Outcome
  cancel: null
  dismiss: null
  language: null
  direct: { channel: string }
  start: { channel: string }
}

export type ShownCommand = Command & { name_localized: string; description_localized: string }

export interface PersonaSummary {
  id: string
  /** the short word that names this persona in the page's address */
  slug: string
  name: string
  locale: Locale
}

export interface GameOffer {
  value: string
  name: string
  /** whether its rules are explained in a first game */
  taught: boolean
}

export interface World {
  /** the loopback's time, to tell private messages of before this page from those of after */
  now: number
  me: string
  personas: PersonaSummary[]
  guild: { id: string; name: string }
  bot: User
  botOnline: boolean
  /** whether other computers may open the page */
  open: boolean
  people: PersonSummary[]
  channels: ChannelSummary[]
  /** modals left open on this persona's screen by a lost connection */
  modals: Modal[]
  games: GameOffer[]
}

export type Notice =
  | { notice: 'world'; world: World }
  | { notice: 'message'; message: Message; created: boolean }
  | { notice: 'message-gone'; channel: string; message: string }
  | { notice: 'modal'; modal: Modal }
  | { notice: 'modal-gone'; modal: string }
  | { notice: 'commands-changed' }
  /** somebody else at this screen was mentioned or written to */
  | { notice: 'waiting'; persona: string }
  | { notice: 'answer'; number: number; ok: true; value: Answers[keyof Answers] }
  | { notice: 'answer'; number: number; ok: false; code: string; detail: string }
