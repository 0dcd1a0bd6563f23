/** What a seat holds, put together line by line. */
import type { HandLine } from '../hand.ts'
import { counted } from './text.ts'

type Item = Omit<HandLine, 'as'>

export const title = (said: string): HandLine => ({ as: 'title', said })
export const sentence = (said: string): HandLine => ({ as: 'sentence', said })

/** A list; where it is empty, what says so. */
export function items(of: readonly Item[], none?: HandLine): readonly HandLine[] {
  if (of.length === 0) return none ? [none] : []
  const known = new Map(of.map((item) => [item.said, item]))
  return counted(of.map(({ said }) => said)).map(({ line, said }) => ({ ...known.get(line), as: 'item', said }))
}
