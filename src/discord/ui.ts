import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIChannelSelectComponent,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  type APIFileComponent,
  type APIMediaGalleryComponent,
  type APIMessageTopLevelComponent,
  type APIRoleSelectComponent,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  type APITextDisplayComponent,
  ButtonStyle,
  ChannelType,
  ComponentType,
  MessageFlags,
  SelectMenuDefaultValueType,
} from 'discord.js'
import { clip } from './words/text.ts'

/** What Discord allows in one message. */
export const limits = {
  text: 4000,
  components: 40,
  row: 5,
  options: 25,
  label: 80,
  option: 100,
  alt: 1024,
  customId: 100,
} as const

/** A label stays whole on a phone up to about so many characters. */
export const visibleLabel = 34

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>
export type Part = APIComponentInContainer

export const text = (content: string): APITextDisplayComponent => ({ type: ComponentType.TextDisplay, content })

export const line = (): Part => ({ type: ComponentType.Separator, divider: true, spacing: 1 })

export const row = (...components: APIComponentInMessageActionRow[]): Row => ({ type: ComponentType.ActionRow, components })

/** Buttons in rows of five. */
export function rows(buttons: readonly APIComponentInMessageActionRow[]): Row[] {
  const result: Row[] = []
  for (let start = 0; start < buttons.length; start += limits.row) result.push(row(...buttons.slice(start, start + limits.row)))
  return result
}

/** The colour of a message's edge: what it is about. */
export const edges = { play: 0x5865f2, over: 0xf0b232, lobby: 0x3ba55d, question: 0x9b59b6 } as const

export type Look = 'main' | 'plain' | 'good' | 'danger'
const styles = {
  main: ButtonStyle.Primary,
  plain: ButtonStyle.Secondary,
  good: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const

export const button = (
  id: string,
  label: string,
  look: Look = 'plain',
  more: { disabled?: boolean } = {},
): APIButtonComponent => ({
  type: ComponentType.Button,
  custom_id: id,
  label: clip(label, visibleLabel),
  style: styles[look],
  ...(more.disabled && { disabled: true }),
})

export interface Entry {
  readonly value: string
  readonly label: string
  readonly help?: string | undefined
  readonly chosen?: boolean
}

export interface SelectLook {
  readonly min?: number
  readonly max?: number
}

export function select(
  id: string,
  placeholder: string,
  entries: readonly Entry[],
  { min = 1, max = 1 }: SelectLook = {},
): APIStringSelectComponent {
  const options = entries.slice(0, limits.options).map(
    ({ value, label, help, chosen }): APISelectMenuOption => ({
      value,
      label: clip(label || '–', limits.option),
      ...(help && { description: clip(help, limits.option) }),
      ...(chosen && { default: true }),
    }),
  )
  return {
    type: ComponentType.StringSelect,
    custom_id: id,
    placeholder: clip(placeholder, 150),
    min_values: Math.min(min, options.length),
    max_values: Math.max(1, Math.min(max, options.length)),
    options,
  }
}

/** One role of the server, or none. */
export const roleSelect = (id: string, placeholder: string, chosen: string | null): APIRoleSelectComponent => ({
  type: ComponentType.RoleSelect,
  custom_id: id,
  placeholder: clip(placeholder, 150),
  min_values: 0,
  max_values: 1,
  default_values: chosen === null ? [] : [{ id: chosen, type: SelectMenuDefaultValueType.Role }],
})

/** Some channels of the server, or none. A thread belongs to its channel, a post to its forum. */
export const channelSelect = (id: string, placeholder: string, chosen: readonly string[]): APIChannelSelectComponent => ({
  type: ComponentType.ChannelSelect,
  custom_id: id,
  placeholder: clip(placeholder, 150),
  channel_types: [
    ChannelType.GuildText,
    ChannelType.GuildAnnouncement,
    ChannelType.GuildForum,
    ChannelType.GuildVoice,
    ChannelType.GuildStageVoice,
  ],
  min_values: 0,
  max_values: limits.options,
  default_values: chosen.map((channel) => ({ id: channel, type: SelectMenuDefaultValueType.Channel })),
})

/** One channel in which threads can be made, or none. */
export const threadedChannelSelect = (id: string, placeholder: string, chosen: string | null): APIChannelSelectComponent => ({
  ...channelSelect(id, placeholder, chosen === null ? [] : [chosen]),
  channel_types: [ChannelType.GuildText, ChannelType.GuildAnnouncement],
  max_values: 1,
})

export const picture = (name: string, alt: string): APIMediaGalleryComponent => ({
  type: ComponentType.MediaGallery,
  items: [{ media: { url: `attachment://${name}` }, description: clip(alt, limits.alt) }],
})

/** A file to be kept, which goes with the message. */
export const file = (name: string): APIFileComponent => ({ type: ComponentType.File, file: { url: `attachment://${name}` } })

export const container = (parts: readonly (Part | undefined | false)[], colour?: number): APIContainerComponent => ({
  type: ComponentType.Container,
  components: parts.filter((part): part is Part => Boolean(part)),
  ...(colour !== undefined && { accent_color: colour }),
})

/** A file that goes with a message. */
export interface File {
  readonly name: string
  readonly bytes: Uint8Array
  readonly alt: string
}

/** A message as this bot sends every one of them: components only, and nobody is pinged unless named. */
export interface Message {
  readonly components: readonly APIMessageTopLevelComponent[]
  readonly files?: readonly File[]
  /** The people that this message may ping. */
  readonly ping?: readonly string[]
  /** It appears without a sound: whoever gets it wants quiet now. */
  readonly silent?: boolean
}

export const message = (
  components: readonly APIMessageTopLevelComponent[],
  more: { files?: readonly File[]; ping?: readonly string[] } = {},
): Message => ({ components, ...more })

/** What did not happen, or should be thought about once more, has a sign of its own; what was done has another. */
export const warning = (said: string): string => `⚠️ ${said}`
export const success = (said: string): string => `✔ ${said}`

export const says = (content: string): Message => message([container([text(clip(content, limits.text))])])

/** A message in the form discord.js takes, for sending and for editing alike. */
export function payload({ components, files = [], ping = [] }: Message) {
  return {
    flags: MessageFlags.IsComponentsV2 as const,
    components: [...components],
    files: files.map(({ name, bytes, alt }) => ({
      name,
      attachment: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
      description: clip(alt, limits.alt),
    })),
    // An edit that brings its own files must not keep the old ones.
    attachments: [],
    allowedMentions: { parse: [], users: [...ping] },
  }
}
