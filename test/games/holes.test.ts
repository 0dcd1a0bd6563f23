import { beforeAll, describe, expect, test } from 'vitest'
import { Desk } from '../../src/discord/desk.ts'
import { home, moveState } from '../../src/discord/panel/choice.ts'
import { handInWords } from '../../src/discord/words/hand.ts'
import type { GameFolder } from '../../src/games/folder.ts'
import { games } from '../../src/games/index.ts'
import {
  computerMove,
  NoEnd,
  owedBy,
  type Player,
  playOut,
  randomPlayer,
  type StateBase,
  sightOf,
  viewOf,
} from '../../src/kernel/index.ts'
import { speaker } from '../../src/words/index.ts'
import { controlsOf, panel, textsOf } from '../discord/walk.ts'
import { recorded } from '../pictures/recorded.ts'
import { sampled } from '../sample.ts'

/** What a program says where somebody forgot that there may be nothing to say. */
const hole = /(?<![a-z])(null|undefined|NaN|Infinity)(?![a-z])|\[object|[{}]/
const mostMoves = 600
const halves = [
  ['computers', computerMove],
  ['chance', randomPlayer],
] as const

/** Positions from the first to the last of a game, far apart. */
function positionsOf({ rulebook: book }: GameFolder, seats: number, player: Player<never>): readonly StateBase[] {
  const all: StateBase[] = []
  try {
    playOut({
      ...{ book, seats, options: book.options.forDays ?? {}, seed: 'holes', mostMoves },
      player: () => player as never,
      watch: ({ state }) => void all.push(state),
    })
  } catch (error) {
    if (!(error instanceof NoEnd)) throw error
  }
  const every = Math.ceil(all.length / sampled(5, 60))
  return all.filter((_, index) => index % every === 0 || index === all.length - 1)
}

function* saidBy(folder: GameFolder, state: StateBase, seat: string): Iterable<string> {
  const { rulebook: book, text } = folder
  const say = speaker({ catalogues: folder.words, language: 'en', names: folder.names })
  const sight = sightOf(book, state, seat)
  yield* [
    text.headline(sight.view, say),
    text.alt(sight, say),
    text.board(sight, say),
    handInWords(text.hand(sight.view, seat, say) ?? []),
  ]
  const desk = new Desk(folder, state, seat, 'en', {})
  const { answers, asides } = desk.available()
  for (const page of [home, ...[...answers, ...asides].map((type) => moveState(type))]) {
    const { components } = panel(desk, page).message
    yield* textsOf(components)
    for (const { label, labels, helps } of controlsOf(components)) yield* [label, ...labels, ...helps]
  }
}

const runs = games.flatMap((folder) => halves.map(([who, player]) => [folder.rulebook.id, who, folder, player] as const))

describe.each(runs)('nothing that is said in %s, played by %s, has a hole', { timeout: 120_000 }, (_id, _who, folder, player) => {
  const { from, to } = folder.rulebook.seats
  let positions: readonly StateBase[] = []
  beforeAll(() => {
    positions = positionsOf(folder, Math.min(to, Math.max(from, 4)), player as Player<never>)
  })

  test('in words and on panels', () => {
    for (const state of positions)
      for (const seat of state.seats.filter((one, index) => index === 0 || owedBy(folder.rulebook, state, one).length > 0))
        for (const said of saidBy(folder, state, seat)) expect(said).not.toMatch(hole)
  })

  test('on pictures', async () => {
    for (const state of positions)
      for (const [scene, viewer] of [
        ['status', null],
        ['board', null],
        ['hand', state.seats[0]!],
      ] as const) {
        const { texts } = await recorded({
          ...{ painter: folder.painter, scene, language: 'en' as const },
          view: viewOf(folder.rulebook, state, viewer),
        })
        expect(texts.map(({ content }) => content).filter((content) => hole.test(content))).toEqual([])
      }
  })
})
