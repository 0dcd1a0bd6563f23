import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { described } from '../src/discord/described.ts'
import { settingsCommand } from '../src/discord/settings.ts'

export default {
  data: described(new SlashCommandBuilder().setName('settings'), 'command.settings').setContexts(
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
  ),
  execute: settingsCommand,
} satisfies Command
