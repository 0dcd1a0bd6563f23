import { describe, expect, test } from 'vitest'
import { sampled } from '../../sample.ts'
import { expectAccessible, expectNoSideways } from './accessible.ts'
import { keep, withoutBrowser } from './browser.ts'
import { beginsFirstGame, firstGame } from './newcomer.ts'
import { mostlyFollowed } from './newcomers.ts'
import { realWorld } from './playing.ts'

const games = sampled(['ideology'], ['ideology', 'attack', 'venonta', 'limit'])
/** A button for several moves. */
const ofThese = /of these$|^Tutte e|zusammen$/
const locales = ['en-GB', 'it', 'de']

describe.skipIf(withoutBrowser)('a first game, on a phone', { timeout: 180_000 }, () => {
  const world = realWorld()

  test.each(games.flatMap((game) => locales.map((locale) => [game, locale] as const)))(
    'of %s is two presses away in the language of %s, explains what is asked, and is played with the keyboard alone',
    async (game, locale) => {
      const { page, newcomer } = await beginsFirstGame(world, game, locale, `${game}${locale}`)
      const { panel } = newcomer
      // Where a computer begins, that is soon over.
      await expect.poll(async () => (await panel.innerText()).match(/🎓/gu)?.length, { timeout: 30_000 }).toBeGreaterThan(1)
      const text = await panel.innerText()
      expect(text.match(/💡/gu)?.length).toBeGreaterThan(0)
      await expectAccessible(page)
      await expectNoSideways(page)
      await keep(page, `learn-${game}-${locale}-phone`)
      // A whole move stands first.
      const first = panel.locator('.components .button.primary').first()
      const deed = (await first.innerText()).replace('✔ ', '')
      const suggested = text.split('\n').find((line) => line.startsWith('💡'))!
      if (suggested.includes(' · ')) expect(deed).toMatch(ofThese)
      else expect(suggested).toContain(deed)
      await first.press('Enter')
      await expect.poll(() => panel.innerText()).toMatch(/^✔ \p{L}/mu)
      await expectAccessible(page)
      await expectNoSideways(page)
    },
  )

  // `npm run -s prove -- newcomers` plays all games to their end.
  test('goes on by what stands first on the panel, until the person knows enough', async () => {
    const { newcomer } = await firstGame(world, 'ideology', ({ minutesUntilThrough }) => minutesUntilThrough !== undefined)
    expect(newcomer.lessons.size).toBeGreaterThan(3)
    expect(newcomer.followed / newcomer.suggested).toBeGreaterThan(mostlyFollowed)
    await keep(newcomer.page, 'learn-through-phone')
  })
})
