import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../src/store/index.ts'
import { type Contents, checkContents } from '../../src/tools/contents.ts'
import { games } from '../tables/games.ts'
import { sentTo, startPlaying } from './driver.ts'

// CRASHES=200 npx vitest run test/crash
const CRASHES = Number(process.env.CRASHES ?? 5)
const books = new Map(games.map(({ rulebook }) => [(rulebook as { id: string }).id, rulebook]))

/** Lets a process play, and kills it a moment after it began. */
async function playUntilKilled(path: string, restart: number): Promise<void> {
  const player = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'player.ts'), path, String(restart)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaint = ''
  player.stderr.on('data', (text) => {
    complaint += text
  })
  const ended = new Promise<NodeJS.Signals | null>((resolve) => player.on('close', (_code, signal) => resolve(signal)))
  await new Promise((resolve) => {
    player.stdout.once('data', resolve)
    player.once('close', resolve)
  })
  await pause(Math.random() * 400)
  player.kill('SIGKILL')
  // Anything else means that it ended by itself, and says why.
  expect({ signal: await ended, complaint }).toEqual({ signal: 'SIGKILL', complaint: '' })
}

async function contentsOf(path: string): Promise<Contents> {
  const store = await openDatabase({ path, onFatal: () => undefined })
  try {
    return await checkContents(store, books)
  } finally {
    await store.close()
  }
}

describe('killed at any point', () => {
  test(
    'tables lead from their logs to their positions, owe what they owed, and post everything once',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'chancery-crash-'))
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
      const path = join(folder, 'chancery.db')
      let moves = 0
      for (let crash = 0; crash < CRASHES; crash++) {
        await playUntilKilled(path, crash)
        const contents = await contentsOf(path)
        expect(contents.problems).toEqual([])
        expect(contents.replayed).toBeGreaterThanOrEqual(moves)
        moves = contents.replayed
      }

      const playing = await startPlaying(path, CRASHES)
      do await playing.idle()
      while (await playing.step(false))
      await playing.stop()

      const store = await openDatabase({ path, onFatal: () => undefined })
      const statuses = await store.client.table.groupBy({ by: ['status'], _count: true })
      const posts = await store.client.post.findMany({ select: { id: true, status: true } })
      const due = await store.client.due.count()
      await store.close()
      expect(statuses).toEqual([{ status: 'ended', _count: expect.any(Number) }])
      expect(due).toBe(0)
      const sent = posts.filter(({ status }) => status === 'sent').map(({ id }) => id)
      expect(sentTo(`${path}.posts`).sort()).toEqual(sent.sort())
      expect(posts.filter(({ status }) => status === 'waiting')).toEqual([])
      expect(moves).toBeGreaterThan(CRASHES)
    },
    60_000 + CRASHES * 10_000,
  )
})
