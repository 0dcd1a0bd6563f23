import { InteractionContextType, SlashCommandBuilder, type SlashCommandSubcommandBuilder } from 'discord.js'
import {
  asModerator,
  computer,
  end,
  extend,
  kick,
  levelChoices,
  onSeat,
  pause,
  playFor,
  remind,
  reopen,
  replace,
  resume,
} from '../src/discord/admin/command.ts'
import { importCommand } from '../src/discord/admin/import.ts'
import { auditLog } from '../src/discord/admin/log.ts'
import { rollBack } from '../src/discord/admin/undo.ts'
import type { Command } from '../src/discord/command.ts'
import { addressCommand } from '../src/discord/elsewhere/address.ts'
import { momentsOffered } from '../src/discord/history/entry-option.ts'
import { personIn } from '../src/discord/people/person-option.ts'
import { seatsOffered } from '../src/discord/people/seat-option.ts'
import { reportedWhispers } from '../src/discord/whisper/whisper.ts'
import { described } from '../src/discord/words/described.ts'
import { timesOffered } from '../src/discord/words/pace.ts'

const withSeat = (sub: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder =>
  sub.addStringOption((option) => described(option.setName('seat').setRequired(true).setAutocomplete(true), 'command.admin.seat'))

export default {
  data: described(new SlashCommandBuilder().setName('admin'), 'command.admin')
    .setContexts(InteractionContextType.Guild)
    .addSubcommand((sub) => described(sub.setName('pause'), 'command.admin.pause'))
    .addSubcommand((sub) => described(sub.setName('resume'), 'command.admin.resume'))
    .addSubcommand((sub) =>
      withSeat(described(sub.setName('extend'), 'command.admin.extend')).addStringOption((option) =>
        described(option.setName('time').setRequired(true).setAutocomplete(true), 'command.vote.extend.time'),
      ),
    )
    .addSubcommand((sub) => withSeat(described(sub.setName('remind'), 'command.admin.remind')))
    .addSubcommand((sub) =>
      described(sub.setName('undo'), 'command.admin.undo').addIntegerOption((option) =>
        described(option.setName('to').setMinValue(1).setAutocomplete(true), 'command.admin.undo.to'),
      ),
    )
    .addSubcommand((sub) => withSeat(described(sub.setName('play'), 'command.admin.play')))
    .addSubcommand((sub) =>
      withSeat(described(sub.setName('replace'), 'command.admin.replace')).addUserOption((option) =>
        described(option.setName('person').setRequired(true), 'command.vote.replace.person'),
      ),
    )
    .addSubcommand((sub) => withSeat(described(sub.setName('kick'), 'command.admin.kick')))
    .addSubcommand((sub) =>
      withSeat(described(sub.setName('computer'), 'command.admin.computer')).addStringOption((option) =>
        described(option.setName('level'), 'command.admin.level').addChoices(...levelChoices),
      ),
    )
    .addSubcommand((sub) => described(sub.setName('end'), 'command.admin.end'))
    .addSubcommand((sub) => described(sub.setName('reopen'), 'command.admin.reopen'))
    .addSubcommand((sub) => described(sub.setName('whispers'), 'command.admin.whispers'))
    .addSubcommand((sub) =>
      described(sub.setName('import'), 'command.admin.import').addAttachmentOption((option) =>
        described(option.setName('file').setRequired(true), 'command.admin.import.file'),
      ),
    )
    .addSubcommand((sub) => described(sub.setName('address'), 'command.admin.address'))
    .addSubcommand((sub) => described(sub.setName('log'), 'command.admin.log')),
  execute: (call, { options }) => {
    const sub = options.getSubcommand()
    const seat = options.getString('seat') ?? ''
    switch (sub) {
      case 'log':
        return auditLog(call)
      case 'address':
        return addressCommand(call)
      case 'import':
        return importCommand(call, options.getAttachment('file', true))
      case 'whispers':
        return reportedWhispers(call)
      case 'pause':
        return asModerator(call, pause)
      case 'resume':
        return asModerator(call, resume)
      case 'end':
        return asModerator(call, end)
      case 'reopen':
        return asModerator(call, reopen)
      case 'undo':
        return asModerator(call, rollBack(options.getInteger('to') ?? undefined))
      case 'extend':
        return asModerator(call, onSeat(seat, extend(options.getString('time', true))))
      case 'replace':
        return asModerator(call, onSeat(seat, replace(personIn(options, 'person'))))
      case 'remind':
        return asModerator(call, onSeat(seat, remind))
      case 'play':
        return asModerator(call, onSeat(seat, playFor))
      case 'kick':
        return asModerator(call, onSeat(seat, kick))
      default:
        return asModerator(call, onSeat(seat, computer(options.getString('level'))))
    }
  },
  complete: async (completion) => {
    if (completion.option === 'time') return timesOffered(completion.typed, completion.language)
    return completion.option === 'to' ? momentsOffered(completion) : seatsOffered(completion, false)
  },
} satisfies Command
