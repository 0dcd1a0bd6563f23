import { html, nothing } from 'lit'
import { languageNames, locales } from '../languages.ts'
import type { Session } from '../session.ts'
import { chooseTheme, currentTheme, themes } from '../theme.ts'
import { avatar } from './avatar.ts'
import { icons } from './icons.ts'
import { Part } from './part.ts'

/** Who I am at this screen: switch persona here or in a tab of its own, language, light and dark. */
class People extends Part {
  static override properties = { session: { attribute: false }, version: { type: Number }, open: { state: true } }
  declare session: Session
  declare version: number
  declare open: boolean

  constructor() {
    super()
    this.open = false
  }

  private readonly toggle = () => {
    this.open = !this.open
    if (this.open)
      void this.updateComplete.then(() => this.querySelector<HTMLElement>('.people-menu a, .people-menu select')?.focus())
  }

  private readonly keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !this.open) return
    event.stopPropagation()
    this.open = false
    this.querySelector<HTMLElement>('.me')?.focus()
  }

  private readonly left = (event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Node) || this.contains(event.relatedTarget)) return
    this.open = false
  }

  protected override render() {
    const { session } = this
    const persona = session.persona
    if (!persona) return nothing
    const waiting = [...session.others.values()].reduce((sum, count) => sum + count, 0)
    return html`<div class="people" @keydown=${this.keys} @focusout=${this.left}>
      ${this.open ? this.menu() : nothing}
      <button type="button" class="me" aria-expanded=${this.open} @click=${this.toggle}>
        ${avatar(persona.name)}
        <span class="me-text"><span class="me-name">${persona.name}</span><span class="me-detail">${session.word('switchPersona')}</span></span>
        ${waiting > 0 ? html`<span class="badge">${waiting}</span>` : nothing}${icons.chevron}
      </button>
    </div>`
  }

  private menu() {
    const { session } = this
    const personas = session.world?.personas ?? []
    const speak = (event: Event) => {
      const chosen = locales.find((locale) => locale === (event.target as HTMLSelectElement).value) // the listener is on a select
      if (chosen) void session.speak(chosen).catch(() => undefined)
    }
    const paint = (event: Event) => {
      chooseTheme((event.target as HTMLSelectElement).value) // the listener is on a select
    }
    return html`<div class="people-menu">
      <h2>${session.word('playAs')}</h2>
      <ul>${personas.map((persona) => {
        const address = `?persona=${encodeURIComponent(persona.slug)}#${session.channel ?? ''}`
        const mine = persona.id === session.me
        const waiting = session.others.get(persona.id) ?? 0
        const change = (event: MouseEvent) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          this.open = false
          this.dispatchEvent(new CustomEvent('become', { detail: persona.slug, bubbles: true }))
        }
        return html`<li>
          <a class="persona" href=${address} aria-current=${mine ? 'true' : nothing} @click=${change}>${avatar(persona.name)}<span>${persona.name}</span>
            ${waiting > 0 ? html`<span class="badge">${waiting}</span>` : nothing}${mine ? icons.check : nothing}</a>
          <a class="persona-tab" href=${address} target="_blank" rel="noopener" aria-label=${session.word('inNewTab', { name: persona.name })} title=${session.word('inNewTab', { name: persona.name })}>${icons.external}</a>
        </li>`
      })}</ul>
      <label>${session.word('language')}<select @change=${speak}>${locales.map((locale) => html`<option value=${locale} ?selected=${locale === session.locale}>${languageNames[locale]}</option>`)}</select></label>
      <label>${session.word('theme')}<select @change=${paint}>${themes.map((theme) => html`<option value=${theme} ?selected=${theme === currentTheme()}>${session.word(theme)}</option>`)}</select></label>
      <p class="subtext">${session.word(session.world?.open ? 'openToOthers' : 'loopbackOnly')}</p>
    </div>`
  }
}

customElements.define('chat-people', People)
