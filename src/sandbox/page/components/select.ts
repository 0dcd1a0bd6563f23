import { html, nothing, type PropertyValues } from 'lit'
import { icons } from '../parts/icons.ts'
import { Part } from '../parts/part.ts'
import type { Scene } from '../scene.ts'
import { placeBeside } from './place.ts'

export interface Option {
  value: string
  label: string
  description?: string | undefined
  emoji?: string | undefined
  chosen: boolean
}

export type ChooseEvent = CustomEvent<string[]>

let numbers = 0

/** Discord's select menu as a listbox: a drop-down beside its button, on a phone a sheet from below. Several values are sent when it closes. */
class Select extends Part {
  static override properties = {
    options: { attribute: false },
    minimum: { type: Number },
    maximum: { type: Number },
    placeholder: {},
    labelledBy: {},
    describedBy: {},
    word: { attribute: false },
    disabled: { type: Boolean },
    busy: { type: Boolean },
    open: { state: true },
    active: { state: true },
    chosen: { state: true },
  }
  declare options: Option[]
  declare minimum: number
  declare maximum: number
  declare placeholder: string
  declare labelledBy: string
  declare describedBy: string
  declare word: Scene['word']
  declare disabled: boolean
  declare busy: boolean
  declare open: boolean
  declare active: number
  declare chosen: string[]

  private readonly name = `select-${++numbers}`
  private sent = ''
  private typed = ''
  private typedAt = 0

  constructor() {
    super()
    this.options = []
    this.minimum = 1
    this.maximum = 1
    this.placeholder = ''
    this.labelledBy = ''
    this.describedBy = ''
    this.disabled = false
    this.busy = false
    this.open = false
    this.active = 0
    this.chosen = []
  }

  private get several(): boolean {
    return this.maximum > 1
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    const before = changed.get('options')
    // A redrawn message with the same options keeps what was chosen here, as Discord's client does.
    if (changed.has('options') && JSON.stringify(before) !== JSON.stringify(this.options)) {
      this.chosen = this.options.filter((option) => option.chosen).map((option) => option.value)
      this.sent = JSON.stringify(this.chosen)
    }
  }

  private show() {
    if (this.disabled || this.busy) return
    this.sent = JSON.stringify(this.chosen)
    this.active = Math.max(
      0,
      this.options.findIndex((option) => this.chosen.includes(option.value)),
    )
    this.open = true
    void this.updateComplete.then(() => {
      const popover = this.querySelector<HTMLElement>('.options')
      const button = this.querySelector<HTMLElement>('.select-button')
      if (!popover || !button) return
      popover.showPopover()
      placeBeside(popover, button)
      this.querySelector<HTMLElement>('[role=listbox]')?.focus()
      this.follow()
    })
  }

  /** Closes the list; several values are sent now if they changed and are enough. */
  private hide(refocus: boolean) {
    if (!this.open) return
    this.open = false
    this.querySelector<HTMLElement>('.options')?.hidePopover()
    if (refocus) this.querySelector<HTMLElement>('.select-button')?.focus()
    if (this.chosen.length < this.minimum)
      this.chosen = JSON.parse(this.sent) as string[] // written by show()
    else if (JSON.stringify(this.chosen) !== this.sent) this.tell()
  }

  private tell() {
    this.sent = JSON.stringify(this.chosen)
    this.dispatchEvent(new CustomEvent('choose', { detail: this.chosen }))
  }

  private pick(option: Option) {
    const has = this.chosen.includes(option.value)
    if (this.several) {
      if (!has && this.chosen.length >= this.maximum) return
      const order = this.options.map((candidate) => candidate.value)
      const next = has ? this.chosen.filter((value) => value !== option.value) : [...this.chosen, option.value]
      this.chosen = next.sort((left, right) => order.indexOf(left) - order.indexOf(right))
      return
    }
    this.chosen = has && this.minimum === 0 ? [] : [option.value]
    // Choosing the same again is an answer too: a bot may wait for it.
    this.sent = ''
    this.hide(true)
  }

  private readonly keys = (event: KeyboardEvent) => {
    const last = this.options.length - 1
    const moves: Record<string, number> = {
      ArrowDown: Math.min(this.active + 1, last),
      ArrowUp: Math.max(this.active - 1, 0),
      Home: 0,
      End: last,
      PageDown: Math.min(this.active + 8, last),
      PageUp: Math.max(this.active - 8, 0),
    }
    const move = moves[event.key]
    const option = this.options[this.active]
    if (move !== undefined) this.active = move
    else if ((event.key === 'Enter' || event.key === ' ') && option) this.pick(option)
    else if (event.key === 'Escape') this.hide(true)
    else if (event.key === 'Tab') return this.hide(true)
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) this.seek(event.key)
    else return
    event.preventDefault()
    event.stopPropagation()
    this.follow()
  }

  private seek(key: string) {
    const now = Date.now()
    this.typed = now - this.typedAt > 800 ? key : this.typed + key
    this.typedAt = now
    const found = this.options.findIndex((option) => option.label.toLowerCase().startsWith(this.typed.toLowerCase()))
    if (found >= 0) this.active = found
  }

  private follow() {
    void this.updateComplete.then(() => this.querySelector('[role=option].active')?.scrollIntoView({ block: 'nearest' }))
  }

  private readonly left = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && this.contains(event.relatedTarget)) return
    if (document.hasFocus()) this.hide(false)
  }

  private hint(): string {
    const { minimum, maximum } = this
    if (minimum === maximum) return this.word('chooseExactly', { count: maximum })
    return this.word('chooseBetween', { minimum, maximum: Math.min(maximum, this.options.length) })
  }

  private face() {
    const chosen = this.options.filter((option) => this.chosen.includes(option.value))
    if (chosen.length === 0) return html`<span class="placeholder">${this.placeholder}</span>`
    if (this.several)
      return html`<span class="chosen">${chosen.map((option) => html`<span class="chip">${option.label}</span>`)}</span>`
    return html`<span class="chosen">${emoji(chosen[0])}${chosen[0]?.label}</span>`
  }

  /** A chosen value alone would not say what was asked; an unfilled button shows the question itself. */
  private buttonName(question: string): string {
    const button = `${this.name}-button`
    if (this.labelledBy) return `${this.labelledBy} ${button}`
    return this.chosen.length > 0 ? `${question} ${button}` : button
  }

  protected override render() {
    const list = `${this.name}-list`
    const toggle = () => (this.open ? this.hide(true) : this.show())
    const name = `${this.name}-name`
    return html`
      <span hidden id=${name}>${this.placeholder}</span>
      <button type="button" class="select-button" id="${this.name}-button" aria-haspopup="listbox" aria-expanded=${this.open}
        aria-labelledby=${this.buttonName(name)} aria-describedby=${this.describedBy || nothing} ?disabled=${this.disabled}
        aria-busy=${this.busy ? 'true' : nothing} @click=${toggle}
        @keydown=${(event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          this.show()
        }}>
        ${this.face()}${this.busy ? html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>` : icons.chevron}
      </button>
      <div class="options" popover="manual" @focusout=${this.left}>
        ${this.open ? this.list(list, name) : nothing}
      </div>`
  }

  private list(list: string, name: string) {
    return html`
      <div class="options-head"><span>${this.placeholder}</span>${this.several ? html`<span class="hint">${this.hint()}</span>` : nothing}</div>
      <div role="listbox" id=${list} tabindex="0" aria-labelledby=${this.labelledBy || name} aria-multiselectable=${this.several}
        aria-activedescendant="${this.name}-${this.active}" @keydown=${this.keys}>
        ${this.options.map((option, index) => this.row(option, index))}
      </div>
      ${this.several ? html`<button type="button" class="button primary done" @click=${() => this.hide(true)}>${this.word('done')}</button>` : nothing}`
  }

  private row(option: Option, index: number) {
    const chosen = this.chosen.includes(option.value)
    const full = this.several && !chosen && this.chosen.length >= this.maximum
    const pick = () => {
      this.active = index
      this.pick(option)
    }
    // mousedown would take the focus away from the list before the click arrives
    return html`<div role="option" id="${this.name}-${index}" class="${index === this.active ? 'active' : ''}" aria-selected=${chosen}
      aria-disabled=${full ? 'true' : nothing} @mousedown=${(event: Event) => event.preventDefault()} @click=${pick}>
      ${emoji(option)}
      <span class="option-text"><span>${option.label}</span>${option.description ? html`<span class="option-description">${option.description}</span>` : nothing}</span>
      <span class="tick ${this.several ? 'box' : ''}" aria-hidden="true">${chosen ? icons.check : nothing}</span>
    </div>`
  }
}

const emoji = (option: Option | undefined) =>
  option?.emoji ? html`<span class="emoji" aria-hidden="true">${option.emoji}</span>` : nothing

customElements.define('chat-select', Select)
