import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { learn } from '../src/discord/learn/learn.ts'
import { gameChoices } from '../src/discord/rules/rules.ts'
import { described } from '../src/discord/words/described.ts'

export default {
  data: described(new SlashCommandBuilder().setName('learn'), 'command.learn')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addStringOption((option) => described(option.setName('game').setAutocomplete(true).setRequired(true), 'command.learn.game')),
  execute: (call, { options }) => learn(call, options.getString('game', true)),
  complete: gameChoices,
} satisfies Command
