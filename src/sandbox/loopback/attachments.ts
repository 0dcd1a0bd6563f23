import { mediaOf, walk } from './components.ts'
import type { Core } from './core.ts'
import { FieldErrors, Refusal, refuseField } from './errors.ts'
import { dimensionsOf, typeOf } from './images.ts'
import type { Attachment, Component, Embed, Media } from './shapes.ts'

export interface UploadedFile {
  field: string
  name: string
  type: string
  bytes: Uint8Array
}

export interface AttachmentRequest {
  id: string | number
  filename?: string | null
  description?: string | null
  title?: string | null
}

/** Keeps an uploaded file and says where it is served. */
export function storeFile(
  core: Core,
  channel: string,
  file: UploadedFile,
  more: AttachmentRequest | undefined,
  ephemeral: boolean,
): Attachment {
  const id = core.ids.next()
  // Discord replaces what cannot stand in an address; a picture's name reaches everybody.
  const filename = (more?.filename ?? file.name).replace(/[^\p{L}\p{N}._-]+/gu, '_')
  const path = `/attachments/${channel}/${id}/${encodeURIComponent(filename)}`
  const type = file.type && file.type !== 'application/octet-stream' ? file.type : typeOf(filename)
  core.world.files.set(path, { name: filename, type, bytes: file.bytes })
  const url = core.origin + path
  const attachment: Attachment = { id, filename, size: file.bytes.length, url, proxy_url: url, content_type: type }
  const size = dimensionsOf(file.bytes)
  if (size) Object.assign(attachment, size)
  if (more?.description) attachment.description = more.description
  if (more?.title) attachment.title = more.title
  if (ephemeral) attachment.ephemeral = true
  return attachment
}

/** The attachments a message has after a request: kept ones by id, then the files that came along. */
export function attachmentsAfter(
  core: Core,
  channel: string,
  before: readonly Attachment[],
  asked: readonly AttachmentRequest[] | null | undefined,
  files: readonly UploadedFile[],
  ephemeral: boolean,
): Attachment[] {
  if (files.some((file) => file.bytes.length > core.limits.attachmentBytes)) throw new Refusal(40005)
  if (files.length > 10) refuseField(['attachments'], 'BASE_TYPE_MAX_LENGTH', 'Must be 10 or fewer in length.')
  const kept = asked
    ? before
        .filter((attachment) => asked.some((entry) => String(entry.id) === attachment.id))
        .map((attachment) => described(attachment, asked))
    : [...before]
  const errors = new FieldErrors()
  for (const [index, entry] of (asked ?? []).entries()) {
    const known =
      before.some((attachment) => attachment.id === String(entry.id)) || files.some((file) => file.field === `files[${entry.id}]`)
    if (!known) errors.add(['attachments', index], 'ATTACHMENT_NOT_FOUND', 'Attachment not found')
  }
  errors.refuseIfAny()
  const uploaded = files.map((file) =>
    storeFile(
      core,
      channel,
      file,
      asked?.find((entry) => file.field === `files[${entry.id}]`),
      ephemeral,
    ),
  )
  return [...kept, ...uploaded]
}

function described(attachment: Attachment, asked: readonly AttachmentRequest[]): Attachment {
  const description = asked.find((entry) => String(entry.id) === attachment.id)?.description
  return description ? { ...attachment, description } : attachment
}

/** Puts addresses in place of `attachment://name`; a name nobody uploaded is refused, as Discord does. */
export function resolveMedia(
  components: readonly Component[],
  embeds: readonly Embed[],
  attachments: readonly Attachment[],
  errors: FieldErrors,
  root: readonly string[] = [],
): void {
  const resolve = (media: Media): boolean => {
    if (!media.url.startsWith('attachment://')) return true
    const name = media.url.slice('attachment://'.length)
    const attachment = attachments.findLast((candidate) => candidate.filename === name)
    if (!attachment) return false
    media.url = attachment.url
    media.proxy_url = attachment.proxy_url
    media.attachment_id = attachment.id
    if (attachment.content_type) media.content_type = attachment.content_type
    if (attachment.width) media.width = attachment.width
    if (attachment.height) media.height = attachment.height
    return true
  }
  for (const placed of walk(components, [...root, 'components'])) {
    for (const { media, path } of mediaOf(placed)) {
      if (!resolve(media)) {
        errors.add(
          [...path, 'url'],
          'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
          'The referenced attachment could not be found.',
        )
      }
    }
    if (placed.component.file) {
      const attachment = attachments.find((candidate) => candidate.id === placed.component.file?.attachment_id)
      if (attachment) Object.assign(placed.component, { name: attachment.filename, size: attachment.size })
    }
  }
  // Embeds that name a missing file just show no picture.
  for (const embed of embeds) for (const media of [embed.image, embed.thumbnail]) if (media) resolve(media)
}
