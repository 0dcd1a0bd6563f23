import { html, nothing, type TemplateResult } from 'lit'
import { classMap } from 'lit/directives/class-map.js'
import { type Component, Kind } from '../../loopback/shapes.ts'
import { markdown } from '../markdown/render.ts'
import type { MessageScene } from '../scene.ts'
import { drawButton } from './button.ts'
import { drawFile, drawGallery, drawThumbnail } from './images.ts'
import { drawSelect } from './select-from-component.ts'

type Draw = (component: Component, scene: MessageScene) => TemplateResult | typeof nothing

const drawers: Record<number, Draw> = {
  [Kind.actionRow]: (row, scene) => html`<div class="action-row">${drawAll(row.components, scene)}</div>`,
  [Kind.button]: drawButton,
  [Kind.stringSelect]: drawSelect,
  [Kind.userSelect]: drawSelect,
  [Kind.roleSelect]: drawSelect,
  [Kind.mentionableSelect]: drawSelect,
  [Kind.channelSelect]: drawSelect,
  [Kind.section]: (section, scene) =>
    html`<div class="section"><div class="section-text">${drawAll(section.components, scene)}</div>
      <div class="section-side">${section.accessory ? drawComponent(section.accessory, scene) : nothing}</div></div>`,
  [Kind.textDisplay]: (text, scene) => html`<div class="markdown">${markdown(text.content ?? '', scene)}</div>`,
  [Kind.thumbnail]: drawThumbnail,
  [Kind.mediaGallery]: drawGallery,
  [Kind.file]: (file, scene) =>
    file.file ? drawFile(file.file.url, file.name ?? file.file.url.split('/').at(-1) ?? '', file.size, scene) : nothing,
  [Kind.separator]: (separator) =>
    html`<div class=${classMap({ separator: true, line: separator.divider !== false, large: separator.spacing === 2 })}></div>`,
  [Kind.container]: drawContainer,
}

/** One component of a message, Components V2 or the older rows. */
export function drawComponent(component: Component, scene: MessageScene): TemplateResult | typeof nothing {
  return drawers[component.type]?.(component, scene) ?? nothing
}

const drawAll = (components: Component[] | undefined, scene: MessageScene) =>
  (components ?? []).map((inner) => drawComponent(inner, scene))

function drawContainer(container: Component, scene: MessageScene): TemplateResult {
  const colour = container.accent_color
  const style = typeof colour === 'number' ? `--accent:#${colour.toString(16).padStart(6, '0')}` : nothing
  const accented = style !== nothing
  const content = drawAll(container.components, scene)
  if (!container.spoiler) return html`<div class=${classMap({ container: true, accented })} style=${style}>${content}</div>`
  return html`<details class=${classMap({ container: true, accented })} style=${style}><summary>${scene.word('spoiler')}</summary>${content}</details>`
}
