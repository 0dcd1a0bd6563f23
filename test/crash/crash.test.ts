import { expect, test } from 'vitest'
import { crash } from './crash.ts'

test('a process killed anywhere leaves every table whole, and nothing owed is forgotten', { timeout: 300_000 }, async () => {
  const report = await crash(2, 'sample')
  expect(report.kills).toBe(2)
  expect(report.moves).toBeGreaterThan(20)
  expect(report.acknowledged).toBeGreaterThan(4)
})
