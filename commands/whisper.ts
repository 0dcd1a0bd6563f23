import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { seatsOffered } from '../src/discord/people/seat-option.ts'
import { whisperCommand } from '../src/discord/whisper/whisper.ts'
import { described } from '../src/discord/words/described.ts'
import { longestWhisper } from '../src/tables/index.ts'

export default {
  data: described(new SlashCommandBuilder().setName('whisper'), 'command.whisper')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addStringOption((option) => described(option.setName('seat').setAutocomplete(true), 'command.whisper.seat'))
    .addStringOption((option) => described(option.setName('text').setMaxLength(longestWhisper), 'command.whisper.text')),
  execute: (call, { options }) => whisperCommand(call, { seat: options.getString('seat'), text: options.getString('text') }),
  complete: (completion) => seatsOffered(completion, false),
} satisfies Command
