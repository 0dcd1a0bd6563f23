import type { Chance } from '../../src/kernel/index.ts'
import type { Actor, ChannelLike, Reply, RunOptions, ShownMessage } from '../../src/sandbox/loopback/index.ts'
import type { Terms } from '../../src/tables/index.ts'
import { type Stage, type StageOptions, stage } from './stage.ts'

export interface Seated extends Stage {
  readonly anna: Actor
  readonly bo: Actor
  readonly status: ShownMessage
}

/** Anna opens a game of Bids, Bo joins, Anna starts: the stage where most tests begin. */
export async function seated(options: StageOptions & { game?: string; terms?: Partial<Terms> } = {}): Promise<Seated> {
  const set = await stage(options)
  const anna = set.actor('Anna')
  const bo = set.actor('Bo')
  await anna.run('/game new', { game: options.game ?? 'bids' })
  const lobby = await anna.waitFor(isLobby)
  await bo.click(lobby, 'Join')
  // So that two runs of the same test send the same edits.
  await set.settled()
  const { terms } = options
  if (terms) await set.tables.change({ channel: lobby.channel, person: anna.id, request: 'terms', terms })
  await set.settled()
  await anna.click(lobby, 'Start')
  await set.settled()
  return Object.assign(Object.create(Object.getPrototypeOf(set), Object.getOwnPropertyDescriptors(set)), {
    anna,
    bo,
    status: statuses(anna, set.discord.channel('general')).at(-1)!,
  })
}

export const isLobby = ({ buttons }: ShownMessage): boolean => buttons.some(({ label }) => label === 'Join')

/** The public messages of the channel, oldest first. */
export const publicMessages = (actor: Actor, channel: ChannelLike): ShownMessage[] =>
  actor.sees(channel).filter(({ ephemeral }) => !ephemeral)

/** The status messages, headed by the game and where it stands. */
export const statuses = (actor: Actor, channel: ChannelLike): ShownMessage[] =>
  publicMessages(actor, channel).filter(({ text }) => /^-# .+\n### /.test(text))

/** Bids a card through the panel. */
export async function bid(actor: Actor, card: number): Promise<Reply> {
  return bidOn(actor, await actor.run('/turn'), card)
}

/** Bids from this panel: by the menu or, where few cards are left, by a button. */
export const bidOn = (actor: Actor, panel: ShownMessage, card: number): Promise<Reply> =>
  panel.selects.length > 0 ? actor.select(panel, 1, [String(card)]) : actor.click(panel, String(card))

/** Plays a game of Bids to its end. */
export async function playToTheEnd(people: readonly Actor[]): Promise<void> {
  for (let round = 0; round < 12; round++)
    for (const [index, person] of people.entries()) {
      const panel = await person.run('/turn')
      const options = panel.selects[0]?.options ?? []
      const deeds = panel.buttons.filter(({ label }) => /^\d+$/.test(label))
      if (options.length > 0) await person.select(panel, 1, [options[index % options.length]!.value])
      else if (deeds.length > 0) await person.click(panel, deeds[index % deeds.length]!.label)
    }
}

const nothingToDo = /You have nothing to decide now|The game is (over|paused)/

/** Whoever knows nothing and presses what is offered: fills in what is empty, confirms, until a move is made or nothing is asked. */
export async function thumb(
  person: Pick<Actor, 'run' | 'click' | 'select'>,
  chance: Chance,
  how: RunOptions = {},
): Promise<Reply> {
  let panel = await person.run('/turn', {}, how)
  for (let press = 0; press < 12; press++) {
    if (nothingToDo.test(panel.text)) return panel
    const before = panel.text
    const isForm = panel.buttons.some(({ label }) => label.startsWith('✔'))
    const confirm = panel.buttons.find(({ label, disabled }) => label.startsWith('✔') && !disabled)
    const empty = panel.selects.filter(({ options }) => !options.some((option) => option.default))
    // What is chosen already is chosen anew where it does not suffice, as a number of cards that begins with none.
    const open = empty.length > 0 || confirm ? empty : panel.selects
    // What plays or leads on, and what is not chosen yet.
    const main = panel.buttons.filter(({ style, label, disabled }) => (style === 1 || /^[○☐]/.test(label)) && !disabled)
    let plays = false
    if (confirm && (open.length === 0 || chance.die(2) === 1)) {
      plays = true
      panel = await person.click(panel, { customId: confirm.customId! })
    } else if (open.length > 0) {
      plays = !isForm
      const select = chance.pick(open)
      panel = await person.select(panel, { customId: select.customId }, [chance.pick(select.options).value])
    } else if (main.length > 0) {
      const button = chance.pick(main)
      plays = button.style === 1 && !button.label.endsWith('…')
      panel = await person.click(panel, { customId: button.customId! })
    } else panel = await person.click(panel, { customId: /\|v\|h$|\|c\|m/ })
    if (plays && panel.text !== before) return panel
  }
  return panel
}
