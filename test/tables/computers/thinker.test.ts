import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { type AnyRulebook, begin } from '../../../src/kernel/index.ts'
import { createThinker } from '../../../src/tables/computers/thinker.ts'
import { games } from '../games.ts'
import { gamesModule } from '../house.ts'
import { games as lost } from './lost.ts'

test('a thread with nothing to think about is ended, and another one thinks when there is', async () => {
  const started: Worker[] = []
  const count = (worker: Worker) => void started.push(worker)
  process.on('worker', count)
  onTestFinished(() => void process.off('worker', count))
  const thinker = createThinker(gamesModule, { longest: 30_000, starting: 30_000, idle: 10 })
  onTestFinished(() => thinker.close())
  const { rulebook } = games.find(({ rulebook: book }) => book.id === 'bids')!
  const { state } = begin(rulebook, { options: {}, people: [{}, {}], seed: 'idle' }).position
  const question = { game: 'bids', state, seat: state.seats[0]!, level: 'easy', salt: 'idle' } as const
  const move = await thinker.think('move', question)
  await once(started[0]!, 'exit')
  expect(await thinker.think('move', question)).toEqual(move)
  expect(started).toHaveLength(2)
})

test('a thought without an end is cut off, and those behind it and after it are thought by another thread', async () => {
  const thinker = createThinker(new URL('./lost.ts', import.meta.url), { longest: 1_000, starting: 30_000, idle: 10_000 })
  onTestFinished(() => thinker.close())
  const { rulebook } = lost.find(({ rulebook: book }: { rulebook: AnyRulebook }) => book.id === 'endless')!
  const { state } = begin(rulebook as AnyRulebook, { options: {}, people: [{}, {}], seed: 'endless' }).position
  const question = { game: 'endless', state, seat: state.seats[0]!, salt: 'endless' }
  const endless = thinker.think('move', { ...question, level: 'strong' })
  const behind = thinker.think('move', { ...question, level: 'easy' })
  await expect(endless).rejects.toMatchObject({ blamed: true })
  expect(await behind).toMatchObject({ type: 'bid' })
  expect(await thinker.think('move', { ...question, level: 'easy' })).toMatchObject({ type: 'bid' })
})
