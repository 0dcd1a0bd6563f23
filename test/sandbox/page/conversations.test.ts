import { expect, test } from 'vitest'
import type { Message, User } from '../../../src/sandbox/loopback/shapes.ts'
import { Conversations } from '../../../src/sandbox/page/conversations.ts'

const opened = Date.UTC(2026, 7, 1, 12)
const user = (id: string): User => ({ id, username: id, global_name: null, discriminator: '0', avatar: null })

function message(id: string, more: Partial<Message> = {}): Message {
  return {
    ...{ id, type: 0, channel_id: 'c', content: id, author: user('bot'), attachments: [], embeds: [], components: [] },
    ...{ mentions: [], mention_roles: [], mention_everyone: false, pinned: false, tts: false },
    ...{ timestamp: new Date(opened).toISOString(), edited_timestamp: null, flags: 0 },
    ...more,
  }
}

const privately = (id: string, timestamp: number) => message(id, { flags: 64, timestamp: new Date(timestamp).toISOString() })
const ids = (conversations: Conversations) => conversations.of('c').messages.map(({ id }) => id)

test('messages stand in the order of their ids, however they arrive, and an edit takes the place of what it edits', () => {
  const conversations = new Conversations(opened)
  for (const id of ['9', '100', '10']) conversations.put(message(id))
  conversations.put(message('10', { content: 'edited' }))
  expect(ids(conversations)).toEqual(['9', '10', '100'])
  expect(conversations.of('c').messages[1]?.content).toBe('edited')
})

test('private messages of before the page was opened are gone, those of after and those on the screen stay', () => {
  const conversations = new Conversations(opened)
  conversations.fill('c', [message('1'), privately('2', opened - 1), privately('3', opened + 1)], false)
  expect(ids(conversations)).toEqual(['1', '3'])
  const earlier = new Conversations(opened)
  earlier.put(privately('2', opened - 1))
  earlier.fill('c', [message('1'), privately('2', opened - 1)], false)
  expect(ids(earlier)).toEqual(['1', '2'])
})

test('older pages are put before what is there, without doubles', () => {
  const conversations = new Conversations(opened)
  conversations.fill('c', [message('5'), message('6')], true)
  conversations.fillOlder('c', [message('3'), message('4'), message('5')], false)
  expect(ids(conversations)).toEqual(['3', '4', '5', '6'])
  expect(conversations.of('c').more).toBe(false)
})

test('after a lost connection what was read stays on the screen but is fetched again', () => {
  const conversations = new Conversations(opened)
  conversations.fill('c', [message('1')], false)
  conversations.distrust()
  expect(conversations.of('c')).toMatchObject({ loaded: false, messages: [{ id: '1' }] })
})

test('mentions count from the mark on, those of others only', () => {
  const conversations = new Conversations(opened)
  const mentions = [user('ada')]
  conversations.fill(
    'c',
    [message('1', { mentions }), message('2', { mentions }), message('3', { mentions, author: user('ada') })],
    false,
  )
  expect(conversations.mentionsOf('ada', 'c', '1')).toBe(1)
  expect(conversations.mentionsOf('ada', 'c', null)).toBe(2)
  expect(conversations.mentionsOf('bruno', 'c', null)).toBe(0)
})
