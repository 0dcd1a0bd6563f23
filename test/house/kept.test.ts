import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Kept } from '../../src/tools/kept.ts'

const place = mkdtempSync(join(tmpdir(), 'chancery-kept-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

test('what was played is read again, and only what was not is played', async () => {
  const path = join(place, 'games.jsonl')
  const played: string[] = []
  const get = (seed: string) => new Kept<number>(path).get({ game: 'bids', seats: 3, seed }, async () => played.push(seed))
  expect([await get('one'), await get('two'), await get('one'), await get('two')]).toEqual([1, 2, 1, 2])
  expect(played).toEqual(['one', 'two'])
})

test('without a file all is forgotten with the process', async () => {
  let played = 0
  const get = (kept: Kept<number>) => kept.get({ seed: 'one' }, async () => ++played)
  const kept = new Kept<number>()
  expect([await get(kept), await get(kept), await get(new Kept<number>())]).toEqual([1, 1, 2])
})
