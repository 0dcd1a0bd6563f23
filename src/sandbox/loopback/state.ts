import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { z } from 'zod'
import type { Core } from './core.ts'
import { type Channel, type Command, type Member, type Message, MessageFlag, type Role, type User } from './shapes.ts'
import type { Guild } from './world.ts'

/** How many messages of each channel a saved world keeps. */
const keptMessages = 1_000

/** Discord's own JSON inside. `as`: only saveWorld writes it, in our own shapes; checked is what the loopback relies on when loading. */
const shaped = <Shape>(schema: z.ZodType) => schema as z.ZodType<Shape, Shape>
const thing = z.looseObject({ id: z.string() })
const user = shaped<User>(thing)
const saved = z.object({
  version: z.literal(1),
  origin: z.string(),
  applicationId: z.string(),
  bot: user,
  guildId: z.string(),
  people: z.array(z.object({ user, locale: z.string(), directMessagesOpen: z.boolean() })),
  guilds: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      owner_id: z.string(),
      preferred_locale: z.string(),
      roles: z.array(shaped<Role>(thing)),
      members: z.array(shaped<Member>(z.looseObject({ user: thing, roles: z.array(z.string()) }))),
      botPresent: z.boolean(),
    }),
  ),
  channels: z.array(shaped<Channel>(thing)),
  messages: z.array(
    z.object({
      message: shaped<Message>(thing.extend({ channel_id: z.string() })),
      lateEdits: z.array(z.number()),
      pinged: z.array(z.string()),
    }),
  ),
  commands: z.record(z.string(), z.array(shaped<Command>(thing))),
  threadMembers: z.record(z.string(), z.record(z.string(), z.string())),
  files: z.array(z.object({ path: z.string(), name: z.string(), type: z.string() })),
})

/** Writes everything but private messages, which a client forgets too. Files lie beside, one each, written once. */
export function saveWorld(core: Core, file: string): void {
  const { world } = core
  const messages = [...world.messages.values()].flatMap((channel) =>
    [...channel.values()].filter((stored) => !stored.ephemeralFor).slice(-keptMessages),
  )
  const shown = messages.flatMap(({ message }) =>
    message.attachments.map((attachment) => attachment.url.replace(core.origin, '')),
  )
  const files = shown.map((path) => world.files.describe(path)).filter((described) => described !== undefined)
  const folder = filesFolderOf(file)
  mkdirSync(dirname(file), { recursive: true })
  if (files.length > 0) mkdirSync(folder, { recursive: true })
  for (const { path } of files) world.files.copyTo(path, folder)
  const state: z.input<typeof saved> = {
    version: 1,
    origin: core.origin,
    applicationId: world.applicationId,
    bot: { ...world.bot },
    guildId: world.guildId,
    people: [...world.people.values()].map((person) => ({ ...person, user: { ...person.user } })),
    guilds: [...world.guilds.values()].map((guild) => ({
      ...guild,
      roles: guild.roles.map((role) => ({ ...role })),
      members: [...guild.members.values()].map((member) => ({ ...member, user: { ...member.user } })),
    })),
    channels: [...world.channels.values()].map((channel) => ({ ...channel })),
    messages: messages.map(({ message, lateEdits, pinged }) => ({ message: { ...message }, lateEdits, pinged })),
    commands: Object.fromEntries(
      [...world.commands].map(([scope, commands]) => [scope, commands.map((command) => ({ ...command }))]),
    ),
    threadMembers: Object.fromEntries([...world.threadMembers].map(([thread, members]) => [thread, Object.fromEntries(members)])),
    files,
  }
  // A crash while writing must not lose the world: write beside, then replace.
  writeFileSync(`${file}.new`, JSON.stringify(state))
  renameSync(`${file}.new`, file)
}

/** Fills an empty world from a file; addresses are moved to where files are served now. */
export function loadWorld(core: Core, file: string): boolean {
  if (!existsSync(file)) return false
  const text = readFileSync(file, 'utf8')
  const before = saved.parse(JSON.parse(text))
  const state = saved.parse(JSON.parse(text.replaceAll(`${before.origin}/attachments/`, `${core.origin}/attachments/`)))
  const { world } = core
  world.applicationId = state.applicationId
  world.bot = state.bot
  world.guildId = state.guildId
  for (const { user, locale, directMessagesOpen } of state.people) world.people.set(user.id, { user, locale, directMessagesOpen })
  for (const guild of state.guilds) {
    const loaded: Guild = {
      ...guild,
      members: new Map(guild.members.map((member) => [member.user.id, member])),
    }
    world.guilds.set(guild.id, loaded)
  }
  for (const channel of state.channels) world.addChannel(channel)
  for (const { message, lateEdits, pinged } of state.messages) {
    // Whoever was to answer is gone: nothing thinks any more.
    if (Number(message.flags) & MessageFlag.loading) continue
    world.addMessage({ message, ephemeralFor: null, lateEdits, pinged, deleted: false })
  }
  for (const [scope, commands] of Object.entries(state.commands)) world.commands.set(scope, commands)
  for (const [thread, members] of Object.entries(state.threadMembers))
    world.threadMembers.set(thread, new Map(Object.entries(members)))
  world.files.load(state.files, filesFolderOf(file))
  // Ids of the new run must come after every id of the old one.
  for (const id of text.match(/\b\d{17,20}\b/g) ?? []) core.ids.skipTo(id)
  return true
}

export const filesFolderOf = (file: string): string => `${file}.files`
