import {
  InteractionContextType,
  SlashCommandBuilder,
  type SlashCommandSubcommandBuilder,
  SlashCommandSubcommandGroupBuilder,
  type SlashCommandSubcommandsOnlyBuilder,
} from 'discord.js'
import type { GameFolder } from '../../games/folder.ts'
import type { AnyRulebook } from '../../kernel/index.ts'
import { inEach, languages } from '../../words/index.ts'
import { type GameWords, gameWords } from '../words/game-words.ts'
import type { Localised } from '../words/language.ts'
import { clip, kebab } from '../words/text.ts'
import { nameOfGroup, nameOfMove } from './called.ts'
import { groupsOf, type Slot, slotsOf } from './slots.ts'

/** Discord's limit for every description. */
const longestDescription = 100

/** The slash command of a game: every move as a subcommand, grouped where there are too many. */
export function commandOf(folder: GameFolder): SlashCommandSubcommandsOnlyBuilder {
  const book = folder.rulebook
  const words = wordsOf(folder)
  const command = new SlashCommandBuilder()
    .setName(kebab(book.id))
    .setContexts(InteractionContextType.Guild, InteractionContextType.BotDM)
  describe(
    command,
    inAll(words, (say) => (say.has('game.tagline') ? say.say('game.tagline') : say.say('game.name'))),
  )
  for (const [group, moves] of groupsOf(book)) {
    const subcommands = moves.map((move) => (sub: SlashCommandSubcommandBuilder) => subcommand(sub, folder, move, words))
    if (group === undefined) for (const add of subcommands) command.addSubcommand(add)
    else {
      const { en: name, ...others } = nameOfGroup(folder, group)
      const grouped = new SlashCommandSubcommandGroupBuilder().setName(name).setNameLocalizations(others)
      describe(
        grouped,
        inAll(words, (say) => say.name('group', group)),
      )
      for (const add of subcommands) grouped.addSubcommand(add)
      command.addSubcommandGroup(grouped)
    }
  }
  return command
}

function subcommand(
  sub: SlashCommandSubcommandBuilder,
  folder: GameFolder,
  move: AnyRulebook['moves'][number],
  words: readonly GameWords[],
): SlashCommandSubcommandBuilder {
  const { en: name, ...others } = nameOfMove(folder, move.type)
  sub.setName(name).setNameLocalizations(others)
  describe(
    sub,
    inAll(words, (say) => say.moveHelp(move.type)),
  )
  for (const slot of slotsOf(move)) {
    const description = inAll(words, (say) => slotHelp(say, move.type, slot))
    if (slot.typing === 'boolean')
      sub.addBooleanOption((option) => describe(option.setName(slot.option).setRequired(slot.required), description))
    else if (slot.typing === 'integer')
      sub.addIntegerOption((option) =>
        describe(option.setName(slot.option).setRequired(slot.required).setAutocomplete(slot.autocomplete), description),
      )
    else
      sub.addStringOption((option) => {
        if (slot.param.kind === 'text') option.setMaxLength(slot.param.longest)
        return describe(option.setName(slot.option).setRequired(slot.required).setAutocomplete(slot.autocomplete), description)
      })
  }
  return sub
}

function slotHelp(words: GameWords, type: string, { field, key, param }: Slot): string {
  if (key === undefined) return words.parameterHelp(type, field)
  return `${words.parameter(type, field)}: ${words.name(words.keyNamespace(field, param), key)}`
}

const wordsOf = (folder: GameFolder): readonly GameWords[] =>
  languages.map((language) => gameWords(folder, language, { form: 'plain' }))

// `as`: filled with exactly the languages, one after the other.
const inAll = (words: readonly GameWords[], text: (say: GameWords) => string): Localised =>
  Object.fromEntries(words.map((say) => [say.language, text(say)])) as Localised

export interface Described {
  setDescription(text: string): unknown
  setDescriptionLocalizations(texts: Omit<Localised, 'en'>): unknown
}

export function describe<Builder extends Described>(builder: Builder, texts: Localised): Builder {
  const { en, ...others } = inEach((language) => clip(texts[language], longestDescription))
  builder.setDescription(en)
  builder.setDescriptionLocalizations(others)
  return builder
}
