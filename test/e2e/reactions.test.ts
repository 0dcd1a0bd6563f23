import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { stage } from './stage.ts'
import { isLobby } from './table.ts'

const attack = games.filter(({ rulebook }) => rulebook.id === 'attack')

describe('the pace of reactions', () => {
  test('is chosen in the lobby, with what it means for a battle', async () => {
    const { actor, tables, settled } = await stage({ games: attack })
    const anna = actor('Anna')
    await anna.run('/game new', { game: 'attack' })
    const lobby = await anna.waitFor(isLobby)
    await settled()
    expect((await anna.waitFor(isLobby)).text).toContain('four of them in a row take up to 16 hours at worst')
    const form = await anna.click(lobby, 'Options')
    const menu = { customId: /\|table-reaction\|/ }
    const shorter = form.selects
      .find(({ customId }) => menu.customId.test(customId ?? ''))!
      .options.find(({ value }) => value === '60')!
    expect(shorter.label).toContain('up to 4 hours at worst')
    await anna.select(form, menu, [shorter.value])
    expect((await tables.look({ channel: lobby.channel }))!.pace.reaction).toBe(60 * 60_000)
    await settled()
    expect((await anna.waitFor(isLobby)).text).toContain('take up to 4 hours at worst')
  })

  test('comes with the suggestion to whoever sits down to react only to what concerns them', async () => {
    const { actor, tables, discord } = await stage({ games: attack })
    const [anna, bo] = [actor('Anna'), actor('Bo')]
    await anna.run('/game new', { game: 'attack' })
    const lobby = await anna.waitFor(isLobby)
    const joined = await bo.click(lobby, 'Join')
    const on = await bo.click(joined, '○ Block only what is aimed at me')
    expect(on.buttons.map(({ label }) => label)).toContain('● Block only what is aimed at me')
    const habits = async () => (await tables.plans.get({ channel: lobby.channel, person: bo.id }))!.habits
    expect(await habits()).toEqual([{ name: 'block-only-own', settings: {} }])
    await anna.click(lobby, 'Start')
    expect(await habits()).toEqual([{ name: 'block-only-own', settings: {} }])
    for (const shown of anna.sees(lobby.channel)) expect(shown.text).not.toContain('Block only')
    expect(discord.failures).toEqual([])
  })
})
