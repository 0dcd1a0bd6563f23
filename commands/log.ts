import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { logCommand } from '../src/discord/history/log.ts'
import { described } from '../src/discord/words/described.ts'

export default {
  data: described(new SlashCommandBuilder().setName('log'), 'command.log')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addIntegerOption((option) => described(option.setName('page').setMinValue(1), 'command.log.page')),
  execute: (call, interaction) => logCommand(call, interaction.options.getInteger('page') ?? 1),
} satisfies Command
