import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import { boardCommand } from '../src/discord/board/board.ts'
import { focusChoices } from '../src/discord/board/focus.ts'
import type { Command } from '../src/discord/command.ts'
import { momentsOffered } from '../src/discord/history/entry-option.ts'
import { described } from '../src/discord/words/described.ts'

export default {
  data: described(new SlashCommandBuilder().setName('board'), 'command.board')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addIntegerOption((option) => described(option.setName('at').setMinValue(1).setAutocomplete(true), 'command.board.at'))
    .addStringOption((option) => described(option.setName('focus').setAutocomplete(true), 'command.board.focus'))
    .addBooleanOption((option) => described(option.setName('text'), 'command.board.text'))
    .addBooleanOption((option) => described(option.setName('public'), 'command.board.public')),
  isPublic: (interaction) => interaction.options.getBoolean('public') ?? false,
  execute: (call, { options }) => {
    const at = options.getInteger('at')
    const focus = options.getString('focus')
    return boardCommand(call, {
      inWords: options.getBoolean('text') ?? false,
      open: options.getBoolean('public') ?? false,
      ...(at !== null && { at }),
      ...(focus !== null && { focus }),
    })
  },
  complete: (completion) => (completion.option === 'at' ? momentsOffered(completion) : focusChoices(completion)),
} satisfies Command
