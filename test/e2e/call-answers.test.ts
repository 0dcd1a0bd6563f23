import { expect, test } from 'vitest'
import { limit } from '../../src/games/limit/index.ts'
import { venonta } from '../../src/games/venonta/index.ts'
import { few, owedBy, randomPlayer, SeededChance } from '../../src/kernel/index.ts'
import type { ShownMessage } from '../../src/sandbox/loopback/index.ts'
import type { TableLook } from '../../src/tables/index.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { stage } from './stage.ts'
import { isLobby, publicMessages } from './table.ts'

const minute = 60_000

/** Four people play at random, slowly, what they would rather where they may, until a call offers answers. */
async function untilACallOffersAnswers(folder: typeof limit | typeof venonta, rather: string, wanted: RegExp) {
  const game = folder.rulebook.id
  const clock = new ManualClock(Date.UTC(2026, 0, 5, 12))
  const set = await stage({
    games: [folder as never],
    clock,
    studio: { picture: async () => undefined } as never,
    loopback: { clock },
  })
  const { discord, tables, bot, actor } = set
  const settled = async (): Promise<void> => {
    await discord.idle(1)
    await bot.running.idle()
    await discord.idle(1)
  }
  const people = ['Anna', 'Bo', 'Cy', 'Di'].map((name) => actor(name))
  const [anna, ...others] = people
  await anna!.run('/game new', { game })
  const lobby = await anna!.waitFor(isLobby)
  for (const other of others) await other.click(lobby, 'Join')
  await settled()
  await anna!.click(lobby, 'Start')
  await settled()
  const channel = discord.channel('general')
  const look = async (): Promise<TableLook> => (await tables.look({ channel: channel.id }))!
  const calls = (): readonly ShownMessage[] => publicMessages(anna!, channel).filter(({ text }) => /^<@\d+>/.test(text))
  const chance = new SeededChance(`answers below calls of ${game}`)
  for (let step = 0; step < 150; step++) {
    const call = calls().find(({ buttons, text }) => buttons.length > 1 && wanted.test(text))
    const called = call && people.find(({ id }) => call.text.includes(`<@${id}>`))
    if (call && called) return { ...set, clock, settled, people, call, called, look, calls }
    const { id: table, state, seats } = await look()
    const seat = chance.pick(
      seats.filter((one) => one.seat !== null && owedBy(folder.rulebook as never, state as never, one.seat).length > 0),
    )
    const preferred = few(folder.rulebook as never, state as never, seat.seat!, rather, 50)?.[0]
    const move = preferred ?? randomPlayer(folder.rulebook as never, state as never, seat.seat!, chance)
    await tables.play({
      table,
      request: `answers ${step}`,
      person: seat.person!,
      seat: seat.number,
      moves: [move],
      at: new Date(clock.now()),
    })
    clock.advance(3 * minute)
    await settled()
  }
  throw new Error('no call offered answers')
}

test('a call says what for, with the answers to it as buttons, which play for whoever is called and for nobody else', async () => {
  const { call, called, people, look, calls, settled } = await untilACallOffersAnswers(limit, 'propose-alliance', /alliance/)
  expect(call.buttons.map(({ label }) => label)).toEqual(['Refuse', 'Accept', 'My turn'])
  const before = (await look()).seq
  const other = people.find((one) => one !== called)!
  expect((await other.click(call, 'Accept')).text).toContain('not asked of you')
  expect((await look()).seq).toBe(before)
  const panel = await called.click(call, 'Refuse')
  expect(panel.ephemeral).toBe(true)
  await settled()
  expect((await look()).seq).toBeGreaterThan(before)
  expect(calls().filter(({ id }) => id === call.id)).toEqual([])
})

test('an answer to another question plays nothing, and leads to the panel', async () => {
  const { call, called, look, settled, tables, clock } = await untilACallOffersAnswers(venonta, 'buy', /./)
  const seat = (await look()).seats.find(({ person }) => person === called.id)!
  const [first] = call.buttons
  await tables.play({
    ...{ table: (await look()).id, request: 'answered elsewhere', person: called.id, seat: seat.number },
    moves: [{ type: 'answer', accept: false }],
    at: new Date(clock.now()),
  })
  const before = (await look()).seq
  const panel = await called.click(call, { customId: first!.customId! })
  await settled()
  expect(panel.ephemeral).toBe(true)
  expect((await look()).seq).toBe(before)
})
