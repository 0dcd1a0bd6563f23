import { html } from 'lit'
import { Part } from '../parts/part.ts'

/** Text that is black until somebody asks for it. */
class Spoiler extends Part {
  static override properties = { content: { attribute: false }, label: {}, open: { state: true } }
  declare content: unknown
  declare label: string
  declare open: boolean

  constructor() {
    super()
    this.label = ''
    this.open = false
  }

  protected override render() {
    if (this.open) return html`<span class="spoiler open">${this.content}</span>`
    const show = () => {
      this.open = true
    }
    // What is hidden must be hidden from a screen reader too, and take its place on the line.
    return html`<button type="button" class="spoiler" aria-label=${this.label} @click=${show}><span aria-hidden="true" inert>${this.content}</span></button>`
  }
}

customElements.define('chat-spoiler', Spoiler)
