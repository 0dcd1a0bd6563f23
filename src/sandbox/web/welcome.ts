import type { Actor, Choice, Command, CommandOption, Loopback, Reply, ShownMessage } from '../loopback/index.ts'
import { Problem } from './problem.ts'
import type { GameOffer } from './protocol.ts'

/*
 * The two clicks of the welcome: which games the bot offers, and a first table of one of them against computers. Nothing here
 * is known to the bot: the persona runs the same command and presses the same buttons as anybody would.
 */
const command = 'game new'
const gameOption = 'game'
const labels = {
  computer: /add computer|computer hinzufügen|aggiungi (un )?computer/i,
  start: /^\W*(start|starten|inizia|avvia|comincia)\b/i,
}
const mostSeats = 12

export async function offeredGames(actor: Actor, channel: string): Promise<GameOffer[]> {
  const option = findOption(actor.commands(channel))
  if (!option) return []
  const choices: Choice[] = option.choices?.length
    ? option.choices
    : option.autocomplete
      ? await actor.autocomplete(command, { [gameOption]: '' }, gameOption, { in: channel }).catch(() => [])
      : []
  return choices.map((choice) => ({
    value: String(choice.value),
    name: choice.name_localizations?.[actor.locale] ?? choice.name,
  }))
}

function findOption(commands: Command[]): CommandOption | undefined {
  const [name, subcommand] = command.split(' ')
  const found = commands.find((candidate) => candidate.name === name)
  const leaf = found?.options?.find((option) => option.name === subcommand) ?? null
  return leaf?.options?.find((option) => option.name === gameOption)
}

/** Opens a table, fills it with computers, starts it; answers with the channel it is played in. */
export async function startFirstGame(loopback: Loopback, persona: string, channel: string, game: string): Promise<string> {
  const person = loopback.people().find((candidate) => candidate.id === persona)
  if (!person) throw new Problem('unknown-persona', 'There is no such persona.')
  const actor = loopback.actor(person.name)
  const reply = await actor.run(`/${command}`, { [gameOption]: game }, { in: channel })
  const lobby = await findLobby(actor, reply, channel)
  for (let seats = 0; seats < mostSeats; seats += 1) {
    const add = button(lobby, labels.computer)
    if (!add) break
    await actor.click(lobby, { customId: add }).catch(() => undefined)
  }
  const start = button(lobby, labels.start)
  if (!start) throw new Problem('no-start', lobby.text || 'The bot opened no table here.')
  await actor.click(lobby, { customId: start })
  return lobby.channel
}

/** The lobby is the answer itself or a message the bot posts because of it. */
async function findLobby(actor: Actor, reply: Reply, channel: string): Promise<ShownMessage> {
  const isLobby = (message: ShownMessage) => !message.deleted && button(message, labels.start, true) !== undefined
  const shown = [reply.message, ...reply.followUps].filter((message) => message !== null)
  const found = shown.find(isLobby)
  if (found) return found
  try {
    return await actor.waitFor(isLobby, { in: channel, timeout: 3000 })
  } catch {
    // What the bot answered says best why there is no table: one is running here already, for example.
    throw new Problem('no-lobby', shown.map((message) => message.text).join('\n') || 'The bot opened no table here.')
  }
}

function button(message: ShownMessage, label: RegExp, evenDisabled = false): string | undefined {
  const found = message.buttons.find((candidate) => label.test(candidate.label) && (evenDisabled || !candidate.disabled))
  return found?.customId ?? undefined
}
