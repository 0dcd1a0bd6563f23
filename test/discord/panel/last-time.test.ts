import { describe, expect, test } from 'vitest'
import { carriedBy } from '../../../src/discord/buttons.ts'
import { Desk } from '../../../src/discord/desk.ts'
import { movesOf } from '../../../src/discord/panel/bundle.ts'
import { moveState, stateFrom } from '../../../src/discord/panel/choice.ts'
import { emptyList } from '../../../src/discord/panel/list.ts'
import { renderPanel } from '../../../src/discord/panel/render.ts'
import { labelVoice } from '../../../src/discord/words/language.ts'
import { attack } from '../../../src/games/attack/index.ts'
import type { GameFolder } from '../../../src/games/folder.ts'
import { games } from '../../../src/games/index.ts'
import { type PlainMove, refusal, type StateBase, same } from '../../../src/kernel/index.ts'
import { type Half, sittingsOf } from '../../bench/presses/sittings.ts'
import { begin, given, roll } from '../../games/attack/given.ts'
import { sampled } from '../../sample.ts'
import { controlsOf, textsOf } from '../walk.ts'

const halves: readonly Half[] = ['computers', 'random']
const mostMoves = sampled(100, 1200)
/** So often is each kind of move looked at. */
const ofEach = sampled(1, 10)

interface Again {
  readonly state: StateBase
  readonly seat: string
  readonly last: PlainMove
}

/** Whatever one seat is asked that it has answered in an earlier sitting, where the same could be done again. */
function* asked({ rulebook: book }: GameFolder): Iterable<Again> {
  for (const half of halves) {
    const before = new Map<string, PlainMove>()
    const times = new Map<string, number>()
    for (const { seat, moves, positions } of sittingsOf({ book, seats: 3, half, seed: 'last time', seat: 0, mostMoves })) {
      for (const [index, { type }] of moves.entries()) {
        const last = before.get(type)
        const { state } = positions[index]!
        const time = times.get(type) ?? 0
        if (!last || time >= ofEach || refusal(book, state, seat, last)) continue
        times.set(type, time + 1)
        yield { state, seat, last }
      }
      for (const move of moves) before.set(move.type, move)
    }
  }
}

const place = { table: 'k3j4h5g6f7', seat: 1, step: 1 }
const again = /^(✔ As last time|As last time…)$/

/** What one press plays on the page of this kind of move, by its button or as an option of a menu, and what the page says. */
function page(desk: Desk, lastTime: readonly PlainMove[]) {
  const scene = { desk, list: emptyList, place, voice: labelVoice('en'), waiting: '', lastTime }
  const { components } = renderPanel(scene, moveState(lastTime[0]!.type)).message
  const presses = controlsOf(components).map(({ id, label, labels }) => {
    const { action, state: code = '' } = carriedBy('p', id) ?? {}
    const state = stateFrom(desk.book, code)
    const names = action?.do === 'play' || again.test(label)
    return { label, labels, moves: names && state.page === 'move' ? movesOf(desk, state) : [] }
  })
  return { presses, said: textsOf(components).join('\n') }
}

let looked = 0

test.each(games.map((folder) => [folder.rulebook.id, folder] as const))(
  'what was chosen last time is one press on the page of its kind: %s',
  { timeout: 120_000 },
  (_, folder) => {
    for (const { state, seat, last } of asked(folder)) {
      const desk = new Desk(folder, state, seat, 'en', {})
      const isForm = Object.keys(desk.params(last.type, {})).length > 0
      if (!isForm || !desk.available().answers.includes(last.type)) continue
      const deed = desk.deed(last)
      const says = (label: string): boolean => label === deed || label === `${deed}…`
      const { presses } = page(desk, [last])
      const found = presses.filter(
        ({ label, labels, moves }) => says(label) || labels.some(says) || same(moves, [desk.canonical(last)]),
      )
      expect([last, found.length > 0]).toEqual([last, true])
      looked++
    }
  },
)

test('there was something to be done again', () => {
  expect(looked).toBeGreaterThan(10)
})

describe('where much is put together', () => {
  const build = (unit: string, count: number): PlainMove => ({ type: 'build', unit, count, at: 'germany' })
  const last = [build('inf', 2), build('tank', 1)]
  const deskOf = (pp: number) => {
    const p = given({ players: { p1: { pp, regions: { germany: {} } }, p2: {} } })
    return new Desk(attack, roll(p, [], ['p1', begin('build')]), 'p1', 'en', {})
  }

  test('all of it is named and played by one button', () => {
    const { presses, said } = page(deskOf(30), last)
    expect(presses.find(({ label }) => again.test(label))?.moves).toEqual(last)
    expect(said).toMatch(/Last time: .*2.* · .*1/)
  })

  test('what cannot be done again is not offered', () => {
    const { presses } = page(deskOf(15), last)
    expect(presses.filter(({ label }) => again.test(label))).toEqual([])
  })
})
