import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { fairnessCommand } from '../src/discord/history/fairness.ts'
import { described } from '../src/discord/words/described.ts'

export default {
  data: described(new SlashCommandBuilder().setName('fairness'), 'command.fairness').setContexts(
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
  ),
  execute: fairnessCommand,
} satisfies Command
