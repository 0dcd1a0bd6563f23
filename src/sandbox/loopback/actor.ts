import type {
  Actor,
  ChannelLike,
  Matcher,
  Modal,
  OptionValue,
  OutgoingFile,
  Reply,
  RunOptions,
  ShownMessage,
  Step,
  StepOptions,
} from './api.ts'
import { findCommand } from './commands.ts'
import { usableBy } from './input.ts'
import { type FieldValue, fieldsOf } from './modals.ts'
import { idOf, SandboxPersona } from './persona.ts'
import { StepReply } from './reply.ts'
import { type Channel, type Choice, type CommandOption, type FilledOption, OptionKind } from './shapes.ts'
import { describeMessage, SeenMessage } from './shown.ts'
import type { StoredMessage } from './world.ts'

const patience = 40_000

/** A step that could not be taken, with what was on the screen. */
class StepImpossible extends Error {}

/** A persona that end-to-end tests speak to in words. */
export class SandboxActor extends SandboxPersona implements Actor {
  async run(command: string, options: Record<string, OptionValue> = {}, how: RunOptions = {}): Promise<Reply> {
    const here = this.#where(how.in)
    const files: OutgoingFile[] = []
    const { id, filled } = this.#fill(here, command, options, null, files)
    return this.#follow(this.command(here.id, { id, options: filled, files }), `/${command.replace(/^\//, '')}`, how)
  }

  async autocomplete(
    command: string,
    options: Record<string, OptionValue>,
    focused: string,
    how: RunOptions = {},
  ): Promise<Choice[]> {
    const here = this.#where(how.in)
    const { id, filled } = this.#fill(here, command, options, focused, [])
    return this.complete(here.id, { id, options: filled })
  }

  async click(on: Reply | ShownMessage, button: Matcher, how: StepOptions = {}): Promise<Reply> {
    const message = this.#onScreen(on)
    const found = message.buttons.filter((candidate) => fits(button, candidate.label, candidate.customId))
    const chosen = found.find((candidate) => !candidate.disabled) ?? found[0]
    if (!chosen) this.#impossible(`finds no button ${tell(button)}`, message)
    if (chosen.disabled) this.#impossible(`cannot press "${chosen.label}": it is disabled`, message)
    if (chosen.customId === null) this.#impossible(`cannot press "${chosen.label}": it is a link`, message)
    return this.#follow(this.press(message.id, chosen.customId), `click on "${chosen.label}"`, how)
  }

  async select(
    on: Reply | ShownMessage,
    select: Matcher | number,
    values: (string | { id: string })[],
    how: StepOptions = {},
  ): Promise<Reply> {
    const message = this.#onScreen(on)
    const { selects } = message
    const chosen =
      typeof select === 'number'
        ? selects[select - 1]
        : selects.find((candidate) => fits(select, candidate.placeholder ?? '', candidate.customId))
    if (!chosen) this.#impossible(`finds no select ${tell(select)}`, message)
    const wanted = values.map((value) => {
      if (typeof value !== 'string') return value.id
      const byValue = chosen.options.find((option) => option.value === value)
      const option = byValue ?? chosen.options.find((candidate) => candidate.label === value)
      if (chosen.kind === 'string' && !option)
        this.#impossible(`finds no option "${value}" in "${chosen.placeholder ?? chosen.customId}"`, message)
      return option?.value ?? value
    })
    return this.#follow(this.choose(message.id, chosen.customId, wanted), `choice of ${wanted.join(', ')}`, how)
  }

  async submit(modal: Reply | Modal, fields: Record<string, FieldValue>, how: StepOptions = {}): Promise<Reply> {
    const open = 'customId' in modal ? modal : modal.modal
    const known = fieldsOf(open)
    const values: Record<string, FieldValue> = {}
    for (const [name, value] of Object.entries(fields)) {
      const found = known.find(({ field, label }) => field.custom_id === name || label === name)
      if (!found?.field.custom_id) {
        throw new StepImpossible(
          `${this.name} finds no field "${name}" in the modal "${open.title}"; it has ${known.map(({ label }) => `"${label}"`).join(', ')}`,
        )
      }
      values[found.field.custom_id] = typeof value === 'string' ? byLabel(found.field.options, value) : value
    }
    return this.#follow(this.submitModal(open.id, values), `submitting "${open.title}"`, how)
  }

  say(channel: ChannelLike, text: string, files: OutgoingFile[] = []): ShownMessage {
    return this.#shown(this.send(channel, { content: text, files }).id)
  }

  sees(channel: ChannelLike): ShownMessage[] {
    return this.visible(idOf(channel)).map((stored) => new SeenMessage(this.core, stored))
  }

  look(channel: ChannelLike): string {
    return tellScreen(this.sees(channel))
  }

  last(channel: ChannelLike, matching?: string | RegExp | ((message: ShownMessage) => boolean)): ShownMessage {
    const seen = this.sees(channel)
    const found = seen.findLast((message) => matching === undefined || fitsMessage(matching, message))
    if (!found)
      throw new StepImpossible(
        `${this.name} sees no message${matching === undefined ? '' : ` that fits ${String(matching)}`} there; on the screen:\n${tellScreen(seen)}`,
      )
    return found
  }

  directMessages(): ShownMessage[] {
    const channel = this.core.world.directChannel(this.id, this.core.world.bot.id)
    return channel ? this.sees(channel) : []
  }

  pings(): ShownMessage[] {
    return this.#everything()
      .filter((stored) => stored.pinged.includes(this.id))
      .map((stored) => new SeenMessage(this.core, stored))
  }

  waitFor(
    matching: string | RegExp | ((message: ShownMessage) => boolean),
    { in: where, timeout = patience }: { in?: ChannelLike; timeout?: number } = {},
  ): Promise<ShownMessage> {
    const look = (): ShownMessage | undefined => {
      const seen = where === undefined ? this.#everything().map((stored) => new SeenMessage(this.core, stored)) : this.sees(where)
      return seen.findLast((message) => fitsMessage(matching, message))
    }
    const already = look()
    if (already) return Promise.resolve(already)
    return new Promise((resolve, reject) => {
      const stop = this.watch(() => {
        try {
          const found = look()
          if (found) finish(() => resolve(found))
        } catch (error) {
          // Thrown by the test's own condition.
          finish(() => reject(error))
        }
      })
      const timer = setTimeout(() => {
        const seen =
          where === undefined ? this.#everything().map((stored) => new SeenMessage(this.core, stored)) : this.sees(where)
        finish(() =>
          reject(
            new StepImpossible(
              `${this.name} waited ${timeout} ms for ${String(matching)}; on the screen:\n${tellScreen(seen.slice(-8))}`,
            ),
          ),
        )
      }, timeout)
      const finish = (then: () => void): void => {
        clearTimeout(timer)
        stop()
        then()
      }
    })
  }

  /** Every message on this person's screen, in any channel, oldest first. */
  #everything(): StoredMessage[] {
    return this.channels()
      .flatMap((channel) => this.visible(channel.id))
      .sort((a, b) => (BigInt(a.message.id) < BigInt(b.message.id) ? -1 : 1))
  }

  #where(channel: ChannelLike | undefined): Channel {
    if (channel !== undefined) return this.channel(idOf(channel))
    const first = this.channels().find((candidate) => candidate.kind === 'text')
    if (!first) throw new StepImpossible(`${this.name} sees no channel`)
    return this.channel(first.id)
  }

  #shown(id: string): ShownMessage {
    const stored = this.core.world.messagesById.get(id)
    if (!stored) throw new StepImpossible('there is no such message')
    return new SeenMessage(this.core, stored)
  }

  #onScreen(on: Reply | ShownMessage): ShownMessage {
    const message = 'answered' in on ? on.message : on
    if (!message)
      throw new StepImpossible(
        `${this.name} has no message to act on: the step before was answered by ${'answered' in on ? on.answered : 'nothing'}`,
      )
    if (!this.message(message.id))
      this.#impossible('acts on a message that is not on the screen (deleted, dismissed or private to somebody else)', message)
    return message
  }

  #impossible(what: string, message: ShownMessage): never {
    throw new StepImpossible(`${this.name} ${what}; on the screen:\n${message.describe()}`)
  }

  /** Turns words into the options of an interaction. */
  #fill(
    here: Channel,
    text: string,
    given: Record<string, OptionValue>,
    focused: string | null,
    files: OutgoingFile[],
  ): { id: string; filled: FilledOption[] } {
    const path = text.replace(/^\//, '').trim().split(/\s+/)
    const usable = usableBy(this.core, here, this.id)
    const found = findCommand(usable, path, this.locale)
    if (!found) {
      throw new StepImpossible(
        `${this.name} finds no command ${text}; there are: ${usable.flatMap((command) => spellings(command.name, command.options ?? [])).join(', ')}`,
      )
    }
    const options = Object.entries(given).map(([name, value]) => fillOne(found.options, name, value, this.locale, files))
    if (focused !== null) {
      const option = options.find((candidate) => candidate.name === focused)
      if (option) option.focused = true
      else options.push({ ...fillOne(found.options, focused, '', this.locale, files), value: '', focused: true })
    }
    const filled = found.chain.reduceRight<FilledOption[]>(
      (inner, step) => [{ type: step.type, name: step.name, options: inner }],
      options,
    )
    return { id: found.command.id, filled }
  }

  async #follow(step: Step, what: string, { until = 'final', timeout = patience }: StepOptions): Promise<Reply> {
    const interaction = this.core.interactions.byId(step.interaction)
    if (!interaction) throw new StepImpossible('the interaction is gone')
    if (until === 'sent') return new StepReply(this.core, interaction)
    const waiting: Promise<unknown> = until === 'acknowledged' ? step.acknowledged : step.settled
    await withPatience(waiting, timeout, () => {
      const screen = interaction.original
        ? describeMessage(interaction.original.message, interaction.original.ephemeralFor !== null)
        : 'nothing'
      return new StepImpossible(
        `${this.name}'s ${what} was ${interaction.state === 'open' ? 'not answered' : 'deferred and not answered'} within ${timeout} ms; on the screen:\n${screen}`,
      )
    })
    return new StepReply(this.core, interaction)
  }
}

function fillOne(
  options: readonly CommandOption[],
  name: string,
  value: OptionValue,
  locale: string,
  files: OutgoingFile[],
): FilledOption {
  const option =
    options.find((candidate) => candidate.name === name) ??
    options.find((candidate) => candidate.name_localizations?.[locale] === name)
  if (!option)
    throw new StepImpossible(
      `there is no option "${name}"; there are: ${options.map((candidate) => candidate.name).join(', ') || 'none'}`,
    )
  const base = { type: option.type, name: option.name }
  if (option.type === OptionKind.attachment) {
    if (typeof value !== 'object' || !('bytes' in value)) throw new StepImpossible(`the option "${name}" takes a file`)
    files.push(value)
    return { ...base, value: String(files.length - 1) }
  }
  if (typeof value === 'object') return { ...base, value: 'id' in value ? value.id : value.name }
  // A choice may be named by what the person reads.
  const choice = option.choices?.find(
    (candidate) => candidate.value === value || candidate.name === value || candidate.name_localizations?.[locale] === value,
  )
  return { ...base, value: choice ? choice.value : value }
}

const byLabel = (options: readonly { label: string; value: string }[] | undefined, value: string): string =>
  options?.find((option) => option.value === value)?.value ?? options?.find((option) => option.label === value)?.value ?? value

const spellings = (name: string, options: readonly CommandOption[]): string[] => {
  const inner = options.filter((option) => option.type <= OptionKind.subcommandGroup)
  return inner.length === 0 ? [`/${name}`] : inner.flatMap((option) => spellings(`${name} ${option.name}`, option.options ?? []))
}

function fits(matcher: Matcher, label: string, customId: string | null): boolean {
  if (typeof matcher === 'string') return label === matcher
  if (matcher instanceof RegExp) return matcher.test(label)
  const { customId: wanted } = matcher
  return customId !== null && (typeof wanted === 'string' ? customId === wanted : wanted.test(customId))
}

const tell = (matcher: Matcher | number): string => {
  if (typeof matcher === 'object' && !(matcher instanceof RegExp)) return `with custom id ${String(matcher.customId)}`
  return typeof matcher === 'string' ? `"${matcher}"` : String(matcher)
}

const fitsMessage = (matching: string | RegExp | ((message: ShownMessage) => boolean), message: ShownMessage): boolean => {
  if (typeof matching === 'function') return matching(message)
  return typeof matching === 'string' ? message.text.includes(matching) : matching.test(message.text)
}

const tellScreen = (seen: readonly ShownMessage[]): string => seen.map((message) => message.describe()).join('\n') || '(nothing)'

/** Waits so long in real time, then says what was missing. */
async function withPatience(waiting: Promise<unknown>, timeout: number, late: () => Error): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const patienceOver = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), timeout)
  })
  try {
    await Promise.race([waiting, patienceOver])
  } finally {
    clearTimeout(timer)
  }
}
