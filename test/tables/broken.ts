import { bids } from '../kernel/example.ts'

const [bid] = bids.moves

/** The example game as it should not be: card 1 makes its rules throw, its computers throw, and it thinks that 6 may be bid. */
const broken = {
  ...bids,
  moves: [
    {
      ...bid!,
      play(...[p, seat, given, table]: Parameters<NonNullable<typeof bid>['play']>): void {
        if ('card' in given && given.card === 1) throw new Error('a mistake in the rules')
        bid!.play(p, seat, given, table)
      },
    },
  ],
  computer(): never {
    throw new Error('a mistake in the computer')
  },
}

export const games = [{ rulebook: broken as never }]
