import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { startLoopback } from '../../src/sandbox/loopback/index.ts'
import { isPng } from '../pictures/png.ts'
import { asNobody, buildImage, type Image } from './image.ts'

/** It is compiled first, where nobody has done so yet. */
const patience = 120_000

let image: Image
let filesBefore = ''
beforeAll(() => {
  image = buildImage()
  filesBefore = files()
  return image.remove
}, patience)

const files = (): string =>
  execFileSync('ls', ['-lRi', 'node_modules', 'dist', 'src'], { cwd: image.folder, encoding: 'utf8', maxBuffer: 2 ** 26 })

const inImage = (more: Readonly<Record<string, string>>) => ({ cwd: image.folder, env: { ...image.environment, ...more } })

/** Runs to its end, as one types it in the container. */
async function typed(command: readonly string[], more: Readonly<Record<string, string>> = {}) {
  const [file = '', ...parameters] = asNobody(command)
  // Not for itself alone: the Discord that it speaks to lives in this process.
  const child = spawn(file, parameters, { ...inImage(more), stdio: ['ignore', 'pipe', 'pipe'] })
  let told = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      told += text
    })
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { status, told: told.trim() }
}

function start(environment: Readonly<Record<string, string>>) {
  const [file = '', ...parameters] = asNobody(image.start)
  const child: ChildProcess = spawn(file, parameters, { ...inImage(environment), stdio: ['ignore', 'pipe', 'pipe'] })
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

/** How many moves were played, by a copy that is made while Chancery runs. */
async function movesPlayed(): Promise<number> {
  const copied = await typed(['npm', 'run', '-s', 'db', '--', 'backup', 'data/copy.db'])
  expect(copied).toEqual({ status: 0, told: 'copied data/chancery.db to data/copy.db' })
  const { told } = await typed(['npm', 'run', '-s', 'db', '--', 'verify', 'data/copy.db'])
  return Number(/is whole: .* (\d+) moves/.exec(told)?.[1])
}

describe('what is compiled', () => {
  test('plays, thinks and draws on plain Node with the packages of production, and says nothing on the side', {
    timeout: patience,
  }, async () => {
    const discord = await startLoopback({ token: 'the.compiled.bot' })
    onTestFinished(() => discord.stop())
    const { child, heard, ended } = start({ DISCORD_TOKEN: discord.token, DISCORD_API: discord.api })
    await expect.poll(() => heard.told.includes('"ready"') || heard.errors, { timeout: patience }).toBe(true)
    const anna = discord.actor('Anna')
    for (const { rulebook } of games) {
      const channel = discord.createChannel(rulebook.id)
      await anna.run('/game new', { game: rulebook.id }, { in: channel })
      const lobby = await anna.waitFor(({ buttons }) => buttons.some(({ label }) => label === 'Add computer'), { in: channel })
      // Where all are asked at once a computer moves whoever begins elsewhere, so that at least one does.
      for (let seat = 1; seat < Math.max(2, rulebook.seats.from); seat++) await anna.click(lobby, 'Add computer')
      await anna.click(lobby, 'Start')
      const [picture] = (await anna.run('/board', {}, { in: channel })).attachments
      expect(isPng(Buffer.from(discord.file(picture!.url))), rulebook.id).toBe(true)
    }
    // Those of computers: nobody else has moved.
    await expect.poll(movesPlayed, { timeout: patience, interval: 3000 }).toBeGreaterThan(0)
    expect(await typed(image.health)).toMatchObject({ status: 0, told: expect.stringMatching(/^at work and connected/) })
    child.kill('SIGTERM')
    expect({ code: await ended, errors: heard.errors }).toEqual({ code: 0, errors: '' })
    // Nothing that pino would log as an error.
    expect(heard.told).not.toMatch(/"level":[56]0/)
  })
})

describe('the image', () => {
  test('has what the README types into it, for a user who may write nothing but the games, and set-up changes nothing', {
    timeout: patience,
  }, async () => {
    // The copy was made and verified while Chancery ran.
    const restored = await typed(['npm', 'run', '-s', 'db', '--', 'restore', 'data/copy.db'])
    expect(restored).toEqual({ status: 0, told: expect.stringContaining('restored data/chancery.db from data/copy.db') })
    expect(files()).toBe(filesBefore)
  })

  test('does not start without a token', { timeout: patience }, async () => {
    expect(await typed(image.start)).toEqual({ status: 1, told: expect.stringMatching(/^DISCORD_TOKEN must be set/) })
  })
})
