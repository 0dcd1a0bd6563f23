import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { described } from '../src/discord/described.ts'
import { redoCommand } from '../src/discord/undo.ts'

export default {
  data: described(new SlashCommandBuilder().setName('redo'), 'command.redo').setContexts(
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
  ),
  execute: redoCommand,
} satisfies Command
