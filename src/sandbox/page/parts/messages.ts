import { html, nothing, type PropertyValues } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { minute } from '../../../durations.ts'
import type { Message } from '../../loopback/shapes.ts'
import { isEphemeral } from '../conversations.ts'
import type { Session } from '../session.ts'
import { compareIds } from '../snowflake.ts'
import { formatDay } from '../time.ts'
import { icons } from './icons.ts'
import './message.ts'
import { Part } from './part.ts'
import './welcome.ts'

const minutesTogether = 7 * minute
const nearBottom = 80

/** The list of messages: it stays at the newest unless the reader scrolled up. */
class Messages extends Part {
  static override properties = {
    session: { attribute: false },
    version: { type: Number },
    away: { state: true },
    calls: { state: true },
  }
  declare session: Session
  declare version: number
  /** The reader went up the list: it is left where it is. */
  declare away: boolean
  /** So far up, or with so much new below, that the way down is offered. */
  declare calls: boolean
  private channel: string | null = null
  private readonly watcher = new ResizeObserver(() => this.stick())
  private loadingOlder = false
  private lastTop = 0
  /** How far down the list went when it was last looked at. */
  private lastEnd = 0
  private newest: string | null = null

  constructor() {
    super()
    this.away = false
    this.calls = false
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    this.watcher.disconnect()
  }

  protected override firstUpdated() {
    const content = this.querySelector('.scroll-content')
    if (content) this.watcher.observe(content)
    this.watcher.observe(this)
  }

  protected override willUpdate(changed: PropertyValues<this>) {
    if (changed.has('session')) {
      changed.get('session')?.removeEventListener('show', this.show)
      this.session.addEventListener('show', this.show)
    }
    const newest = this.session.conversation.messages.at(-1)
    // What answers me, or what I wrote, is what I want to see, wherever I was reading.
    if (newest && newest.id !== this.newest && (isEphemeral(newest) || newest.author.id === this.session.me))
      this.away = this.calls = false
    else if (this.away && newest && this.newest !== null && newest.id !== this.newest) this.calls = true
    this.newest = newest?.id ?? null
    if (this.channel === this.session.channel) return
    this.channel = this.session.channel
    this.away = false
    this.calls = false
    this.lastTop = 0
  }

  protected override updated() {
    this.stick()
  }

  private readonly show = async (event: Event) => {
    if (!(event instanceof CustomEvent)) return
    await this.updateComplete
    const item = document.getElementById(`message-${event.detail}`)
    if (!item) return
    this.away = true
    item.scrollIntoView({ block: 'center' })
    item.classList.add('shown')
    setTimeout(() => item.classList.remove('shown'), 2000)
    item.querySelector<HTMLElement>('.message-body button, .message-body a')?.focus({ preventScroll: true })
  }

  private get scroller(): HTMLElement | null {
    return this.querySelector('.scroller')
  }

  private stick() {
    const scroller = this.scroller
    if (!scroller || this.away) return
    scroller.scrollTop = scroller.scrollHeight
    this.lastTop = scroller.scrollTop
    this.lastEnd = scroller.scrollHeight - scroller.clientHeight
  }

  private readonly scrolled = () => {
    const scroller = this.scroller
    if (!scroller) return
    const top = scroller.scrollTop
    const end = scroller.scrollHeight - scroller.clientHeight
    const below = end - top
    // Only the reader goes away from the newest; a list that grew or shrank moves by itself.
    const grown = end !== this.lastEnd
    if (below <= nearBottom) this.away = this.calls = false
    else if (top < this.lastTop && !grown) this.away = true
    if (this.away && below > scroller.clientHeight) this.calls = true
    this.lastTop = top
    this.lastEnd = end
    if (grown) this.stick()
    if (top < 200 && this.away) void this.loadOlder(scroller)
  }

  private async loadOlder(scroller: HTMLElement) {
    if (this.loadingOlder || !this.session.conversation.more) return
    this.loadingOlder = true
    const fromBottom = scroller.scrollHeight - scroller.scrollTop
    await this.session.loadOlder().catch(() => undefined)
    await this.updateComplete
    scroller.scrollTop = scroller.scrollHeight - fromBottom
    this.loadingOlder = false
  }

  private readonly toBottom = () => {
    this.away = false
    this.calls = false
    this.stick()
  }

  protected override render() {
    const { session } = this
    const { messages } = session.conversation
    const notes = session.notes.filter((note) => note.channel === session.channel)
    // The scroller takes the focus so that the keyboard can scroll it.
    return html`
      <div class="scroller" tabindex="0" role="log" aria-live="off" aria-label=${session.word('messageList', { channel: session.current?.name ?? '' })} @scroll=${this.scrolled}>
        <div class="scroll-content">
          ${session.conversation.more ? html`<p class="older"><button type="button" class="button secondary" @click=${() => void session.loadOlder()}>${session.word('older')}</button></p>` : this.beginning()}
          ${repeat(
            messages,
            (message) => message.id,
            (message, index) => this.item(message, messages[index - 1]),
          )}
          ${notes.map((note) => this.note(note))}
        </div>
      </div>
      ${this.away && this.calls ? html`<button type="button" class="button secondary to-bottom" @click=${this.toBottom}>${icons.down} ${session.word('toPresent')}</button>` : nothing}`
  }

  private beginning() {
    const { session } = this
    const channel = session.current
    if (!channel || (!session.conversation.loaded && session.conversation.messages.length === 0)) return nothing
    return html`<chat-welcome .session=${session} .version=${this.version}></chat-welcome>`
  }

  private item(message: Message, previous: Message | undefined) {
    const { session } = this
    const { readUntil } = session
    const sameDay = previous && new Date(previous.timestamp).toDateString() === new Date(message.timestamp).toDateString()
    const isNew =
      readUntil !== null &&
      compareIds(message.id, readUntil) > 0 &&
      message.author.id !== session.me &&
      (!previous || compareIds(previous.id, readUntil) <= 0)
    const continued = sameDay === true && !isNew && isContinued(message, previous)
    return html`
      ${sameDay ? nothing : html`<div class="day"><span>${formatDay(message.timestamp, session.locale)}</span></div>`}
      ${isNew ? html`<div class="new-line"><span>${session.word('new')}</span></div>` : nothing}
      <chat-message id="message-${message.id}" .message=${message} .session=${session} .world=${session.world} .locale=${session.locale}
        .continued=${continued} .busy=${session.busy.get(message.id) ?? null} .failed=${session.failed.has(message.id)}></chat-message>`
  }

  private note(note: Session['notes'][number]) {
    const { session } = this
    return html`<div class="note" role="alert">${icons.warning}<div><strong>${note.command}</strong><div>${note.text}</div>
      <p class="privately">${icons.eye} ${session.word('onlyYou')} · <button type="button" class="link-button" @click=${() => session.dismissNote(note.id)}>${session.word('dismiss')}</button></p></div></div>`
  }
}

function isContinued(message: Message, previous: Message | undefined): boolean {
  if (!previous || previous.author.id !== message.author.id) return false
  if (message.type !== 0 || previous.type === 18 || message.interaction_metadata || message.interaction) return false
  if (((previous.flags ^ message.flags) & 64) !== 0) return false
  return Date.parse(message.timestamp) - Date.parse(previous.timestamp) < minutesTogether
}

customElements.define('chat-messages', Messages)
