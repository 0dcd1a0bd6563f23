import { expect, test } from 'vitest'
import { forge } from './forged.ts'

// `npm run -s prove -- interactions` sends 100,000.
test('forged interactions are all answered, and change nothing that their sender may not', async () => {
  const { sent, entries, problems } = await forge(240, 'sample')
  expect(problems).toEqual([])
  expect(sent).toBe(240)
  expect(entries).toBeGreaterThan(0)
})
