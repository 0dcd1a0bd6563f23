import { expect, test } from 'vitest'
import { withMentions, withNames } from '../../../src/sandbox/page/describe.ts'

test('mentions, commands and times are announced by what they name', () => {
  const names = {
    locale: 'en-GB',
    userName: (id: string) => (id === '1' ? 'Ada' : '?'),
    channelName: (id: string) => (id === '2' ? 'general' : null),
  }
  const later = Math.floor(Date.now() / 1000) + 2.5 * 3600
  expect(withNames(`<@1> in <#2>: </game new:3> <t:${later}:R>`, names)).toBe('@Ada in #general: /game new in 2 hours')
})

test('an address of a place here is announced by its name, any other as it is', () => {
  const names = { locale: 'en-GB', userName: () => '?', channelName: (id: string) => (id === '2' ? 'general' : null) }
  const to = (channel: string) => `https://discord.com/channels/9/${channel}/77`
  expect(withNames(`your turn: ${to('2')}`, names)).toBe('your turn: #general')
  expect(withNames(`see ${to('3')} and https://example.org`, names)).toBe(`see ${to('3')} and https://example.org`)
})

test('a name behind an at sign is sent as a mention, the longest first, and no part of a longer word', () => {
  const people = [
    { id: '1', name: 'Ada' },
    { id: '2', name: 'Ada (2)' },
  ]
  expect(withMentions('@ada, @Ada (2) and @Adam; mail a@b', people)).toBe('<@1>, <@2> and @Adam; mail a@b')
})
