import { describe, expect, test } from 'vitest'
import { gameWords } from '../../src/discord/words/game-words.ts'
import { handInWords } from '../../src/discord/words/hand.ts'
import { limit } from '../../src/games/limit/index.ts'
import { pictureWords } from '../../src/games/limit/pictures/words.ts'
import { limitRules } from '../../src/games/limit/rulebook.ts'
import type { Limit, State, View } from '../../src/games/limit/state.ts'
import { forecastLines } from '../../src/games/limit/text/index.ts'
import { type Player, playOut, randomPlayer, SeededChance, viewOf } from '../../src/kernel/index.ts'
import type { PictureRequest } from '../../src/pictures/request.ts'
import { sampled } from '../sample.ts'
import { drawn } from './drawn.ts'
import { cards, crowded, midgame, people } from './limit-views.ts'
import { isPng } from './png.ts'
import { recorded } from './recorded.ts'

const painter = new URL('../../src/games/limit/pictures/index.ts', import.meta.url)
const languages = ['en', 'it', 'de'] as const

const draw = (view: View | null, more: Partial<PictureRequest> = {}) => drawn({ painter, scene: 'board', view, ...more })

/** Every eighth position of a game at random. */
function positions(seats: number): State[] {
  const met: State[] = []
  playOut<Limit>({
    book: limitRules,
    seats,
    options: {},
    seed: `pictures-${seats}`,
    player: (): Player<Limit> => randomPlayer,
    watch: ({ state }) => met.push(state),
  })
  return met.filter((state, index) => index % 8 === 0 || state.result)
}

test('what nobody buys at a price has a dash where it is sold, on every picture of the market', async () => {
  const view = midgame(4, null, { market: { price: { renewable: 1, industrial: 1, military: 1, fossil: 1 } } })
  for (const scene of ['board', 'status']) {
    const said = (await recorded({ painter, scene, view, language: 'en' })).texts.map(({ content }) => content)
    expect(said.filter((content) => content === '–').length).toBeGreaterThanOrEqual(4)
    expect(said.join()).not.toContain('null')
  }
})

describe('every picture can be drawn', () => {
  test.each(sampled([1, 6], [1, 2, 3, 4, 5, 6]))('of games with %i seats', { timeout: 60_000 }, async (seats) => {
    let before: View | undefined
    for (const [index, state] of positions(seats).entries()) {
      const view = viewOf(limitRules, state, null)
      const { png, width, height } = await draw(view, { language: languages[index % 3]!, ...(before && { before }) })
      expect([isPng(png), width, height]).toEqual([true, 1600, 1000])
      before = view
    }
  })

  test.each(languages)('with all that six nations can have, under 700 kB, in %s', async (language) => {
    const { png } = await draw(crowded(), { language, people })
    expect(png.length).toBeLessThan(700_000)
  })

  test('of one nation closely; a focus that names none gives the whole board', async () => {
    expect(await draw(crowded(), { focus: 'p5' })).toMatchObject({ width: 1000, height: 1000 })
    expect(await draw(crowded(), { focus: 'atlantis' })).toMatchObject({ width: 1600 })
  })

  test.each(languages)('of a hand, in %s', async (language) => {
    const hand = [
      'offshored-production',
      'tourism-development',
      'artificial-intelligence',
      'intensive-farming',
      'speculation',
      'surtax',
      'territorial-annexation',
      'recycling',
    ]
    const { png } = await draw(cards(hand), { scene: 'hand', language })
    expect(isPng(png)).toBe(true)
  })

  test('of the cover, without a position', async () => {
    expect(isPng((await draw(null, { scene: 'cover' })).png)).toBe(true)
  })
})

test('a picture depends on nothing that its viewer may not know', async () => {
  const [state] = positions(3).slice(-8)
  const view = viewOf(limitRules, state!, 'p2')
  const imagined = limitRules.imagine(view, 'p2', new SeededChance('pictures'))
  for (const scene of ['board', 'hand']) {
    const [one, other] = [await draw(view, { scene }), await draw(viewOf(limitRules, imagined, 'p2'), { scene })]
    expect(one.png.equals(other.png)).toBe(true)
  }
})

test('the words of pictures are the same in all languages', () => {
  for (const language of languages)
    expect(Object.keys(pictureWords[language]).sort()).toEqual(Object.keys(pictureWords.en).sort())
})

describe('the forecast of a hand', () => {
  const hand = ['offshored-production', 'tourism-development', 'artificial-intelligence', 'intensive-farming', 'speculation']

  test.each(languages)('stands above the cards, whole, in %s', async (language) => {
    const view = cards(hand)
    const { say } = gameWords(limit, language, { people, form: 'plain' })
    const forecast = forecastLines(view, 'p1', say).map((line) => line.replaceAll('⚠ ', ''))
    const { texts } = await recorded({ painter, scene: 'hand', view, language, people })
    const titles = texts.filter(({ content }) => hand.some((card) => content === say(`card.${card}`)))
    const firstCard = Math.min(...titles.map(({ top }) => top))
    const above = texts.filter(({ bottom }) => bottom <= firstCard).map(({ content }) => content)
    const letters = (said: string) => said.replace(/\s/g, '')
    expect(titles).toHaveLength(hand.length)
    expect(forecast.length).toBeGreaterThan(0)
    for (const line of forecast) expect(letters(above.join(''))).toContain(letters(line))
    const inWords = handInWords(limit.text.hand(view, 'p1', say) ?? [])
    expect(inWords.indexOf(say(`card.${hand[0]}`))).toBeGreaterThan(
      inWords.indexOf(forecastLines(view, 'p1', say).at(-1)!.slice(0, 30)),
    )
  })
})
