import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { described } from '../src/discord/described.ts'
import { replayCommand } from '../src/discord/replay.ts'

export default {
  data: described(new SlashCommandBuilder().setName('replay'), 'command.replay')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addIntegerOption((option) => described(option.setName('at').setMinValue(1), 'command.replay.at')),
  execute: (call, { options }) => replayCommand(call, options.getInteger('at')),
} satisfies Command
