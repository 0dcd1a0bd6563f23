import { describe, expect, test } from 'vitest'
import { cardIds, data } from '../../src/games/venonta/data.ts'
import { venonta } from '../../src/games/venonta/index.ts'
import { pictureWords } from '../../src/games/venonta/pictures/words.ts'
import { venontaRules } from '../../src/games/venonta/rulebook.ts'
import { type State, territories, type Venonta, type View } from '../../src/games/venonta/state.ts'
import { effectWords } from '../../src/games/venonta/text/card-text.ts'
import { type Player, playOut, randomPlayer, SeededChance, viewOf } from '../../src/kernel/index.ts'
import type { PictureRequest } from '../../src/pictures/request.ts'
import { wrap } from '../../src/pictures/toolkit/text.ts'
import { speaker } from '../../src/words/index.ts'
import { sampled } from '../sample.ts'
import { drawn } from './drawn.ts'
import { isPng } from './png.ts'
import {
  battle,
  before,
  crowded,
  finished,
  hand,
  midgame,
  offer,
  people,
  seen,
  shortOfFuel,
  yearBegins,
} from './venonta-views.ts'

const painter = new URL('../../src/games/venonta/pictures/index.ts', import.meta.url)
const languages = ['en', 'it', 'de'] as const

const draw = (view: View | null, more: Partial<PictureRequest> = {}) => drawn({ painter, scene: 'board', view, people, ...more })

/** Every twentieth position of a game at random, and its end. */
function positions(seats: number): State[] {
  const met: State[] = []
  playOut<Venonta>({
    book: venontaRules,
    seats,
    options: {},
    seed: `pictures-${seats}`,
    player: (): Player<Venonta> => randomPlayer,
    watch: ({ state }) => met.push(state),
  })
  return met.filter((state, index) => index % 20 === 0 || state.result)
}

describe('every picture can be drawn', () => {
  test.each(sampled([6], [2, 3, 4, 5, 6]))('of games with %i people', { timeout: 60_000 }, async (seats) => {
    let last: View | undefined
    for (const [index, state] of positions(seats).entries()) {
      const view = viewOf(venontaRules, state, null)
      const { png, width, height } = await draw(view, { language: languages[index % 3]!, ...(last && { before: last }) })
      expect([isPng(png), width, height]).toEqual([true, 1600, 1280])
      last = view
    }
  })

  test.each(languages)('with all that a board can have, under 700 kB, in %s', async (language) => {
    const view = seen(crowded())
    const { png } = await draw(view, { language, before: before(6) })
    expect(png.length).toBeLessThan(700_000)
  })

  test('of what goes on beside the map', async () => {
    const views = [
      battle(6),
      offer(),
      shortOfFuel(),
      yearBegins('council'),
      yearBegins('objectives'),
      finished(4, ['p2']),
      finished(2, []),
    ]
    const plain = await draw(seen(midgame(6)))
    for (const view of views) expect((await draw(view)).png.equals(plain.png)).toBe(false)
  })

  test('of every territory and every seat closely; a focus that names none gives the whole board', async () => {
    const view = seen(midgame(5))
    for (const focus of [...territories, ...view.seats])
      expect(await draw(view, { focus }), focus).toMatchObject({ width: 1000, height: 1120 })
    expect(await draw(view, { focus: 'atlantis' })).toMatchObject({ width: 1600 })
  })

  test.each(languages)('of hands with every card, in %s', async (language) => {
    for (let first = 0; first < cardIds.length; first += 6) {
      const state = midgame(3)
      state.players.p1.hand = cardIds.slice(first, first + 6)
      const { png, width } = await draw(seen(state, 'p1'), { scene: 'hand', language })
      expect([isPng(png), width]).toEqual([true, 1000])
    }
  })

  test('of the cover, without a position', async () => {
    expect(isPng((await draw(null, { scene: 'cover' })).png)).toBe(true)
  })
})

test('a hand shows what only its holder knows, a board does not', async () => {
  const [full, bare] = [hand(), hand()]
  Object.assign(bare.players.p1, { knows: [] })
  expect((await draw(full, { scene: 'hand' })).height).toBeGreaterThan((await draw(bare, { scene: 'hand' })).height)
  expect((await draw(full)).png.equals((await draw(bare)).png)).toBe(true)
})

test('a hand is not drawn for whoever only watches', async () => {
  await expect(draw(seen(midgame(3)), { scene: 'hand' })).rejects.toThrow('a view that shows none')
})

test.each([3, 5])('a picture of %i people depends on nothing that its viewer may not know', async (seats) => {
  for (const state of positions(seats).slice(2, 5)) {
    const view = viewOf(venontaRules, state, 'p2')
    const imagined = venontaRules.imagine(view, 'p2', new SeededChance('pictures'))
    for (const scene of ['board', 'hand']) {
      const [one, other] = [await draw(view, { scene }), await draw(viewOf(venontaRules, imagined, 'p2'), { scene })]
      expect(one.png.equals(other.png)).toBe(true)
    }
  }
})

test.each(languages)('what a card does fits above what it can do now, in %s', (language) => {
  const say = speaker({ catalogues: venonta.words, language, names: venonta.names })
  // The letters and the width of a card in hand.
  const lines = data.actions.map((card) => [card.id, wrap(effectWords(card, say), 29, 'plain', 426).length] as const)
  expect(lines.filter(([, count]) => count > 3)).toEqual([])
})

test('the words of pictures are the same in all languages', () => {
  for (const language of languages)
    expect(Object.keys(pictureWords[language]).sort()).toEqual(Object.keys(pictureWords.en).sort())
})
