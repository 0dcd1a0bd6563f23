import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { type Fault, type Loopback, startLoopback } from '../../src/sandbox/loopback/index.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { isLobby, statuses } from './table.ts'

async function launch(discord: Loopback, database: string, later = 0): Promise<ChildProcess> {
  const child = fork(
    fileURLToPath(new URL('./child.ts', import.meta.url)),
    [discord.api, discord.token, database, String(later)],
    {
      execArgv: ['--import', 'tsx'],
      silent: true,
    },
  )
  onTestFinished(() => void child.kill('SIGKILL'))
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve())
    child.once('exit', (code) => reject(new Error(`the bot ended with ${code}`)))
  })
  child.removeAllListeners('exit')
  return child
}

const dead = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })

async function fired(fault: Fault): Promise<void> {
  while (fault.fired === 0) await new Promise((resolve) => setImmediate(resolve))
}

/** A bot in a process of its own with a game at its first decision, on a clock that the test moves. */
async function game() {
  const folder = await mkdtemp(join(tmpdir(), 'chancery-crash-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const clock = new ManualClock()
  const discord = await startLoopback({ clock })
  onTestFinished(() => discord.stop())
  const database = join(folder, 'test.db')
  const child = await launch(discord, database)
  const anna = discord.actor('Anna')
  const bo = discord.actor('Bo')
  await anna.run('/game new', { game: 'bids' })
  const lobby = await anna.waitFor(isLobby)
  await bo.click(lobby, 'Join')
  await anna.click(lobby, 'Start')
  await anna.waitFor('Awaited')
  await anna.waitFor(({ text }) => text.includes('<@') && text.includes(anna.id))
  await bo.waitFor(({ text }) => text.includes('<@') && text.includes(bo.id))
  await discord.idle()
  return { clock, discord, database, child, anna, bo, channel: lobby.channel }
}

test('a crash between Discord’s acceptance of a post and our mark posts nothing twice, however late we come back', async () => {
  const { clock, discord, database, child, anna, bo, channel } = await game()
  // Every try is taken and none is answered, so the process dies without knowing.
  const accepted = discord.faults.noAnswer({ route: 'POST /channels/{channel_id}/messages', by: 'reset', times: 100 })
  await anna.run('/bids bid', { card: '1' })
  await bo.run('/bids bid', { card: '2' })
  await fired(accepted)
  await dead(child)
  accepted.clear()
  const before = statuses(anna, channel).length
  // By now Discord has forgotten the nonce.
  clock.advance(60 * 60_000)
  await launch(discord, database, 60 * 60_000)
  // A table's posts go in order: once this is shown, what was left over has been dealt with.
  await anna.run('/bids bid', { card: '2' })
  await anna.waitFor(({ text, ephemeral }) => !ephemeral && text.includes('Round 2') && text.includes('Anna has bid'))
  await discord.idle(300)
  expect(statuses(anna, channel)).toHaveLength(before)
  expect(statuses(anna, channel).filter(({ text }) => text.includes('Round 2'))).toHaveLength(1)
  expect((await bo.run('/turn')).text).toContain('Choose a card to bid')
})

test('a move that was answered is there after the process was killed, once, and what was not posted yet appears', async () => {
  const { discord, database, child, anna, bo, channel } = await game()
  await anna.run('/bids bid', { card: '1' })
  await discord.idle()
  const held = discord.faults.lost({ route: 'POST /channels/{channel_id}/messages', times: 100 })
  await bo.run('/bids bid', { card: '2' })
  await dead(child)
  held.clear()
  // Until then the posts belong to the process that died.
  await launch(discord, database, 2 * 60_000)
  await anna.waitFor(({ text, buttons, ephemeral }) => !ephemeral && text.includes('Round 2') && buttons.length > 0)
  await discord.idle(300)
  const log = await anna.run('/log')
  expect(log.text.match(/Bo has bid/g)).toHaveLength(1)
  expect(statuses(anna, channel).filter(({ text }) => text.includes('Round 2'))).toHaveLength(1)
})
