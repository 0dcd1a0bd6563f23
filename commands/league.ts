import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { beginCommand, closeCommand, drawCommand, leaguesOffered, standingCommand } from '../src/discord/league/league.ts'
import { gameChoices } from '../src/discord/rules/rules.ts'
import { described } from '../src/discord/words/described.ts'
import { nameAndOthers } from '../src/discord/words/language.ts'
import { presets } from '../src/tables/index.ts'

const paceChoices = presets.map((preset) => ({ ...nameAndOthers(`pace.${preset}`), value: preset }))

export default {
  data: described(new SlashCommandBuilder().setName('league'), 'command.league')
    .setContexts(InteractionContextType.Guild)
    .addSubcommand((sub) =>
      described(sub.setName('new'), 'command.league.new')
        .addStringOption((option) =>
          described(option.setName('name').setRequired(true).setMinLength(1).setMaxLength(60), 'command.league.new.name'),
        )
        .addStringOption((option) =>
          described(option.setName('game').setRequired(true).setAutocomplete(true), 'command.game.new.game'),
        )
        .addIntegerOption((option) =>
          described(option.setName('size').setRequired(true).setMinValue(2).setMaxValue(8), 'command.league.new.size'),
        )
        .addStringOption((option) => described(option.setName('pace').addChoices(...paceChoices), 'command.game.new.pace')),
    )
    .addSubcommand((sub) =>
      described(sub.setName('draw'), 'command.league.draw').addStringOption((option) =>
        described(option.setName('league').setAutocomplete(true), 'command.league.league'),
      ),
    )
    .addSubcommand((sub) =>
      described(sub.setName('standing'), 'command.league.standing')
        .addStringOption((option) => described(option.setName('league').setAutocomplete(true), 'command.league.league'))
        .addBooleanOption((option) => described(option.setName('public'), 'command.board.public')),
    )
    .addSubcommand((sub) =>
      described(sub.setName('close'), 'command.league.close').addStringOption((option) =>
        described(option.setName('league').setAutocomplete(true), 'command.league.league'),
      ),
    ),
  isPublic: ({ options }) => options.getSubcommand() === 'standing' && (options.getBoolean('public') ?? false),
  execute: (call, { options }) => {
    const what = options.getSubcommand()
    const league = options.getString('league')
    if (what === 'draw') return drawCommand(call, league)
    if (what === 'standing') return standingCommand(call, league)
    if (what === 'close') return closeCommand(call, league)
    return beginCommand(call, {
      name: options.getString('name', true),
      game: options.getString('game', true),
      size: options.getInteger('size', true),
      pace: presets.find((preset) => preset === options.getString('pace')),
    })
  },
  complete: (completion) => (completion.option === 'league' ? leaguesOffered(completion) : gameChoices(completion)),
} satisfies Command
