import { expect, test } from 'vitest'
import { InvalidRequests } from '../../../src/discord/gateway/invalid-requests.ts'

const minute = 60_000

test('invalid requests are told of early, hold posting up well before Discord bans the address, and are forgotten in time', () => {
  const invalid = new InvalidRequests()
  let now = 1_000_000 * minute
  for (let request = 0; request < 999; request++) invalid.note(403, null, now)
  expect(invalid.isMany(now)).toBe(false)
  invalid.note(401, null, now)
  expect([invalid.isMany(now), invalid.heldUntil(now)]).toEqual([true, undefined])
  for (let request = 0; request < 2000; request++) invalid.note(429, 'user', now)
  expect(invalid.heldUntil(now)).toEqual(new Date(now + minute))
  now += 10 * minute
  expect([invalid.count(now), invalid.heldUntil(now)]).toEqual([0, undefined])
})

test('what is answered otherwise does not count, nor does a limit that is shared with others', () => {
  const invalid = new InvalidRequests()
  expect([200, 204, 400, 404, 500].map((status) => invalid.note(status, null, 0))).not.toContain(true)
  expect(invalid.note(429, 'shared', 0)).toBe(false)
  expect(invalid.count(0)).toBe(0)
})
