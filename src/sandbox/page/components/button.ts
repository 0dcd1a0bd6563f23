import { html, nothing, type TemplateResult } from 'lit'
import { classMap } from 'lit/directives/class-map.js'
import { keyed } from 'lit/directives/keyed.js'
import type { Component, Emoji } from '../../loopback/shapes.ts'
import { icons } from '../parts/icons.ts'
import type { MessageScene } from '../scene.ts'

const styles: Record<number, string> = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'link' }

const drawEmoji = (emoji: Emoji | undefined) =>
  emoji?.name ? html`<span class="emoji" aria-hidden="true">${emoji.id ? `:${emoji.name}:` : emoji.name}</span>` : nothing

/** A button of another id is another element: a press begun on one never ends on what took its place meanwhile. */
export const drawButton = (component: Component, scene: MessageScene): TemplateResult =>
  html`${keyed(component.custom_id ?? component.url, button(component, scene))}`

function button(component: Component, scene: MessageScene): TemplateResult {
  const { custom_id: id, url, label, emoji } = component
  const face = html`${drawEmoji(emoji)}<span class="button-label">${label}</span>`
  const name = label ? nothing : (emoji?.name ?? nothing)
  if (url !== undefined && !component.disabled)
    return html`<a class="button link" href=${url} target="_blank" rel="noopener noreferrer" aria-label=${name}>${face}${icons.external}</a>`
  const busy = id !== undefined && scene.busy === id
  // Not the disabled attribute while it works: a button that loses the focus would throw a keyboard back to the top.
  const press = () => {
    if (id !== undefined && scene.busy === null) scene.press(id)
  }
  const classes = { button: true, [styles[component.style ?? 2] ?? 'secondary']: true, busy }
  return html`<button type="button" class=${classMap(classes)} ?disabled=${component.disabled} aria-busy=${busy ? 'true' : nothing}
    aria-label=${name} data-id=${id ?? nothing} @click=${press}>
    ${face}${busy ? html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>` : nothing}
  </button>`
}
