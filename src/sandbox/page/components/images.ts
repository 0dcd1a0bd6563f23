import { html, nothing, type TemplateResult } from 'lit'
import { classMap } from 'lit/directives/class-map.js'
import type { Attachment, Component, Media } from '../../loopback/shapes.ts'
import { icons } from '../parts/icons.ts'
import type { MessageScene } from '../scene.ts'
import type { Picture } from '../session.ts'

const tallest = 416

interface Shown extends Picture {
  width: number | null
  height: number | null
  spoiler: boolean
}

export function fromAttachment(attachment: Attachment): Shown {
  return {
    url: attachment.url,
    name: attachment.filename,
    description: attachment.description ?? '',
    width: attachment.width ?? null,
    height: attachment.height ?? null,
    spoiler: attachment.filename.startsWith('SPOILER_'),
  }
}

function fromMedia(media: Media, description: string | null | undefined, spoiler: boolean | undefined): Shown {
  const name = media.url.split('?')[0]?.split('/').at(-1) ?? ''
  const { width = null, height = null } = media
  return { url: media.url, name, description: description ?? '', width, height, spoiler: spoiler ?? false }
}

export const isImage = (attachment: Attachment): boolean =>
  /^image\//.test(attachment.content_type ?? '') || /\.(png|jpe?g|gif|webp|svg)$/i.test(attachment.filename)

export function drawImages(images: Shown[], scene: MessageScene): TemplateResult {
  const open = (index: number) => () => scene.showImages(images, index)
  return html`<div class=${classMap({ gallery: true, [`of-${Math.min(images.length, 4)}`]: true })}>
    ${images.map((image, index) => drawImage(image, scene, open(index), images.length === 1 ? sizeAlone(image) : ''))}
  </div>`
}

/** One picture alone keeps its shape, no larger than it is and no higher than a screen has room for. */
function sizeAlone({ width, height }: Shown): string {
  if (!width || !height) return ''
  return `aspect-ratio:${width}/${height};width:min(100%,${width}px,${Math.round((tallest * width) / height)}px)`
}

function drawImage(image: Shown, scene: MessageScene, open: () => void, size = ''): TemplateResult {
  const reveal = (event: Event) => {
    const button = event.currentTarget
    if (button instanceof HTMLElement && button.classList.contains('hidden')) button.classList.remove('hidden')
    else open()
  }
  return html`<button type="button" class=${classMap({ image: true, hidden: image.spoiler })} @click=${reveal} style=${size}>
    <img src=${image.url} alt=${image.description || scene.word('imageWithoutWords', { name: image.name })} width=${image.width ?? nothing} height=${image.height ?? nothing} />
    <span class="visually-hidden">${scene.word('enlarge')}</span>
    ${image.description ? html`<span class="alt-badge" aria-hidden="true" title=${image.description}>ALT</span>` : nothing}
  </button>`
}

export function drawGallery(component: Component, scene: MessageScene): TemplateResult {
  return drawImages(
    (component.items ?? []).map((item) => fromMedia(item.media, item.description, item.spoiler)),
    scene,
  )
}

export function drawThumbnail(component: Component, scene: MessageScene): TemplateResult {
  if (!component.media) return html``
  const image = fromMedia(component.media, component.description, component.spoiler)
  return html`<div class="thumbnail">${drawImage(image, scene, () => scene.showImages([image], 0))}</div>`
}

export function drawFile(url: string, name: string, size: number | undefined, scene: MessageScene): TemplateResult {
  return html`<a class="file" href=${url} download=${name} target="_blank" rel="noopener">
    ${icons.file}<span><span class="file-name">${name}</span>${size === undefined ? nothing : html`<span class="file-size">${readableSize(size, scene.locale)}</span>`}</span>
  </a>`
}

function readableSize(bytes: number, locale: string): string {
  const [value, unit] = bytes < 1000 ? [bytes, 'byte'] : bytes < 1e6 ? [bytes / 1000, 'kilobyte'] : [bytes / 1e6, 'megabyte']
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
}
