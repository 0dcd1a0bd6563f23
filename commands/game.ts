import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { findCommand } from '../src/discord/finding/find.ts'
import { againCommand } from '../src/discord/lobby/again.ts'
import { away } from '../src/discord/lobby/away.ts'
import { end, invite, leave, newGame, status } from '../src/discord/lobby/command.ts'
import { concede } from '../src/discord/lobby/concede.ts'
import { pace } from '../src/discord/lobby/pace.ts'
import { levelMeant, levels, practise } from '../src/discord/lobby/practice.ts'
import { personIn } from '../src/discord/people/person-option.ts'
import { swap } from '../src/discord/questions/swap.ts'
import { gameChoices } from '../src/discord/rules/rules.ts'
import { bringHere } from '../src/discord/servers/places.ts'
import { described } from '../src/discord/words/described.ts'
import { nameAndOthers } from '../src/discord/words/language.ts'
import { timesOffered } from '../src/discord/words/pace.ts'
import { presets, wishDays } from '../src/tables/index.ts'
import { languages } from '../src/words/index.ts'

const languageChoices = languages.map((language) => ({ ...nameAndOthers(`language.${language}`), value: language }))
const levelChoices = levels.map((level) => ({ ...nameAndOthers(`level.${level}`), value: level }))
const dayChoices = wishDays.map((days) => ({ name: String(days), value: days }))
const paceChoices = presets.map((preset) => ({ ...nameAndOthers(`pace.${preset}`), value: preset }))

export default {
  data: described(new SlashCommandBuilder().setName('game'), 'command.game')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addSubcommand((sub) =>
      described(sub.setName('new'), 'command.game.new')
        .addStringOption((option) =>
          described(option.setName('game').setRequired(true).setAutocomplete(true), 'command.game.new.game'),
        )
        .addStringOption((option) =>
          described(option.setName('language').addChoices(...languageChoices), 'command.game.new.language'),
        )
        .addStringOption((option) => described(option.setName('pace').addChoices(...paceChoices), 'command.game.new.pace'))
        .addBooleanOption((option) => described(option.setName('thread'), 'command.game.new.thread'))
        .addIntegerOption((option) => described(option.setName('seats').setMinValue(1).setMaxValue(8), 'command.game.new.seats'))
        .addIntegerOption((option) =>
          described(option.setName('computers').setMinValue(0).setMaxValue(7), 'command.game.new.computers'),
        )
        .addStringOption((option) =>
          described(option.setName('level').addChoices(...levelChoices), 'command.game.practice.level'),
        )
        .addBooleanOption((option) => described(option.setName('rated'), 'command.game.new.rated'))
        .addBooleanOption((option) => described(option.setName('anonymous'), 'command.game.new.anonymous')),
    )
    .addSubcommand((sub) =>
      described(sub.setName('practice'), 'command.game.practice')
        .addStringOption((option) =>
          described(option.setName('game').setRequired(true).setAutocomplete(true), 'command.game.new.game'),
        )
        .addIntegerOption((option) =>
          described(option.setName('seats').setMinValue(1).setMaxValue(8), 'command.game.practice.seats'),
        )
        .addStringOption((option) =>
          described(option.setName('level').addChoices(...levelChoices), 'command.game.practice.level'),
        ),
    )
    .addSubcommand((sub) =>
      described(sub.setName('find'), 'command.game.find')
        .addStringOption((option) => described(option.setName('game').setAutocomplete(true), 'command.game.new.game'))
        .addIntegerOption((option) => described(option.setName('least').setMinValue(2).setMaxValue(8), 'command.game.find.least'))
        .addIntegerOption((option) => described(option.setName('most').setMinValue(2).setMaxValue(8), 'command.game.find.most'))
        .addStringOption((option) => described(option.setName('pace').addChoices(...paceChoices), 'command.game.new.pace'))
        .addIntegerOption((option) => described(option.setName('days').addChoices(...dayChoices), 'command.game.find.days')),
    )
    .addSubcommand((sub) => described(sub.setName('again'), 'command.game.again'))
    .addSubcommand((sub) => described(sub.setName('status'), 'command.game.status'))
    .addSubcommand((sub) =>
      described(sub.setName('pace'), 'command.game.pace')
        .addStringOption((option) => described(option.setName('preset').addChoices(...paceChoices), 'command.game.pace.preset'))
        .addStringOption((option) => described(option.setName('time').setAutocomplete(true), 'command.game.pace.time'))
        .addStringOption((option) => described(option.setName('more').setAutocomplete(true), 'command.game.pace.more'))
        .addStringOption((option) => described(option.setName('reaction').setAutocomplete(true), 'command.game.pace.reaction'))
        .addIntegerOption((option) =>
          described(option.setName('excused').setMinValue(0).setMaxValue(10), 'command.game.pace.excused'),
        ),
    )
    .addSubcommand((sub) =>
      described(sub.setName('away'), 'command.game.away').addNumberOption((option) =>
        described(option.setName('days').setMinValue(0).setMaxValue(31).setRequired(true), 'command.game.away.days'),
      ),
    )
    .addSubcommand((sub) => described(sub.setName('leave'), 'command.game.leave'))
    .addSubcommand((sub) => described(sub.setName('concede'), 'command.game.concede'))
    .addSubcommand((sub) =>
      described(sub.setName('swap'), 'command.game.swap').addUserOption((option) =>
        described(option.setName('person').setRequired(true), 'command.game.swap.person'),
      ),
    )
    .addSubcommand((sub) => described(sub.setName('here'), 'command.game.here'))
    .addSubcommand((sub) => described(sub.setName('end'), 'command.game.end'))
    .addSubcommand((sub) =>
      described(sub.setName('invite'), 'command.game.invite').addUserOption((option) =>
        described(option.setName('person').setRequired(true), 'command.game.invite.person'),
      ),
    ),
  execute: (call, { options }) => {
    const sub = options.getSubcommand()
    if (sub === 'leave') return leave(call)
    if (sub === 'concede') return concede(call)
    if (sub === 'swap') return swap(call, options.getUser('person', true).id)
    if (sub === 'end') return end(call)
    if (sub === 'here') return bringHere(call)
    if (sub === 'invite') return invite(call, personIn(options, 'person'))
    if (sub === 'status') return status(call)
    if (sub === 'away') return away(call, options.getNumber('days', true))
    if (sub === 'again') return againCommand(call)
    if (sub === 'find')
      return findCommand(call, {
        game: options.getString('game') ?? undefined,
        least: options.getInteger('least') ?? undefined,
        most: options.getInteger('most') ?? undefined,
        pace: presets.find((preset) => preset === options.getString('pace')),
        days: options.getInteger('days') ?? undefined,
      })
    if (sub === 'practice')
      return practise(call, {
        game: options.getString('game', true),
        seats: options.getInteger('seats') ?? undefined,
        level: levelMeant(options.getString('level')),
      })
    if (sub === 'pace')
      return pace(call, {
        preset: presets.find((preset) => preset === options.getString('preset')),
        time: options.getString('time'),
        more: options.getString('more'),
        reaction: options.getString('reaction'),
        excused: options.getInteger('excused'),
      })
    return newGame(call, {
      game: options.getString('game', true),
      language: languages.find((language) => language === options.getString('language')),
      pace: presets.find((preset) => preset === options.getString('pace')),
      thread: options.getBoolean('thread') ?? false,
      computers: options.getInteger('computers') ?? 0,
      level: levelMeant(options.getString('level')),
      terms: {
        ...{ rated: options.getBoolean('rated') ?? true, anonymous: options.getBoolean('anonymous') ?? false },
        places: options.getInteger('seats'),
      },
    })
  },
  complete: async (completion) =>
    completion.option === 'game' ? gameChoices(completion) : timesOffered(completion.typed, completion.language),
} satisfies Command
