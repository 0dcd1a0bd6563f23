import type { RateLimitData } from 'discord.js'
import { expect, test } from 'vitest'
import { impatient } from '../../../src/discord/post/channel.ts'

const minute = 60_000
const edit: RateLimitData = {
  ...{ method: 'PATCH', route: '/channels/:id/messages/:id', url: 'https://discord.com/api/v10/channels/1/messages/2' },
  ...{ global: false, hash: '', limit: 5, majorParameter: '1', scope: 'user', timeToReset: 0 },
  ...{ retryAfter: 500, sublimitTimeout: 500 },
}

test('an edit that Discord would have us wait long for is given up', () => {
  expect(impatient()({ ...edit, retryAfter: 40 * minute })).toBe(true)
})

test('an edit that is put off three times within a minute is given up, each message for itself', () => {
  let now = 0
  const isGivenUp = impatient(() => now)
  const other = { ...edit, url: `${edit.url}3` }
  expect([edit, other, edit, other].map(isGivenUp)).toEqual([false, false, false, false])
  expect(isGivenUp(edit)).toBe(true)
  now += 2 * minute
  expect([edit, other].map(isGivenUp)).toEqual([false, false])
})

test('what the headers announced is waited for, and so is what holds everything up', () => {
  const isGivenUp = impatient()
  const announced = { ...edit, sublimitTimeout: 0 }
  const everything = { ...edit, global: true, retryAfter: 40 * minute }
  for (let time = 0; time < 5; time++) expect([announced, everything].map(isGivenUp)).toEqual([false, false])
})

test('what waits in the outbox as well is given up where the wait is long, answers to interactions are not', () => {
  const isGivenUp = impatient()
  const long = { ...edit, method: 'POST', retryAfter: 40 * minute }
  expect(isGivenUp({ ...long, route: '/channels/:id/messages' })).toBe(true)
  expect(isGivenUp({ ...long, route: '/users/@me/channels' })).toBe(true)
  expect(isGivenUp({ ...long, route: '/users/@me/channels', retryAfter: 500 })).toBe(false)
  expect(isGivenUp({ ...long, route: '/webhooks/:id/:token' })).toBe(false)
})
