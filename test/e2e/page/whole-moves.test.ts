import { describe, expect, test } from 'vitest'
import { sampled } from '../../sample.ts'
import { expectAccessible, expectNoSideways } from './accessible.ts'
import { keep, withoutBrowser } from './browser.ts'
import { Player } from './player.ts'
import { realWorld } from './playing.ts'

/** Three computers think before it is a person's turn. */
const patience = 60_000
const turn = /My turn|Il mio turno|Mein Zug/
const others = /^(Others|Altre|Weitere) ?…/
const games = sampled(['venonta'], ['ideology', 'attack', 'venonta', 'limit'])
const personas = sampled(['clara'], ['ada', 'bruno', 'clara'])
/** Panels of one game that are answered. */
const panels = sampled(2, 8)

describe.skipIf(withoutBrowser)('whole moves on a phone', { timeout: 300_000 }, () => {
  const world = realWorld()

  test.each(games.flatMap((game) => personas.map((persona) => [game, persona] as const)))(
    'of %s are found and made with the keyboard alone, from buttons and from menus, and fit: %s',
    async (game, persona) => {
      const channel = `${game}-of-${persona}`
      world.loopback.createChannel(channel)
      const page = await world.visit(persona, { size: 'phone', channel })
      await page
        .locator('.offer .action-row')
        .getByRole('button', { name: new RegExp(`^${game.slice(0, 5)}`, 'i') })
        .click()
      await page.locator('.offer .start').click()
      const player = new Player(page)
      const open = page.getByRole('button', { name: turn }).last()
      await open.waitFor({ timeout: patience })
      await open.press('Enter')
      await player.panel.locator('.components').first().waitFor({ timeout: patience })
      for (let answered = 0; answered < panels; answered++) {
        // Others think, and the panel is shown anew by itself once it asks.
        await expect.poll(() => player.isAsked(), { timeout: patience }).toBe(true)
        await expectAccessible(page)
        await expectNoSideways(page)
        await keep(page, `whole-moves-${game}-${persona}-${answered}-phone`)
        const before = await player.panel.innerText()
        const menu = player.panel.locator('chat-select').filter({ hasText: others }).first()
        if (answered % 2 === 1 && (await menu.count()) > 0) {
          await menu.locator('.select-button').focus()
          await page.keyboard.press('Enter')
          await page.getByRole('option').first().waitFor()
          await page.keyboard.press('Enter')
        } else {
          const enabled = player.panel.locator('.components .button:not(:disabled)')
          const first = enabled.and(page.locator('.primary, .success'))
          if ((await first.count()) > 0) await first.first().press('Enter')
          else await enabled.first().press('Enter')
        }
        await expect.poll(() => player.panel.innerText(), { timeout: patience }).not.toBe(before)
      }
    },
  )
})
