import { games } from '../../src/games/index.ts'
import type { StateBase } from '../../src/kernel/index.ts'
import type { Actor, ShownMessage } from '../../src/sandbox/loopback/index.ts'
import { openStage, type Stage } from './open-stage.ts'

/** A first game of somebody who presses nothing but what stands first on the panel, which is what the coach suggests. */
export interface FirstGame {
  readonly state: StateBase
  readonly seat: string
  readonly isOver: boolean
  readonly presses: number
  readonly lessons: ReadonlySet<string>
  /** Panels on which the coach suggests a move by name, and those of them on which just that was pressed or shown filled in. */
  readonly suggested: number
  readonly followed: number
}

export interface FirstGameWish {
  readonly game: string
  /** Goes home before the end. */
  readonly until?: (state: StateBase) => boolean
}

/** More presses than any move takes. */
const mostForAMove = 20
const patience = { timeout: 60_000 }
const nothingDrawn = { picture: async () => undefined } as never

/** A guided first game on Discord, from `/learn` on. */
export async function firstGame({ game, until = () => false }: FirstGameWish): Promise<FirstGame> {
  const set = await openStage({ games, studio: nothingDrawn })
  try {
    return await played(set, set.actor('Newcomer'), game, until)
  } finally {
    await set.close()
  }
}

async function played(set: Stage, person: Actor, game: string, until: (state: StateBase) => boolean): Promise<FirstGame> {
  let panel: ShownMessage = await person.run('/learn', { game }, { timeout: 60_000 })
  await set.settled()
  const { channel } = person.directMessages().at(-1)!
  const lessons = new Set<string>()
  const count = { presses: 0, suggested: 0, followed: 0 }
  let seq = 0
  let sinceMove = 0
  for (;;) {
    const look = (await set.tables.look({ channel }))!
    const { seat } = look.seats.find((one) => one.person === person.id)!
    const isOver = look.status === 'ended'
    if (isOver || until(look.state!)) return { ...count, lessons, isOver, state: look.state!, seat: seat! }
    if (look.seq !== seq) {
      // As whoever comes back sees it: what the computers did meanwhile is there.
      panel = await person.run('/turn', {}, { in: channel, timeout: 60_000 })
      for (const line of panel.text.split('\n')) if (line.startsWith('🎓')) lessons.add(line)
      if (suggestedOn(panel) !== undefined) count.suggested++
      seq = look.seq
      sinceMove = 0
    }
    if (sinceMove++ >= mostForAMove) throw new Error(`still the same after ${mostForAMove} presses:\n${panel.describe()}`)
    const suggested = suggestedOn(panel)
    const { label, reply } = await pressFirst(person, panel)
    if (suggested?.includes(label.replace('✔ ', ''))) count.followed++
    panel = reply
    count.presses++
    await set.settled()
  }
}

/** What the coach would do, in words. */
const suggestedOn = ({ text }: ShownMessage): string | undefined =>
  text
    .split('\n')
    .find((line) => line.startsWith('💡'))
    ?.replaceAll('\\', '')

/** What stands first; in a form that cannot be played yet, what is still open is filled in with what stands first there. */
async function pressFirst(person: Actor, panel: ShownMessage): Promise<{ label: string; reply: ShownMessage }> {
  const open = panel.buttons.filter(({ disabled }) => !disabled)
  const isUnfinished = panel.buttons.some(({ label, disabled }) => disabled && label.startsWith('✔'))
  const mark = open.find(({ label }) => /^[○☐]/u.test(label))
  const empty = panel.selects.find(
    ({ placeholder, options }) => placeholder !== 'What does … mean?' && !options.some((option) => option.default),
  )
  const main = open.find(({ style }) => style === 1 || style === 3)
  const button = isUnfinished ? mark : main
  if (button) {
    const { label, customId } = button
    return { label, reply: await person.click(panel, { customId: customId! }, patience) }
  }
  const [first] = empty?.options ?? []
  if (!empty || !first) throw new Error(`nothing to press:\n${panel.describe()}`)
  return { label: first.label, reply: await person.select(panel, { customId: empty.customId }, [first.value], patience) }
}
