import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { personIn } from '../src/discord/people/person-option.ts'
import { gameChoices } from '../src/discord/rules/rules.ts'
import { seasonCommand, seasonsOffered } from '../src/discord/standing/season.ts'
import { gameStats, ownStats, serverStats, statsOf } from '../src/discord/standing/stats.ts'
import { described } from '../src/discord/words/described.ts'

export default {
  data: described(new SlashCommandBuilder().setName('stats'), 'command.stats')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addSubcommand((sub) => described(sub.setName('me'), 'command.stats.me'))
    .addSubcommand((sub) =>
      described(sub.setName('person'), 'command.stats.person').addUserOption((option) =>
        described(option.setName('person').setRequired(true), 'command.stats.person.person'),
      ),
    )
    .addSubcommand((sub) =>
      described(sub.setName('server'), 'command.stats.server')
        .addStringOption((option) =>
          described(option.setName('game').setRequired(true).setAutocomplete(true), 'command.game.new.game'),
        )
        .addStringOption((option) => described(option.setName('season').setAutocomplete(true), 'command.stats.server.season'))
        .addBooleanOption((option) => described(option.setName('public'), 'command.board.public')),
    )
    .addSubcommand((sub) =>
      described(sub.setName('game'), 'command.stats.game').addStringOption((option) =>
        described(option.setName('game').setRequired(true).setAutocomplete(true), 'command.game.new.game'),
      ),
    )
    .addSubcommand((sub) =>
      described(sub.setName('season'), 'command.stats.season').addStringOption((option) =>
        described(option.setName('begin').setMinLength(1).setMaxLength(60), 'command.stats.season.begin'),
      ),
    ),
  isPublic: ({ options }) => options.getSubcommand() === 'server' && (options.getBoolean('public') ?? false),
  execute: (call, { options }) => {
    const what = options.getSubcommand()
    if (what === 'person') return statsOf(call, personIn(options, 'person'))
    if (what === 'server')
      return serverStats(call, { game: options.getString('game', true), season: options.getString('season') })
    if (what === 'game') return gameStats(call, options.getString('game', true))
    if (what === 'season') return seasonCommand(call, options.getString('begin'))
    return ownStats(call)
  },
  complete: (completion) => (completion.option === 'season' ? seasonsOffered(completion) : gameChoices(completion)),
} satisfies Command
