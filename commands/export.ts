import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { exportCommand } from '../src/discord/history/record.ts'
import { described } from '../src/discord/words/described.ts'

export default {
  data: described(new SlashCommandBuilder().setName('export'), 'command.export').setContexts(
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
  ),
  execute: exportCommand,
} satisfies Command
