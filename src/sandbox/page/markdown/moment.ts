import { html } from 'lit'
import { Part } from '../parts/part.ts'
import { formatTimestamp } from '../time.ts'

const shown = new Set<Moment>()
let timer = 0

/** A point in time in the reader's zone and language; relative ones move on by themselves. */
class Moment extends Part {
  static override properties = { seconds: { type: Number }, form: {}, locale: {} }
  declare seconds: number
  declare form: string
  declare locale: string

  override connectedCallback() {
    super.connectedCallback()
    if (this.form !== 'R') return
    shown.add(this)
    timer ||= window.setInterval(() => {
      for (const moment of shown) moment.requestUpdate()
    }, 1000)
  }

  override disconnectedCallback() {
    super.disconnectedCallback()
    shown.delete(this)
    if (shown.size > 0) return
    clearInterval(timer)
    timer = 0
  }

  protected override render() {
    const date = new Date(this.seconds * 1000)
    if (Number.isNaN(date.getTime())) return html`${this.seconds}`
    const words = formatTimestamp(this.seconds, this.form, this.locale, Date.now())
    const full = formatTimestamp(this.seconds, 'F', this.locale, Date.now())
    return html`<time datetime=${date.toISOString()} title=${full}>${words}</time>`
  }
}

customElements.define('chat-moment', Moment)
