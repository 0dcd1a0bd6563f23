import { html, nothing } from 'lit'
import { type Component, Kind } from '../../loopback/shapes.ts'
import type { FieldValue } from '../../web/protocol.ts'
import { drawField, type FieldScene, problemOf } from '../components/field.ts'
import { markdown } from '../markdown/render.ts'
import type { Session } from '../session.ts'
import { allRead } from '../upload.ts'
import { icons } from './icons.ts'
import { Part } from './part.ts'

/** The form a bot opens. What was typed stays until it is accepted. */
class ModalDialog extends Part {
  static override properties = { session: { attribute: false }, version: { type: Number }, problems: { state: true } }
  declare session: Session
  declare version: number
  declare problems: Map<string, string>
  private values = new Map<string, FieldValue>()
  private shown: string | null = null
  private opener: Element | null = null

  constructor() {
    super()
    this.problems = new Map()
  }

  protected override willUpdate() {
    const open = this.session.modal?.open ?? null
    if ((open?.id ?? null) === this.shown) return
    this.shown = open?.id ?? null
    this.values = new Map()
    this.problems = new Map()
  }

  protected override updated() {
    const dialog = this.querySelector('dialog')
    if (dialog && !dialog.open) {
      this.opener = document.activeElement
      dialog.showModal()
      dialog.querySelector<HTMLElement>('input, textarea, .select-button')?.focus()
    } else if (!dialog && this.opener instanceof HTMLElement) {
      this.opener.focus()
      this.opener = null
    }
  }

  /** Every input with the label around it, rows of the older kind included. */
  private fields(): { label: Component | null; input: Component }[] {
    return (this.session.modal?.open.components ?? []).flatMap((component): { label: Component | null; input: Component }[] => {
      if (component.type === Kind.label && component.component) return [{ label: component, input: component.component }]
      if (component.type === Kind.actionRow) return (component.components ?? []).map((input) => ({ label: null, input }))
      return []
    })
  }

  /** What is being corrected is no longer called wrong. */
  private fill(id: string, value: FieldValue) {
    this.values.set(id, value)
    if (!this.problems.has(id)) return
    this.problems = new Map([...this.problems].filter(([field]) => field !== id))
  }

  private readonly submit = async (event: Event) => {
    event.preventDefault()
    await allRead()
    const problems = new Map<string, string>()
    const filled: Record<string, FieldValue> = {}
    for (const { input } of this.fields()) {
      const id = input.custom_id ?? ''
      const value = this.values.get(id)
      const problem = problemOf(input, value, this.session.word)
      if (problem) problems.set(id, problem)
      if (value !== undefined) filled[id] = value
    }
    this.problems = problems
    const first = [...problems.keys()][0]
    if (first === undefined) void this.session.submit(filled)
    else
      void this.updateComplete.then(() =>
        this.querySelector<HTMLElement>(`[data-field="${CSS.escape(first)}"] :is(input, textarea, .select-button)`)?.focus(),
      )
  }

  private readonly cancel = (event: Event) => {
    event.preventDefault()
    this.session.cancelModal()
  }

  protected override render() {
    const modal = this.session.modal
    const world = this.session.world
    if (!modal || !world) return nothing
    const { session } = this
    const scene: FieldScene = {
      word: session.word,
      userName: session.userName,
      bot: world.bot,
      people: world.people,
      channels: world.channels,
      value: (id) => this.values.get(id),
      fill: (id, value) => this.fill(id, value),
      problem: (id) => this.problems.get(id) ?? null,
    }
    return html`<dialog class="modal" aria-labelledby="modal-title" @cancel=${this.cancel}>
      <form @submit=${this.submit} novalidate>
        <header><h2 id="modal-title">${modal.open.title}</h2><button type="button" class="plain" @click=${this.cancel} aria-label=${session.word('close')}>${icons.close}</button></header>
        <div class="modal-body">
          ${modal.open.components.map((component) => {
            if (component.type === Kind.textDisplay)
              return html`<div class="markdown">${markdown(component.content ?? '', session)}</div>`
            return this.fields()
              .filter(({ label, input }) => label === component || component.components?.includes(input))
              .map(({ label, input }) => drawField(label, input, scene))
          })}
          ${modal.problem ? html`<p class="failed" role="alert">${icons.warning} ${modal.problem}</p>` : nothing}
        </div>
        <footer><button type="button" class="button secondary" @click=${this.cancel}>${session.word('cancel')}</button>
          <button type="submit" class="button primary" aria-busy=${modal.sending ? 'true' : nothing}>${session.word('submit')}</button></footer>
      </form>
    </dialog>`
  }
}

customElements.define('chat-modal', ModalDialog)
