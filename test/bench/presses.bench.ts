import { parseArgs } from 'node:util'
import { findGame } from '../../src/games/index.ts'
import { listedSeeds } from '../../src/kernel/index.ts'
import type { Bench } from './harness.ts'
import { allOf, type Count, countPresses } from './presses/count.ts'
import type { Half } from './presses/sittings.ts'

/**
 * Tables of the size that was played by hand, and the most presses that a round may take one seat: half of what it took before panels
 * were made for it (docs/measures.md), and in no game of computers more than what was wished for.
 */
const bars: readonly { readonly game: string; readonly seats: number; readonly most: Readonly<Record<Half, number>> }[] = [
  { game: 'ideology', seats: 5, most: { computers: 10, random: 14.2 } },
  { game: 'attack', seats: 8, most: { computers: 29.7, random: 16.6 } },
  { game: 'venonta', seats: 6, most: { computers: 20.3, random: 26.1 } },
  { game: 'limit', seats: 6, most: { computers: 13.6, random: 11.9 } },
]
const halves: readonly Half[] = ['computers', 'random']
/** Fewer for a look in between: `--games N`. All of them take hours: `--kept FILE` goes on where it was stopped. */
const text = { type: 'string' } as const
const { games, kept } = parseArgs({ options: { games: text, kept: text }, strict: false }).values
const gamesOfEach = Number(games ?? 20)
const keptFile = typeof kept === 'string' ? kept : undefined

export const bench: Bench = {
  name: 'presses',
  about: 'presses on the panel that one seat needs in a round: a button 1, a select 2, a form 2 and one for each field',

  async run({ report, wants }) {
    const seeds = listedSeeds('presses', gamesOfEach)
    for (const { game, seats, most } of bars)
      for (const half of halves) {
        const name = `presses/${game}/${half}`
        const folder = findGame(game)
        if (!folder || !wants(name)) continue
        const count = await countPresses({ folder, seats, half, seeds, kept: keptFile })
        report({ name, ratio: allOf(count).presses / count.rounds, bar: most[half], ...detailsOf(count, seats) })
      }
  },
}

function detailsOf(count: Count, seats: number): Readonly<Record<string, unknown>> {
  const { byKind, rounds, setup, sittings, missed } = count
  const all = allOf(count)
  const kinds = Object.entries(byKind).sort(([, one], [, other]) => other.presses - one.presses)
  const kindLines = kinds.map(
    ([kind, { presses, decisions }]) =>
      `\n    ${kind}: ${(presses / rounds).toFixed(2)} a round, ${(decisions / rounds).toFixed(2)} decisions of ${(presses / decisions).toFixed(2)}`,
  )
  return {
    seats,
    games: gamesOfEach,
    rounds,
    'sittings a round': (sittings / rounds).toFixed(2),
    'decisions a round': (all.decisions / rounds).toFixed(2),
    'presses a decision': (all.presses / all.decisions).toFixed(2),
    'setup a game': (setup.presses / gamesOfEach).toFixed(1),
    'not reached': missed.length,
    'by decision': kindLines.join(''),
  }
}
