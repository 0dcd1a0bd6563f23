import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { notesCommand } from '../src/discord/whisper/notes.ts'
import { described } from '../src/discord/words/described.ts'

export default {
  data: described(new SlashCommandBuilder().setName('notes'), 'command.notes')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addStringOption((option) => described(option.setName('add').setMaxLength(1000), 'command.notes.add'))
    .addBooleanOption((option) => described(option.setName('clear'), 'command.notes.clear')),
  execute: (call, { options }) =>
    notesCommand(call, { add: options.getString('add'), clear: options.getBoolean('clear') ?? false }),
} satisfies Command
