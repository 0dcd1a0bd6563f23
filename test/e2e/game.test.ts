import { describe, expect, test } from 'vitest'
import { stage } from './stage.ts'
import { bidOn } from './table.ts'

describe('a game in a channel', () => {
  test('is opened, joined, started, played on panels and won', async () => {
    const { actor, settled, discord } = await stage()
    const anna = actor('Anna')
    const bo = actor('Bo')
    const opened = await anna.run('/game new', { game: 'bids' })
    expect(opened.text).toContain('The table is open')
    const lobby = await anna.waitFor('A new game of Bids')
    await bo.click(lobby, 'Join')
    await settled()
    expect(lobby.text).toContain('Bo')
    await anna.click(lobby, 'Start')
    const status = await bo.waitFor('Awaited')
    expect(status.text).toContain('Anna')

    for (let round = 1; round <= 4; round++) {
      for (const person of [anna, bo]) {
        const panel = await person.run('/turn')
        expect(panel.text).toContain('Choose a card to bid')
        const labels = [...(panel.selects[0]?.options ?? []), ...panel.buttons].map(({ label }) => label)
        const cards = labels.filter((label) => /^\d+$/.test(label))
        const played = await bidOn(person, panel, Number(cards[person === anna ? 0 : 1] ?? cards[0]))
        expect(played.text).toContain('has bid')
      }
    }
    const end = await bo.waitFor('The game is over')
    await settled()
    expect(end.text).toMatch(/Anna|Bo/)
    expect(discord.failures).toEqual([])
  })
})
