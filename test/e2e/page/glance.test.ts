import { describe, expect, test } from 'vitest'
import { sampled } from '../../sample.ts'
import { expectAccessible, expectNoSideways } from './accessible.ts'
import { keep, withoutBrowser } from './browser.ts'
import { realWorld } from './playing.ts'

const patience = 60_000

const personas = [
  [
    'ada',
    {
      turn: 'My turn',
      why: 'Not now…',
      title: 'What cannot be done now',
      board: 'Board',
      mine: 'My lands',
      whole: 'Whole board',
    },
  ],
  [
    'bruno',
    {
      ...{ turn: 'Il mio turno', why: 'Ora no…', title: 'Che cosa ora non si può fare' },
      ...{ board: 'Tabellone', mine: 'Le mie terre', whole: 'Tutto il tabellone' },
    },
  ],
  [
    'clara',
    {
      ...{ turn: 'Mein Zug', why: 'Jetzt nicht…', title: 'Was jetzt nicht geht' },
      ...{ board: 'Spielbrett', mine: 'Meine Länder', whole: 'Ganzes Brett' },
    },
  ],
] as const
/** In another language than other files show theirs in. */
const inSample = sampled(
  personas.filter(([persona]) => persona === 'clara'),
  [...personas],
)

describe.skipIf(withoutBrowser)('what a panel leaves out, on a phone', { timeout: 180_000 }, () => {
  const world = realWorld()

  test.each(inSample)('is reached with the keyboard alone, and fits: %s', async (persona, words) => {
    const channel = `glances-of-${persona}`
    world.loopback.createChannel(channel)
    const page = await world.visit(persona, { size: 'phone', channel })
    await page
      .locator('.offer .action-row')
      .getByRole('button', { name: /^Ideolog/ })
      .click()
    await page.locator('.offer .start').click()
    const turn = page.getByRole('button', { name: words.turn }).last()
    await turn.waitFor({ timeout: patience })
    await turn.press('Enter')
    const panel = page.locator('.message.ephemeral').last()
    await panel.getByRole('button', { name: words.why }).press('Enter')
    await panel.getByText(words.title).waitFor({ timeout: patience })
    await expectAccessible(page)
    await expectNoSideways(page)
    await keep(page, `not-now-${persona}-phone`)
    await panel.getByRole('button', { name: words.board, exact: true }).press('Enter')
    const board = page.locator('.message.ephemeral').last()
    await board.getByRole('button', { name: words.mine }).press('Enter')
    await board.getByRole('button', { name: words.whole }).waitFor({ timeout: patience })
    expect(await board.locator('.select-button').count()).toBeGreaterThan(1)
    await expectAccessible(page)
    await expectNoSideways(page)
    await keep(page, `my-lands-${persona}-phone`)
  })
})
