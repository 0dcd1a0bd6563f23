import { describe, expect, test } from 'vitest'
import { awaitedLine } from '../../../src/discord/words/awaited.ts'
import { gameWords } from '../../../src/discord/words/game-words.ts'
import { languages } from '../../../src/words/index.ts'
import { later, lookAt, openGame, openHouse, play } from '../../tables/house.ts'
import { bidsFolder } from '../bids/folder.ts'
import { withWindow } from '../bids/window.ts'

const hour = 3_600_000
const pace = { bank: 10 * hour, increment: 0, reaction: hour }

/** What everybody reads while the window is open, and what the seats are told. */
async function windowOf(asked: readonly string[]) {
  const rulebook = withWindow(asked) as never
  const house = await openHouse({ games: [{ rulebook }] })
  const { id } = await openGame(house, ['anna', 'bo', 'cy', 'di'], { pace, options: { prizes: 4 } })
  await play(house, id, 'anna', 1)
  const look = await lookAt(house, id)
  const [line = '', ...others] = languages.map((language) => awaitedLine(rulebook, look, gameWords(bidsFolder, language), null))
  await later(house, 61 * 60_000)
  const posts = await house.store.client.post.findMany({ where: { kind: { in: ['note', 'ping'] } } })
  return { line, others, told: posts.map(({ audience }) => JSON.parse(audience)) }
}

describe('a window in which somebody may be asked in secret', () => {
  test('reads the same to everybody, whoever is asked and however many', async () => {
    const [one, two] = [await windowOf(['p2']), await windowOf(['p3', 'p4'])]
    expect(one.line).toMatch(/^a possible reaction, until <t:\d+:f>$/)
    expect(two.line).toBe(one.line)
  })

  test('is what is awaited, in the middle of a sentence', async () => {
    const { others } = await windowOf(['p2'])
    for (const line of others) expect(line).toMatch(/^\p{Ll}.*<t:\d+:f>$/u)
  })

  test('tells nobody but the seat that it missed its time', async () => {
    const { told } = await windowOf(['p2'])
    expect(told.filter(({ to }) => to === 'channel')).toEqual([])
    expect(told.filter(({ person }) => person === 'bo')).not.toEqual([])
  })
})
