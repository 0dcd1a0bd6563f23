import { expect, test } from 'vitest'
import { newToken } from '../../../src/sandbox/loopback/token.ts'

// One in 32,768 that are random from their first letter does.
test('no token begins with “Bot”, which clients cut off', () => {
  const cut = Array.from({ length: 100_000 }, newToken).filter((token) => token.replace(/^(Bot|Bearer)\s*/i, '') !== token)
  expect(cut).toEqual([])
})
