import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { described } from '../src/discord/described.ts'
import { turnCommand } from '../src/discord/turn.ts'

export default {
  data: described(new SlashCommandBuilder().setName('turn'), 'command.turn').setContexts(
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
  ),
  execute: turnCommand,
} satisfies Command
