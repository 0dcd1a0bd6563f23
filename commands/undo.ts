import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { undoCommand } from '../src/discord/history/undo.ts'
import { described } from '../src/discord/words/described.ts'

export default {
  data: described(new SlashCommandBuilder().setName('undo'), 'command.undo').setContexts(
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
  ),
  execute: undoCommand,
} satisfies Command
