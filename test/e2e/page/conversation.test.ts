import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, expectNoSideways } from './accessible.ts'
import { keep, withoutBrowser } from './browser.ts'
import { pageWorld } from './playing.ts'
import { newest, run, scrollUntil } from './world.ts'

describe.skipIf(withoutBrowser)('reading and writing', { timeout: 120_000 }, () => {
  const world = pageWorld()

  const written = (page: Page, text: string) => page.locator('chat-message').filter({ hasText: text })

  test('what one persona writes, another sees at once', async () => {
    const ada = await world.visit('ada')
    const bruno = await world.visit('bruno')
    await ada.getByRole('textbox').fill('Good morning')
    await ada.getByRole('textbox').press('Enter')
    await written(bruno, 'Good morning').waitFor()
    expect(await written(bruno, 'Good morning').getByRole('heading').innerText()).toContain('Ada')
    await expect.poll(() => ada.getByRole('textbox').inputValue()).toBe('')
  })

  test('markdown is drawn as Discord draws it, and what is no markdown stays text', async () => {
    const ada = await world.visit('ada')
    await run(ada, '/show markdown')
    const message = newest(ada, 'Title')
    await message.waitFor()
    expect(await message.locator('h3.h1').innerText()).toBe('Title')
    expect(await message.locator('ul ul li').innerText()).toBe('nested')
    expect(await message.locator('ol li').innerText()).toBe('first')
    expect(await message.locator('blockquote').innerText()).toBe('quoted')
    expect(await message.locator('pre code').innerText()).toBe('const answer = 42')
    expect(await message.locator('.subtext').innerText()).toBe('Under the line')
    expect(await message.getByRole('link', { name: 'The rules' }).getAttribute('href')).toBe('https://example.org/rules')
    expect(await message.locator('a').count()).toBe(1)
    expect(await message.locator('.markdown').innerText()).toContain('<b>raw</b>')
    expect(await message.locator('.mention.me').innerText()).toBe('@Ada')
  })

  test('a spoiler is hidden from eyes and from screen readers until it is pressed', async () => {
    const ada = await world.visit('ada')
    await run(ada, '/show markdown')
    const message = newest(ada, 'Title')
    const spoiler = message.getByRole('button', { name: 'Spoiler' })
    expect(await spoiler.ariaSnapshot()).not.toContain('butler')
    await spoiler.press('Enter')
    expect(await message.locator('.spoiler.open').innerText()).toBe('the butler')
  })

  test('times are told in the zone and the language of the reader', async () => {
    await run(await world.visit('ada'), '/show markdown')
    const rome = await world.visit('bruno', { zone: 'Europe/Rome' })
    const times = newest(rome, 'Title').locator('.markdown time')
    expect(await times.first().innerText()).toBe('tra 2 ore')
    expect(await times.last().innerText()).toContain('sabato 1 agosto 2026 alle ore 14:00')
    const tokyo = await world.visit('clara', { zone: 'Asia/Tokyo' })
    expect(await newest(tokyo, 'Title').locator('.markdown time').last().innerText()).toContain('21:00')
  })

  test('a command named in a message opens its form, a channel named there is entered', async () => {
    const ada = await world.visit('ada', { channel: 'war-room' })
    await run(ada, '/show markdown')
    const message = newest(ada, 'Title')
    await message.getByRole('button', { name: '/show panel' }).click()
    await ada.getByRole('group', { name: '/show panel' }).waitFor()
    await ada.getByRole('button', { name: 'Cancel' }).click()
    const other = world.loopback.persona(world.loopback.people()[0]?.id ?? '')
    other.send(world.loopback.channel('war-room'), { content: `See <#${world.loopback.channel('general').id}>` })
    await newest(ada, 'See').getByRole('button', { name: '#general' }).click()
    await ada.getByRole('heading', { level: 2, name: 'general', exact: true }).waitFor()
  })

  test('whoever reads further up is left there by others, and brought down by an answer to themselves', async () => {
    const channel = world.loopback.createChannel('long')
    const bruno = world.loopback.actor('Bruno')
    for (let line = 1; line <= 45; line += 1) bruno.say(channel, `line ${line}\nmore\nand more`)
    const ada = await world.visit('ada', { channel: 'long' })
    const down = ada.getByRole('button', { name: 'Jump to the newest' })
    await newest(ada, 'line 45').waitFor()
    await scrollUntil(ada, -1900, () => down.isVisible())
    bruno.say(channel, 'not for you')
    await newest(ada, 'not for you').waitFor()
    expect(await down.count()).toBe(1)
    await run(ada, '/show panel')
    await newest(ada, 'It is your turn').getByRole('button', { name: 'Next' }).waitFor()
    await expect.poll(() => down.count()).toBe(0)
  })

  test('a message that shrinks and grows again keeps the newest in sight', async () => {
    const channel = world.loopback.createChannel('breathing')
    const bruno = world.loopback.actor('Bruno')
    for (let line = 1; line <= 30; line += 1) bruno.say(channel, `line ${line}\nmore\nand more`)
    const ada = await world.visit('ada', { channel: 'breathing' })
    await newest(ada, 'line 30').waitFor()
    const below = () =>
      ada.evaluate<number>(
        '(() => { const s = document.querySelector(".scroller"); return s.scrollHeight - s.scrollTop - s.clientHeight })()',
      )
    await expect.poll(below).toBeLessThan(2)
    // As the browser does it with a panel that is drawn in two steps: the list is moved up a little, and is longer when that is told.
    await ada.evaluate(`(() => {
      document.querySelector('.scroller').scrollTop -= 40
      Object.assign([...document.querySelectorAll('chat-message')].at(-1).style, { display: 'block', height: '600px' })
    })()`)
    await expect.poll(() => newest(ada, 'line 30').evaluate((element) => element.getBoundingClientRect().height)).toBe(600)
    await expect.poll(below).toBeLessThan(2)
    bruno.say(channel, 'one more')
    await newest(ada, 'one more').waitFor()
    await expect.poll(below).toBeLessThan(2)
  })

  test("an address of Discord's leads to its message here", async () => {
    const ada = await world.visit('ada', { channel: 'war-room' })
    const bruno = world.loopback.actor('Bruno')
    const general = world.loopback.channel('general')
    const goal = bruno.say(general, 'the goal')
    for (let line = 1; line <= 45; line += 1) bruno.say(general, `filler ${line}\nmore\nand more`)
    bruno.say(
      world.loopback.channel('war-room'),
      `Look: https://discord.com/channels/${world.loopback.guildId}/${general.id}/${goal.id}`,
    )
    await newest(ada, 'Look:')
      .getByRole('button', { name: /#general › message/ })
      .click()
    await ada.locator('chat-message.shown').filter({ hasText: 'the goal' }).waitFor()
    await ada.getByRole('button', { name: 'Jump to the newest' }).waitFor()
  })

  test('a channel with news is marked until it is opened, and shows where the news begin', async () => {
    const bruno = world.loopback.actor('Bruno')
    bruno.say(world.loopback.channel('war-room'), 'Nothing new here')
    const ada = await world.visit('ada', { channel: 'war-room' })
    await written(ada, 'Nothing new here').waitFor()
    await ada.getByRole('link', { name: 'general' }).click()
    await ada.getByRole('heading', { level: 2, name: 'general', exact: true }).waitFor()
    bruno.say(world.loopback.channel('war-room'), `<@${world.loopback.actor('Ada').id}> are you there?`)
    const link = ada.getByRole('link', { name: /war-room/ })
    await ada.getByRole('link', { name: /war-room.*unread/ }).waitFor()
    await ada.getByLabel('1 mentions').waitFor()
    await link.click()
    await ada.locator('.new-line').waitFor()
    expect(await written(ada, 'are you there?').locator('.message.mentioned').count()).toBe(1)
    await ada.getByRole('link', { name: 'war-room', exact: true }).waitFor()
    await ada.getByRole('link', { name: 'general' }).click()
    await ada.getByRole('heading', { level: 2, name: 'general', exact: true }).waitFor()
    await ada.reload()
    await ada.getByRole('link', { name: 'war-room', exact: true }).waitFor()
  })

  test('a thread hangs below its channel and its message, and is entered from both', async () => {
    const ada = await world.visit('ada')
    await run(ada, '/show thread')
    await newest(ada, 'A thread begins here')
      .getByRole('button', { name: /The long war/ })
      .click()
    await written(ada, 'First in the thread').waitFor()
    await ada.getByRole('link', { name: 'The long war' }).first().waitFor()
    await ada.getByRole('button', { name: 'Thread in #general' }).click()
    await ada.getByRole('heading', { level: 2, name: 'general', exact: true }).waitFor()
    await ada.goBack()
    await ada.getByRole('heading', { level: 2, name: 'The long war' }).first().waitFor()
  })

  test('a direct message of the bot appears beside the channels and only for its person', async () => {
    const clara = await world.visit('clara')
    const bruno = await world.visit('bruno')
    await run(clara, '/show direct')
    await clara
      .locator('chat-sidebar')
      .getByRole('link', { name: /Chancery/ })
      .click()
    await written(clara, 'A word in private').waitFor()
    await clara.getByRole('textbox').fill('Understood')
    await clara.getByRole('textbox').press('Enter')
    await written(clara, 'Understood').waitFor()
    expect(
      await bruno
        .locator('chat-sidebar')
        .getByRole('link', { name: /Chancery/ })
        .count(),
    ).toBe(0)
  })

  test('pictures tell their words, grow to the window by keyboard, and give the focus back', async () => {
    const ada = await world.visit('ada')
    await run(ada, '/show pictures')
    const message = newest(ada, 'Two pictures')
    const first = message.getByRole('img', { name: 'The board: Ada holds four regions, Bruno three.' })
    await first.waitFor()
    await expect
      .poll(() =>
        ada.evaluate<number>(`Math.max(...[...document.querySelectorAll('.gallery img')].map((image) => image.naturalWidth))`),
      )
      .toBe(800)
    const button = message.locator('button.image').first()
    await button.focus()
    await ada.keyboard.press('Enter')
    const viewer = ada.getByRole('dialog', { name: 'Picture' })
    await viewer.getByText('Ada holds four regions').waitFor()
    const width = () => ada.evaluate<number>(`document.querySelector('.viewer-stage img').getBoundingClientRect().width`)
    await expect.poll(width).toBeGreaterThan(0)
    const before = await width()
    await ada.keyboard.press('+')
    await expect.poll(width).toBeGreaterThan(before)
    await expectAccessible(ada)
    await keep(ada, 'viewer-desk')
    await ada.keyboard.press('0')
    await ada.keyboard.press('ArrowRight')
    await viewer.getByText('The same again.').waitFor()
    await ada.keyboard.press('Escape')
    await viewer.waitFor({ state: 'detached' })
    await button.and(ada.locator(':focus')).waitFor()
  })

  test.each(['phone', 'desk'] as const)('the layout of Components V2 fits a %s, dark and light', async (size) => {
    for (const theme of ['dark', 'light'] as const) {
      const page = await world.visit('ada', { size, theme, channel: 'war-room' })
      await run(page, '/show layout')
      const message = newest(page, 'Round 3: conflict')
      await message.getByRole('button', { name: 'My turn' }).waitFor()
      expect(await message.getByRole('link', { name: /record.json/ }).count()).toBe(1)
      expect(await message.locator('.section .thumbnail img').getAttribute('alt')).toBe('A small board')
      expect(await message.locator('.separator.line.large').count()).toBe(1)
      await keep(page, `layout-${size}-${theme}`)
      await run(page, '/show markdown')
      await newest(page, 'Title').waitFor()
      await expectAccessible(page)
      await keep(page, `markdown-${size}-${theme}`)
    }
  })

  test('on a phone the channels are a drawer, and every button is large enough for a thumb', async () => {
    const page = await world.visit('clara', { size: 'phone' })
    await run(page, '/show layout')
    await newest(page, 'Round 3: conflict').getByRole('button', { name: 'My turn' }).waitFor()
    const small = await page.evaluate<string[]>(`[...document.querySelectorAll('main .button, main .round, .select-button')]
      .filter((element) => element.getBoundingClientRect().height < 44).map((element) => element.outerHTML)`)
    expect(small).toEqual([])
    const sidebar = page.locator('chat-sidebar')
    expect(await sidebar.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Kanäle und Person' }).click()
    await sidebar.waitFor()
    await expectAccessible(page)
    await keep(page, 'drawer-phone')
    await page.keyboard.press('Escape')
    await expect.poll(() => sidebar.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'Kanäle und Person' }).click()
    await sidebar.getByRole('link', { name: 'war-room' }).click()
    await expect.poll(() => sidebar.isVisible()).toBe(false)
    await expectNoSideways(page)
  })
})
