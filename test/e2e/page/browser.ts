import { existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'

/** The shell draws pages and nothing around them: that takes half the time of the whole browser. */
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'] as const
const executablePath = process.env.CHROMIUM ?? browsers.find((path) => existsSync(path)) ?? browsers[0]

/** Browser tests are left out where there is no Chromium, but never in CI. */
export const withoutBrowser = !existsSync(executablePath) && process.env.CI !== 'true'
if (withoutBrowser) console.warn(`browser tests are skipped: there is no ${executablePath}`)

export const artefacts = fileURLToPath(new URL('../../../artefacts/page/', import.meta.url))

export const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1600, height: 1000 } } as const
export type Size = keyof typeof sizes

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export function launch(): Promise<Browser> {
  // Pictures are drawn with our fonts alone; a browser that finds no others lays out no text.
  const { FONTCONFIG_FILE, ...env } = process.env
  return chromium.launch({ executablePath, env, args: ['--no-sandbox', ...quiet] })
}

/** One browser serves all files of tests of a process and ends with it: each window has storage of its own. */
let shared: Browser | undefined
export async function sharedBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await launch()
  return shared
}

export interface OpenOptions {
  size?: Size
  theme?: 'dark' | 'light'
  zone?: string
}

/** A window of its own, with storage of its own, in which an error of the page fails the test. */
export async function openPage(browser: Browser, address: string, options: OpenOptions = {}): Promise<Page> {
  const { size = 'desk', theme = 'dark', zone = 'Europe/Rome' } = options
  const context = await browser.newContext({
    viewport: sizes[size],
    colorScheme: theme,
    timezoneId: zone,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  page.on('pageerror', (error) => pageErrors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/WebSocket|ERR_CONNECTION_REFUSED/.test(message.text())) pageErrors.push(message.text())
  })
  await page.goto(address)
  await page.getByRole('textbox').waitFor()
  return page
}

/** What went wrong inside pages since the last look; a lost connection is no error. */
export const pageErrors: string[] = []

export async function keep(page: Page, name: string): Promise<void> {
  mkdirSync(artefacts, { recursive: true })
  await page.screenshot({ path: `${artefacts}${name}.png` })
}
