import { html, nothing } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { type Choice, type CommandOption, OptionKind } from '../../loopback/shapes.ts'
import type { Upload } from '../../web/protocol.ts'
import { icons } from '../parts/icons.ts'
import { Part } from '../parts/part.ts'
import type { Session } from '../session.ts'
import { allRead, readFiles } from '../upload.ts'
import { type Filled, type Leaf, localised, problemOfOption, toOptions } from './commands.ts'
import { drawSuggestions, type Suggestion } from './suggestions.ts'

const typingPause = 120

/** A chosen command with a field for each option; choices appear above as one types. */
export class CommandForm extends Part {
  static override properties = {
    session: { attribute: false },
    version: { type: Number },
    leaf: { attribute: false },
    filled: { state: true },
    extra: { state: true },
    focused: { state: true },
    listed: { state: true },
    active: { state: true },
    choices: { state: true },
    flagged: { state: true },
  }
  declare session: Session
  declare version: number
  declare leaf: Leaf
  declare filled: Map<string, Filled>
  /** the optional options that were asked for */
  declare extra: string[]
  declare focused: string | null
  declare listed: boolean
  declare active: number
  declare choices: Choice[] | 'loading' | 'failed'
  declare flagged: boolean
  private files = new Map<string, Upload>()
  /** It was sent off while a file was still being read: once is enough. */
  private isWaiting = false
  private asked = 0
  private timer = 0

  constructor() {
    super()
    this.filled = new Map()
    this.extra = []
    this.focused = null
    this.listed = false
    this.active = 0
    this.choices = []
    this.flagged = false
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    clearTimeout(this.timer)
  }

  /** Starts with what was typed or pasted behind the command's name. */
  begin(typed: Map<string, Filled>) {
    this.filled = typed
    this.extra = this.leaf.options.filter((option) => !option.required && typed.has(option.name)).map((option) => option.name)
    void this.updateComplete.then(() => this.moveOn(null))
  }

  private get shown(): CommandOption[] {
    return this.leaf.options.filter((option) => option.required || this.extra.includes(option.name))
  }

  private option(name: string | null): CommandOption | undefined {
    return this.leaf.options.find((option) => option.name === name)
  }

  private input(name: string): HTMLInputElement | null {
    return this.querySelector(`[data-option="${CSS.escape(name)}"] input`)
  }

  /** To the next field that still needs something; the button to send where none does. */
  private moveOn(from: string | null) {
    const next = this.shown.find((option) => problemOfOption(option, this.filled.get(option.name)) && option.name !== from)
    const stay = from === null ? null : this.input(from)
    const target = next ? this.input(next.name) : (stay ?? this.querySelector<HTMLElement>('.run'))
    target?.focus()
  }

  private entered(option: CommandOption) {
    this.focused = option.name
    this.listed = (this.filled.get(option.name)?.value ?? undefined) === undefined
    this.active = 0
    this.ask(option, 0)
  }

  private typed(option: CommandOption, text: string) {
    this.filled = new Map(this.filled).set(option.name, { text })
    this.listed = true
    this.active = 0
    this.ask(option, typingPause)
  }

  private ask(option: CommandOption, pause: number) {
    clearTimeout(this.timer)
    this.asked += 1
    const number = this.asked
    if (!option.autocomplete) {
      this.choices = []
      return
    }
    if (pause === 0) this.choices = 'loading'
    this.timer = window.setTimeout(async () => {
      const options = toOptions(this.leaf, this.filled, option.name)
      const choices = await this.session.complete(this.leaf.id, options).catch(() => 'failed' as const)
      // An answer to what has been typed over meanwhile is of no use.
      if (number === this.asked) this.choices = choices
    }, pause)
  }

  private suggestions(): Suggestion[] {
    const option = this.option(this.focused)
    if (!option || !this.listed) return []
    const text = this.filled.get(option.name)?.text.toLowerCase() ?? ''
    const fits = (label: string) => label.toLowerCase().includes(text)
    const { locale, world } = this.session
    const make = (label: string, value: string | number | boolean): Suggestion => ({
      label,
      pick: () => this.pick(option, label, value),
    })
    if (option.autocomplete)
      return Array.isArray(this.choices)
        ? this.choices.map((choice) => make(localised(choice.name_localizations, choice.name, locale), choice.value))
        : []
    if (option.choices?.length)
      return option.choices
        .map((choice) => make(localised(choice.name_localizations, choice.name, locale), choice.value))
        .filter((suggestion) => fits(suggestion.label))
    switch (option.type) {
      case OptionKind.boolean:
        return [make(this.session.word('yes'), true), make(this.session.word('no'), false)].filter((row) => fits(row.label))
      case OptionKind.user:
      case OptionKind.mentionable:
        return [
          ...(world?.people ?? []).map((person) => make(person.name, person.id)),
          ...(world ? [make(this.session.userName(world.bot.id), world.bot.id)] : []),
        ].filter((row) => fits(row.label))
      case OptionKind.channel:
        return (world?.channels ?? [])
          .filter((channel) => channel.kind !== 'direct')
          .map((channel) => make(`#${channel.name}`, channel.id))
          .filter((row) => fits(row.label))
      default:
        return []
    }
  }

  private pick(option: CommandOption, text: string, value: string | number | boolean) {
    this.filled = new Map(this.filled).set(option.name, { text, value })
    this.listed = false
    void this.updateComplete.then(() => this.moveOn(option.name))
  }

  private readonly keys = (event: KeyboardEvent) => {
    const option = this.option(this.focused)
    if (event.isComposing || !option) return
    const list = this.suggestions()
    const chosen = list[this.active]
    const empty = (this.filled.get(option.name)?.text ?? '') === ''
    if (list.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      this.active = (this.active + (event.key === 'ArrowDown' ? 1 : -1) + list.length) % list.length
      void this.updateComplete.then(() =>
        this.querySelector('[role=option][aria-selected=true]')?.scrollIntoView({ block: 'nearest' }),
      )
    } else if (event.key === 'Enter' && chosen && (option.required || !empty)) chosen.pick()
    else if (event.key === 'Enter') void this.run()
    else if (event.key === 'Tab' && !event.shiftKey && chosen && !empty) chosen.pick()
    else if (event.key === 'Escape' && this.listed && list.length > 0) this.listed = false
    else if (event.key === 'Escape') this.abandon('')
    else if (event.key === 'Backspace' && empty) this.back(option)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  private back(option: CommandOption) {
    const before = this.shown[this.shown.indexOf(option) - 1]
    if (!option.required) this.drop(option)
    else if (!before) return this.abandon(`/${this.leaf.name}`)
    if (before) this.input(before.name)?.focus()
    else this.querySelector<HTMLElement>('.run')?.focus()
  }

  private drop(option: CommandOption) {
    this.extra = this.extra.filter((name) => name !== option.name)
    const filled = new Map(this.filled)
    filled.delete(option.name)
    this.filled = filled
    this.files.delete(option.name)
  }

  private addOption(option: CommandOption) {
    this.extra = [...this.extra, option.name]
    void this.updateComplete.then(() => this.input(option.name)?.focus())
  }

  private abandon(text: string) {
    this.dispatchEvent(new CustomEvent('leave', { detail: text }))
  }

  private async run() {
    if (this.isWaiting) return
    this.isWaiting = true
    await allRead()
    this.isWaiting = false
    const wrong = this.shown.find((option) => problemOfOption(option, this.filled.get(option.name)))
    if (wrong) {
      this.flagged = true
      this.input(wrong.name)?.focus()
      return
    }
    void this.session.run(this.leaf.id, `/${this.leaf.name}`, toOptions(this.leaf, this.filled), [...this.files.values()])
    this.abandon('')
  }

  private problem(option: CommandOption): string | null {
    if (!this.flagged) return null
    const problem = problemOfOption(option, this.filled.get(option.name))
    if (!problem) return null
    return 'minimum' in problem
      ? this.session.word(problem.word, { minimum: problem.minimum, maximum: problem.maximum })
      : this.session.word(problem.word)
  }

  protected override render() {
    const { session, leaf } = this
    const list = this.suggestions()
    const option = this.option(this.focused)
    const rest = leaf.options.filter((candidate) => !candidate.required && !this.extra.includes(candidate.name))
    return html`<div class="command" role="group" aria-label="/${leaf.name}">
      ${this.listed && option && (list.length > 0 || option.autocomplete) ? drawSuggestions('choice-list', this.heading(option), list, this.active, this.emptyText()) : html`<div class="command-help">${option ? this.heading(option) : leaf.description}</div>`}
      <div class="composer command-line">
        <span class="command-name">/${leaf.name}</span>
        ${repeat(
          this.shown,
          (shown) => shown.name,
          (shown) => this.field(shown, list.length > 0),
        )}
        ${rest.map((candidate) => html`<button type="button" class="more-option" title=${localised(candidate.description_localizations, candidate.description, session.locale)} @click=${() => this.addOption(candidate)}>+ ${candidate.name}</button>`)}
        <span class="command-buttons">
          <button type="button" class="round" @click=${() => this.abandon('')} aria-label=${session.word('cancel')}>${icons.close}</button>
          <button type="button" class="round run" @click=${() => void this.run()} aria-label=${session.word('runCommand', { name: leaf.name })}>${icons.send}</button>
        </span>
      </div>
    </div>`
  }

  private heading(option: CommandOption): string {
    return `${option.name}: ${localised(option.description_localizations, option.description, this.session.locale)}`
  }

  private emptyText(): string {
    if (this.choices === 'loading') return this.session.word('loading')
    return this.session.word(this.choices === 'failed' ? 'optionsFailed' : 'noOptions')
  }

  private field(option: CommandOption, hasList: boolean) {
    const problem = this.problem(option)
    const mine = this.focused === option.name
    const id = `option-${option.name}`
    const value = this.filled.get(option.name)?.text ?? ''
    const numeric = option.type === OptionKind.integer || option.type === OptionKind.number
    if (option.type === OptionKind.attachment) return this.fileField(option, id, problem)
    return html`<span class="option-field ${problem ? 'wrong' : ''}" data-option=${option.name}>
      <label for=${id}>${option.name}</label>
      <input id=${id} role="combobox" autocomplete="off" autocapitalize="off" spellcheck="false" inputmode=${numeric && !option.choices?.length && !option.autocomplete ? 'decimal' : nothing}
        aria-autocomplete="list" aria-expanded=${mine && hasList} aria-controls=${mine && hasList ? 'choice-list' : nothing}
        aria-activedescendant=${mine && hasList ? `choice-list-${this.active}` : nothing} aria-required=${option.required ? 'true' : nothing}
        aria-invalid=${problem ? 'true' : nothing} aria-describedby=${problem ? `${id}-problem` : nothing}
        size=${Math.max(6, Math.min(value.length + 1, 40))} .value=${value} maxlength="6000"
        @focus=${() => this.entered(option)} @blur=${() => this.blurred(option)} @keydown=${this.keys}
        @input=${(event: Event) => this.typed(option, (event.target as HTMLInputElement).value) /* the listener is on the input */} />
      ${option.required ? nothing : html`<button type="button" class="remove-option" @click=${() => this.drop(option)} aria-label=${this.session.word('removeOption', { name: option.name })}>${icons.close}</button>`}
      ${problem ? html`<span class="option-problem" id="${id}-problem" role="alert">${problem}</span>` : nothing}
    </span>`
  }

  private blurred(option: CommandOption) {
    if (this.focused !== option.name) return
    this.listed = false
    this.focused = null
  }

  private fileField(option: CommandOption, id: string, problem: string | null) {
    const chosen = (event: Event) =>
      // The listener is on the input.
      readFiles((event.target as HTMLInputElement).files, ([file]) => {
        if (!file) return
        this.files.set(option.name, file)
        // The value names the place among the files of this interaction.
        const filled = new Map(this.filled)
        filled.set(option.name, { text: file.name, value: String([...this.files.keys()].indexOf(option.name)) })
        this.filled = filled
      })
    return html`<span class="option-field ${problem ? 'wrong' : ''}" data-option=${option.name}><label for=${id}>${option.name}</label>
      <input id=${id} type="file" @change=${chosen} />${problem ? html`<span class="option-problem" role="alert">${problem}</span>` : nothing}</span>`
  }
}

customElements.define('chat-command-form', CommandForm)
