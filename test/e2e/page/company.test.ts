import { fileURLToPath } from 'node:url'
import { PermissionFlagsBits } from 'discord.js'
import type { Locator, Page } from 'playwright-core'
import { describe, test } from 'vitest'
import { labelVoice } from '../../../src/discord/words/language.ts'
import { type BotKey, botCatalogues, type Language } from '../../../src/words/index.ts'
import { sampled } from '../../sample.ts'
import { expectAccessible } from './accessible.ts'
import { keep, withoutBrowser } from './browser.ts'
import { realWorld } from './playing.ts'
import { newest } from './world.ts'

const patience = 60_000
const record = fileURLToPath(new URL('../../records/venonta/won-by-one.json', import.meta.url))

/** A person on a phone who presses and types with the keyboard alone, and what they have looked at so far. */
class Reader {
  readonly page: Page
  readonly #persona: string
  readonly label: (key: BotKey) => string
  readonly #words: Readonly<Record<BotKey, string>>

  constructor(page: Page, persona: string, language: Language) {
    this.page = page
    this.#persona = persona
    this.label = labelVoice(language)
    this.#words = botCatalogues[language]
  }

  /** The words of a message up to the first thing that it names. */
  words(key: BotKey): string {
    return this.#words[key].split(/[:{`]/)[0]!.trim()
  }

  button(within: Locator | Page, key: BotKey): Locator {
    return within.getByRole('button', { name: this.label(key), exact: true }).last()
  }

  async go(channel: string): Promise<void> {
    await this.page.evaluate(`location.hash = ${JSON.stringify(channel)}`)
  }

  async press(within: Locator | Page, key: BotKey): Promise<void> {
    const button = this.button(within, key)
    await button.waitFor({ timeout: patience })
    await button.press('Enter')
  }

  async type(command: string, values = ''): Promise<void> {
    const box = this.page.getByRole('textbox').first()
    await box.fill(`${command} ${values}`.trim() + (values ? ' ' : ''))
    if (!values) await box.press('Enter')
    const form = this.page.getByRole('group', { name: command })
    await form.getByRole('button', { name: /^(Run|Esegui)|ausführen$/ }).press('Enter')
  }

  /** Runs a command with a file. */
  async attach(command: string, path: string): Promise<void> {
    const box = this.page.getByRole('textbox').first()
    await box.fill(command)
    await box.press('Enter')
    const form = this.page.getByRole('group', { name: command })
    await form.locator('input[type=file]').setInputFiles(path)
    await form.getByRole('button', { name: /^(Run|Esegui)|ausführen$/ }).press('Enter')
  }

  /** With the keyboard too: opens the menu, takes its first entry. */
  async choose(within: Locator): Promise<void> {
    const select = within.locator('chat-select').last()
    await select.locator('.select-button').press('Enter')
    await select.getByRole('option').first().press('Enter')
  }

  /** What has come fits, is read by everybody, and is kept to be looked at. */
  async looks(words: string | RegExp, name: string): Promise<Locator> {
    const message = newest(this.page, words)
    await message.waitFor({ timeout: patience })
    await message.scrollIntoViewIfNeeded()
    await expectAccessible(this.page)
    await keep(this.page, `company-${name}-${this.#persona}-phone`)
    return message
  }
}

describe.skipIf(withoutBrowser)('company, on a phone', { timeout: 240_000 }, () => {
  const world = realWorld()
  const players: readonly (readonly [string, Language])[] = [
    ['ada', 'en'],
    ['bruno', 'it'],
    ['clara', 'de'],
  ]

  // In German most is said.
  test.each(sampled(players.slice(-1), players))(
    'is found, kept and talked to with the keyboard alone, and fits: %s',
    async (persona, language) => {
      const channel = `company-of-${persona}`
      const { id } = world.loopback.createChannel(channel)
      const page = await world.visit(persona, { size: 'phone', channel })
      const reader = new Reader(page, persona, language)
      const mod = world.loopback.actor('Mod', { permissions: PermissionFlagsBits.ManageGuild })
      const dora = world.loopback.actor(`Dora of ${persona}`)

      // More than would ever wish for it here.
      await reader.type('/game find', 'game:ideology least:5 ')
      await reader.looks(/Ideolog/, 'find')
      await reader.type('/game new', 'game:ideology anonymous:true ')
      const lobby = await reader.looks(reader.words('lobby.anonymous-line'), 'anonymous-lobby')
      await reader.press(lobby, 'lobby.options')
      await reader.looks(reader.words('lobby.options-title'), 'options')
      const shown = await dora.waitFor(({ channel: where, buttons }) => where === id && buttons.length > 2)
      await dora.click(shown, { customId: /join/ })
      await reader.press(page, 'lobby.start')
      await reader.press(page, 'follow.button')
      await reader.press(await reader.looks(reader.words('follow.title'), 'follow'), 'follow.end')
      await reader.looks(reader.words('follow.now.end'), 'followed')
      // Who sits where nobody is told: one of the two is Dora's own seat.
      for (const seat of ['0', '1']) await dora.run('/whisper', { seat, text: 'Hello' }, { in: id })
      await reader.type('/whisper')
      await reader.looks(reader.words('whisper.heading'), 'whispers')
      await reader.type('/notes', 'add:Remember ')
      await reader.looks(reader.words('notes.title'), 'notes')

      await dora.click(await dora.run('/game concede', {}, { in: id }), { customId: /concede/ })
      await reader.press(page, 'end.again')
      await reader.press(await reader.looks(reader.label('again.call'), 'again-question'), 'again.call')
      await reader.looks(reader.words('again.waits'), 'again')
      await reader.type('/stats me')
      await reader.looks(/Ideolog/, 'stats')
      await reader.type('/game practice', 'game:venonta ')
      await reader.looks(reader.words('practice.opened'), 'practice')
      await mod.run('/league new', { name: 'Cup', game: 'venonta', size: 3 }, { in: id })
      // In the moderator's language: everybody reads the same.
      await (await reader.looks(/Cup/, 'league')).getByRole('button').first().press('Enter')
      await reader.looks(reader.words('league.entered'), 'entered')
      await reader.go(world.loopback.actor(persona[0]!.toUpperCase() + persona.slice(1)).directMessages()[0]!.channel)
      await reader.looks(reader.words('follow.told-end'), 'told')
      await reader.looks(reader.words('practice.how'), 'practice-lobby')
    },
  )

  const moderators: readonly (readonly [string, string, Language])[] = [
    ['mona', 'de', 'de'],
    ['mirco', 'it', 'it'],
    ['mia', 'en-GB', 'en'],
  ]

  // Timelapses take their time.
  test.each(sampled(moderators.slice(0, 1), moderators))(
    'looks back at a game from elsewhere, and sends one there, with the keyboard alone: %s',
    async (persona, locale, language) => {
      const name = persona[0]!.toUpperCase() + persona.slice(1)
      const { loopback } = world
      loopback.actor(name, { locale, permissions: PermissionFlagsBits.ManageGuild })
      const channel = `elsewhere-of-${persona}`
      const { id } = loopback.createChannel(channel)
      const dora = loopback.actor(`Dora of ${persona}`)
      const page = await world.visit(persona, { size: 'phone', channel })
      const reader = new Reader(page, persona, language)

      await reader.attach('/admin import', record)
      await reader.looks(reader.words('import.done'), 'import')
      await reader.press(newest(page, reader.label('end.again')), 'ended.replay')
      const replayed = () => reader.looks(reader.words('replay.title'), 'replay')
      await reader.press(await replayed(), 'back.curve')
      await reader.looks(/: \d+( %)?( · \d+( %)?){2}/, 'curve')
      await reader.press(page, 'back.replay')
      await reader.press(await replayed(), 'back.notable')
      await reader.looks(reader.label('back.choose-moment'), 'notable')
      await reader.press(page, 'back.replay')
      await reader.press(await replayed(), 'back.timelapse')
      await reader.looks(reader.words('timelapse.posted'), 'timelapse-answer')
      await reader.press(page, 'copy.button')
      const question = await reader.looks(reader.words('copy.question'), 'what-if')
      await reader.choose(question)
      await reader.looks(reader.words('copy.opened'), 'copy')

      await reader.type('/game new', 'game:ideology ')
      await reader.looks(reader.words('lobby.how'), 'lobby')
      const shown = await dora.waitFor(
        ({ channel: where, buttons }) => where === id && buttons.some(({ customId }) => /join/.test(customId ?? '')),
      )
      await dora.click(shown, { customId: /join/ })
      await reader.press(page, 'lobby.start')
      await reader.button(page, 'follow.button').waitFor({ timeout: 60_000 })
      await reader.type('/admin address')
      await reader.looks(/[\w-]{43}\.\d{17,20}/, 'address')
      const there = loopback.createGuild('Elsewhere').id
      const to = `${'x'.repeat(43)}.${there}`
      await dora.run('/vote move', { to }, { in: id })
      await reader.press(await reader.looks(to, 'move-question'), 'question.agree')
      await reader.press(await reader.looks(reader.label('ended.sealed'), 'moved'), 'ended.sealed')
      await reader.looks(reader.words('sealed.file'), 'sealed')
      await reader.type('/admin reopen')
      await reader.looks(reader.words('note.moved-back'), 'moved-back')
    },
  )
})
