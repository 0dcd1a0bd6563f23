import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { turnCommand } from '../src/discord/panel/turn.ts'
import { described } from '../src/discord/words/described.ts'

export default {
  data: described(new SlashCommandBuilder().setName('turn'), 'command.turn').setContexts(
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
  ),
  execute: turnCommand,
} satisfies Command
