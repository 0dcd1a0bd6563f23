import type { Button, Image, Select, ShownMessage } from './api.ts'
import { all, isButton, isSelect } from './components.ts'
import type { Core } from './core.ts'
import { type Attachment, type Component, type Embed, Kind, type Message, MessageFlag, type User } from './shapes.ts'
import type { StoredMessage } from './world.ts'

/** Everything a person can read in a message, one piece per line. */
function textOf(message: Message): string {
  const displays = all(message.components).filter((component) => component.type === Kind.textDisplay)
  const embeds = message.embeds.flatMap((embed) => [
    embed.author?.name,
    embed.title,
    embed.description,
    ...(embed.fields ?? []).flatMap((field) => [field.name, field.value]),
    embed.footer?.text,
  ])
  return [message.content, ...displays.map((component) => component.content), ...embeds].filter((text) => text).join('\n')
}

const buttonsOf = (message: Message): Button[] =>
  all(message.components)
    .filter(isButton)
    .map((button) => ({
      label: button.label ?? button.emoji?.name ?? '',
      customId: button.custom_id ?? null,
      url: button.url ?? null,
      style: button.style ?? 2,
      disabled: button.disabled ?? false,
      emoji: button.emoji?.name ?? null,
    }))

const selectKinds: Record<number, Select['kind']> = {
  [Kind.stringSelect]: 'string',
  [Kind.userSelect]: 'user',
  [Kind.roleSelect]: 'role',
  [Kind.mentionableSelect]: 'mentionable',
  [Kind.channelSelect]: 'channel',
}

const selectsOf = (message: Message): Select[] =>
  all(message.components)
    .filter(isSelect)
    .map((select) => ({
      customId: select.custom_id ?? '',
      kind: selectKinds[select.type] ?? 'string',
      placeholder: select.placeholder ?? null,
      options: select.options ?? [],
      minimum: select.min_values ?? 1,
      maximum: select.max_values ?? 1,
      disabled: select.disabled ?? false,
    }))

/** Pictures as shown: media galleries, thumbnails and embeds; plain attachments only where no component shows them. */
function imagesOf(message: Message): Image[] {
  const components = all(message.components)
  const name = (url: string) => decodeURIComponent(url.split('/').pop() ?? '')
  const described = (url: string, alt: string | null | undefined): Image => ({
    url,
    name: name(url),
    alt: alt ?? message.attachments.find((attachment) => attachment.url === url)?.description ?? null,
  })
  const fromComponents = components.flatMap((component: Component) => [
    ...(component.items ?? []).map((item) => described(item.media.url, item.description)),
    ...(component.media ? [described(component.media.url, component.description)] : []),
  ])
  const fromEmbeds = message.embeds.flatMap((embed) =>
    [embed.image, embed.thumbnail].filter((media) => media !== undefined).map((media) => described(media.url, null)),
  )
  const fromAttachments =
    message.flags & MessageFlag.componentsV2
      ? []
      : message.attachments
          .filter(
            (attachment) =>
              attachment.content_type?.startsWith('image/') && !fromEmbeds.some((image) => image.url === attachment.url),
          )
          .map((attachment) => described(attachment.url, attachment.description))
  return [...fromComponents, ...fromEmbeds, ...fromAttachments]
}

/** A message as somebody looking at a screen would tell it. */
export function describeMessage(message: Message, ephemeral: boolean): string {
  const notes = [
    ephemeral ? 'private' : '',
    message.flags & MessageFlag.loading ? 'thinking' : '',
    message.edited_timestamp ? 'edited' : '',
  ].filter((note) => note)
  const lines = [`${message.author.global_name ?? message.author.username}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}:`]
  for (const line of textOf(message).split('\n')) if (line) lines.push(`  ${line}`)
  for (const { name, alt } of imagesOf(message)) lines.push(`  [picture ${name}${alt ? `: ${alt}` : ''}]`)
  const buttons = buttonsOf(message).map((button) => `[${button.label}${button.disabled ? ', disabled' : ''}]`)
  if (buttons.length > 0) lines.push(`  ${buttons.join(' ')}`)
  for (const select of selectsOf(message)) {
    lines.push(
      `  <${select.placeholder ?? select.customId}${select.disabled ? ', disabled' : ''}: ${select.options.map((option) => option.label).join(' | ')}>`,
    )
  }
  return lines.join('\n')
}

/** A message seen through the world: always as it is now. */
export class SeenMessage implements ShownMessage {
  readonly #core: Core
  readonly #stored: StoredMessage

  constructor(core: Core, stored: StoredMessage) {
    this.#core = core
    this.#stored = stored
  }

  get id(): string {
    return this.raw.id
  }
  get channel(): string {
    return this.raw.channel_id
  }
  get raw(): Message {
    return this.#stored.message
  }
  get author(): User {
    return this.raw.author
  }
  get ephemeral(): boolean {
    return this.#stored.ephemeralFor !== null
  }
  get thinking(): boolean {
    return Boolean(this.raw.flags & MessageFlag.loading)
  }
  get deleted(): boolean {
    return this.#stored.deleted
  }
  get edited(): boolean {
    return this.raw.edited_timestamp !== null
  }
  get text(): string {
    return textOf(this.raw)
  }
  get buttons(): Button[] {
    return buttonsOf(this.raw)
  }
  get selects(): Select[] {
    return selectsOf(this.raw)
  }
  get images(): Image[] {
    return imagesOf(this.raw)
  }
  get altTexts(): string[] {
    return this.images.flatMap((image) => (image.alt ? [image.alt] : []))
  }
  get attachments(): Attachment[] {
    return this.raw.attachments
  }
  get embeds(): Embed[] {
    return this.raw.embeds
  }
  file(url: string): Uint8Array {
    return fileAt(this.#core, url)
  }
  describe(): string {
    return describeMessage(this.raw, this.ephemeral)
  }
}

export function fileAt(core: Core, url: string): Uint8Array {
  const file = core.world.files.get(url.replace(core.origin, ''))
  if (!file) throw new Error(`nothing is served at ${url}`)
  return file.bytes
}
