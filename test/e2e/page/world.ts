import type { Client } from 'discord.js'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { type Loopback, startLoopback } from '../../../src/sandbox/loopback/index.ts'
import { timeOf } from '../../../src/sandbox/loopback/snowflake.ts'
import { type Sandbox, startSandbox } from '../../../src/sandbox/web/index.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { builtPage } from './built.ts'
import { startEchoBot } from './echo-bot.ts'

/** A loopback Discord with the echo bot in it, the page as it is now, and a browser. */
export class PageWorld {
  loopback!: Loopback
  bot!: Client
  sandbox!: Sandbox
  browser!: Browser
  private page = ''
  private pages: Page[] = []

  /** The browser is whoever's who starts it: others may share it. */
  async start(browser: Browser): Promise<void> {
    this.browser = browser
    this.page = await builtPage()
    this.loopback = await startLoopback({ guild: { channels: ['general', 'war-room'] } })
    this.bot = await startEchoBot(this.loopback)
    this.sandbox = await this.openSandbox(0)
  }

  openSandbox(port: number): Promise<Sandbox> {
    return startSandbox({ loopback: this.loopback, port, page: this.page })
  }

  async stop(): Promise<void> {
    await this.leave()
    await this.sandbox?.close()
    await this.bot?.destroy()
    await this.loopback?.stop()
  }

  /** The page as one persona, in a channel. */
  async visit(persona: string, options: OpenOptions & { channel?: string } = {}): Promise<Page> {
    const channel = this.loopback.channel(options.channel ?? 'general')
    const page = await openPage(this.browser, `${this.sandbox.url}?persona=${persona}#${channel.id}`, options)
    this.pages.push(page)
    return page
  }

  /** Closes every window. */
  async leave(): Promise<void> {
    for (const page of this.pages.splice(0)) await page.context().close()
  }
}

/** Types a command as one would and runs it, until it is answered: what an earlier one said may look the same. */
export async function run(page: Page, command: string): Promise<void> {
  const asked = Date.now()
  await page.getByRole('textbox').first().fill(command)
  await page.getByRole('textbox').first().press('Enter')
  const form = page.getByRole('group', { name: command })
  await form.getByRole('button', { name: /^(Run|Esegui)|ausführen$/ }).click()
  const ids = () => page.locator('chat-message').evaluateAll((all) => all.map(({ id }) => id.replace('message-', '')))
  const isAnswered = async () => (await ids()).some((id) => timeOf(id) >= asked) || (await page.locator('.note').count()) > 0
  await expect.poll(isAnswered).toBe(true)
}

/** The newest message that holds these words. */
export const newest = (page: Page, words: string | RegExp) => page.locator('chat-message').filter({ hasText: words }).last()

/** Turns the wheel over the messages until it has had its effect: a turn may come before there is anything to scroll. */
export async function scrollUntil(page: Page, distance: number, reached: () => Promise<boolean>): Promise<void> {
  await page.locator('.scroller').hover()
  const end = Date.now() + 15_000
  while (!(await reached())) {
    if (Date.now() > end) throw new Error(`scrolled by ${distance} in vain`)
    await page.mouse.wheel(0, distance)
    await page.waitForTimeout(100)
  }
}
