import { expect, test } from 'vitest'
import { withNames } from '../../../src/sandbox/page/describe.ts'

test('mentions, commands and times are announced by what they name', () => {
  const names = {
    locale: 'en-GB',
    userName: (id: string) => (id === '1' ? 'Ada' : '?'),
    channelName: (id: string) => (id === '2' ? 'general' : null),
  }
  const later = Math.floor(Date.now() / 1000) + 7260
  expect(withNames(`<@1> in <#2>: </game new:3> <t:${later}:R>`, names)).toBe('@Ada in #general: /game new in 2 hours')
})
