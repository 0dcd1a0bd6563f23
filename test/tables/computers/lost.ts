import { bids } from '../../kernel/example.ts'

/** The example game with a judgement that gets lost: it never ends, or throws. */
const lost = (id: string, worth: () => never) => ({ rulebook: { ...bids, id, judgement: { worth } } as never })

export const games = [
  lost('endless', () => {
    for (;;);
  }),
  lost('bids', () => {
    throw new Error('a mistake in the judgement')
  }),
]
