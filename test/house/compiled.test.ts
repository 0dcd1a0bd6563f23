import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { startLoopback } from '../../src/sandbox/loopback/index.ts'
import { openDatabase } from '../../src/store/index.ts'
import { isPng } from '../pictures/png.ts'

/** It is compiled first, where nobody has done so yet. */
const patience = 120_000
const ROOT = join(import.meta.dirname, '../..')

interface Locked {
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optional?: boolean
}

/** What an image holds: what was compiled, and the packages of production; no sources, no tools, no developers' packages. */
function image(): string {
  const made = spawnSync(process.execPath, [join(ROOT, 'src/tools/setup.mjs'), '--compiled'], { encoding: 'utf8' })
  expect(made.status, made.stderr).toBe(0)
  const folder = mkdtempSync(join(tmpdir(), 'chancery-image-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true })
  const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
  const wanted = Object.entries(lock.packages).filter(([path, { dev, devOptional, optional }]) => {
    const isOutermost = path.startsWith('node_modules/') && path.lastIndexOf('node_modules/') === 0
    return isOutermost && !dev && !devOptional && !optional
  })
  for (const [path] of wanted) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(join(ROOT, path), join(folder, path))
  }
  return folder
}

function start(folder: string, environment: Readonly<Record<string, string>>) {
  const child: ChildProcess = spawn(process.execPath, ['dist/src/main.js'], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: `file:${join(folder, 'chancery.db')}`, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const heard = { told: '', errors: '' }
  child.stdout?.on('data', (text) => {
    heard.told += text
  })
  child.stderr?.on('data', (text) => {
    heard.errors += text
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  return { child, heard, ended }
}

async function movesOfComputers(folder: string): Promise<number> {
  const store = await openDatabase({ url: `file:${join(folder, 'chancery.db')}`, onFatal: () => undefined })
  const count = await store.client.logEntry.count({ where: { request: { startsWith: 'computer:' } } })
  await store.close()
  return count
}

describe('what is compiled', () => {
  test('plays, thinks and draws on plain Node with the packages of production, and says nothing on the side', {
    timeout: patience,
  }, async () => {
    const discord = await startLoopback({ token: 'the.compiled.bot' })
    onTestFinished(() => discord.stop())
    const folder = image()
    const { child, heard, ended } = start(folder, { DISCORD_TOKEN: discord.token, DISCORD_API: discord.api })
    await expect.poll(() => heard.told.includes('"ready"') || heard.errors, { timeout: patience }).toBe(true)
    const anna = discord.actor('Anna')
    for (const { rulebook } of games) {
      const channel = discord.createChannel(rulebook.id)
      await anna.run('/game new', { game: rulebook.id }, { in: channel })
      const lobby = await anna.waitFor(({ buttons }) => buttons.some(({ label }) => label === 'Add computer'), { in: channel })
      for (let seat = 1; seat < rulebook.seats.from; seat++) await anna.click(lobby, 'Add computer')
      await anna.click(lobby, 'Start')
      const [picture] = (await anna.run('/board', {}, { in: channel })).attachments
      expect(isPng(Buffer.from(discord.file(picture!.url))), rulebook.id).toBe(true)
    }
    await expect.poll(() => movesOfComputers(folder), { timeout: patience }).toBeGreaterThan(0)
    child.kill('SIGTERM')
    expect({ code: await ended, errors: heard.errors }).toEqual({ code: 0, errors: '' })
    // Nothing that pino would log as an error.
    expect(heard.told).not.toMatch(/"level":[56]0/)
  })
})
