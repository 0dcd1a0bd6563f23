/** What a seat holds, put together line by line. */
import type { HandLine } from '../hand.ts'
import { counted } from './text.ts'

type Item = Pick<HandLine, 'said' | 'fact'>

export const title = (said: string): HandLine => ({ as: 'title', said })
export const sentence = (said: string): HandLine => ({ as: 'sentence', said })

/** A list; where it is empty, what says so. */
export function items(of: readonly Item[], none?: HandLine): readonly HandLine[] {
  if (of.length === 0) return none ? [none] : []
  const facts = new Map(of.map(({ said, fact }) => [said, fact]))
  return counted(of.map(({ said }) => said)).map(({ line, said }) => {
    const fact = facts.get(line)
    return { as: 'item', said, ...(fact !== undefined && { fact }) }
  })
}
