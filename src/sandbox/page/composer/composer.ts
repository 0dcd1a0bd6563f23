import { html, nothing, type PropertyValues } from 'lit'
import { icons } from '../parts/icons.ts'
import { Part } from '../parts/part.ts'
import type { Session } from '../session.ts'
import { findTyped, type Leaf, leavesOf, matchLeaves, parseTyped } from './commands.ts'
import './command-form.ts'
import type { CommandForm } from './command-form.ts'
import { drawSuggestions, type Suggestion } from './suggestions.ts'

/** Where one writes: a message, or after a slash a command. */
class Composer extends Part {
  static override properties = {
    session: { attribute: false },
    version: { type: Number },
    text: { state: true },
    leaf: { state: true },
    active: { state: true },
    problem: { state: true },
  }
  declare session: Session
  declare version: number
  declare text: string
  declare leaf: Leaf | null
  declare active: number
  declare problem: string | null
  private readonly drafts = new Map<string, string>()
  private channel: string | null = null
  /** A command that was sent off before it was known which ones there are. */
  private early: string | null = null

  constructor() {
    super()
    this.text = ''
    this.leaf = null
    this.active = 0
    this.problem = null
  }

  private readonly suggested = (event: Event) => {
    if (event instanceof CustomEvent) this.begin(String(event.detail))
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('session')) {
      changed.get('session')?.removeEventListener('suggest', this.suggested)
      this.session.addEventListener('suggest', this.suggested)
    }
    if (this.channel === this.session.channel) return this.catchUp()
    // What was begun in a channel waits there.
    if (this.channel) this.drafts.set(this.channel, this.text)
    this.channel = this.session.channel
    this.text = this.drafts.get(this.channel ?? '') ?? ''
    this.leaf = null
    this.problem = null
    this.early = null
  }

  private catchUp() {
    if (this.early === null || !this.session.conversation.loaded) return
    const isAsBefore = this.early === this.text.trim()
    this.early = null
    if (isAsBefore) void this.updateComplete.then(() => this.sendCommand())
  }

  private get leaves(): Leaf[] {
    return leavesOf(this.session.commands, this.session.locale)
  }

  private get field(): HTMLTextAreaElement | null {
    return this.querySelector('textarea')
  }

  /** Opens the form of a command; several may carry that name's beginning, then the list shows them. */
  begin(line: string) {
    const found = findTyped(this.leaves, line)
    if (found) return this.open(found.leaf, found.rest)
    this.leaf = null
    this.text = `/${line.replace(/^\//, '')} `
    void this.updateComplete.then(() => this.field?.focus())
  }

  private open(leaf: Leaf, rest: string) {
    this.leaf = leaf
    this.text = ''
    this.problem = null
    void this.updateComplete.then(() => this.querySelector<CommandForm>('chat-command-form')?.begin(parseTyped(leaf, rest)))
  }

  private suggestions(): Suggestion[] {
    if (!this.text.startsWith('/') || this.text.includes('\n')) return []
    return matchLeaves(this.leaves, this.text.slice(1)).map((leaf) => ({
      label: `/${leaf.name}`,
      detail: leaf.description,
      pick: () => this.open(leaf, ''),
    }))
  }

  private readonly typed = () => {
    const field = this.field
    if (!field) return
    this.text = field.value
    this.active = 0
    this.problem = null
    // A whole command followed by a space opens its form, as does pasting one with its options.
    const found = this.text.startsWith('/') ? findTyped(this.leaves, this.text) : null
    const more = found && this.leaves.some((leaf) => leaf !== found.leaf && leaf.name.startsWith(`${found.leaf.name} `))
    if (found && !more && /\s/.test(this.text.slice(found.leaf.name.length + 1))) this.open(found.leaf, found.rest)
  }

  private readonly keys = (event: KeyboardEvent) => {
    if (event.isComposing) return
    const list = this.suggestions()
    const chosen = list[this.active]
    if (list.length > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      const step = event.key === 'ArrowDown' ? 1 : -1
      this.active = (this.active + step + list.length) % list.length
      void this.updateComplete.then(() =>
        this.querySelector('[role=option][aria-selected=true]')?.scrollIntoView({ block: 'nearest' }),
      )
    } else if (chosen && (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey))) chosen.pick()
    else if (event.key === 'Escape' && this.text.startsWith('/')) this.text = ''
    else if (event.key === 'Enter' && !event.shiftKey) void this.send()
    else return
    event.preventDefault()
  }

  private async send() {
    const content = this.text.trim()
    if (content === '') return
    if (content.startsWith('/')) return this.sendCommand()
    this.text = ''
    try {
      await this.session.send(content)
    } catch (error) {
      this.text = content
      this.problem = this.session.explain(error)
    }
  }

  private sendCommand() {
    const [first] = this.suggestions()
    if (first) return first.pick()
    const content = this.text.trim()
    if (this.session.conversation.loaded) this.problem = this.session.word('noCommand', { name: content })
    else this.early = content
  }

  private readonly leave = (text: string) => {
    this.leaf = null
    this.text = text
    this.active = 0
    void this.updateComplete.then(() => {
      this.field?.focus()
      this.field?.setSelectionRange(text.length, text.length)
    })
  }

  protected override render() {
    const { session, leaf } = this
    const channel = session.current
    if (!channel) return nothing
    if (leaf)
      return html`<chat-command-form .session=${session} .version=${this.version} .leaf=${leaf} @leave=${(event: CustomEvent<string>) => this.leave(event.detail)}></chat-command-form>`
    if (!channel.writable) return html`<p class="no-writing">${session.word('readOnly')}</p>`
    return this.plain(channel.kind === 'direct' ? `@${channel.name}` : `#${channel.name}`)
  }

  private plain(where: string) {
    const { session } = this
    const list = this.suggestions()
    const listing = this.text.startsWith('/')
    const slash = () => {
      this.text = '/'
      void this.updateComplete.then(() => this.field?.focus())
    }
    const placeholder = session.word('writeIn', { channel: where })
    return html`
      ${listing ? drawSuggestions('command-list', session.word('commands'), list, this.active, session.commands.length === 0 ? session.word('botOffline') : session.word('noCommand', { name: this.text })) : nothing}
      ${this.problem ? html`<p class="composer-problem" role="alert">${this.problem}</p>` : nothing}
      <div class="composer">
        <button type="button" class="round" @click=${slash} aria-label=${session.word('commands')} title=${session.word('commands')}>${icons.slash}</button>
        <textarea rows="1" autocomplete="off" enterkeyhint="send" aria-label=${placeholder} placeholder=${placeholder} maxlength="2000"
          aria-autocomplete="list" aria-controls=${listing ? 'command-list' : nothing}
          aria-activedescendant=${list.length > 0 ? `command-list-${this.active}` : nothing}
          .value=${this.text} @input=${this.typed} @keydown=${this.keys}></textarea>
        <button type="button" class="round" @click=${() => void this.send()} ?disabled=${this.text.trim() === '' || listing} aria-label=${session.word('send')}>${icons.send}</button>
      </div>`
  }
}

customElements.define('chat-composer', Composer)
