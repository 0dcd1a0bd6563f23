import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { planCommand } from '../src/discord/plan/overview.ts'
import { described } from '../src/discord/words/described.ts'

export default {
  data: described(new SlashCommandBuilder().setName('plan'), 'command.plan').setContexts(
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
  ),
  execute: planCommand,
} satisfies Command
