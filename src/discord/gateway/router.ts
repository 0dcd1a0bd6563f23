import { randomBytes } from 'node:crypto'
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type Client,
  Events,
  type Interaction,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
} from 'discord.js'
import { Latest } from '../../latest.ts'
import { type ButtonName, carriedIn, type Given, type Handlers, isButton, isEarly, isOnce } from '../buttons.ts'
import { type AnsweredInteraction, type Call, callOf, type Early, languageOf } from '../call.ts'
import type { Choice, Command } from '../command.ts'
import type { House } from '../house.ts'
import { type ParsedId, parseId } from '../ids.ts'
import { modalFor } from '../modals.ts'
import type { ShownPanels } from '../panel/shown.ts'
import { discordCode, refusedBy } from '../post/refusals.ts'
import { forbiddenInWords } from '../servers/forbidden.ts'
import { limits, type Message, payload, says, warning } from '../ui.ts'
import { within } from '../within.ts'
import { labelVoice, spoken } from '../words/language.ts'
import { acknowledged } from './acknowledge.ts'
import type { JustShown } from './just-shown.ts'
import { type Problem, problemOf } from './logger.ts'

type TellOperator = (reference: string, problem: Problem) => void

export interface Routes {
  readonly commands: ReadonlyMap<string, Command>
  readonly handlers: Handlers
}

/** Discord shows "interaction failed" after three seconds; autocomplete is of no use later either. */
const autocompleteWithin = 2500
/** So many interactions are remembered, so that a second delivery of one is not even begun. */
const remembered = 2000

/** Routes interactions: acknowledges by the command or custom id alone, then works, then puts the answer in place. */
export class Router {
  readonly #house: House
  readonly #routes: Routes
  readonly #waiting: ShownPanels
  readonly #justShown: JustShown
  readonly #opened: Promise<void>
  readonly #tellOperator: TellOperator
  readonly #seen = new Latest<string, true>({ most: remembered })
  readonly #underWay = new Set<Promise<void>>()
  #closed = false

  /** What arrives before the house is opened is acknowledged, and worked on then. */
  constructor(
    house: House,
    routes: Routes,
    {
      waiting,
      justShown,
      opened,
      tellOperator,
    }: { waiting: ShownPanels; justShown: JustShown; opened: Promise<void>; tellOperator: TellOperator },
  ) {
    this.#house = house
    this.#routes = routes
    this.#waiting = waiting
    this.#justShown = justShown
    this.#opened = opened
    this.#tellOperator = tellOperator
  }

  listen(client: Client): void {
    client.on(Events.InteractionCreate, (interaction) => {
      if (this.#closed || this.#repeated(interaction.id)) return
      const work = this.#route(interaction).catch((error: unknown) => void this.#report(error, { request: interaction.id }))
      this.#underWay.add(work)
      void work.finally(() => this.#underWay.delete(work))
    })
  }

  /** Takes nothing new and finishes what was accepted. */
  async close(): Promise<void> {
    this.#closed = true
    await Promise.all(this.#underWay)
  }

  #repeated(id: string): boolean {
    if (this.#seen.has(id)) return true
    this.#seen.set(id, true)
    return false
  }

  async #route(interaction: Interaction): Promise<void> {
    if (interaction.isAutocomplete()) return this.#complete(interaction)
    if (interaction.isChatInputCommand()) return this.#command(interaction)
    if (interaction.isMessageComponent()) return this.#component(interaction)
    if (interaction.isModalSubmit()) return this.#modal(interaction)
  }

  async #command(interaction: ChatInputCommandInteraction): Promise<void> {
    const command = this.#routes.commands.get(interaction.commandName)
    const open = command?.isPublic?.(interaction) ?? false
    const accepted = acknowledged(interaction, () => interaction.deferReply(open ? {} : { flags: MessageFlags.Ephemeral }))
    await this.#answer(interaction, accepted, (call) =>
      command ? command.execute(call, interaction) : Promise.resolve(says(call.say('problem.old-button'))),
    )
  }

  async #component(interaction: MessageComponentInteraction): Promise<void> {
    const id = parseId(interaction.customId)
    const modal = modalFor(interaction.customId, labelVoice(spoken(interaction.locale) ?? this.#house.language))
    if (modal) {
      await acknowledged(interaction, () => interaction.showModal(modal))
      return
    }
    const isHasty = this.#isHasty(interaction)
    const accepted = acknowledged(interaction, () =>
      id?.how === 'u' ? interaction.deferUpdate() : interaction.deferReply({ flags: MessageFlags.Ephemeral }),
    )
    if (isHasty && isOnce(id?.name)) {
      this.#house.log.info({ request: interaction.id, ...nameOf(interaction), acknowledged: await accepted }, 'hasty')
      return
    }
    const values = interaction.isAnySelectMenu() ? interaction.values : []
    await this.#answer(interaction, accepted, (call) => this.#press(call, id, { values, written: new Map() }), isEarly(id?.name))
  }

  async #modal(interaction: ModalSubmitInteraction): Promise<void> {
    const id = parseId(interaction.customId)
    const accepted = acknowledged(interaction, () =>
      interaction.isFromMessage() && id?.how === 'u'
        ? interaction.deferUpdate()
        : interaction.deferReply({ flags: MessageFlags.Ephemeral }),
    )
    const written = new Map(
      [...interaction.fields.fields.values()].flatMap((field) =>
        'value' in field && typeof field.value === 'string' ? [[field.customId, field.value] as const] : [],
      ),
    )
    await this.#answer(interaction, accepted, (call) => this.#press(call, id, { values: [], written }), isEarly(id?.name))
  }

  #press(call: Call, id: ParsedId | undefined, given: Given): Promise<Message> {
    const done = id && isButton(id.name) ? this.#handled(call, id.name, id.codes, given) : undefined
    return done ?? Promise.resolve(says(call.say('problem.old-button')))
  }

  #handled<Name extends ButtonName>(call: Call, name: Name, codes: readonly string[], given: Given) {
    const carried = carriedIn(name, codes)
    return carried && this.#routes.handlers[name](call, carried, given)
  }

  async #answer(
    interaction: AnsweredInteraction,
    accepted: Promise<boolean>,
    work: (call: Call) => Promise<Message>,
    begins = false,
  ): Promise<void> {
    const started = performance.now()
    const request = interaction.id
    const place = placeOfAnswer(interaction)
    const free = place === undefined ? undefined : this.#waiting.pressed(place)
    const arrived = { accepted, hasty: this.#isHasty(interaction), early: this.#early(interaction) }
    const reading = this.#opened.then(() => callOf(this.#house, interaction, arrived))
    const begun = begins ? reading.then(work) : undefined
    // What goes wrong meanwhile is told when it is waited for.
    reading.catch(() => undefined)
    begun?.catch(() => undefined)
    const counters = this.#house.tables.counters
    const isAccepted = await accepted
    counters.took('acknowledgement', (performance.now() - started) / 1000)
    if (!isAccepted) return this.#house.log.warn({ request, ...nameOf(interaction), ms: since(started) }, 'not acknowledged')
    let answer: Message
    let call: Call | undefined
    try {
      call = await reading
      answer = withNotice(await (begun ?? work(call)), await call.notice(call.faces))
      this.#house.log.info({ request, ...nameOf(interaction), ...call.trace, ms: since(started) }, 'answered')
    } catch (error) {
      answer = this.#failed(error, interaction, { request, ...nameOf(interaction), ms: since(started) })
    }
    try {
      await free
      const message = await this.#put(interaction, answer)
      counters.took('answer', (performance.now() - started) / 1000)
      if (call) this.#waiting.shown(call, { message, edit: (fresh) => this.#put(interaction, fresh) })
    } catch (error) {
      // Whoever has dismissed the message in the meantime wants no answer.
      if (discordCode(error) === refusedBy.unknownMessage) this.#house.log.info({ request, ...nameOf(interaction) }, 'dismissed')
      else this.#report(error, { request, ...nameOf(interaction) })
    }
  }

  async #put(interaction: AnsweredInteraction, answer: Message): Promise<string> {
    const { id } = await interaction.editReply(payload(answer))
    this.#justShown.changed(id)
    return id
  }

  #isHasty(interaction: AnsweredInteraction): boolean {
    return interaction.isMessageComponent() && this.#justShown.has(interaction.message.id)
  }

  /** What came between, if Discord says so; else the fault is ours. */
  #failed(error: unknown, interaction: AnsweredInteraction, fields: Readonly<Record<string, unknown>>): Message {
    const language = spoken(interaction.locale) ?? this.#house.language
    const forbidden = forbiddenInWords(error, language)
    if (forbidden !== undefined) {
      this.#house.log.warn({ ...fields, error: problemOf(error) }, 'forbidden')
      return says(warning(forbidden))
    }
    return says(labelVoice(language)('problem.ours', { reference: this.#report(error, fields) }))
  }

  /** The table that a button names is looked for while the acknowledgement is on its way. */
  #early(interaction: AnsweredInteraction): Early | undefined {
    const table = interaction.isChatInputCommand() ? undefined : parseId(interaction.customId)?.codes[0]
    if (table === undefined || !isTableId(table)) return undefined
    const look = this.#house.tables.look({ table, recent: true })
    look.catch(() => undefined)
    return { table, look }
  }

  async #complete(interaction: AutocompleteInteraction): Promise<void> {
    const command = this.#routes.commands.get(interaction.commandName)
    const { name, value } = interaction.options.getFocused(true)
    let choices: readonly Choice[] = []
    try {
      const completion = this.#completion(command, interaction, name, String(value))
      choices = (await within(completion, autocompleteWithin)) ?? []
    } catch (error) {
      this.#report(error, { request: interaction.id, command: interaction.commandName })
    }
    // Late or repeated suggestions are of no use to anybody.
    await interaction.respond(choices.slice(0, limits.options)).catch(() => undefined)
  }

  async #completion(
    command: Command | undefined,
    interaction: AutocompleteInteraction,
    option: string,
    typed: string,
  ): Promise<readonly Choice[] | undefined> {
    const house = this.#house
    const person = interaction.user.id
    const language = await languageOf(house, interaction, await house.tables.people.settings(person))
    const { channelId: channel, guildId: server } = interaction
    return command?.complete?.({ house, person, channel, server, language, option, typed }, interaction)
  }

  #report(error: unknown, fields: Readonly<Record<string, unknown>>): string {
    const reference = randomBytes(4).toString('hex')
    const problem = problemOf(error)
    this.#house.log.error({ reference, ...fields, error: problem }, 'failed')
    this.#tellOperator(reference, problem)
    return reference
  }
}

const withNotice = (answer: Message, notice: string | undefined): Message =>
  notice === undefined ? answer : { ...answer, components: [...says(notice).components, ...answer.components] }

/** The message that will hold the answer, where it is there already. */
function placeOfAnswer(interaction: AnsweredInteraction): string | undefined {
  if (interaction.isChatInputCommand() || parseId(interaction.customId)?.how !== 'u') return undefined
  return interaction.message?.id
}

const isTableId = (text: string): boolean => /^[a-z0-9]{10}$/.test(text)

const since = (started: number): number => Math.round((performance.now() - started) * 10) / 10

/** The kind of an interaction for the log: a command's name or a handler's, never its options or values. */
function nameOf(interaction: AnsweredInteraction): Readonly<Record<string, unknown>> {
  if (!interaction.isChatInputCommand()) return { press: parseId(interaction.customId)?.name ?? 'unknown' }
  const sub = interaction.options.getSubcommand(false)
  return { command: sub ? `${interaction.commandName} ${sub}` : interaction.commandName }
}
