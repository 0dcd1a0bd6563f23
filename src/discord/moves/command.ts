import type { AutocompleteInteraction, ChatInputCommandInteraction, CommandInteractionOption } from 'discord.js'
import type { GameFolder } from '../../games/folder.ts'
import type { Call } from '../call.ts'
import type { Choice, Command, Completion } from '../command.ts'
import { folderOf } from '../house.ts'
import { home, moveState } from '../panel/choice.ts'
import { askedIfSure } from '../panel/mistake.ts'
import { play } from '../panel/play.ts'
import { seatOf } from '../panel/seated.ts'
import { sceneOf, showPanel } from '../panel/show.ts'
import { deskOf } from '../people/names.ts'
import { offerToQueue } from '../plan/queue.ts'
import { findPlayed, findTable, noTable, ownTables } from '../servers/find-table.ts'
import { type Message, says, warning } from '../ui.ts'
import { gameWords } from '../words/game-words.ts'
import { kebab } from '../words/text.ts'
import { moveCalled } from './called.ts'
import { choicesFor } from './complete.ts'
import { commandOf } from './define.ts'
import type { Typed } from './fields.ts'
import { understood } from './understood.ts'

/** `/<game> <move> …`: every move of a rulebook as a slash command. */
export function gameCommand(folder: GameFolder): Command {
  const data = commandOf(folder)
  return {
    data: { name: data.name, toJSON: () => data.toJSON() },
    execute: (call, interaction) => moveTyped(call, folder, interaction),
    complete: (completion, interaction) => optionTyped(completion, folder, interaction),
  }
}

function typedOptions(options: readonly CommandInteractionOption[]): ReadonlyMap<string, Typed> {
  const flat = options.flatMap((option): readonly CommandInteractionOption[] =>
    option.options ? option.options.flatMap((inner) => inner.options ?? [inner]) : [option],
  )
  return new Map(flat.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const])))
}

/** A complete move is played; one that lacks something, harms or cannot be taken back opens the panel with what was typed. */
async function moveTyped(call: Call, folder: GameFolder, interaction: ChatInputCommandInteraction): Promise<Message> {
  const look = (await findPlayed(call, folder.rulebook.id)) ?? (await findTable(call))
  if (!look) return noTable(call)
  if (look.status === 'ended' && (await call.house.tables.tablesOf(call.person)).length > 0) return ownTables(call)
  call.trace.table = look.id
  const playing = folderOf(call.house, look.game)
  if (playing !== folder) {
    const game = gameWords(playing, call.language).say('game.name')
    return says(call.say('problem.wrong-game', { game: { markup: game }, command: { markup: kebab(look.game) } }))
  }
  if (look.status === 'lobby') return says(call.say('refusal.not-started'))
  const seat = seatOf(look, call.person)
  const type = moveCalled(folder, interaction.options.getSubcommand())
  if (!seat) return says(call.say('refusal.not-seated'))
  if (type === undefined) return says(call.say('problem.old-button'))
  const scene = sceneOf(call, look, seat)
  const { desk } = scene
  const { wrong, chosen, move, refused, isWhole, why } = understood(desk, type, typedOptions(interaction.options.data))
  if (wrong) return says(warning(call.say('problem.wrong-value', wrong)))
  if (!isWhole && !why) return showPanel(call, look, seat, moveState(type, chosen), [call.say('panel.unfinished')])
  if (why) {
    const said = warning(desk.words.notice({ key: why.code, params: why.params ?? {} }, 'refusal'))
    return showPanel(call, look, seat, home, [said])
  }
  const early = refused && offerToQueue(call, look, desk, move, chosen)
  if (early) return early
  if (!refused && (desk.isFinal(move) || desk.asksFirst(move))) return showPanel(call, look, seat, moveState(type, chosen))
  const state = moveState(type, chosen)
  const asked = refused ? undefined : await askedIfSure(call, look, seat, scene, [move], state)
  return asked ?? play(call, look, seat, [move], state, seat.step)
}

async function optionTyped(
  completion: Completion,
  folder: GameFolder,
  interaction: AutocompleteInteraction,
): Promise<readonly Choice[]> {
  const { person, language, option } = completion
  const look = await findPlayed(completion, folder.rulebook.id)
  const seat = look && seatOf(look, person)
  const type = moveCalled(folder, interaction.options.getSubcommand())
  // Nobody learns anything here but what their own seat may do.
  if (!look?.state || !seat || look.game !== folder.rulebook.id || type === undefined) return []
  const typed = new Map(typedOptions(interaction.options.data))
  typed.set(option, completion.typed)
  return choicesFor(deskOf(folder, look, seat.seat, language), type, typed, option)
}
