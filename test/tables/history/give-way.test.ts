import { expect, onTestFinished, test } from 'vitest'
import type { AnyRulebook } from '../../../src/kernel/index.ts'
import { checkContents } from '../../../src/tools/contents.ts'
import { bids } from '../../kernel/example.ts'
import { type House, openGame, openHouse, play } from '../house.ts'

const people = ['anna', 'bo', 'cy', 'di']
const prizes = 6

const [bid] = bids.moves
let moves = 0
/** The example game, in which each move that is carried out counts. */
const counted = {
  ...bids,
  moves: [
    {
      ...bid!,
      play(...how: Parameters<NonNullable<typeof bid>['play']>): void {
        moves++
        bid!.play(...how)
      },
    },
  ],
}

/** So many moves at most were carried out before anybody else had their turn. */
async function longestRun(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  const look = (): void => {
    longest = Math.max(longest, moves)
    moves = 0
    looking = setImmediate(look)
  }
  let looking = setImmediate(look)
  onTestFinished(() => clearImmediate(looking))
  moves = 0
  await work()
  return Math.max(longest, moves)
}

const recorded = (house: House, table: string) => house.tables.record({ table })
const verified = ({ store }: House) => checkContents(store, new Map([['bids', counted as never as AnyRulebook]]))

test.each([
  ['its record is written', recorded],
  ['a copy of it is verified', verified],
])('a long game holds up nobody while %s', async (_, work) => {
  const house = await openHouse({ games: [{ rulebook: counted as never }] })
  const { id } = await openGame(house, people, { options: { prizes } })
  for (let card = 1; card <= prizes; card++) for (const person of people) await play(house, id, person, card)
  const run = await longestRun(() => work(house, id))
  expect(run).toBeGreaterThan(0)
  expect(run).toBeLessThanOrEqual(10)
})
