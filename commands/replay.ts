import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { momentsOffered } from '../src/discord/history/entry-option.ts'
import { replayCommand } from '../src/discord/history/replay.ts'
import { described } from '../src/discord/words/described.ts'

export default {
  data: described(new SlashCommandBuilder().setName('replay'), 'command.replay')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addIntegerOption((option) => described(option.setName('at').setMinValue(1).setAutocomplete(true), 'command.replay.at')),
  execute: (call, { options }) => replayCommand(call, options.getInteger('at')),
  complete: momentsOffered,
} satisfies Command
