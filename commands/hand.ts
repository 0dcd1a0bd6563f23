import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { handCommand } from '../src/discord/panel/hand.ts'
import { described } from '../src/discord/words/described.ts'

export default {
  data: described(new SlashCommandBuilder().setName('hand'), 'command.hand').setContexts(
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
  ),
  execute: handCommand,
} satisfies Command
