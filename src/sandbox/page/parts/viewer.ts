import { html, nothing, type PropertyValues } from 'lit'
import type { Session } from '../session.ts'
import { icons } from './icons.ts'
import { Part } from './part.ts'

const zooms = [1, 1.5, 2, 3, 4]

/** A picture as large as the window, with its words below; + and - enlarge it, the arrows turn to the next. */
class Viewer extends Part {
  static override properties = { session: { attribute: false }, version: { type: Number }, zoom: { state: true } }
  declare session: Session
  declare version: number
  declare zoom: number
  private shown: Session['viewer'] = null

  constructor() {
    super()
    this.zoom = 0
  }

  private get dialog(): HTMLDialogElement | null {
    return this.querySelector('dialog')
  }

  protected override willUpdate() {
    if (this.session.viewer === this.shown) return
    this.shown = this.session.viewer
    this.zoom = 0
  }

  protected override updated(_changed: PropertyValues<this>) {
    const dialog = this.dialog
    if (!dialog || dialog.open) return
    dialog.showModal()
  }

  private readonly close = () => {
    // Closing gives the focus back to the picture it came from; taking the dialog away would lose it.
    this.dialog?.close()
    this.session.hideImages()
  }

  private step(by: number) {
    const viewer = this.session.viewer
    if (!viewer) return
    const index = viewer.index + by
    if (index >= 0 && index < viewer.pictures.length) this.session.showImages(viewer.pictures, index)
  }

  private enlarge(by: number) {
    this.zoom = Math.max(0, Math.min(zooms.length - 1, this.zoom + by))
  }

  private readonly keys = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') this.enlarge(1)
    else if (event.key === '-') this.enlarge(-1)
    else if (event.key === '0') this.zoom = 0
    else if (event.key === 'ArrowRight' && this.zoom === 0) this.step(1)
    else if (event.key === 'ArrowLeft' && this.zoom === 0) this.step(-1)
    else return
    event.preventDefault()
  }

  protected override render() {
    const { session } = this
    const viewer = session.viewer
    const picture = viewer?.pictures[viewer.index]
    if (!viewer || !picture) return nothing
    const several = viewer.pictures.length > 1
    const scale = zooms[this.zoom] ?? 1
    const outside = (event: MouseEvent) => {
      if (event.target === this.dialog || (event.target as Element).classList.contains('viewer-stage')) this.close() // clicks hit elements
    }
    const toggle = () => this.enlarge(this.zoom === 0 ? 2 : -this.zoom)
    return html`<dialog class="viewer" aria-label=${session.word('picture')} @cancel=${this.close} @keydown=${this.keys} @click=${outside}>
      <div class="viewer-bar">
        ${several ? html`<span>${viewer.index + 1} / ${viewer.pictures.length}</span>` : nothing}
        <button type="button" @click=${() => this.enlarge(-1)} ?disabled=${this.zoom === 0} aria-label=${session.word('smaller')}>${icons.zoomOut}</button>
        <button type="button" @click=${() => this.enlarge(1)} ?disabled=${this.zoom === zooms.length - 1} aria-label=${session.word('larger')}>${icons.zoomIn}</button>
        <a href=${picture.url} target="_blank" rel="noopener" aria-label=${session.word('openOriginal')}>${icons.external}</a>
        <button type="button" @click=${this.close} aria-label=${session.word('close')}>${icons.close}</button>
      </div>
      <div class="viewer-stage" tabindex="0" role="group" aria-label=${session.word('picture')}>
        <img src=${picture.url} alt=${picture.description || picture.name} style="--zoom:${scale}" class=${this.zoom > 0 ? 'zoomed' : ''} @click=${toggle} />
      </div>
      ${
        several
          ? html`<button type="button" class="viewer-step left" ?disabled=${viewer.index === 0} @click=${() => this.step(-1)} aria-label=${session.word('previous')}>${icons.left}</button>
        <button type="button" class="viewer-step right" ?disabled=${viewer.index === viewer.pictures.length - 1} @click=${() => this.step(1)} aria-label=${session.word('next')}>${icons.right}</button>`
          : nothing
      }
      ${picture.description ? html`<p class="viewer-words">${picture.description}</p>` : nothing}
    </dialog>`
  }
}

customElements.define('chat-viewer', Viewer)
