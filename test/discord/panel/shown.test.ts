import { expect, onTestFinished, test, vi } from 'vitest'
import type { Call } from '../../../src/discord/call.ts'
import type { House } from '../../../src/discord/house.ts'
import type { Faced } from '../../../src/discord/panel/faced.ts'
import { ShownPanels } from '../../../src/discord/panel/shown.ts'

test('a panel that Discord lets nobody edit any more is not kept', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const look = vi.fn(() => Promise.reject(new Error('not now')))
  // `as never`: nothing else of the house, of a call and of what it shows is asked for.
  const panels = new ShownPanels({ tables: { look }, log: { warn() {} } } as never as House)
  const faces = { table: 'table', asked: [] } as never as Faced
  panels.shown({ person: 'anna', faces } as never as Call, { message: 'panel', edit: async () => undefined })
  const looksAtMoves = async () => {
    look.mockClear()
    panels.moved('table')
    await panels.idle()
    return look.mock.calls.length
  }
  expect(await looksAtMoves()).toBeGreaterThan(0)
  vi.advanceTimersByTime(13 * 60_000)
  expect(await looksAtMoves()).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(await looksAtMoves()).toBe(0)
})
