import { describe, expect, test } from 'vitest'
import { sampled } from '../../sample.ts'
import { expectAccessible, expectNoSideways } from './accessible.ts'
import { keep, withoutBrowser } from './browser.ts'
import { realWorld } from './playing.ts'

const patience = 60_000

const personas = [
  ['ada', { turn: 'My turn', plan: 'Plan my round', early: 'Not asked yet', mine: 'My plan' }],
  ['bruno', { turn: 'Il mio turno', plan: 'Pianifica il mio giro', early: 'Non è ancora chiesto', mine: 'Il mio piano' }],
  ['clara', { turn: 'Mein Zug', plan: 'Meine Runde planen', early: 'Noch nicht gefragt', mine: 'Mein Plan' }],
] as const
/** In another language than other files show theirs in. */
const inSample = sampled(
  personas.filter(([persona]) => persona === 'bruno'),
  [...personas],
)

describe.skipIf(withoutBrowser)('Plan my round on a phone', { timeout: 180_000 }, () => {
  const world = realWorld()

  test.each(inSample)('opens from the panel, is chosen from with the keyboard alone, and fits: %s', async (persona, words) => {
    const channel = `plans-of-${persona}`
    world.loopback.createChannel(channel)
    const page = await world.visit(persona, { size: 'phone', channel })
    await page
      .locator('.offer .action-row')
      .getByRole('button', { name: /^Ideolog/ })
      .click()
    await page.locator('.offer .start').click()
    const turn = page.getByRole('button', { name: words.turn }).last()
    await turn.waitFor({ timeout: patience })
    await turn.click()
    const panel = page.locator('.message.ephemeral').last()
    await panel.getByRole('button', { name: words.plan }).click()
    const question = panel.locator('.select-button').first()
    await question.waitFor({ timeout: patience })
    expect(await panel.innerText()).toContain(words.plan)
    await expectAccessible(page)
    await expectNoSideways(page)
    await keep(page, `plan-${persona}-phone`)
    await question.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('option').first().waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await panel.getByText(words.early).waitFor({ timeout: patience })
    await expectAccessible(page)
    await expectNoSideways(page)
    await keep(page, `plan-ahead-${persona}-phone`)
    await panel.getByRole('button', { name: words.mine }).press('Enter')
    await question.waitFor({ timeout: patience })
  })
})
