import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { redoCommand } from '../src/discord/history/undo.ts'
import { described } from '../src/discord/words/described.ts'

export default {
  data: described(new SlashCommandBuilder().setName('redo'), 'command.redo').setContexts(
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
  ),
  execute: redoCommand,
} satisfies Command
