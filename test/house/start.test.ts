import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { keepAlone } from '../../src/store/index.ts'
import { compile } from '../bench/compiled-bot.ts'

const ROOT = join(import.meta.dirname, '../..')

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const main = {
  /** As operators run it, which starts in half the time. */
  compiled: ['dist/src/main.js'],
  /** As `npm start` starts it. */
  source: ['--import', 'tsx', 'src/main.ts'],
} as const

/** Chancery, set-up apart. */
function start(environment: Record<string, string>, how: keyof typeof main = 'compiled') {
  const settings = {
    DISCORD_TOKEN: '',
    OPERATOR_CHANNEL: '',
    SANDBOX: 'auto',
    SANDBOX_DATABASE_URL: '',
    LOG_LEVEL: 'info',
    LANGUAGE: '',
    PICTURE_WORKERS: '1',
    SANDBOX_PORT: '0',
  }
  const child = spawn(process.execPath, main[how], {
    cwd: ROOT,
    env: { ...process.env, ...settings, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const heard = { told: '', errors: '' }
  const ended = new Promise<{ code: number | null; told: string; errors: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, ...heard })),
  )
  child.stderr.on('data', (text) => {
    heard.errors += text
  })
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', (text) => {
      heard.told += text
      if (heard.told.includes('"msg":"ready"')) resolve(heard.told)
    })
    ended.then(({ errors }) => resolve(errors))
  })
  return { child, ready, ended }
}

describe('starting', () => {
  beforeAll(compile)

  test('with settings that make no sense names each of them in a line, and touches nothing', async () => {
    const path = join(ownFolder(), 'chancery.db')
    const { ended } = start({ DATABASE_URL: `file:${path}`, LOG_LEVEL: 'loud', SANDBOX_PORT: 'high', DISCORD_TOKEN: 'hunter2' })
    const { code, errors } = await ended
    expect(code).toBe(1)
    expect(errors.trim().split('\n')).toEqual([
      expect.stringMatching(/^DISCORD_TOKEN must be a bot token/),
      expect.stringMatching(/^SANDBOX_PORT must be a whole number from 0 to 65535, not "high"$/),
      expect.stringMatching(/^LOG_LEVEL must be one of .*, not "loud"$/),
    ])
    expect(errors).not.toContain('hunter2')
    expect(existsSync(path)).toBe(false)
  })

  test('a second time on the same file is refused in one line, and the first plays on', async () => {
    const path = join(ownFolder(), 'chancery.db')
    const release = await keepAlone(`file:${path}`)
    const { code, errors } = await start({ SANDBOX_DATABASE_URL: `file:${path}` }).ended
    expect({ code, errors: errors.trim() }).toEqual({ code: 1, errors: `the database ${path} is in use: stop Chancery first` })
    await release()
  })

  test('on a PostgreSQL that cannot be reached says so in one line, without its password', async () => {
    const url = 'postgresql://chancery:hunter2@127.0.0.1:1/games'
    const { code, errors } = await start({ DISCORD_TOKEN: 'a.b.c', DATABASE_URL: url }).ended
    expect(code).toBe(1)
    expect(errors.trim()).toMatch(
      /^the database chancery@127\.0\.0\.1:1\/games cannot be opened \(.*ECONNREFUSED.*\): check DATABASE_URL[^\n]*$/,
    )
    expect(errors).not.toContain('hunter2')
  })

  test('with a damaged database says so in one line, and leaves it as it was', async () => {
    const path = join(ownFolder(), 'chancery.db')
    writeFileSync(path, 'Dear Sir, '.repeat(500))
    const { code, errors } = await start({ SANDBOX_DATABASE_URL: `file:${path}` }).ended
    expect(code).toBe(1)
    expect(errors.trim()).toMatch(/^the database .* is damaged .*: restore a backup with "npm run -s db -- restore FILE"$/)
    expect(readFileSync(path, 'utf8')).toBe('Dear Sir, '.repeat(500))
  })

  test('without a token opens the sandbox, answers there, and ends cleanly when it is asked to', async () => {
    const path = join(ownFolder(), 'chancery.db')
    const { child, ready, ended } = start({ DATABASE_URL: `file:${path}` }, 'source')
    const address = /^Chancery plays at (http:\S+)/m.exec(await ready)?.[1]
    const page = await fetch(address ?? `nowhere: ${await ready}`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('<!doctype html>')
    child.kill('SIGTERM')
    const { code, told, errors } = await ended
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    // Nothing that pino would log as an error.
    expect(told).not.toMatch(/"level":[56]0/)
    // The database of the real bot is not touched.
    expect(existsSync(path)).toBe(false)
    expect(existsSync(join(dirname(path), 'sandbox.db'))).toBe(true)
    expect(existsSync(join(dirname(path), 'sandbox.db-wal'))).toBe(false)
  })
})
