/** Several moves that are suggested together, in words. */
import { type PlainMove, same } from '../../kernel/index.ts'
import type { Desk } from '../desk.ts'
import { wordsIn } from './brevity.ts'
import { bundleOf } from './bundle.ts'

/** Nobody reads more words of it before they play it; fewer, where a panel has little room. */
const mostRead = 30
const mostReadInShort = 15
/** Of answers that belong together nobody wants the half. */
const mostReadAsOne = 60

/** The first of them, as many as are read in one go. */
export function asRead(desk: Desk, moves: readonly PlainMove[], inShort = false): readonly PlainMove[] {
  const most = inShort ? mostReadInShort : desk.collects() ? mostReadAsOne : mostRead
  const count = moves.findLastIndex((_, index) => wordsIn(deedsInOrder(desk, moves.slice(0, index + 1))) <= most) + 1
  return moves.slice(0, count)
}

/** Each deed once, with how often where the same comes again and again, and what comes of several kinds in one place together. */
export function deedsInOrder(desk: Desk, moves: readonly PlainMove[]): string {
  const runs: { readonly deed: string; times: number }[] = []
  for (const several of inBundles(desk, moves)) {
    const deed = desk.words.free(desk.deedOfSeveral(several))
    const last = runs.at(-1)
    if (last?.deed === deed) last.times++
    else runs.push({ deed, times: 1 })
  }
  return runs.map(({ deed, times }) => `${deed}${times > 1 ? ` ×${times}` : ''}`).join(' · ')
}

/** As many as are read of them: what is one thought counts once. */
export const countOfThoughts = (desk: Desk, moves: readonly PlainMove[]): number => inBundles(desk, moves).length

/** Moves of one kind that follow one another, those together that are one thought; of each kind of thing one, with how many. */
function inBundles(desk: Desk, moves: readonly PlainMove[]): readonly (readonly PlainMove[])[] {
  const bundles: PlainMove[][] = []
  let first = 0
  for (const move of moves) {
    if (move.type !== bundles.at(-1)?.[0]?.type) first = bundles.length
    const known = bundles.slice(first).find(([one]) => one && areOneThought(desk, one, move))
    if (known) add(desk, known, move)
    else bundles.push([move])
  }
  return bundles
}

function areOneThought(desk: Desk, one: PlainMove, other: PlainMove): boolean {
  const bundle = bundleOf(desk, one.type)
  const bare = ({ [bundle?.of ?? '']: _kind, [bundle?.count ?? '']: _count, ...fields }: PlainMove) => fields
  return bundle !== undefined && same(bare(one), bare(other))
}

function add(desk: Desk, bundle: PlainMove[], move: PlainMove): void {
  // `!`: only what belongs together is added.
  const { of, count } = bundleOf(desk, move.type)!
  const at = bundle.findIndex((one) => one[of] === move[of])
  if (at < 0) bundle.push(move)
  else bundle[at] = { ...move, [count]: desk.howMany(bundle[at]!) + desk.howMany(move) }
}
