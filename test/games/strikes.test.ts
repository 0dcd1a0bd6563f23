import { expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { type AnyRulebook, computerMove, heard, NoEnd, playOut, randomPlayer, type StateBase } from '../../src/kernel/index.ts'
import { strikes } from '../../src/tables/index.ts'
import { sampled } from '../sample.ts'

/** What a seat holds that others can take from it, as each game keeps it. */
const holdings: Readonly<Record<string, (state: never, seat: string) => readonly string[]>> = {
  ideology: ({ regions }: { regions: Record<string, { controller: string | null }> }, seat) =>
    Object.keys(regions).filter((region) => regions[region]?.controller === seat),
  attack: ({ regions }: { regions: Record<string, { owner: string | null }> }, seat) =>
    Object.keys(regions).filter((region) => regions[region]?.owner === seat),
  venonta: ({ land }: { land: Record<string, { owner: string | null; colonizer: string | null }> }, seat) =>
    Object.keys(land).filter((id) => (land[id]?.colonizer ?? land[id]?.owner) === seat),
  limit: ({ alliances }: { alliances: Record<string, string[][] & { agreed?: unknown }> }, seat) =>
    ['military', 'economic'].flatMap((kind) =>
      (alliances[kind] ?? [])
        .filter((group) => group.includes(seat))
        .flatMap((group) => group.filter((ally) => ally !== seat).map((ally) => `${kind} ${ally}`)),
    ),
}

test.each(games)(
  'whoever loses what others take is named by what strikes them ($rulebook.id)',
  { timeout: 60_000 },
  ({ rulebook }) => {
    const book: AnyRulebook = rulebook
    const held = holdings[book.id]!
    const quiet: string[] = []
    let losses = 0
    for (const [seed, players] of [
      ['computers', computerMove],
      ['anybody', randomPlayer],
      ['anybody else', randomPlayer],
    ] as const)
      try {
        let before: StateBase | undefined
        let mover = ''
        playOut({
          book,
          seats: Math.min(5, book.seats.to),
          options: {},
          seed: `struck by ${seed}`,
          mostMoves: sampled(350, 700),
          player: (seat) => (rules, state, own, chance) => {
            mover = seat
            return players(rules, state, own, chance)
          },
          watch({ state }, { events }) {
            for (const seat of state.seats.filter((one) => before && one !== mover)) {
              const lost = held(before as never, seat).filter((one) => !held(state as never, seat).includes(one))
              if (lost.length === 0) continue
              losses++
              const isTold = events.some((event) => {
                const notice = heard(event, seat)
                return notice !== undefined && strikes(book, notice, seat)
              })
              if (!isTold) quiet.push(`${seat} loses ${lost} by ${events.map(({ key }) => key)}`)
            }
            before = state
          },
        })
      } catch (error) {
        if (!(error instanceof NoEnd)) throw error
      }
    expect(quiet.slice(0, 8)).toEqual([])
    expect(losses).toBeGreaterThan(0)
  },
)
