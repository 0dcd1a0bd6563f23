import { expect, test } from 'vitest'
import { type Bench, type Figure, median, runBench } from '../bench/harness.ts'

const EFFORT = { rounds: 3, samples: 4, time: 5 }

async function figuresOf(run: Bench['run'], slowness = 1): Promise<Figure[]> {
  const figures: Figure[] = []
  await runBench({ name: 'sample', about: 'for this test', run }, slowness, (figure) => figures.push(figure))
  return figures
}

let sum = 0
function turns(count: number): () => void {
  return () => {
    for (let turn = 0; turn < count; turn++) sum += Math.sqrt(turn)
  }
}

test('the median of an even number lies between the two in the middle', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([7])]).toEqual([2, 2.5, 7])
})

test('a subject that does much more than its floor misses a low bar and keeps a high one', async () => {
  const [low, high] = await figuresOf(async ({ compare }) => {
    // What takes less than a twentieth of a millisecond is called thousands of times for each sample: the floor is next to nothing.
    const tasks = { floor: turns(1_000), subject: turns(200_000), effort: EFFORT }
    await compare({ name: 'low', bar: 5, ...tasks })
    await compare({ name: 'high', bar: 5000, ...tasks })
  })
  expect([low?.ok, high?.ok]).toEqual([false, true])
  expect(low?.ratio).toBeGreaterThan(5)
  expect(sum).toBeGreaterThan(0)
})

test('asynchronous work is waited for', async () => {
  const wait = () => new Promise((resolve) => setTimeout(resolve, 10))
  const [figure] = await figuresOf(({ compare }) =>
    compare({ name: 'waits', bar: 1, floor: turns(10), subject: wait, effort: EFFORT }),
  )
  expect(figure).toMatchObject({ name: 'waits', ok: false })
})

test('an absolute bar gives a slow machine more time', async () => {
  const wait = () => new Promise((resolve) => setTimeout(resolve, 20))
  const at = async (slowness: number) =>
    (await figuresOf(({ limit }) => limit({ name: 'waits', bar: 15, subject: wait, effort: EFFORT }), slowness))[0]
  expect(await at(1)).toMatchObject({ ok: false, unit: 'ms' })
  expect(await at(1000)).toMatchObject({ ok: true, slowness: 1000 })
})

test('a figure measured in another way is held against its bar', async () => {
  const figures = await figuresOf(async ({ report }) => {
    report({ name: 'fits', ratio: 1.2, bar: 1.2, pictures: 50 })
    report({ name: 'misses', ratio: 1.21, bar: 1.2 })
    report({ name: 'is nothing', ratio: Number.NaN, bar: 1.2 })
  })
  expect(figures.map(({ ok }) => ok)).toEqual([true, false, false])
  expect(figures[0]).toEqual({ name: 'fits', ratio: 1.2, bar: 1.2, pictures: 50, ok: true })
})
