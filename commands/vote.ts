import { InteractionContextType, SlashCommandBuilder } from 'discord.js'
import type { Command } from '../src/discord/command.ts'
import { personIn } from '../src/discord/people/person-option.ts'
import { seatsOffered } from '../src/discord/people/seat-option.ts'
import { voteCommand } from '../src/discord/questions/vote.ts'
import { described } from '../src/discord/words/described.ts'
import { timesOffered } from '../src/discord/words/pace.ts'

export default {
  data: described(new SlashCommandBuilder().setName('vote'), 'command.vote')
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
    .addSubcommand((sub) => described(sub.setName('pause'), 'command.vote.pause'))
    .addSubcommand((sub) => described(sub.setName('resume'), 'command.vote.resume'))
    .addSubcommand((sub) =>
      described(sub.setName('extend'), 'command.vote.extend')
        .addStringOption((option) =>
          described(option.setName('seat').setRequired(true).setAutocomplete(true), 'command.vote.extend.seat'),
        )
        .addStringOption((option) =>
          described(option.setName('time').setRequired(true).setAutocomplete(true), 'command.vote.extend.time'),
        ),
    )
    .addSubcommand((sub) =>
      described(sub.setName('replace'), 'command.vote.replace')
        .addStringOption((option) =>
          described(option.setName('seat').setRequired(true).setAutocomplete(true), 'command.vote.replace.seat'),
        )
        .addUserOption((option) => described(option.setName('person').setRequired(true), 'command.vote.replace.person')),
    )
    .addSubcommand((sub) => described(sub.setName('end'), 'command.vote.end'))
    .addSubcommand((sub) =>
      described(sub.setName('move'), 'command.vote.move').addStringOption((option) =>
        described(option.setName('to').setRequired(true).setMaxLength(100), 'command.vote.move.to'),
      ),
    ),
  execute: (call, { options }) => {
    const what = options.getSubcommand()
    if (what === 'extend')
      return voteCommand(call, { what, seat: options.getString('seat', true), time: options.getString('time', true) })
    if (what === 'replace')
      return voteCommand(call, { what, seat: options.getString('seat', true), guest: personIn(options, 'person') })
    if (what === 'move') return voteCommand(call, { what, to: options.getString('to', true) })
    return voteCommand(call, { what: what === 'resume' || what === 'end' ? what : 'pause' })
  },
  complete: async (completion, { options }) =>
    completion.option === 'time'
      ? timesOffered(completion.typed, completion.language)
      : seatsOffered(completion, options.getSubcommand() === 'replace'),
} satisfies Command
