import { readdir } from 'node:fs/promises'
import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js'
import type { Language } from '../words/index.ts'
import type { Call } from './call.ts'
import type { House } from './house.ts'
import type { Message } from './ui.ts'

export interface Choice {
  readonly name: string
  readonly value: string | number
}

/** What a file in commands/ exports. */
export interface Command {
  readonly data: { readonly name: string; toJSON(): RESTPostAPIChatInputApplicationCommandsJSONBody }
  /** Whether everybody is to see the answer. By what was typed alone, because Discord wants to know at once; private if absent. */
  isPublic?(interaction: ChatInputCommandInteraction): boolean
  execute(call: Call, interaction: ChatInputCommandInteraction): Promise<Message>
  complete?(completion: Completion, interaction: AutocompleteInteraction): Promise<readonly Choice[]>
}

/** Somebody is typing an option. */
export interface Completion {
  readonly house: House
  readonly person: string
  readonly channel: string
  readonly server: string | null
  readonly language: Language
  readonly option: string
  readonly typed: string
}

/** Every command of a folder, one file each. */
export async function loadCommands(folder: URL): Promise<readonly Command[]> {
  const files = (await readdir(folder)).filter((name) => /\.[jt]s$/.test(name) && !name.endsWith('.d.ts')).sort()
  return Promise.all(
    files.map(async (name) => {
      const loaded: { default?: unknown } = await import(new URL(name, folder).href)
      if (!isCommand(loaded.default)) throw new Error(`commands/${name} exports no command`)
      return loaded.default
    }),
  )
}

const isCommand = (value: unknown): value is Command =>
  typeof value === 'object' && value !== null && 'data' in value && 'execute' in value && typeof value.execute === 'function'
