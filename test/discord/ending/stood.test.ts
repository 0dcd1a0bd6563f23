import { expect, test } from 'vitest'
import { stoodLine } from '../../../src/discord/ending/ending.ts'
import { tableWords } from '../../../src/discord/people/names.ts'
import { recorded } from '../../renderings/recorded.ts'
import { rendered } from '../../renderings/render.ts'

test.each(rendered)('where people end %s, %s, everybody reads how it stood', (game, name) => {
  const { folder, states, look } = recorded(game, name)
  const over = look('en')
  const state = states[Math.floor(states.length / 2)]!
  const words = tableWords(folder, over, 'en')
  const ended = { ...over, state, ending: { how: 'ended', winners: [], by: null, byVote: true } } as unknown as typeof over
  const [, said = ''] = stoodLine(folder, ended, words)?.split(/^Points when it ended: /) ?? []
  const counts = said.split(' · ').map((one) => Number(/-?\d+$/.exec(one)?.[0]))
  expect(counts).toHaveLength(over.seats.length)
  expect(counts).toEqual(counts.toSorted((one, other) => other - one))
  for (const { name: person } of over.seats) expect(said).toContain(person)
  // The rules have placed everybody, or it goes on elsewhere.
  expect(stoodLine(folder, over, words)).toBeUndefined()
  expect(stoodLine(folder, { ...ended, ending: { ...ended.ending!, how: 'moved' } }, words)).toBeUndefined()
})
