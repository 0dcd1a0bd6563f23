import type { REST } from 'discord.js'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Channels } from '../../../src/discord/post/channel.ts'

test('the channel of direct messages with somebody is asked for once an hour, and nobody is remembered for longer', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const post = vi.fn(async () => ({ id: '5' }))
  // `as never`: nothing else of Discord is asked for.
  const channels = new Channels({ post } as never as REST, () => 'bot')
  for (let message = 0; message < 3; message++) expect(await channels.direct('anna')).toBe('5')
  expect(post).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60 * 60_000)
  await channels.direct('anna')
  expect(post).toHaveBeenCalledTimes(2)
})
