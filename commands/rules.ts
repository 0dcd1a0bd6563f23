import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { rulesChoices, rulesCommand } from '../src/discord/rules/rules.ts'
import { described } from '../src/discord/words/described.ts'

export default {
  data: described(new SlashCommandBuilder().setName('rules'), 'command.rules')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addStringOption((option) => described(option.setName('topic').setAutocomplete(true), 'command.rules.topic'))
    .addStringOption((option) => described(option.setName('search').setMaxLength(100), 'command.rules.search'))
    .addStringOption((option) => described(option.setName('game').setAutocomplete(true), 'command.rules.game')),
  execute: (call, { options }) => {
    const topic = options.getString('topic')
    const search = options.getString('search')
    const game = options.getString('game')
    return rulesCommand(call, {
      ...(topic !== null && { topic }),
      ...(search !== null && { search }),
      ...(game !== null && { game }),
    })
  },
  complete: rulesChoices,
} satisfies Command
