import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { privacyPage } from '../src/discord/people/privacy.ts'
import { settingsCommand, zonesOffered } from '../src/discord/people/settings.ts'
import { described } from '../src/discord/words/described.ts'

export default {
  data: described(new SlashCommandBuilder().setName('settings'), 'command.settings')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addStringOption((option) => described(option.setName('time-zone').setAutocomplete(true), 'command.settings.time-zone'))
    .addBooleanOption((option) => described(option.setName('forget-me'), 'command.settings.forget-me')),
  execute: (call, { options }) =>
    options.getBoolean('forget-me') ? privacyPage(call) : settingsCommand(call, options.getString('time-zone')),
  complete: zonesOffered,
} satisfies Command
