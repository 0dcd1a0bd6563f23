import { MessageFlags } from 'discord.js'
import { expect, test } from 'vitest'
import { isRecord } from '../../src/kernel/index.ts'
import { bidsFolder } from '../discord/bids/folder.ts'
import { bids } from '../kernel/example.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { bid, seated } from './table.ts'

const minute = 60_000

/** Bids in which whoever takes a prize is struck by it. */
const bitter = { ...bidsFolder, rulebook: { ...bids, strikes: { bids: 'winner' } } as never }

test('whoever wishes it is told quietly what has struck them while they were away, in one message until they are back', async () => {
  const clock = new ManualClock(Date.UTC(2026, 6, 1, 12))
  const { anna, bo, settled, discord, tables } = await seated({ clock, games: [bitter] })
  await tables.people.change(anna.id, { news: true })
  await tables.people.change(bo.id, { news: true })
  const news = () => anna.directMessages().filter(({ text }) => text.includes('while you were away'))
  await bid(anna, 5)
  clock.advance(10 * minute)
  await bid(bo, 1)
  await settled()
  expect(news().map(({ text }) => text.split('\n').filter((line) => line.startsWith('- ')))).toEqual([
    ['- The bids are open. Anna takes the prize.'],
  ])
  const sent = discord.requests.filter(
    ({ method, body }) => method === 'POST' && JSON.stringify(body ?? '').includes('while you were'),
  )
  expect(sent.map(({ body }) => isRecord(body) && (Number(body.flags) & MessageFlags.SuppressNotifications) > 0)).toEqual([true])
  expect(bo.directMessages()).toEqual([])

  // Whoever is looking needs no message.
  await bid(anna, 4)
  await bid(bo, 2)
  await settled()
  expect(news()).toHaveLength(1)
})

test('nobody is told who does not wish it', async () => {
  const clock = new ManualClock(Date.UTC(2026, 6, 1, 12))
  const { anna, bo, settled } = await seated({ clock, games: [bitter] })
  await bid(anna, 5)
  clock.advance(10 * minute)
  await bid(bo, 1)
  await settled()
  expect(anna.directMessages()).toEqual([])
})
