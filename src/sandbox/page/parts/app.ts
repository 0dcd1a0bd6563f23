import { html, nothing } from 'lit'
import '../composer/composer.ts'
import { Session } from '../session.ts'
import { icons } from './icons.ts'
import './members.ts'
import './messages.ts'
import './modal.ts'
import { Part } from './part.ts'
import './sidebar.ts'
import './viewer.ts'
import { avatar } from './avatar.ts'

const remembered = 'chancery.persona'

/** The whole page. Which persona and which channel stand in the address: ?persona=ada#channel. */
class App extends Part {
  static override properties = { session: { attribute: false }, version: { type: Number }, drawer: { state: true } }
  declare session: Session
  declare version: number
  declare drawer: boolean

  constructor() {
    super()
    this.version = 0
    this.drawer = false
    this.session = this.meet(askedPersona(), location.hash.slice(1) || null)
  }

  private meet(slug: string, channel: string | null): Session {
    const session = new Session(slug, channel)
    session.addEventListener('change', this.changed)
    session.addEventListener('moved', this.moved)
    return session
  }

  private readonly changed = () => {
    this.version += 1
    const { session } = this
    const slug = session.persona?.slug
    if (slug) remember(slug)
    document.documentElement.lang = session.locale
    const channel = session.current
    const unread = session.world?.channels.some((candidate) => session.isUnread(candidate)) ?? false
    if (channel)
      document.title = `${unread ? '• ' : ''}${channel.kind === 'text' ? '#' : ''}${channel.name} · ${session.persona?.name ?? ''} · Chancery`
  }

  private readonly moved = () => {
    this.drawer = false
    // Where there is a real keyboard, a channel is entered ready to write; on a phone that would open the one on the glass.
    if (matchMedia('(hover: hover) and (pointer: fine)').matches)
      void this.updateComplete.then(() => this.querySelector<HTMLElement>('chat-composer textarea')?.focus())
  }

  private become(slug: string) {
    if (slug === this.session.persona?.slug) return
    const channel = this.session.channel
    this.session.close()
    history.pushState(null, '', `?persona=${encodeURIComponent(slug)}#${channel ?? ''}`)
    this.session = this.meet(slug, channel)
    this.drawer = false
  }

  private readonly travelled = () => {
    const slug = askedPersona()
    if (this.session.persona && slug !== this.session.persona.slug) this.become(slug)
    else this.session.follow(location.hash.slice(1) || null)
  }

  private readonly keys = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && this.drawer) {
      this.drawer = false
      this.querySelector<HTMLElement>('.menu-button')?.focus()
      return
    }
    // As in Discord: whoever starts to type means the message field.
    const target = event.target as Element // key events come from elements
    const elsewhere = target === document.body || target.classList.contains('scroller')
    if (!elsewhere || event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return
    this.querySelector<HTMLElement>('chat-composer textarea')?.focus()
  }

  override connectedCallback() {
    super.connectedCallback()
    addEventListener('popstate', this.travelled)
    addEventListener('hashchange', this.travelled)
    document.addEventListener('keydown', this.keys)
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    removeEventListener('popstate', this.travelled)
    removeEventListener('hashchange', this.travelled)
    document.removeEventListener('keydown', this.keys)
    this.session.close()
  }

  private readonly toggle = () => {
    this.drawer = !this.drawer
    if (this.drawer)
      void this.updateComplete.then(() =>
        this.querySelector<HTMLElement>('chat-sidebar a[aria-current], chat-sidebar a')?.focus(),
      )
  }

  protected override render() {
    const { session, version } = this
    if (!session.world)
      return html`<p class="connecting" role="status">${session.word(session.everOnline ? 'reconnecting' : 'connecting')}</p>`
    const become = (event: CustomEvent<string>) => this.become(event.detail)
    return html`
      <a class="skip" href="#composer" @click=${this.skip}>${session.word('skip')}</a>
      <div class="layout ${this.drawer ? 'with-drawer' : ''}">
        <chat-sidebar .session=${session} .version=${version} @went=${this.moved} @become=${become}></chat-sidebar>
        ${this.drawer ? html`<button type="button" class="veil" aria-label=${session.word('closeMenu')} @click=${this.toggle}></button>` : nothing}
        <main>
          ${this.header()}
          ${this.banner()}
          <chat-messages .session=${session} .version=${version}></chat-messages>
          <chat-composer .session=${session} .version=${version}></chat-composer>
        </main>
        <chat-members .session=${session} .version=${version}></chat-members>
      </div>
      <chat-viewer .session=${session} .version=${version}></chat-viewer>
      <chat-modal .session=${session} .version=${version}></chat-modal>
      <div class="visually-hidden" role="status" aria-live="polite">${session.announcement}</div>`
  }

  private readonly skip = (event: Event) => {
    event.preventDefault()
    this.querySelector<HTMLElement>('chat-composer textarea, chat-composer input')?.focus()
  }

  private header() {
    const { session } = this
    const channel = session.current
    const parent = channel?.parent ? session.channelName(channel.parent) : null
    const up = channel?.parent ?? null
    const persona = session.persona
    const unread = session.world?.channels.some((candidate) => session.isUnread(candidate)) ?? false
    return html`<header class="channel-head">
      <button type="button" class="round menu-button" aria-expanded=${this.drawer} aria-label=${session.word('openMenu')} @click=${this.toggle}>${icons.menu}${unread ? html`<span class="dot"></span>` : nothing}</button>
      ${channel?.kind === 'text' ? icons.hash : channel?.kind === 'direct' ? icons.direct : channel?.kind === 'private-thread' ? icons.lock : icons.thread}
      <div class="channel-title">
        <h2>${channel?.name ?? ''}</h2>
        ${parent && up ? html`<button type="button" class="link-button" @click=${() => session.openChannel(up)}>${session.word('inChannel', { channel: parent })}</button>` : nothing}
        ${channel?.topic ? html`<span class="topic">${channel.topic}</span>` : nothing}
      </div>
      ${persona ? html`<button type="button" class="who" title=${persona.name} aria-label=${session.word('personaMenu', { name: persona.name })} @click=${this.showPeople}>${avatar(persona.name)}</button>` : nothing}
    </header>`
  }

  private readonly showPeople = () => {
    this.drawer = true
    void this.updateComplete.then(() => this.querySelector<HTMLElement>('chat-people .me')?.click())
  }

  private banner() {
    const { session } = this
    if (!session.online) return html`<p class="banner" role="status">${icons.warning} ${session.word('reconnecting')}</p>`
    if (!session.world?.botOnline) return html`<p class="banner" role="status">${icons.warning} ${session.word('botAway')}</p>`
    return nothing
  }
}

function askedPersona(): string {
  const asked = new URLSearchParams(location.search).get('persona')
  if (asked) return asked
  try {
    return sessionStorage.getItem(remembered) ?? ''
  } catch {
    return ''
  }
}

function remember(slug: string) {
  try {
    sessionStorage.setItem(remembered, slug)
  } catch {
    // the address still names the persona
  }
}

customElements.define('sandbox-app', App)
