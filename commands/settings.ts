import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { described } from '../src/discord/described.ts'
import { settingsCommand, zonesOffered } from '../src/discord/settings.ts'

export default {
  data: described(new SlashCommandBuilder().setName('settings'), 'command.settings')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addStringOption((option) => described(option.setName('time-zone').setAutocomplete(true), 'command.settings.time-zone')),
  execute: (call, { options }) => settingsCommand(call, options.getString('time-zone')),
  complete: zonesOffered,
} satisfies Command
