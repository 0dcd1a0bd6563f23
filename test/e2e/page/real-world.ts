import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { type Bot, startBot } from '../../../src/discord/bot.ts'
import { loadCommands } from '../../../src/discord/command.ts'
import { createLog } from '../../../src/discord/gateway/logger.ts'
import { games } from '../../../src/games/index.ts'
import { type Loopback, startLoopback } from '../../../src/sandbox/loopback/index.ts'
import { type Sandbox, startSandbox } from '../../../src/sandbox/web/index.ts'
import { type Database, openDatabase } from '../../../src/store/index.ts'
import { createTables, type Tables } from '../../../src/tables/index.ts'
import { listedEntropy } from '../../tables/entropy.ts'
import { sharedStudio } from '../open-stage.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { builtPage } from './built.ts'

const commandsFolder = pathToFileURL(join(import.meta.dirname, '../../../commands/'))

/** The real bot, its database in a file of its own, in a loopback Discord, with the page and a browser. */
export class RealWorld {
  loopback!: Loopback
  sandbox!: Sandbox
  browser!: Browser
  bot!: Bot
  tables!: Tables
  readonly logged: string[] = []
  private database!: Database
  private folder = ''
  private page = ''
  private readonly entropy = listedEntropy()
  private pages: Page[] = []

  /** The browser is whoever's who starts it: others may share it. */
  async start(browser: Browser): Promise<void> {
    this.browser = browser
    this.folder = await mkdtemp(join(tmpdir(), 'chancery-real-'))
    this.page = await builtPage()
    await this.startServer(0)
  }

  /** All that one process of `npm start` holds. */
  private async startServer(port: number): Promise<void> {
    this.loopback = await startLoopback({
      guild: { channels: ['general', 'war-room', 'parlour'] },
      file: join(this.folder, 'sandbox.json'),
    })
    this.sandbox = await startSandbox({ loopback: this.loopback, port, page: this.page })
    await this.startBot()
  }

  private async stopServer(): Promise<void> {
    await this.sandbox?.close()
    await this.stopBot()
    await this.loopback?.stop()
  }

  /** As when the process ends and is started again: only what is on disk stays. */
  async restart(): Promise<void> {
    const port = Number(new URL(this.sandbox.url).port)
    await this.stopServer()
    await this.startServer(port)
  }

  async startBot(): Promise<void> {
    this.database = await openDatabase({
      url: `file:${join(this.folder, 'chancery.db')}`,
      onFatal: (error) => this.logged.push(error.message),
    })
    const log = createLog('error', { write: (line) => this.logged.push(line) })
    this.tables = await createTables({ store: this.database, games, log, entropy: this.entropy })
    const commands = await loadCommands(commandsFolder)
    const { token, api } = this.loopback
    this.bot = await startBot({
      token,
      api,
      tables: this.tables,
      games,
      studio: sharedStudio(),
      commands,
      log,
      language: 'en',
      requestsPerSecond: 1000,
      // The player presses what has just appeared.
      moment: 0,
      // However busy this machine is.
      patience: 60_000,
    })
  }

  async stopBot(): Promise<void> {
    await this.bot?.stop()
    await this.database?.close()
  }

  async visit(persona: string, options: OpenOptions & { channel?: string } = {}): Promise<Page> {
    const channel = this.loopback.channel(options.channel ?? 'general')
    const page = await openPage(this.browser, `${this.sandbox.url}?persona=${persona}#${channel.id}`, options)
    this.pages.push(page)
    return page
  }

  async leave(): Promise<void> {
    for (const page of this.pages.splice(0)) await page.context().close()
  }

  async stop(): Promise<void> {
    await this.leave()
    await this.stopServer()
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}
