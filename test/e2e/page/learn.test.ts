import { describe, expect, test } from 'vitest'
import { expectAccessible, expectNoSideways } from './accessible.ts'
import { keep, withoutBrowser } from './browser.ts'
import { Player } from './player.ts'
import { realWorld } from './playing.ts'

const patience = 60_000

describe.skipIf(withoutBrowser)('a first game, on a phone', { timeout: 180_000 }, () => {
  const world = realWorld()

  const beginning = async (persona: string) => {
    const page = await world.visit(persona, { size: 'phone' })
    await page
      .locator('.offer .action-row')
      .getByRole('button', { name: /^Ideolog/ })
      .click()
    await page.locator('.offer .learn').click()
    await page.locator('.message.ephemeral .components').last().waitFor({ timeout: patience })
    return page
  }

  test.each(['ada', 'bruno', 'clara'])(
    'is two presses away in the language of %s, and explains what is asked',
    async (persona) => {
      const page = await beginning(persona)
      const text = await page.locator('.message.ephemeral').last().innerText()
      expect(text.match(/🎓/gu)).toHaveLength(3)
      expect(text.match(/💡/gu)).toHaveLength(2)
      await expectAccessible(page)
      await expectNoSideways(page)
      await keep(page, `learn-${persona}-phone`)
    },
  )

  test('goes on by what stands first on the panel, until the person knows enough', async () => {
    // Each has one first game in this channel.
    const { name } = world.loopback.createPerson('Newcomer', { locale: 'en-GB' })
    const page = await beginning(name.toLowerCase())
    const player = new Player(page)
    const through = page.getByText('You know enough').last()
    // Said until the next answer: looked for right before each, for computers are quicker than whoever looks.
    const told = () => through.isVisible()
    for (let press = 0; press < 120 && !(await told()); press++)
      if (!(await player.answerOnce(['✔'], told))) await page.waitForTimeout(250)
    expect(await told(), `${player.pressed.join(', ')}\n${await player.panel.innerText()}`).toBe(true)
    await keep(page, 'learn-through-phone')
  })
})
