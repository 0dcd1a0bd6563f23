import type { Actor, Choice, Command, CommandOption, Loopback, OptionValue, Reply, ShownMessage } from '../loopback/index.ts'
import { compareSnowflakes } from '../loopback/snowflake.ts'
import { Problem } from './problem.ts'
import type { GameOffer } from './protocol.ts'

/*
 * The two clicks of the welcome: which games the bot offers, and a first table of one of them against computers. Nothing here
 * is known to the bot: the persona runs the same command and presses the same buttons as anybody would.
 */
const command = 'game new'
const learningCommand = 'learn'
const gameOption = 'game'
const threadOption = 'thread'
/** What the buttons' ids say: their labels speak the language of the table. */
const buttons = { computer: /\bcomputer\b/, start: /\bstart\b/ }
/** With more, whoever looks for the first time waits for others, and takes in less: easy to remember, quick to come round. */
const computers = 3
/** A busy machine takes its time to draw the first picture. */
const lobbyWithin = 30_000

export async function offeredGames(actor: Actor, channel: string): Promise<GameOffer[]> {
  const option = findLeaf(actor.commands(channel))?.options?.find((candidate) => candidate.name === gameOption)
  if (!option) return []
  const choices: Choice[] = option.choices?.length
    ? option.choices
    : option.autocomplete
      ? await actor.autocomplete(command, { [gameOption]: '' }, gameOption, { in: channel }).catch(() => [])
      : []
  const taught = actor.commands(channel).some(({ name }) => name === learningCommand)
  return choices.map((choice) => ({
    taught,
    value: String(choice.value),
    name: choice.name_localizations?.[actor.locale] ?? choice.name,
  }))
}

function findLeaf(commands: Command[]): CommandOption | undefined {
  const [name, subcommand] = command.split(' ')
  return commands.find((candidate) => candidate.name === name)?.options?.find((option) => option.name === subcommand)
}

/** Begins a game in which rules are explained: its first panel is the answer, on the persona's screen. */
export async function learn(loopback: Loopback, persona: string, channel: string, game: string): Promise<string> {
  const { text } = await actorOf(loopback, persona).run(`/${learningCommand}`, { [gameOption]: game }, { in: channel })
  if (isRefusal(text)) throw new Problem('not-started', text)
  return channel
}

function actorOf(loopback: Loopback, persona: string): Actor {
  const person = loopback.people().find((candidate) => candidate.id === persona)
  if (!person) throw new Problem('unknown-persona', 'There is no such persona.')
  return loopback.actor(person.name)
}

/** Opens a table, seats a few computers, starts it; answers with the channel it is played in. */
export async function startFirstGame(loopback: Loopback, persona: string, channel: string, game: string): Promise<string> {
  const actor = actorOf(loopback, persona)
  const lobby = await openTable(actor, channel, game)
  for (let seated = 0; seated < computers; seated += 1) {
    const add = button(lobby, buttons.computer)
    if (!add || (await press(actor, lobby, add)).refused) break
  }
  const start = button(lobby, buttons.start)
  if (!start) throw new Problem('no-start', lobby.text)
  const { refused, text } = await press(actor, lobby, start)
  if (refused) throw new Problem('not-started', text)
  return lobby.channel
}

/** In this channel; in a thread of its own where a game is already being played here. */
async function openTable(actor: Actor, channel: string, game: string): Promise<ShownMessage> {
  const mayThread = findLeaf(actor.commands(channel))?.options?.some((option) => option.name === threadOption) ?? false
  let told = ''
  const here: Record<string, OptionValue> = { [gameOption]: game }
  for (const options of mayThread ? [here, { ...here, [threadOption]: true }] : [here]) {
    const reply = await actor.run(`/${command}`, options, { in: channel })
    told = reply.text
    const answer = reply.message
    if (answer && isLobby(answer)) return answer
    putAway(actor, reply)
    if (isRefusal(told)) continue
    const newer = (message: ShownMessage) => isLobby(message) && compareSnowflakes(message.id, reply.interaction) > 0
    return actor.waitFor(newer, { timeout: lobbyWithin }).catch(() => {
      throw new Problem('no-lobby', told)
    })
  }
  // What the bot answered says best why there is no table.
  throw new Problem('no-lobby', told)
}

/** Presses, and takes the private word that comes back off the persona's screen. */
async function press(actor: Actor, lobby: ShownMessage, customId: string): Promise<{ refused: boolean; text: string }> {
  const reply = await actor.click(lobby, { customId })
  if (reply.answered !== 'message') return { refused: false, text: '' }
  const { text } = reply
  putAway(actor, reply)
  return { refused: isRefusal(text), text }
}

function putAway(actor: Actor, reply: Reply): void {
  if (reply.message?.ephemeral) actor.dismiss(reply.message.id)
}

const isRefusal = (text: string): boolean => text.startsWith('⚠')

const isLobby = (message: ShownMessage): boolean => !message.deleted && button(message, buttons.start, true) !== undefined

function button(message: ShownMessage, id: RegExp, evenDisabled = false): string | undefined {
  const found = message.buttons.find((candidate) => id.test(candidate.customId ?? '') && (evenDisabled || !candidate.disabled))
  return found?.customId ?? undefined
}
