import type { Button, Image, Modal, Reply, Select, ShownMessage } from './api.ts'
import type { Core } from './core.ts'
import type { Interaction } from './interactions.ts'
import type { Attachment, Embed, Message, User } from './shapes.ts'
import { CallbackKind } from './shapes.ts'
import { SeenMessage } from './shown.ts'

/** The answer to a step, seen through the world: reading it after an edit gives the edit. */
export class StepReply implements Reply {
  readonly #core: Core
  readonly #interaction: Interaction

  constructor(core: Core, interaction: Interaction) {
    this.#core = core
    this.#interaction = interaction
  }

  get interaction(): string {
    return this.#interaction.id
  }

  get answered(): Reply['answered'] {
    const { modal, source, original, timing, followUps } = this.#interaction
    if (modal) return 'modal'
    if (timing.callback === CallbackKind.update) return 'update'
    if (timing.callback === CallbackKind.deferredUpdate)
      return followUps.length > 0 && !source?.message.edited_timestamp ? 'message' : 'update'
    return original && !original.deleted ? 'message' : 'nothing'
  }

  get message(): ShownMessage | null {
    const { original, followUps } = this.#interaction
    const stored = this.answered === 'message' && original === this.#interaction.source ? (followUps[0] ?? null) : original
    return stored ? new SeenMessage(this.#core, stored) : null
  }

  get modal(): Modal {
    const { modal } = this.#interaction
    if (!modal) throw new Error(`this was not answered by a modal but by ${this.answered}:\n${this.message?.describe() ?? ''}`)
    return modal
  }

  get followUps(): ShownMessage[] {
    return this.#interaction.followUps.map((stored) => new SeenMessage(this.#core, stored))
  }

  get acknowledgedAfter(): number {
    const { acknowledged, dispatched } = this.#interaction.timing
    return (acknowledged ?? Number.POSITIVE_INFINITY) - dispatched
  }

  get answeredAfter(): number {
    const { answered, dispatched } = this.#interaction.timing
    return (answered ?? Number.POSITIVE_INFINITY) - dispatched
  }

  get #shown(): ShownMessage {
    const { message } = this
    if (!message) throw new Error(`the step was answered by ${this.answered}, there is no message to read`)
    return message
  }

  get id(): string {
    return this.#shown.id
  }
  get channel(): string {
    return this.#interaction.channel
  }
  get raw(): Message {
    return this.#shown.raw
  }
  get author(): User {
    return this.#shown.author
  }
  get ephemeral(): boolean {
    return this.#shown.ephemeral
  }
  get thinking(): boolean {
    return this.#shown.thinking
  }
  get deleted(): boolean {
    return this.#shown.deleted
  }
  get edited(): boolean {
    return this.#shown.edited
  }
  get text(): string {
    return this.#shown.text
  }
  get buttons(): Button[] {
    return this.#shown.buttons
  }
  get selects(): Select[] {
    return this.#shown.selects
  }
  get images(): Image[] {
    return this.#shown.images
  }
  get altTexts(): string[] {
    return this.#shown.altTexts
  }
  get attachments(): Attachment[] {
    return this.#shown.attachments
  }
  get embeds(): Embed[] {
    return this.#shown.embeds
  }
  file(url: string): Uint8Array {
    return this.#shown.file(url)
  }
  describe(): string {
    return this.message?.describe() ?? `(answered by ${this.answered})`
  }
}
