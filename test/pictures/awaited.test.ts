import { expect, test } from 'vitest'
import { findGame } from '../../src/games/index.ts'
import * as attack from './attack-views.ts'
import { drawn } from './drawn.ts'
import * as ideology from './ideology-views.ts'
import * as limit from './limit-views.ts'
import * as venonta from './venonta-views.ts'

const ideologyTurn = (turn: 'communism' | 'fascism') => ({ ...ideology.midgame(3), turn })
const limitTurn = (active: 'p1' | 'p3') => limit.midgame(3, null, { turn: { active, cards: 0, passed: [], acted: [] } })
const venontaTurn = (index: number) => {
  const view = venonta.seen(venonta.midgame(4))
  return { ...view, turn: { ...view.turn!, index } }
}

const drawnBoard = async (game: string, view: unknown, awaited: readonly string[]): Promise<Buffer> =>
  (await drawn({ painter: findGame(game)!.painter, scene: 'board', view, awaited })).png

// A picture that stays while the game goes on is told nobody: it must not know better.
test.each([
  { game: 'ideology', one: ideologyTurn('communism'), other: ideologyTurn('fascism') },
  { game: 'limit', one: limitTurn('p1'), other: limitTurn('p3') },
  { game: 'venonta', one: venontaTurn(1), other: venontaTurn(2) },
])('a picture of $game awaits nobody by itself', async ({ game, one, other }) => {
  expect((await drawnBoard(game, one, [])).equals(await drawnBoard(game, other, []))).toBe(true)
})

test.each([
  { game: 'ideology', view: ideology.midgame(3), seats: ['communism', 'fascism'] },
  { game: 'attack', view: attack.seen({ map: 'west', seats: 5 }), seats: ['p1', 'p4'] },
  { game: 'limit', view: limit.midgame(3), seats: ['p1', 'p3'] },
  { game: 'venonta', view: venonta.seen(venonta.midgame(4)), seats: ['p1', 'p3'] },
])('a picture of $game shows whom it is told as awaited', async ({ game, view, seats: [one, other] }) => {
  const nobody = await drawnBoard(game, view, [])
  const first = await drawnBoard(game, view, [one!])
  const second = await drawnBoard(game, view, [other!])
  expect([nobody.equals(first), nobody.equals(second), first.equals(second)]).toEqual([false, false, false])
})
