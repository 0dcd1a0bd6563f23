import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { writeResult } from '../../src/store/index.ts'
import { stage } from './stage.ts'

/** Anna learns Ideology, has traded as suggested, and holds the cards for a level. */
async function aboutToDevelop() {
  const set = await stage({ games })
  const anna = set.actor('Anna')
  const first = await anna.run('/learn', { game: 'ideology' }, { timeout: 40_000 })
  await set.settled()
  const { channel } = anna.directMessages().at(-1)!
  await anna.click(first, 'Trade 1 economic')
  await set.settled()
  const look = async () => (await set.tables.look({ channel }))!
  return Object.assign(set, { anna, look, here: { in: channel } })
}

const done = 'Done developing'
const sure = 'Sure?'

describe('a disastrous move', () => {
  test('is asked about once more, privately, and played by whoever is sure', async () => {
    const { anna, look, here, settled } = await aboutToDevelop()
    const before = (await look()).seq
    const asked = await anna.click(await anna.run('/turn', {}, here), done)
    expect(asked.text).toContain(sure)
    expect(asked.text).toMatch(/gives you \d+ % to win from here, and \d+ % with \*\*.+\*\*/)
    expect((await look()).seq).toBe(before)
    const back = await anna.click(asked, '◀ Back')
    expect(back.text).not.toContain(sure)
    await anna.click(await anna.click(back, done), 'Do it all the same')
    await settled()
    expect((await look()).seq).toBeGreaterThan(before)
  })

  test('is asked about where it is typed as well, and what the computer would do is played in one press', async () => {
    const { anna, look, here, settled } = await aboutToDevelop()
    const asked = await anna.run('/ideology done', {}, here)
    expect(asked.text).toContain(sure)
    const better = asked.buttons[1]!.label
    await anna.click(asked, better)
    await settled()
    expect((await look()).state).toMatchObject({ phase: 'development' })
  })

  test('is not asked about where the person does not wish it', async () => {
    const { anna, look, here, settled } = await aboutToDevelop()
    const before = (await look()).seq
    await anna.select(await anna.run('/settings', {}, here), { customId: /mistakes$/ }, ['never'])
    const panel = await anna.click(await anna.run('/turn', {}, here), done)
    await settled()
    expect(panel.text).not.toContain(sure)
    expect((await look()).seq).toBeGreaterThan(before)
  })

  test('is not asked about after three finished games, unless the person still wishes it', async () => {
    const { anna, here, store, tables, discord } = await aboutToDevelop()
    await store.client.player.create({ data: { id: 'anna', person: anna.id, name: 'Anna' } })
    const asked = { sittings: 1, missed: 0, opening: '' }
    const placing = { seat: 'communism', level: null, part: 'played', place: 1, won: true, ...asked } as const
    const finished = async (name: string) => {
      const channel = discord.createChannel(name)
      await anna.run('/game new', { game: 'ideology' }, { in: channel.id })
      const { id: table } = (await tables.look({ channel: channel.id }))!
      await writeResult(store.client, {
        ...{ table, server: null, game: 'ideology', rated: false, endedAt: new Date(0) },
        placings: [{ ...placing, number: 0, player: 'anna' }],
      })
    }
    await finished('one')
    await finished('two')
    expect((await anna.run('/ideology done', {}, here)).text).toContain(sure)
    await finished('three')
    await anna.select(await anna.run('/settings', {}, here), { customId: /mistakes$/ }, ['always'])
    expect((await anna.run('/ideology done', {}, here)).text).toContain(sure)
    await anna.select(await anna.run('/settings', {}, here), { customId: /mistakes$/ }, ['first'])
    expect((await anna.run('/ideology done', {}, here)).text).not.toContain(sure)
  })
})

test('nobody is warned where it counts', async () => {
  const { anna, look, tables } = await aboutToDevelop()
  const now = await look()
  const asked = (rated: boolean) =>
    tables.mistake({
      look: { ...now, purpose: 'game', terms: { ...now.terms, secluded: false, lesson: null, rated } },
      person: anna.id,
      seat: now.seats.find(({ person }) => person === anna.id)!.seat!,
      moves: [{ type: 'done' }],
    })
  expect(await asked(false)).toMatchObject({ could: expect.any(Number) })
  expect(await asked(true)).toBeUndefined()
})

test('a good move is played at once', async () => {
  const { anna, look, here, settled } = await aboutToDevelop()
  const before = (await look()).seq
  const panel = await anna.run('/turn', {}, here)
  const played = await anna.click(panel, panel.buttons[0]!.label)
  await settled()
  expect(played.text).not.toContain(sure)
  expect((await look()).seq).toBeGreaterThan(before)
})
