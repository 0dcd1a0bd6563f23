import { expect, onTestFinished, test } from 'vitest'
import { Boards } from '../../../src/discord/finding/board.ts'
import type { House } from '../../../src/discord/house.ts'
import type { Channels } from '../../../src/discord/post/channel.ts'

test('nobody waits for long until who would like to play is shown, and what comes meanwhile is shown at once', async () => {
  let show = (): void => undefined
  const slow = new Promise<void>((resolve) => {
    show = resolve
  })
  onTestFinished(() => show())
  const shown: string[] = []
  let looked = 0
  const tables = {
    servers: { settings: async () => ({ finding: { channel: 'channel', message: 'board' }, language: 'en' }) },
    finding: { on: async () => ({ off: looked++ === 0, wishes: [], lobbies: [], seats: [] }) },
  }
  const channels: Pick<Channels, 'create' | 'edit' | 'delete'> = {
    create: () => Promise.reject(new Error('it is there')),
    delete: async () => undefined,
    async edit({ message }) {
      await slow
      shown.push(message)
    },
  }
  // `as never`: nothing else of the house is asked for.
  const boards = new Boards({ tables, language: 'en', log: { warn() {} } } as never as House, channels)
  let goesOn = false
  void boards.refresh('server').then(() => {
    goesOn = true
  })
  await expect.poll(() => goesOn, { timeout: 5000 }).toBe(true)
  expect([shown, looked]).toEqual([[], 1])
  const meanwhile = Promise.all(Array.from({ length: 5 }, () => boards.refresh('server')))
  show()
  await meanwhile
  expect([shown, looked]).toEqual([['board', 'board'], 2])
})
