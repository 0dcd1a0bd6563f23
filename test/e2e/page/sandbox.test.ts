import { describe, expect, test } from 'vitest'
import { expectAccessible } from './accessible.ts'
import { keep, withoutBrowser } from './browser.ts'
import { startEchoBot } from './echo-bot.ts'
import { pageWorld } from './playing.ts'
import { newest, run, scrollUntil } from './world.ts'

describe.skipIf(withoutBrowser)('the sandbox around the conversation', { timeout: 120_000 }, () => {
  const world = pageWorld()

  test.each(['phone', 'desk'] as const)('on a %s two clicks start a first game against computers', async (size) => {
    const page = await world.visit('ada', { size, channel: size === 'phone' ? 'war-room' : 'general' })
    await page.getByRole('button', { name: 'Limit' }).click()
    await page.getByText('A table of Limit opens in this channel').waitFor()
    await expectAccessible(page)
    await keep(page, `welcome-${size}`)
    await page.getByRole('button', { name: 'Start Limit' }).click()
    await newest(page, 'limit has begun with 4 seats').waitFor()
    expect(await page.getByText('Only you can see this').count()).toBe(0)
  })

  test('where a game is being played already, the new one gets a thread and the page goes there', async () => {
    world.loopback.createChannel('busy')
    const before = await world.visit('ada', { channel: 'busy' })
    await before.getByRole('button', { name: 'Limit' }).click()
    await before.getByRole('button', { name: 'Start Limit' }).click()
    await newest(before, 'limit has begun with 4 seats').waitFor()
    const page = await world.visit('ada', { channel: 'busy' })
    await page.getByRole('button', { name: 'Ideology' }).click()
    await page.getByRole('button', { name: 'Start Ideology' }).click()
    await page.getByRole('heading', { level: 2, name: 'ideology of Ada' }).first().waitFor()
    await newest(page, 'ideology has begun with 4 seats').waitFor()
  })

  test('somebody else may be played in the same window, or in a tab of their own', async () => {
    const page = await world.visit('ada')
    await page.getByRole('button', { name: 'Switch persona' }).click()
    await expectAccessible(page)
    await keep(page, 'people-desk')
    expect(await page.getByRole('link', { name: 'Clara in a new tab' }).getAttribute('href')).toContain('?persona=clara#')
    await page.getByRole('link', { name: 'Bruno', exact: true }).click()
    await page.getByRole('textbox', { name: 'Scrivi in #general' }).waitFor()
    await page.getByRole('textbox').fill('Sono io')
    await page.getByRole('textbox').press('Enter')
    expect(await newest(page, 'Sono io').getByRole('heading').innerText()).toContain('Bruno')
    await page.goBack()
    await page.getByRole('textbox', { name: 'Message #general' }).waitFor()
  })

  test('a persona who is waited for elsewhere at this screen is marked', async () => {
    const page = await world.visit('ada')
    const clara = world.loopback.actor('Clara')
    world.loopback.actor('Bruno').say(world.loopback.channel('general'), `<@${clara.id}> please`)
    await page.locator('.me .badge').filter({ hasText: '1' }).waitFor()
    await page.getByRole('button', { name: /Switch persona/ }).click()
    await page.getByRole('link', { name: /Clara 1/ }).click()
    await page.getByRole('textbox', { name: 'Nachricht an #general' }).waitFor()
    await page.locator('.me .badge').waitFor({ state: 'detached' })
  })

  test('the language chosen is the one the bot hears and the page speaks', async () => {
    const page = await world.visit('clara')
    await page.getByRole('button', { name: /Person wechseln/ }).click()
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('it')
    await page.getByRole('textbox', { name: 'Scrivi in #general' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('textbox').fill('/echo text:Eccomi region:qui')
    await page.getByRole('button', { name: 'Esegui /echo' }).click()
    await newest(page, 'Eccomi · qui · it').waitFor()
    expect(await page.evaluate('document.documentElement.lang')).toBe('it')
    await page.getByRole('button', { name: /Cambia persona/ }).click()
    await page.getByRole('combobox', { name: 'Lingua' }).selectOption('de')
    await page.getByRole('textbox', { name: 'Nachricht an #general' }).waitFor()
  })

  test('dark and light are chosen by hand and remembered', async () => {
    const page = await world.visit('ada', { theme: 'dark' })
    const ground = () => page.evaluate('getComputedStyle(document.body).backgroundColor')
    const dark = await ground()
    await page.getByRole('button', { name: /Switch persona/ }).click()
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('light')
    await expect.poll(ground).toBe('rgb(255, 255, 255)')
    await page.reload()
    await page.getByRole('textbox').waitFor()
    expect(await ground()).not.toBe(dark)
  })

  test('the page says that the bot is away, and plays on when it is back, without a reload', async () => {
    const page = await world.visit('ada')
    await run(page, '/show panel')
    await newest(page, 'It is your turn').waitFor()
    await world.bot.destroy()
    await page.getByText('The bot is restarting or not running').waitFor()
    world.bot = await startEchoBot(world.loopback)
    await page.getByText('The bot is restarting or not running').waitFor({ state: 'detached' })
    await newest(page, 'It is your turn').getByRole('button', { name: 'Next' }).click()
    await newest(page, 'Step 2').waitFor()
  })

  test('the page comes back by itself after its server was away, with what happened meanwhile and what was private', async () => {
    const page = await world.visit('ada')
    await run(page, '/show panel')
    await newest(page, 'It is your turn').waitFor()
    await page.getByRole('textbox').fill('half a sentence')
    const port = Number(new URL(world.sandbox.url).port)
    await world.sandbox.close()
    await page.getByText('Connection lost').waitFor()
    world.loopback.actor('Bruno').say(world.loopback.channel('general'), 'while you were away')
    world.sandbox = await world.openSandbox(port)
    await newest(page, 'while you were away').waitFor()
    await page.getByText('Connection lost').waitFor({ state: 'detached' })
    expect(await newest(page, 'It is your turn').count()).toBe(1)
    expect(await page.getByRole('textbox').inputValue()).toBe('half a sentence')
  })

  test('long conversations are read backwards page by page', async () => {
    const channel = world.loopback.createChannel('archive')
    const bruno = world.loopback.actor('Bruno')
    for (let line = 1; line <= 120; line += 1) bruno.say(channel, `line ${line}.`)
    const page = await world.visit('ada', { channel: 'archive' })
    await newest(page, 'line 120.').waitFor()
    expect(await page.locator('chat-message').count()).toBe(50)
    await scrollUntil(page, -4000, async () => (await page.locator('chat-message').count()) === 120)
    await page.getByRole('button', { name: 'Jump to the newest' }).click()
    await expect.poll(() => page.getByRole('button', { name: 'Jump to the newest' }).count()).toBe(0)
    bruno.say(channel, 'and one more')
    await newest(page, 'and one more').waitFor()
    await expect
      .poll(() =>
        page.evaluate(
          '(() => { const s = document.querySelector(".scroller"); return s.scrollHeight - s.scrollTop - s.clientHeight })()',
        ),
      )
      .toBeLessThan(2)
  })

  test('everything is reached by keyboard in the order of the page', async () => {
    world.loopback.createChannel('quiet')
    const page = await world.visit('ada', { channel: 'quiet' })
    await page.getByRole('heading', { name: 'Welcome to #quiet' }).waitFor()
    await page.evaluate('document.activeElement.blur()')
    const seen: string[] = []
    for (let step = 0; step < 24; step += 1) {
      await page.keyboard.press('Tab')
      seen.push(
        await page.evaluate<string>(
          'document.activeElement.getAttribute("aria-label") || document.activeElement.textContent.trim()',
        ),
      )
    }
    const places = [
      'Skip to the message field',
      'general',
      'quiet',
      'Switch persona',
      'Messages in quiet',
      'Commands',
      'Message #quiet',
    ]
    const found = places.map((place) => seen.findIndex((text) => text.includes(place)))
    expect(
      found.every((index) => index >= 0),
      seen.join(' | '),
    ).toBe(true)
    expect(found).toEqual([...found].sort((left, right) => left - right))
  })
})
