import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible } from './accessible.ts'
import { keep, withoutBrowser } from './browser.ts'
import { pageWorld } from './playing.ts'
import { newest, run } from './world.ts'

describe.skipIf(withoutBrowser)('components and commands', { timeout: 120_000 }, () => {
  const world = pageWorld()

  const openPanel = async (page: Page): Promise<Locator> => {
    await run(page, '/show panel')
    const panel = newest(page, 'It is your turn')
    await panel.waitFor()
    return panel
  }

  test('a private panel is seen by its person only, can be dismissed, and is gone after a reload', async () => {
    const [ada, bruno] = [await world.visit('ada'), await world.visit('bruno')]
    const panel = await openPanel(ada)
    expect(await panel.innerText()).toContain('Only you can see this')
    world.loopback.actor('Ada').say(world.loopback.channel('general'), 'a public word')
    await newest(bruno, 'a public word').waitFor()
    expect(await bruno.getByText('It is your turn').count()).toBe(0)
    await panel.getByRole('button', { name: 'Dismiss' }).click()
    await panel.waitFor({ state: 'detached' })
    await openPanel(ada)
    await ada.reload()
    await newest(ada, 'a public word').waitFor()
    expect(await ada.getByText('It is your turn').count()).toBe(0)
  })

  test('a button updates its message in place, and the keyboard stays in the panel', async () => {
    const ada = await world.visit('ada')
    await openPanel(ada)
    const count = await ada.locator('chat-message').count()
    await newest(ada, 'Step 1').getByRole('button', { name: 'Next' }).focus()
    await ada.keyboard.press('Enter')
    const panel = newest(ada, 'Step 2')
    await panel.waitFor()
    expect(await ada.locator('chat-message').count()).toBe(count)
    await panel.locator(':focus').waitFor()
    await ada.getByRole('status').filter({ hasText: 'Chancery: Step 2' }).waitFor()
    expect(await panel.getByRole('button', { name: 'Not now' }).isDisabled()).toBe(true)
    expect(await panel.getByRole('link', { name: 'Rules' }).getAttribute('href')).toBe('https://example.org/rules')
  })

  test('a button nobody answers says so, to its person only, and can be pressed again', async () => {
    const ada = await world.visit('ada')
    const panel = await openPanel(ada)
    const silence = panel.getByRole('button', { name: 'Silence' })
    // It is busy for three seconds only: looked for before it is pressed.
    await Promise.all([panel.locator('[aria-busy="true"]').waitFor(), silence.click()])
    await panel.getByText('This interaction failed').waitFor()
    await expect.poll(() => silence.getAttribute('aria-busy')).toBeNull()
  })

  test('a select of 25 is chosen from by keyboard, first letters included', async () => {
    const ada = await world.visit('ada')
    const panel = await openPanel(ada)
    await panel.getByRole('button', { name: 'Where to?' }).focus()
    await ada.keyboard.press('ArrowDown')
    const list = panel.getByRole('listbox', { name: 'Where to?' })
    expect(await list.getByRole('option').count()).toBe(25)
    expect(await list.getByRole('option').first().innerText()).toContain('Costs 0')
    await ada.keyboard.press('ArrowDown')
    await ada.keyboard.press('ArrowDown')
    await expectAccessible(ada)
    await keep(ada, 'select-desk')
    await ada.keyboard.press('Enter')
    await newest(ada, 'Chosen: r3').waitFor()
  })

  test('a select of several holds its least and most, and sends when it closes', async () => {
    const phone = await world.visit('ada', { size: 'phone' })
    const panel = await openPanel(phone)
    await panel.getByRole('button', { name: 'Which units?' }).click()
    const list = panel.getByRole('listbox', { name: 'Which units?' })
    await panel.getByText('Choose 2 to 3').waitFor()
    await list.getByRole('option', { name: 'Spy' }).click()
    await keep(phone, 'select-phone')
    await panel.getByRole('button', { name: 'Done' }).click()
    expect(await panel.getByRole('button', { name: 'Which units?' }).innerText()).toBe('Which units?')
    await panel.getByRole('button', { name: 'Which units?' }).click()
    for (const unit of ['Spy', 'Army', 'Fleet']) await list.getByRole('option', { name: unit }).click()
    expect(await list.getByRole('option', { name: 'Air wing' }).getAttribute('aria-disabled')).toBe('true')
    await expectAccessible(phone)
    await panel.getByRole('button', { name: 'Done' }).click()
    await newest(phone, 'Chosen: army, fleet, spy').waitFor()
  })

  test.each(['phone', 'desk'] as const)('a modal on a %s holds back what it would refuse, and is answered', async (size) => {
    const page = await world.visit('ada', { size })
    const panel = await openPanel(page)
    await panel.getByRole('button', { name: 'Fill in…' }).click()
    const modal = page.getByRole('dialog', { name: 'Declare war' })
    const reason = modal.getByRole('textbox', { name: 'Reason' })
    await reason.waitFor()
    expect(await modal.locator(':focus').getAttribute('id')).toBe(await reason.getAttribute('id'))
    await modal.getByText('At least five characters').waitFor()
    await reason.fill('No')
    await modal.getByRole('button', { name: 'Submit' }).click()
    await modal.getByText('At least 5 characters').waitFor()
    await modal.getByText('This is required').waitFor()
    await expectAccessible(page)
    await keep(page, `modal-${size}`)
    await reason.fill('Because')
    await modal.getByRole('checkbox', { name: 'Secret' }).check()
    await modal.getByRole('button', { name: /Kinds/ }).click()
    for (const kind of ['Sea', 'Land']) await modal.getByRole('option', { name: kind }).click()
    await modal.getByRole('button', { name: 'Done' }).click()
    await modal.getByRole('button', { name: 'Submit' }).click()
    await modal.waitFor({ state: 'detached' })
    await newest(page, 'Reason Because; kinds land, sea; secret true').waitFor()
  })

  test('people and channels are picked from the server', async () => {
    const ada = await world.visit('ada')
    await run(ada, '/show pickers')
    const message = newest(ada, 'Pick')
    await message.getByRole('button', { name: 'Who?' }).click()
    await message.getByRole('option', { name: 'Clara' }).click()
    await newest(ada, 'Picked @Clara').waitFor()
    const pickers = ada.locator('chat-message').filter({ hasText: 'Which channel?' })
    await pickers.getByRole('button', { name: 'Which channel?' }).click()
    expect(await pickers.getByRole('option').allInnerTexts()).toEqual(['#general', '#war-room'])
    await pickers.getByRole('option', { name: '#war-room' }).click()
    await newest(ada, 'Picked #war-room').waitFor()
  })

  test('every other kind of field is filled in by keyboard and pointer, a file included', async () => {
    const phone = await world.visit('ada', { size: 'phone' })
    await run(phone, '/show pickers')
    await newest(phone, 'Pick').getByRole('button', { name: 'Treaty' }).click()
    const modal = phone.getByRole('dialog', { name: 'Treaty' })
    await modal.getByText('Read all of it.').waitFor()
    await modal.getByRole('button', { name: 'Submit' }).click()
    expect(await modal.getByText('This is required').count()).toBe(3)
    await modal
      .getByRole('radiogroup', { name: 'Term' })
      .getByRole('radio', { name: /For ever/ })
      .check()
    await modal.getByRole('group', { name: 'Clauses' }).getByRole('checkbox', { name: 'Trade' }).check()
    await modal.getByRole('group', { name: 'Clauses' }).getByRole('checkbox', { name: 'Defence' }).check()
    await modal.getByRole('button', { name: /With/ }).click()
    await modal.getByRole('option', { name: 'Bruno' }).click()
    await modal
      .getByLabel('Map')
      .setInputFiles({ name: 'map.png', mimeType: 'image/png', buffer: Buffer.from([137, 80, 78, 71]) })
    expect(await modal.getByText('This is required').count()).toBe(0)
    await expectAccessible(phone)
    await keep(phone, 'modal-long-phone')
    await modal.getByRole('button', { name: 'Submit' }).click()
    await newest(phone, 'Treaty: ever · trade+defence · Bruno · map.png').waitFor()
  })

  test('a command takes a file, a channel and a number with a comma', async () => {
    const ada = await world.visit('ada')
    await ada.getByRole('textbox').fill('/send where: weight:9 ')
    const form = ada.getByRole('group', { name: '/send' })
    await form.getByRole('button', { name: 'Run /send' }).click()
    await form.getByText('This is required').waitFor()
    await form
      .getByLabel('file')
      .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') })
    await form.getByRole('combobox', { name: 'where' }).click()
    await ada.getByRole('option', { name: '#war-room' }).click()
    await form.getByRole('button', { name: 'Run /send' }).click()
    await form.getByText('At most 2.5').waitFor()
    await form.getByRole('combobox', { name: 'weight' }).fill('1,5')
    await form.getByRole('button', { name: 'Run /send' }).click()
    await newest(ada, 'Got record.json of 7 bytes · #war-room · 1.5').waitFor()
  })

  test('a command that is sent off while its file is still being read takes it all the same, once', async () => {
    const ada = await world.visit('ada')
    // As a large file on a slow phone.
    await ada.evaluate(`{
      const read = File.prototype.arrayBuffer
      File.prototype.arrayBuffer = async function () {
        await new Promise((resolve) => setTimeout(resolve, 500))
        return read.call(this)
      }
    }`)
    await ada.getByRole('textbox').fill('/send where: weight:1 ')
    const form = ada.getByRole('group', { name: '/send' })
    await form.getByRole('combobox', { name: 'where' }).click()
    await ada.getByRole('option', { name: '#war-room' }).click()
    await form
      .getByLabel('file')
      .setInputFiles({ name: 'slow.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') })
    const send = form.getByRole('button', { name: 'Run /send' })
    await send.press('Enter')
    await send.press('Enter')
    const answers = ada.locator('chat-message').filter({ hasText: 'Got slow.json' })
    await answers.first().waitFor()
    expect(await answers.count()).toBe(1)
  })

  test('Escape leaves a modal without an answer and returns to the button', async () => {
    const ada = await world.visit('ada')
    const panel = await openPanel(ada)
    await panel.getByRole('button', { name: 'Fill in…' }).press('Enter')
    await ada.getByRole('dialog', { name: 'Declare war' }).waitFor()
    await ada.keyboard.press('Escape')
    await ada.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => panel.locator(':focus').innerText()).toBe('Fill in…')
  })

  test('a deferred answer shows that the bot is thinking, then what it thought', async () => {
    const ada = await world.visit('ada')
    await run(ada, '/show slow')
    await newest(ada, 'Chancery is thinking…').waitFor()
    await newest(ada, 'Thought through').waitFor()
  })

  test('a command nobody answers says so in its place', async () => {
    const ada = await world.visit('ada')
    await run(ada, '/show never')
    const note = ada.locator('.note').filter({ hasText: '/show never' })
    await note.getByText('The application did not respond').waitFor()
    await note.getByRole('button', { name: 'Dismiss' }).click()
    await note.waitFor({ state: 'detached' })
  })

  test('a command is typed with autocomplete in the language of its persona, by keyboard alone', async () => {
    const bruno = await world.visit('bruno')
    const field = bruno.getByRole('textbox')
    await field.focus()
    await bruno.keyboard.type('/ec')
    const commands = bruno.getByRole('listbox', { name: 'Comandi' })
    expect(await commands.getByRole('option').first().innerText()).toMatch(/\/echo\s+Lo ripete/)
    await bruno.keyboard.press('Tab')
    await bruno.getByText('text: Che cosa dire').waitFor()
    await bruno.keyboard.type('Ciao a tutti')
    await bruno.keyboard.press('Tab')
    const region = bruno.getByRole('combobox', { name: 'region' })
    await region.and(bruno.locator(':focus')).waitFor()
    await bruno.getByRole('option', { name: 'Arctic (it)' }).waitFor()
    await bruno.keyboard.type('africa')
    await expect.poll(() => bruno.getByRole('option').count()).toBe(2)
    await keep(bruno, 'autocomplete-desk')
    await expectAccessible(bruno)
    await bruno.keyboard.press('ArrowDown')
    await bruno.keyboard.press('Enter')
    expect(await region.inputValue()).toBe('West Africa (it)')
    await bruno.keyboard.press('Enter')
    await newest(bruno, 'Ciao a tutti · west africa · it').waitFor()
    expect(await bruno.locator('chat-message').last().locator('.reference').innerText()).toContain('Bruno')
  })

  test('on a phone a command is chosen by thumb, options added and taken back', async () => {
    const phone = await world.visit('ada', { size: 'phone' })
    await phone.getByRole('button', { name: 'Commands' }).click()
    await phone.getByRole('option', { name: '/echo' }).click()
    await phone.getByRole('combobox', { name: 'text' }).fill('Hello')
    await phone.getByRole('combobox', { name: 'region' }).fill('east')
    await phone.getByRole('option', { name: 'East Asia (en-GB)' }).click()
    await phone.getByRole('button', { name: '+ tone' }).click()
    await phone.getByRole('option', { name: 'Loud' }).click()
    await phone.getByRole('button', { name: '+ times' }).click()
    await phone.getByRole('combobox', { name: 'times' }).fill('9')
    await keep(phone, 'command-phone')
    await expectAccessible(phone)
    await phone.getByRole('button', { name: 'Run /echo' }).click()
    await phone.getByText('Between 1 and 3').waitFor()
    await phone.getByRole('button', { name: 'Remove times' }).click()
    await phone.getByRole('button', { name: '+ private' }).click()
    await phone.getByRole('option', { name: 'True' }).click()
    await phone.getByRole('button', { name: 'Run /echo' }).click()
    const answer = newest(phone, 'Hello · east asia · loud · en-GB')
    await answer.getByText('Only you can see this').waitFor()
  })

  test('a command sent off before the page knows any is opened as soon as it does', async () => {
    const ada = await world.visit('ada')
    let tell = (): void => undefined
    const told = new Promise<void>((resolve) => {
      tell = resolve
    })
    await ada.routeWebSocket(/\/live/, (socket) => {
      const server = socket.connectToServer()
      server.onMessage(async (message) => {
        if (String(message).includes('"commands":')) await told
        socket.send(message)
      })
    })
    await ada.reload()
    const field = ada.getByRole('textbox').first()
    await field.fill('/show markdown')
    await field.press('Enter')
    expect(await ada.getByRole('group', { name: '/show markdown' }).count()).toBe(0)
    tell()
    await ada.getByRole('group', { name: '/show markdown' }).waitFor()
    expect(await ada.getByRole('alert').count()).toBe(0)
  })

  test('a missing option is named and nothing is sent; Escape gives the message field back', async () => {
    const ada = await world.visit('ada')
    const before = world.loopback.timings.length
    await ada.getByRole('textbox').fill('/echo text:Hi ')
    const form = ada.getByRole('group', { name: '/echo' })
    expect(await form.getByRole('combobox', { name: 'text' }).inputValue()).toBe('Hi')
    await form.getByRole('button', { name: 'Run /echo' }).click()
    await form.getByText('This is required').waitFor()
    await ada.getByRole('option', { name: 'Arctic' }).waitFor()
    expect(world.loopback.timings.slice(before).filter((timing) => timing.kind === 'command')).toEqual([])
    await ada.keyboard.press('Escape')
    await ada.keyboard.press('Escape')
    await ada.getByRole('textbox', { name: 'Message #general' }).and(ada.locator(':focus')).waitFor()
  })

  test('a choice outside a list is refused before it is sent; a person is chosen by name', async () => {
    const ada = await world.visit('ada')
    await ada.getByRole('textbox').fill('/echo text:Hi region:x tone:shrill person:')
    const form = ada.getByRole('group', { name: '/echo' })
    await form.getByRole('button', { name: 'Run /echo' }).click()
    await form.getByText('Choose one of the list').waitFor()
    await form.getByRole('combobox', { name: 'tone' }).fill('so')
    await ada.getByRole('option', { name: 'Soft' }).click()
    await form.getByRole('combobox', { name: 'person' }).click()
    await ada.getByRole('option', { name: 'Clara' }).click()
    await form.getByRole('button', { name: 'Run /echo' }).click()
    await newest(ada, 'Hi · x · @Clara · soft').waitFor()
  })

  test('what begins with a slash and is no command is not posted', async () => {
    const ada = await world.visit('ada')
    await ada.getByRole('textbox').fill('/nothing')
    await ada.getByText('No command fits /nothing').waitFor()
    await ada.keyboard.press('Enter')
    expect(await ada.locator('chat-message').filter({ hasText: '/nothing' }).count()).toBe(0)
  })
})
