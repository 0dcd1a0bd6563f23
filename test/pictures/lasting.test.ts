import { expect, test } from 'vitest'
import { drawn } from './drawn.ts'
import * as ideology from './ideology-views.ts'
import * as limit from './limit-views.ts'

const ideologyTurn = (turn: 'communism' | 'fascism') => ({ ...ideology.midgame(3), turn })
const limitTurn = (active: 'p1' | 'p3') => limit.midgame(3, null, { turn: { active, cards: 0, passed: [], acted: [] } })

test.each([
  { game: 'ideology', one: ideologyTurn('communism'), other: ideologyTurn('fascism') },
  { game: 'limit', one: limitTurn('p1'), other: limitTurn('p3') },
])('a picture of $game that stays while the game goes on shows nobody as awaited', async ({ game, one, other }) => {
  const painter = new URL(`../../src/games/${game}/picture.ts`, import.meta.url)
  const draw = async (view: unknown, lasting: boolean) => (await drawn({ painter, scene: 'board', view, lasting })).png
  expect((await draw(one, true)).equals(await draw(other, true))).toBe(true)
  expect((await draw(one, false)).equals(await draw(other, false))).toBe(false)
})
