import { describe, expect, test } from 'vitest'
import { findGame } from '../../src/games/index.ts'
import { balanceLines } from '../../src/tools/minds/balance.ts'
import { seatsToProve } from '../../src/tools/minds/levels.ts'
import { opinionLines } from '../../src/tools/minds/opinions.ts'
import { verdictOn } from '../../src/tools/minds/sequential.ts'
import { useLines } from '../../src/tools/minds/use.ts'

const wonOf = (won: number, all: number) => Array.from({ length: all }, (_, game) => (game % all < won ? 1 : 0))
const limit = findGame('limit')!

describe('what computers are measured by', () => {
  test('is decided as soon as the games say enough, and not before', () => {
    expect(verdictOn([], 0.5)).toBe('open')
    expect(verdictOn(wonOf(3, 4), 0.5)).toBe('open')
    expect(verdictOn(wonOf(60, 80), 0.5)).toBe('reached')
    expect(verdictOn(wonOf(20, 80), 0.5)).toBe('missed')
    expect(verdictOn(wonOf(1, 1), 0.95)).toBe('open')
  })

  test('is not decided by bad luck in two games, however near to always the bar is', () => {
    expect(verdictOn([0, 0], 0.85)).toBe('open')
    expect(verdictOn(wonOf(17, 20), 0.85)).toBe('open')
    expect(verdictOn(wonOf(190, 200), 0.85)).toBe('reached')
    expect(verdictOn(wonOf(150, 200), 0.85)).toBe('missed')
  })

  test('is asked for two, a middle and the greatest number of seats', () => {
    expect(seatsToProve(limit)).toEqual([2, 4, 6])
  })

  test('lists every kind of move of a game, played or not', () => {
    const lines = [...useLines(limit, { seats: 2, games: 1, level: 'easy' })]
    const kinds = new Set(limit.rulebook.moves.map(({ type }) => type))
    for (const kind of kinds) expect(lines.some((line) => line.startsWith(`| ${kind}`))).toBe(true)
  })

  test('adds up to all games, by place and by side', () => {
    const lines = [...balanceLines(limit, { seats: 2, games: 2, level: 'easy' })]
    const places = lines[1]!.match(/\d+(?= %)/g)!.map(Number)
    expect(places.reduce((sum, share) => sum + share, 0)).toBe(100)
  })

  test('holds what computers say of a game against who won it, at all parts of it', () => {
    const [, loss, , ...said] = [...opinionLines(findGame('venonta')!, { seats: 2, games: 2 })]
    expect(loss).toMatch(/^(ok|FAIL) log loss \d\.\d\d, a guess 0\.69$/)
    const counted = said.map((line) => Number(line.match(/of (\d+)$/)![1]))
    // Two games, five moments, three seats: the third is nobody's, of which is said that it cannot win.
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(30)
  })

  test('tells sides, neutral seats and endings apart as each game does', () => {
    const linesOf = (game: string, seats: number) =>
      [...balanceLines(findGame(game)!, { seats, games: 1, level: 'easy' })].join('\n')
    expect(linesOf('ideology', 2)).toMatch(/endings: (target-reached|round-limit)/)
    expect(linesOf('venonta', 2)).not.toMatch(/side p3/)
    expect(linesOf('attack', 2)).toMatch(/side (communism|democracy|monarchy|fascism)/)
  })
})
