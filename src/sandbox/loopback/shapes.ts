/** The pieces of Discord's JSON that the loopback keeps and serves. Only fields that something here reads are named. */

export interface User {
  id: string
  username: string
  global_name: string | null
  discriminator: string
  avatar: string | null
  bot?: boolean
  public_flags?: number
  flags?: number
  banner?: string | null
  accent_color?: number | null
  primary_guild?: null
}

export interface Role {
  id: string
  name: string
  permissions: string
  color: number
  position: number
  managed: boolean
  mentionable: boolean
  hoist: boolean
  tags?: { bot_id?: string }
}

export interface Member {
  user: User
  nick: string | null
  roles: string[]
  joined_at: string
}

export interface Overwrite {
  id: string
  /** 0 a role, 1 a member. */
  type: 0 | 1
  allow: string
  deny: string
}

export interface ThreadMetadata {
  archived: boolean
  auto_archive_duration: number
  archive_timestamp: string
  locked: boolean
  invitable?: boolean
  create_timestamp?: string
}

export const ChannelKind = {
  text: 0,
  direct: 1,
  voice: 2,
  category: 4,
  announcement: 5,
  announcementThread: 10,
  publicThread: 11,
  privateThread: 12,
  stage: 13,
  forum: 15,
} as const

export interface Channel {
  id: string
  type: number
  guild_id?: string
  name?: string
  topic?: string | null
  position?: number
  parent_id?: string | null
  permission_overwrites?: Overwrite[]
  nsfw?: boolean
  rate_limit_per_user?: number
  last_message_id: string | null
  recipients?: User[]
  owner_id?: string
  thread_metadata?: ThreadMetadata
  message_count?: number
  member_count?: number
  total_message_sent?: number
  flags: number
}

export interface Attachment {
  id: string
  filename: string
  size: number
  url: string
  proxy_url: string
  content_type?: string
  description?: string
  title?: string
  width?: number | null
  height?: number | null
  ephemeral?: boolean
}

export interface Emoji {
  id?: string | null
  name?: string | null
  animated?: boolean
}

export interface SelectOption {
  label: string
  value: string
  description?: string | null
  emoji?: Emoji
  default?: boolean
}

/** A media reference: what the sender named, and where a client finds it. */
export interface Media {
  id?: string
  url: string
  proxy_url?: string
  attachment_id?: string
  content_type?: string
  width?: number | null
  height?: number | null
}

export const Kind = {
  actionRow: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  textDisplay: 10,
  thumbnail: 11,
  mediaGallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  fileUpload: 19,
  radioGroup: 21,
  checkboxGroup: 22,
  checkbox: 23,
} as const

/** Any component of a message or a modal; which fields are there follows from the type. */
export interface Component {
  type: number
  id?: number
  custom_id?: string
  components?: Component[]
  component?: Component
  accessory?: Component
  content?: string
  label?: string
  title?: string
  description?: string | null
  style?: number
  emoji?: Emoji
  url?: string
  sku_id?: string
  disabled?: boolean
  placeholder?: string
  min_values?: number
  max_values?: number
  options?: SelectOption[]
  default_values?: { id: string; type: string }[]
  channel_types?: number[]
  min_length?: number
  max_length?: number
  required?: boolean
  value?: string
  default?: boolean
  items?: { media: Media; description?: string | null; spoiler?: boolean }[]
  media?: Media
  file?: Media
  name?: string
  size?: number
  spacing?: number
  divider?: boolean
  accent_color?: number | null
  spoiler?: boolean
}

export interface Embed {
  type?: string
  title?: string
  description?: string
  url?: string
  timestamp?: string
  color?: number
  footer?: { text: string; icon_url?: string }
  image?: Media
  thumbnail?: Media
  author?: { name: string; url?: string; icon_url?: string }
  fields?: { name: string; value: string; inline?: boolean }[]
}

export const MessageFlag = {
  suppressEmbeds: 1 << 2,
  hasThread: 1 << 5,
  ephemeral: 1 << 6,
  loading: 1 << 7,
  suppressNotifications: 1 << 12,
  componentsV2: 1 << 15,
} as const

export interface InteractionMetadata {
  id: string
  type: number
  user: User
  authorizing_integration_owners: Record<string, string>
  original_response_message_id?: string
  interacted_message_id?: string
  triggering_interaction_metadata?: InteractionMetadata
  name?: string
}

export interface Message {
  id: string
  type: number
  channel_id: string
  content: string
  author: User
  attachments: Attachment[]
  embeds: Embed[]
  components: Component[]
  mentions: User[]
  mention_roles: string[]
  mention_everyone: boolean
  pinned: boolean
  tts: boolean
  timestamp: string
  edited_timestamp: string | null
  flags: number
  nonce?: string | number
  position?: number
  application_id?: string
  webhook_id?: string
  message_reference?: { type?: number; message_id?: string; channel_id: string; guild_id?: string }
  referenced_message?: Message | null
  interaction_metadata?: InteractionMetadata
  /** Older than interaction_metadata, still sent by Discord. */
  interaction?: { id: string; type: number; name: string; user: User }
  thread?: Channel
}

export const OptionKind = {
  subcommand: 1,
  subcommandGroup: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
  attachment: 11,
} as const

export interface Choice {
  name: string
  name_localizations?: Record<string, string> | null
  value: string | number
}

export interface CommandOption {
  type: number
  name: string
  name_localizations?: Record<string, string> | null
  description: string
  description_localizations?: Record<string, string> | null
  required?: boolean
  choices?: Choice[]
  options?: CommandOption[]
  channel_types?: number[]
  min_value?: number
  max_value?: number
  min_length?: number
  max_length?: number
  autocomplete?: boolean
}

export interface Command {
  id: string
  application_id: string
  version: string
  type: number
  guild_id?: string
  name: string
  name_localizations?: Record<string, string> | null
  description: string
  description_localizations?: Record<string, string> | null
  options?: CommandOption[]
  default_member_permissions: string | null
  dm_permission?: boolean
  contexts: number[] | null
  integration_types?: number[]
  nsfw: boolean
}

/** An option as a person filled it in, as an interaction carries it. */
export interface FilledOption {
  type: number
  name: string
  value?: string | number | boolean
  options?: FilledOption[]
  focused?: boolean
}

export const InteractionKind = { ping: 1, command: 2, component: 3, autocomplete: 4, modal: 5 } as const

export const CallbackKind = {
  pong: 1,
  message: 4,
  deferredMessage: 5,
  deferredUpdate: 6,
  update: 7,
  autocomplete: 8,
  modal: 9,
} as const
