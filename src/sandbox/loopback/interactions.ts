import { randomBytes } from 'node:crypto'
import { minute } from '../../durations.ts'
import type { InteractionName, InteractionTiming, Modal, Outcome, Step } from './api.ts'
import type { Core } from './core.ts'
import { Refusal } from './errors.ts'
import { owners, payloadOf } from './interaction-payload.ts'
import { type Channel, type Choice, InteractionKind, type InteractionMetadata } from './shapes.ts'
import type { StoredMessage } from './world.ts'

/** Discord's two rules of time. */
export const firstResponseWithin = 3_000
const tokenLivesFor = 15 * minute

/** Why a step came to nothing, in the words of the client. */
export class InteractionFailed extends Error {
  readonly reason: 'no-answer' | 'offline'

  constructor(what: string, reason: 'no-answer' | 'offline') {
    super(
      `${what}: ${reason === 'offline' ? 'the application is not connected' : 'the application did not respond within 3 seconds'}`,
    )
    this.reason = reason
  }
}

export interface Interaction {
  readonly id: string
  readonly token: string
  readonly kind: InteractionName
  readonly person: string
  readonly channel: string
  readonly guild: string | undefined
  readonly created: number
  readonly timing: InteractionTiming
  readonly metadata: InteractionMetadata
  /** The message the component stands on, or from which the modal was opened. */
  readonly source: StoredMessage | null
  readonly what: string
  readonly submits: string | null
  state: 'open' | 'acknowledged' | 'failed'
  /** What `@original` is; null until there is an answer. */
  original: StoredMessage | null
  /** The deferral the next edit or follow-up fulfils. */
  deferral: 'message' | 'update' | null
  modal: Modal | null
  followUps: StoredMessage[]
  choices: Choice[] | null
  readonly acknowledge: (value: { callback: number; after: number }) => void
  readonly settle: (outcome: Outcome) => void
  readonly fail: (error: Error) => void
  cancelAlarm: () => void
}

export interface Request {
  kind: InteractionName
  person: string
  channel: Channel
  data: object
  source?: StoredMessage | null
  /** The metadata of the interaction that opened the modal. */
  trigger?: InteractionMetadata
  name?: string
  customId?: string
  /** The modal this submits; it stays open until the submission is acknowledged. */
  submits?: string
  what: string
}

/** Interactions under way: sends them to the bot and watches Discord's two clocks. */
export class Interactions {
  readonly #core: Core
  readonly #byToken = new Map<string, Interaction>()
  readonly #byId = new Map<string, Interaction>()
  /** By person: the modals open on their screens. */
  readonly modals = new Map<string, { modal: Modal; opener: Interaction }[]>()

  constructor(core: Core) {
    this.#core = core
  }

  get open(): Interaction[] {
    return [...this.#byId.values()].filter((interaction) => interaction.state === 'open' || interaction.deferral === 'message')
  }

  byId(id: string): Interaction | undefined {
    return this.#byId.get(id)
  }

  /** The interaction a webhook address speaks of, if its token still lives. */
  forToken(token: string): Interaction {
    const interaction = this.#byToken.get(token)
    if (!interaction || this.#core.clock.now() - interaction.created > tokenLivesFor) throw new Refusal(50027)
    if (interaction.state !== 'acknowledged') throw new Refusal(10015)
    return interaction
  }

  /** Sends an interaction to the bot; the step resolves as the answers come in. */
  send(request: Request): Step & { interactionRecord: Interaction } {
    const interaction = this.#create(request)
    const { channel } = request
    const audience = { person: request.person }
    this.#forgetOld()
    this.#byToken.set(interaction.token, interaction)
    this.#byId.set(interaction.id, interaction)
    this.#core.publish(
      {
        type: 'interaction-sent',
        interaction: interaction.id,
        channel: channel.id,
        kind: request.kind,
        message: request.source?.message.id ?? null,
        customId: request.customId ?? null,
      },
      audience,
    )
    const acknowledged = new Promise<{ callback: number; after: number }>((resolve, reject) => {
      Object.assign(interaction, { acknowledge: resolve })
      this.#onFail(interaction, reject)
    })
    const settled = new Promise<Outcome>((resolve, reject) => {
      Object.assign(interaction, { settle: resolve })
      this.#onFail(interaction, reject)
    })
    // Whoever does not wait must not crash the process by a step that fails.
    acknowledged.catch(() => undefined)
    settled.catch(() => undefined)
    const reached = this.#core.gateway.interactionEvent(interaction.guild, payloadOf(this.#core, interaction, request))
    interaction.cancelAlarm = this.#core.clock.after(firstResponseWithin, () =>
      this.#expire(interaction, reached ? 'no-answer' : 'offline'),
    )
    return { interaction: interaction.id, acknowledged, settled, interactionRecord: interaction }
  }

  /** Marks the first response; refuses what comes too late or twice. */
  acknowledged(interaction: Interaction, callback: number): void {
    interaction.state = 'acknowledged'
    interaction.cancelAlarm()
    if (interaction.submits) this.closeModal(interaction.person, interaction.submits)
    if (interaction.deferral === 'message') this.#watchDeferral(interaction)
    const { timing } = interaction
    timing.acknowledged = performance.now()
    timing.callback = callback
    this.#core.publish(
      { type: 'interaction-acknowledged', interaction: interaction.id, channel: interaction.channel, callback },
      { person: interaction.person },
    )
    interaction.acknowledge({ callback, after: timing.acknowledged - timing.dispatched })
  }

  answered(
    interaction: Interaction,
    answered: Outcome['answered'],
    message: StoredMessage | null,
    modal: Modal | null = null,
  ): void {
    interaction.deferral = null
    interaction.cancelAlarm()
    const { timing } = interaction
    if (timing.answered !== null) return
    timing.answered = performance.now()
    interaction.settle({
      interaction: interaction.id,
      answered,
      message: message?.message.id ?? null,
      modal,
      acknowledgedAfter: (timing.acknowledged ?? timing.answered) - timing.dispatched,
      answeredAfter: timing.answered - timing.dispatched,
    })
  }

  openModal(interaction: Interaction, modal: Modal): void {
    const { person } = interaction
    // A client shows one modal at a time; a newer one takes the place of the older.
    for (const { modal: older } of this.modals.get(person) ?? []) this.closeModal(person, older.id)
    this.modals.set(person, [{ modal, opener: interaction }])
    this.#core.publish({ type: 'modal-opened', modal }, { person })
  }

  closeModal(person: string, modal: string): void {
    const open = this.modals.get(person) ?? []
    if (!open.some((entry) => entry.modal.id === modal)) return
    this.modals.set(
      person,
      open.filter((entry) => entry.modal.id !== modal),
    )
    this.#core.publish({ type: 'modal-closed', modal }, { person })
  }

  stop(): void {
    for (const interaction of this.#byId.values()) interaction.cancelAlarm()
  }

  #expire(interaction: Interaction, reason: 'no-answer' | 'offline'): void {
    if (interaction.state !== 'open') return
    interaction.state = 'failed'
    this.#failed(interaction, reason)
  }

  /** A message that still thinks when the token ends says that the application did not respond. */
  #watchDeferral(interaction: Interaction): void {
    interaction.cancelAlarm = this.#core.clock.after(tokenLivesFor, () => {
      if (interaction.deferral === null) return
      interaction.deferral = null
      this.#failed(interaction, 'no-answer')
    })
  }

  #failed(interaction: Interaction, reason: 'no-answer' | 'offline'): void {
    const message = interaction.original?.message.id ?? interaction.source?.message.id ?? null
    this.#core.publish(
      { type: 'interaction-failed', interaction: interaction.id, channel: interaction.channel, message, reason },
      { person: interaction.person },
    )
    interaction.fail(new InteractionFailed(interaction.what, reason))
  }

  #onFail(interaction: Interaction, reject: (error: Error) => void): void {
    const before = interaction.fail
    Object.assign(interaction, {
      fail: (error: Error) => {
        before(error)
        reject(error)
      },
    })
  }

  #create(request: Request): Interaction {
    const { world, clock, ids } = this.#core
    const id = ids.next()
    const user = world.people.get(request.person)?.user
    if (!user) throw new Error(`there is no person ${request.person}`)
    const timing: InteractionTiming = {
      interaction: id,
      kind: request.kind,
      person: request.person,
      dispatched: performance.now(),
      acknowledged: null,
      callback: null,
      answered: null,
    }
    this.#core.timings.add(timing)
    const nothing = (): void => undefined
    return {
      id,
      // Looks like Discord's: opaque, long, fit for an address.
      token: `aW50ZXJhY3Rpb246${randomBytes(48).toString('base64url')}`,
      kind: request.kind,
      person: request.person,
      channel: request.channel.id,
      guild: request.channel.guild_id,
      created: clock.now(),
      timing,
      metadata: {
        id,
        type: InteractionKind[request.kind],
        user,
        authorizing_integration_owners: owners(request.channel.guild_id),
        ...(request.kind === 'command' && request.name ? { name: request.name } : {}),
        ...(request.kind === 'component' && request.source ? { interacted_message_id: request.source.message.id } : {}),
        ...(request.trigger ? { triggering_interaction_metadata: request.trigger } : {}),
      },
      source: request.source ?? null,
      what: request.what,
      submits: request.submits ?? null,
      state: 'open',
      original: null,
      deferral: null,
      modal: null,
      followUps: [],
      choices: null,
      acknowledge: nothing,
      settle: nothing,
      fail: nothing,
      cancelAlarm: nothing,
    }
  }

  #forgetOld(): void {
    const now = this.#core.clock.now()
    for (const [token, interaction] of this.#byToken) {
      if (now - interaction.created <= tokenLivesFor) break
      this.#byToken.delete(token)
      this.#byId.delete(interaction.id)
    }
  }
}
