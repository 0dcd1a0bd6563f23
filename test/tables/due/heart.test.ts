import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '../../../src/store/index.ts'
import { type Heart, openHeart } from '../../../src/tables/due/heart.ts'
import { SettableClock } from '../../../src/tables/index.ts'
import { databaseFor, noon } from '../house.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** The clock of machines that are awake. */
class RunningClock extends SettableClock {
  override readonly leaps = false
}

/** Two processes that hold two of four shards each, and time that passes for some of them. */
async function openHearts() {
  const { store, giveBack } = await databaseFor()
  onTestFinished(giveBack)
  const clock = new RunningClock(noon)
  const open = (held: readonly number[], count = 4) => openHeart(store, clock, { error: () => undefined }, { held, count })
  const pass = async (milliseconds: number, beating: readonly Heart[]): Promise<void> => {
    for (let passed = 0; passed < milliseconds; passed += 20_000) {
      clock.advance(20_000)
      for (const heart of beating) await heart.awake()
    }
  }
  return { clock, open, pass, one: await open([0, 1]), other: await open([2, 3]) }
}

/** In whole minutes, as far as beats tell. */
const awayOf = ({ away }: Heart): number => Math.round(away / minute)

test('while all shards are reached nobody is away', async () => {
  const { pass, one, other } = await openHearts()
  await pass(5 * minute, [one, other])
  expect([one.connected, other.connected, one.away, other.away]).toEqual([true, true, 0, 0])
})

test('while the shards of one process are silent no deadline passes anywhere, and that time is counted', async () => {
  const { pass, one, other } = await openHearts()
  await pass(minute, [one, other])
  await pass(10 * minute, [one])
  expect([one.connected, one.away]).toEqual([false, 0])
  await pass(minute, [one, other])
  expect([one, other].map(awayOf)).toEqual([10, 10])
  expect([one.connected, other.connected]).toEqual([true, true])
})

test('silences of several at the same time count once', async () => {
  const { pass, one, other } = await openHearts()
  await pass(minute, [one, other])
  await pass(5 * minute, [one])
  await pass(5 * minute, [])
  await pass(5 * minute, [other])
  expect(other.connected).toBe(false)
  await pass(minute, [one, other])
  expect([one, other].map(awayOf)).toEqual([15, 15])
})

test('another process may take over the shards of one that is gone, however it divides them', async () => {
  const { open, pass, one, other } = await openHearts()
  await pass(minute, [one, other])
  const third = await open([2])
  const fourth = await open([3])
  await pass(5 * minute, [one, third, fourth])
  expect([one, third, fourth].map((heart) => [heart.connected, heart.away])).toEqual(Array(3).fill([true, 0]))
})

test('where Discord divides its servers among fewer, those that there were before are not waited for', async () => {
  const { open, pass, one, other } = await openHearts()
  await pass(minute, [one, other])
  const all = await open([0, 1], 2)
  await pass(5 * minute, [all])
  expect([all.connected, all.away]).toEqual([true, 0])
})

test('shards that nobody has held for a day are given up', async () => {
  const { clock, pass, one, other } = await openHearts()
  await pass(minute, [one, other])
  clock.advance(day - 10 * minute)
  await pass(5 * minute, [one])
  expect(one.connected).toBe(false)
  await pass(10 * minute, [one])
  expect([one.connected, one.away]).toEqual([true, expect.closeTo(day, -6)])
})

/** A heart whose database does what it is asked when the test lets it. */
async function slowHeart() {
  const { store, giveBack } = await databaseFor()
  const answers = { when: async (): Promise<void> => undefined }
  const slow: Database = { ...store, transaction: (...how) => answers.when().then(() => store.transaction(...how)) }
  onTestFinished(giveBack)
  const heart = await openHeart(slow, new RunningClock(noon), { error: () => undefined })
  await heart.awake()
  return { heart, answers }
}

test('a connection that is back before its loss could be noted is no longer lost', async () => {
  const { heart, answers } = await slowHeart()
  const noting: (() => void)[] = []
  answers.when = () => new Promise((resolve) => noting.push(resolve))
  const lost = heart.setConnected(false)
  const back = heart.setConnected(true)
  for (const note of noting) note()
  await Promise.all([lost, back])
  expect(heart.connected).toBe(true)
})

test('nobody can reach us while the connection is lost, whether or not that could be noted', async () => {
  const { heart, answers } = await slowHeart()
  answers.when = () => Promise.reject(new Error('the database is away'))
  await expect(heart.setConnected(false)).rejects.toThrow('away')
  expect(heart.connected).toBe(false)
})
