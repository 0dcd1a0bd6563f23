import { expect, test } from 'vitest'
import { games } from '../../../src/games/index.ts'
import { type AnyRulebook, owedBy } from '../../../src/kernel/index.ts'
import type { Sender } from '../../../src/tables/index.ts'
import { sampled } from '../../sample.ts'
import { by, done, lookAt, openGame, openHouse } from '../house.ts'

const gamesModule = new URL('../../../src/games/index.ts', import.meta.url)

/** How many messages stay in the channel of a round that these play; calls are taken away. */
async function messagesOf(game: string, seated: readonly string[]): Promise<number> {
  const house = await openHouse({ games, gamesModule })
  const sent: string[] = []
  const send: Sender = async (post) => {
    if (!post.place && post.audience.to === 'channel') sent.push(post.kind)
    return { did: 'sent', place: post.place ?? { channel: 'c', message: post.id } }
  }
  const forDays = games.find(({ rulebook }) => rulebook.id === game)!.rulebook.options.forDays ?? {}
  const { id } = await openGame(house, seated, { game, options: { ...forDays } })
  const book: AnyRulebook = games.find(({ rulebook }) => rulebook.id === game)!.rulebook
  const running = house.run(send)
  let before = 0
  for (let step = 0; step < 2_000; step++) {
    await running.idle()
    const { state, seats } = await lookAt(house, id)
    if (!state || state.result || state.round > 1) return sent.length - before
    const seat = seats.find((one) => one.person !== null && one.seat !== null && owedBy(book, state, one.seat).length > 0)
    if (!seat) {
      // A computer whose thought was cut short thinks again in a moment.
      house.clock.advance(60_000)
      continue
    }
    const [owed] = owedBy(book, state, seat.seat!)
    // The lobby, and what is laid out before the first turn, are no part of the round.
    if (step === 0 || /^setup|claim/.test(state.phase)) before = sent.length
    done(
      await house.tables.play({
        ...by(seat.person!, id),
        seat: seat.number,
        moves: [book.decisions[owed!.decision]!.fallback(state, seat.seat!, owed!)],
      }),
    )
  }
  throw new Error('the round does not end')
}

const peopleFirst = ['anna', 'bo', 'computer', 'computer']
const byTurns = ['anna', 'computer', 'bo', 'computer']

test.each([
  ['ideology', peopleFirst, 4],
  ['limit', peopleFirst, 3],
  ['venonta', peopleFirst, 4],
  // One for the turn of each person, and one for each run of computers' turns.
  ...sampled([], [['attack', peopleFirst, 3] as const]),
  ['attack', byTurns, 4],
] as const)(
  'a round of %s with %j leaves %i messages in the channel at most',
  { timeout: 180_000 },
  async (game, seated, most) => {
    const count = await messagesOf(game, seated)
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(most)
  },
)
