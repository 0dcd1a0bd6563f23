import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { described } from '../src/discord/described.ts'
import { handCommand } from '../src/discord/hand.ts'

export default {
  data: described(new SlashCommandBuilder().setName('hand'), 'command.hand').setContexts(
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
  ),
  execute: handCommand,
} satisfies Command
