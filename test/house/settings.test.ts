import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { readSettings, SettingsError, schema } from '../../src/settings.ts'

const names: readonly string[] = Object.keys(schema.shape)

const ROOT = join(import.meta.dirname, '../..')

function problemsOf(environment: Record<string, string>): SettingsError['problems'] {
  try {
    readSettings(environment)
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
    throw error
  }
  return []
}

describe('settings', () => {
  test('all have a default', () => {
    expect(readSettings({})).toEqual({
      token: undefined,
      api: undefined,
      operatorChannel: undefined,
      database: 'file:data/sandbox.db',
      connections: 10,
      isShared: false,
      folder: 'data',
      starts: 'data/sandbox.db.starts',
      roles: { gateway: true, worker: true },
      shards: undefined,
      requestsPerSecond: 50,
      operations: undefined,
      backups: undefined,
      sandboxFile: 'data/sandbox.json',
      sandboxPort: 4400,
      sandboxHost: '127.0.0.1',
      logLevel: 'info',
      language: 'en',
      pictureWorkers: 2,
    })
  })

  test('that are empty count as not set, and blanks around them do no harm', () => {
    expect(readSettings({ DISCORD_TOKEN: '', SANDBOX_PORT: ' ', LANGUAGE: ' it ' })).toMatchObject({
      token: undefined,
      sandboxPort: 4400,
      language: 'it',
    })
  })

  test('are taken as given', () => {
    const settings = readSettings({
      DISCORD_TOKEN: 'MTIz.Gabc.d-e_f',
      DISCORD_API: 'http://127.0.0.1:4500/api',
      OPERATOR_CHANNEL: '123456789012345678',
      DATABASE_URL: 'file:/var/lib/chancery/games.db',
      DATABASE_CONNECTIONS: '20',
      ROLES: 'gateway',
      SHARDS: '2-3/8',
      REQUESTS_PER_SECOND: '20',
      OPERATIONS_PORT: '9400',
      BACKUP_EVERY: '12h',
      BACKUP_KEEP: '3',
      RETENTION: '90d',
      OPERATIONS_HOST: '0.0.0.0',
      SQLITE_SHARED: 'on',
      SANDBOX_PORT: '0',
      SANDBOX_HOST: '0.0.0.0',
      LOG_LEVEL: 'debug',
      LANGUAGE: 'de',
      PICTURE_WORKERS: '16',
    })
    expect(settings).toEqual({
      token: 'MTIz.Gabc.d-e_f',
      api: 'http://127.0.0.1:4500/api',
      operatorChannel: '123456789012345678',
      database: 'file:/var/lib/chancery/games.db',
      connections: 20,
      isShared: true,
      folder: '/var/lib/chancery',
      starts: '/var/lib/chancery/games.db.starts',
      roles: { gateway: true, worker: false },
      shards: { held: [2, 3], count: 8 },
      requestsPerSecond: 20,
      operations: { port: 9400, host: '0.0.0.0' },
      backups: { every: 43_200_000, keep: 3 },
      retention: 90 * 86_400_000,
      sandboxFile: '/var/lib/chancery/games.json',
      sandboxPort: 0,
      sandboxHost: '0.0.0.0',
      logLevel: 'debug',
      language: 'de',
      pictureWorkers: 16,
    })
  })

  const token = 'MTIz.Gabc.d-e_f'

  test('give the sandbox a database of its own, beside the other unless it is named', () => {
    const DATABASE_URL = 'file:/var/lib/chancery/games.db'
    const databaseOf = (more: Record<string, string>): string => readSettings({ DATABASE_URL, ...more }).database
    expect(databaseOf({ DISCORD_TOKEN: token })).toBe('file:/var/lib/chancery/games.db')
    expect(databaseOf({})).toBe('file:/var/lib/chancery/sandbox.db')
    expect(databaseOf({ SANDBOX_DATABASE_URL: 'file:play.db' })).toBe('file:play.db')
    expect(databaseOf({ SANDBOX: 'on', DISCORD_TOKEN: token })).toBe('file:/var/lib/chancery/sandbox.db')
  })

  test('give each database of the sandbox its own Discord: two in one folder would be one Discord with two bots', () => {
    const fileOf = (SANDBOX_DATABASE_URL: string): string => readSettings({ SANDBOX_DATABASE_URL }).sandboxFile
    expect(fileOf('file:/tmp/play.db')).toBe('/tmp/play.json')
    expect(fileOf('file:/tmp/other.db')).toBe('/tmp/other.json')
    expect(fileOf('file:/tmp/named')).toBe('/tmp/named.json')
  })

  test('name a PostgreSQL database by its address; the sandbox has a file all the same', () => {
    const DATABASE_URL = 'postgresql://chancery:secret@db.example/games?sslmode=require'
    expect(readSettings({ DATABASE_URL, DISCORD_TOKEN: token })).toMatchObject({ database: DATABASE_URL, folder: 'data' })
    expect(readSettings({ DATABASE_URL }).database).toBe('file:data/sandbox.db')
  })

  test('open the sandbox without a token, whatever the token on demand, and not where it is ruled out', () => {
    expect(readSettings({ SANDBOX: 'on', DISCORD_TOKEN: token }).token).toBeUndefined()
    expect(readSettings({ SANDBOX: 'off', DISCORD_TOKEN: token }).token).toBe(token)
    expect(problemsOf({ SANDBOX: 'off' })).toEqual([{ setting: 'DISCORD_TOKEN', problem: expect.stringMatching(/^must be set/) }])
  })

  test.each([
    ['DISCORD_TOKEN', 'hunter2'],
    ['DISCORD_TOKEN', 'Bot MTIz.Gabc.def'],
    ['OPERATOR_CHANNEL', '#operators'],
    ['OPERATOR_CHANNEL', '123'],
    ['DATABASE_URL', 'data/chancery.db'],
    ['DATABASE_URL', 'postgres://localhost'],
    ['DATABASE_URL', 'postgresql:///chancery'],
    ['DATABASE_URL', 'mysql://localhost/chancery'],
    ['DATABASE_CONNECTIONS', '1'],
    ['ROLES', 'gateway,janitor'],
    ['SHARDS', '4/4'],
    ['SHARDS', '3-2/8'],
    ['SHARDS', '0-8/8'],
    ['SHARDS', 'all'],
    ['SHARDS', '0-999999998/999999999'],
    ['REQUESTS_PER_SECOND', '0'],
    ['OPERATIONS_PORT', '65536'],
    ['BACKUP_EVERY', 'daily'],
    ['BACKUP_EVERY', '0h'],
    ['BACKUP_KEEP', '0'],
    ['RETENTION', '6d'],
    ['RETENTION', 'never'],
    ['RETENTION', '12h'],
    ['DATABASE_CONNECTIONS', '101'],
    ['DATABASE_URL', 'file:'],
    ['DATABASE_URL', 'file:data/'],
    ['DATABASE_URL', 'file:a.db?mode=ro'],
    ['SANDBOX', 'yes'],
    ['SANDBOX_DATABASE_URL', 'sandbox.db'],
    ['SANDBOX_PORT', 'http'],
    ['SANDBOX_HOST', 'http://x/y'],
    ['SANDBOX_PORT', '-1'],
    ['SANDBOX_PORT', '65536'],
    ['SANDBOX_PORT', '44.5'],
    ['SANDBOX_PORT', '0x10'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_LEVEL', 'INFO'],
    ['LANGUAGE', 'fr'],
    ['PICTURE_WORKERS', '0'],
    ['PICTURE_WORKERS', '17'],
  ])('refuse %s=%s by name and say what is wanted', (setting, value) => {
    expect(problemsOf({ [setting]: value })).toEqual([{ setting, problem: expect.stringMatching(/^must (be|name) /) }])
  })

  test('that divide the work are refused where it cannot be divided', () => {
    const DATABASE_URL = 'postgresql://chancery@db.example/games'
    const base = { DISCORD_TOKEN: token, DATABASE_URL }
    expect(problemsOf({ ...base, ROLES: 'worker' })).toEqual([])
    expect(problemsOf({ ...base, SHARDS: '0/2' })).toEqual([])
    expect(problemsOf({ ...base, ROLES: 'worker', SHARDS: '0/2' })).toMatchObject([{ setting: 'SHARDS' }])
    expect(problemsOf({ DISCORD_TOKEN: token, ROLES: 'worker' })).toMatchObject([{ setting: 'ROLES' }])
    expect(problemsOf({ DISCORD_TOKEN: token, ROLES: 'worker', SQLITE_SHARED: 'on' })).toEqual([])
    expect(problemsOf({ DATABASE_URL, SHARDS: '0/2' })).toMatchObject([{ setting: 'ROLES' }])
  })

  test('that are wrong are all named at once', () => {
    const problems = problemsOf(Object.fromEntries(names.map((name) => [name, '!'])))
    expect(problems.map(({ setting }) => setting)).toEqual(names)
  })

  test('never repeat the token', () => {
    expect(JSON.stringify(problemsOf({ DISCORD_TOKEN: 'secret' }))).not.toContain('secret')
  })
})

describe('.env.example', () => {
  const text = readFileSync(join(ROOT, '.env.example'), 'utf8')
  const example = parseEnv(text)

  test('describes every setting, and no other', () => {
    expect(Object.keys(example).sort()).toEqual(names.toSorted())
    for (const name of names) expect(text).toMatch(new RegExp(`^# .+\\n${name}=`, 'm'))
  })

  test('shows the defaults', () => {
    expect(readSettings(example)).toEqual(readSettings({}))
  })
})
