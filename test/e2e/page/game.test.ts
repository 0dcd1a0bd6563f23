import { describe, expect, test } from 'vitest'
import { games } from '../../../src/games/index.ts'
import { expectAccessible, expectNoSideways } from './accessible.ts'
import { keep, withoutBrowser } from './browser.ts'
import { Player } from './player.ts'
import { realWorld } from './playing.ts'
import { newest } from './world.ts'

/** Three computers think before it is a person's turn: seconds on a quiet machine. */
const patience = 60_000
const answers = ['✔', 'Done', 'Pass', 'Let it go', 'Concede']

describe.skipIf(withoutBrowser)('the real bot, played in the page', { timeout: 180_000 }, () => {
  const world = realWorld()

  test('two clicks start a game; a move by button, one by command with autocomplete, a hand nobody else sees', async () => {
    const [ada, bruno] = [await world.visit('ada'), await world.visit('bruno')]
    await ada.getByRole('button', { name: 'Ideology' }).click()
    await ada.getByRole('button', { name: 'Start Ideology' }).click()
    await newest(ada, 'it is your turn').waitFor({ timeout: patience })
    expect(await ada.getByText('Only you can see this').count()).toBe(0)
    await keep(ada, 'game-started-desk')

    const player = new Player(ada)
    await player.openPanel()
    // Whatever the deal, the home has room for a card of the hand. An independent region may have none for many rounds.
    const develops = player.panel.getByText('Invest cards').first()
    await player.until(async () => (await player.isAsked()) && develops.isVisible(), answers)
    expect(player.pressed.join()).toContain('Trade')
    await keep(ada, 'game-panel-desk')

    await player.panel.getByRole('button', { name: 'My hand' }).click()
    await ada.getByRole('img', { name: /hand/i }).first().waitFor()
    await keep(ada, 'game-hand-desk')
    await expectAccessible(ada)
    expect(await bruno.locator('.message.ephemeral').count()).toBe(0)
    expect(await bruno.locator('.scroller').innerText()).not.toMatch(/your hand|your deck/i)

    await ada.getByRole('textbox').fill('/ideology develop ')
    const form = ada.getByRole('group', { name: '/ideology develop' })
    for (const option of ['region', 'kind']) {
      const field = form.getByRole('combobox', { name: option })
      await field.click()
      await ada.getByRole('option').first().waitFor()
      if (option === 'region') await keep(ada, 'game-command-desk')
      await ada.getByRole('option').first().click()
      expect(await field.inputValue()).not.toBe('')
    }
    const region = await form.getByRole('combobox', { name: 'region' }).inputValue()
    await form.getByRole('button', { name: 'Run /ideology develop' }).click()
    await newest(ada, `developed ${region}`).waitFor()
    await expect.poll(() => bruno.locator('.scroller').innerText(), { timeout: patience }).toContain(`developed ${region}`)
  })

  test('every game that is offered starts in two clicks, with few seats, and asks its person something', async () => {
    expect(games.length).toBeGreaterThan(1)
    for (const { rulebook } of games) {
      const channel = `first-${rulebook.id}`
      world.loopback.createChannel(channel)
      const page = await world.visit('ada', { size: 'phone', channel })
      const offer = page.locator('.offer .action-row').getByRole('button', { name: new RegExp(`^${rulebook.id}`, 'i') })
      await offer.click()
      await page.locator('.offer .start').click()
      await newest(page, 'it is your turn').waitFor({ timeout: patience })
      const player = new Player(page)
      await player.openPanel()
      expect(await player.panel.locator('.button:not(:disabled)').count()).toBeGreaterThan(0)
      const ada = world.loopback.people().find(({ name }) => name === 'Ada')!
      const mine = await world.tables.tablesOf(ada.id)
      const looks = await Promise.all(mine.map(({ id }) => world.tables.look({ table: id })))
      expect(looks.find((look) => look?.game === rulebook.id)?.seats).toHaveLength(4)
      await expectAccessible(page)
      await keep(page, `game-${rulebook.id}-phone`)
    }
  })

  test('after a restart of everything the open page goes on playing the same game', async () => {
    const page = await world.visit('bruno', { size: 'phone', channel: 'parlour' })
    await page.getByRole('button', { name: 'Ideology' }).click()
    await page.getByRole('button', { name: 'Inizia Ideology' }).click()
    const turn = page.getByRole('button', { name: 'Il mio turno' }).last()
    await turn.waitFor({ timeout: patience })
    await world.restart()
    await page.getByText('Connessione persa').waitFor({ state: 'detached', timeout: patience })
    await page.getByText('Il bot si sta riavviando').waitFor({ state: 'detached', timeout: patience })
    await turn.click()
    await page.locator('.message.ephemeral .components').last().waitFor()
    expect(await page.getByText('Interazione non riuscita').count()).toBe(0)
    await page.reload()
    await page.getByRole('button', { name: 'Il mio turno' }).last().waitFor()
  })

  test('a whole game against computers on a phone, from the lobby to its result', async () => {
    const page = await world.visit('ada', { size: 'phone', channel: 'war-room' })
    await page.getByRole('textbox').fill('/game new game:ideology ')
    await page.getByRole('button', { name: 'Run /game new' }).click()
    const lobby = newest(page, 'Start')
    await lobby.getByRole('button', { name: 'Add computer' }).click()
    // A quick one does: it is the whole way that is walked here.
    await newest(page, 'A computer takes a seat').getByRole('button', { name: 'easy' }).click()
    await lobby.getByRole('button', { name: 'Options' }).click()
    // A few rounds do as well: nearer is over sooner.
    const target = page.locator('chat-select').filter({ hasText: 'Goal: 12' })
    await target.locator('.select-button').click()
    await target.getByRole('option', { name: /\b6\b/ }).click()
    await keep(page, 'game-options-phone')
    await expectNoSideways(page)
    await lobby.getByRole('button', { name: 'Start' }).click()
    const player = new Player(page)
    const result = page.getByText('The game is over.')
    await player.until(() => result.first().isVisible(), answers, 240)
    await newest(page, 'The game is over.').getByRole('button', { name: 'Board' }).scrollIntoViewIfNeeded()
    await keep(page, 'game-over-phone')
    await expectAccessible(page)
    await newest(page, 'The game is over.').getByRole('button', { name: 'Board' }).click()
  }, 300_000)
})
