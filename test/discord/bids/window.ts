import { type Bids, bids } from '../../kernel/example.ts'

/** Bids in which p1 bids openly, then the seats that have something to react with, which nobody else may know, are asked in secret. */
export const withWindow = (asked: readonly string[]) => ({
  ...bids,
  decisions: { bid: { ...bids.decisions.bid, reaction: true } },
  phases: {
    ...bids.phases,
    bidding: {
      ...bids.phases.bidding,
      owes: (p: Bids['state']) => {
        const owed = bids.phases.bidding.owes(p)
        const open = owed.filter(({ seat }) => seat === 'p1')
        return open.length > 0 ? open : owed.filter(({ seat }) => asked.includes(seat)).map((one) => ({ ...one, quiet: true }))
      },
    },
  },
})
