import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { carriedBy, isOnce } from '../../src/discord/buttons.ts'
import { parseId } from '../../src/discord/ids.ts'
import { games } from '../../src/games/index.ts'
import { owes, SeededChance } from '../../src/kernel/index.ts'
import type { Actor, ShownMessage } from '../../src/sandbox/loopback/index.ts'
import { openStage, type Stage } from './open-stage.ts'
import { thumb } from './table.ts'

// Only what presses are measured by stands still until somebody reads what they are shown.
let stage: Stage & { close(): Promise<void> }
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  stage = await openStage({
    games,
    moment: 400,
    studio: { picture: async () => ({ png: new Uint8Array(), width: 1, height: 1 }) as never },
  })
})
afterAll(async () => {
  await stage.close()
  vi.useRealTimers()
})

/** Somebody who reads before they press. */
const reading = (actor: Actor): Pick<Actor, 'run' | 'click' | 'select'> => ({
  run: (...what) => actor.run(...what),
  click(...what) {
    vi.advanceTimersByTime(500)
    return actor.click(...what)
  },
  select(...what) {
    vi.advanceTimersByTime(500)
    return actor.select(...what)
  },
})

/** Whatever plays or does what cannot be meant twice. */
const deeds = ({ buttons }: ShownMessage) =>
  buttons.filter(({ customId, disabled }) => {
    const id = customId ?? ''
    const action = carriedBy('p', id)?.action.do
    return !disabled && (action === 'play' || action === 'follow' || isOnce(parseId(id)?.name))
  })

/** A table in a channel of its own at which two people play. */
async function begun(game: string, channel: string): Promise<{ readonly people: readonly Actor[]; readonly table: string }> {
  const { discord, tables } = stage
  const [anna, bo] = [stage.actor('Anna'), stage.actor('Bo')]
  const by = (person: Actor, what: string) => ({ request: `${channel}-${what}`, person: person.id, name: person.name })
  const opened = await tables.open({ ...by(anna, 'open'), channel, server: discord.guildId, game, language: 'en', pace: 'none' })
  if (opened.refused) throw new Error(opened.refused.code)
  const table = opened.look.id
  await tables.sit({ ...by(bo, 'sit'), table })
  await tables.start({ ...by(anna, 'start'), table })
  await openingPlayed(table)
  return { people: [anna, bo], table }
}

/** The opening of Attack!, in which nobody moves twice in a row. */
async function openingPlayed(table: string): Promise<void> {
  for (let move = 0; ; move++) {
    const { game, state, seats } = (await stage.tables.look({ table }))!
    const { rulebook } = games.find(({ rulebook: { id } }) => id === game)!
    const [owed] = owes(rulebook, state!)
    if (!owed || !['claim', 'place-capital', 'place'].includes(owed.decision)) return
    const { number, person } = seats.find(({ seat }) => seat === owed.seat)!
    const moves = [rulebook.decisions[owed.decision]!.fallback(state!, owed.seat, owed)]
    const played = await stage.tables.play({ table, request: `${table}-${move}`, person: person!, seat: number, moves })
    if (played.refused) throw new Error(played.refused.code)
  }
}

const entries = async (table: string): Promise<number> => (await stage.tables.look({ table }))!.seq

test.each(games.map(({ rulebook }) => rulebook.id))('a press too many plays nothing: %s', async (game) => {
  const { id: channel } = stage.discord.createChannel(game)
  const { people, table } = await begun(game, channel)
  const chance = new SeededChance(`twice ${game}`)
  let pressed = 0
  for (let move = 0; move < 20 && pressed < 4; move++) {
    const person = people[move % 2]!
    const panel = await thumb(reading(person), chance, { in: channel })
    const [deed] = deeds(panel)
    if (!deed) continue
    pressed++
    const before = await entries(table)
    const { text } = await person.click(panel, { customId: deed.customId! })
    expect([deed.label, await entries(table)]).toEqual([deed.label, before])
    expect(text).toContain('This had only just appeared')
  }
  expect(pressed).toBeGreaterThan(0)
})

test('what asks once more is not answered by the press that led there', async () => {
  const { id: channel } = stage.discord.createChannel('giving up')
  const {
    people: [anna],
    table,
  } = await begun(games[0]!.rulebook.id, channel)
  const before = await entries(table)
  const asked = await anna!.run('/game leave', {}, { in: channel })
  const { customId } = asked.buttons.find(({ style }) => style === 4)!
  await anna!.click(asked, { customId: customId! }, { until: 'acknowledged' })
  expect(await entries(table)).toBe(before)
  await reading(anna!).click(asked, { customId: customId! })
  expect(await entries(table)).toBeGreaterThan(before)
})
