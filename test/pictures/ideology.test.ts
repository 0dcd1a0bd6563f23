import { describe, expect, test } from 'vitest'
import { ideologies as data, printedLevel, regionIds } from '../../src/games/ideology/data.ts'
import { changesSince, relationOf } from '../../src/games/ideology/pictures/changes.ts'
import { focusOf } from '../../src/games/ideology/pictures/close.ts'
import { viewer } from '../../src/games/ideology/pictures/hand.ts'
import { marks } from '../../src/games/ideology/pictures/sides.ts'
import { pictureWords } from '../../src/games/ideology/pictures/words.ts'
import { ideologies, type Seat, type View } from '../../src/games/ideology/state.ts'
import { words } from '../../src/games/ideology/words/index.ts'
import type { Written } from '../../src/pictures/toolkit/record.ts'
import { measure } from '../../src/pictures/toolkit/text.ts'
import { luminance, theme } from '../../src/pictures/toolkit/theme.ts'
import { sampled } from '../sample.ts'
import { drawn } from './drawn.ts'
import * as views from './ideology-views.ts'
import { isPng } from './png.ts'
import { recorded } from './recorded.ts'
import { seenAs, visions } from './vision.ts'

const painter = new URL('../../src/games/ideology/pictures/index.ts', import.meta.url)
const languages = ['en', 'it', 'de'] as const

/** All 43 regions in play, each full of everybody's cards: more than any game will show. */
function crowded(): View {
  const view = views.midgame(5)
  const sprinkled = (index: number, places: number) =>
    Object.fromEntries(
      ideologies.map((seat, at) => [
        seat,
        { military: (index + at) % 2, economic: Math.min(at, places - 1) % 2, cultural: (index * at) % 2 },
      ]),
    )
  regionIds.forEach((region, index) => {
    const controller = index % 7 === 0 ? null : ideologies[index % ideologies.length]!
    view.regions[region] = {
      controller,
      level: printedLevel(region) * (controller ? 2 : 1),
      influence: sprinkled(index, printedLevel(region)),
    }
  })
  return view
}

describe('every picture can be drawn', () => {
  test.each(sampled([2, 5], [2, 3, 4, 5]))('with %i seats, in all phases', async (seats) => {
    const positions = [views.midgame(seats), views.conflict(seats), views.diplomacy(seats), views.finished(seats)]
    for (const [index, view] of positions.entries()) {
      const { png } = await drawn({
        painter,
        scene: 'board',
        view,
        language: languages[index % 3]!,
      })
      expect(isPng(png)).toBe(true)
    }
  })

  test('a board of 1600 by 1000 stays under 700 kB, even with everything on it', async () => {
    const { png, width, height } = await drawn({
      painter,
      scene: 'board',
      view: crowded(),
      language: 'de',
      before: views.midgame(5),
    })
    expect([width, height]).toEqual([1600, 1000])
    expect(png.length).toBeLessThan(700_000)
  })

  test('a close look at any region, in play or not, and at any seat', async () => {
    for (const focus of ['japan', 'egypt', 'russia', 'siberia', ...ideologies]) {
      const { width, height } = await drawn({
        painter,
        scene: 'board',
        view: views.midgame(5),
        language: 'en',
        focus,
      })
      expect([width, height]).toEqual([1000, 1000])
    }
  })

  test('a focus that names nothing gives the whole board', () => {
    expect(focusOf(views.midgame(3), 'atlantis')).toBeNull()
    expect(focusOf(views.midgame(3), 'fundamentalism')).toBeNull()
    expect(focusOf(views.midgame(3), 'fascism')).toEqual({ seat: 'fascism' })
    expect(focusOf(views.midgame(3), 'egypt')).toEqual({ region: 'egypt' })
  })

  test('a hand, but only from a view that shows one', async () => {
    for (const seat of ideologies) {
      const view = views.midgame(5, seat)
      expect(viewer(view)).toBe(seat)
      await drawn({ painter, scene: 'hand', view, language: 'it' })
    }
    const spectator = drawn({ painter, scene: 'hand', view: views.midgame(5), language: 'it' })
    await expect(spectator).rejects.toThrow('a hand was asked for')
  })

  test('the same view gives the same bytes, whatever was drawn in between', async () => {
    const job = { painter, scene: 'board', view: views.midgame(5), language: 'en' } as const
    const first = await drawn(job)
    await drawn({ ...job, view: views.conflict(2), language: 'de' })
    await drawn({ ...job, focus: 'russia' })
    expect((await drawn(job)).png.equals(first.png)).toBe(true)
  })
})

describe('what changed', () => {
  const view = views.midgame(5)
  const changes = changesSince(views.before(view), view)

  test('regions that came into play or changed hands', () => {
    expect([...changes.regions].sort()).toEqual(['canada', 'korea'])
  })

  test('cards, points and stances', () => {
    expect(changes.cards('japan', 'capitalism', 'economic')).toBe(1)
    expect(changes.cards('korea', 'fascism', 'military')).toBe(0)
    expect(changes.influence('communism')).toBe(1)
    expect(changes.influence('fascism')).toBe(0)
    expect(changes.relation('communism', 'capitalism')).toBe(true)
    expect(changes.relation('fascism', 'communism')).toBe(false)
  })

  test('nothing without a view to compare with', () => {
    expect(changesSince(null, view).regions.size).toBe(0)
  })

  test('between two stances the more hostile counts', () => {
    const mixed = views.midgame(2)
    mixed.stances.communism.capitalism = 'peace'
    mixed.stances.capitalism.communism = 'neutral'
    expect(relationOf(mixed, 'communism', 'capitalism')).toBe('neutral')
    mixed.stances.capitalism.communism = 'war'
    expect(relationOf(mixed, 'communism', 'capitalism')).toBe('war')
  })
})

describe('sides', () => {
  const pairs = ideologies.flatMap((one, index) => ideologies.slice(index + 1).map((other): [Seat, Seat] => [one, other]))

  test('differ in shape and pattern as well as in colour', () => {
    for (const property of ['shape', 'pattern', 'colour'] as const) {
      expect(new Set(ideologies.map((seat) => marks[seat][property])).size).toBe(ideologies.length)
    }
  })

  test.each(Object.keys(visions))('have colours that are told apart with %s vision', (vision) => {
    for (const [one, other] of pairs) {
      const [a, b] = [one, other].map((seat) => seenAs(marks[seat].colour, visions[vision]!))
      expect(Math.hypot(...a!.map((value, index) => value - b![index]!)), `${one} and ${other}`).toBeGreaterThan(60)
    }
  })

  test('stand out from land that is not in play', () => {
    const contrast = (a: string, b: string): number => {
      const [light, dark] = [luminance(a), luminance(b)].sort((one, other) => other - one)
      return (light! + 0.05) / (dark! + 0.05)
    }
    for (const seat of ideologies) expect(contrast(marks[seat].colour, theme.quietLand)).toBeGreaterThan(1.9)
    expect(contrast(theme.paper, theme.quietLand)).toBeGreaterThan(7)
  })
})

describe('words', () => {
  test('of the picture are there in every language, and the game has the names it needs', () => {
    const keys = Object.keys(pictureWords.en).sort()
    const needed = [
      ...regionIds.map((id) => `region.${id}`),
      ...ideologies.map((id) => `seat.${id}`),
      'phase.foreign',
      'kind.military',
      'defence.ask',
      'until.touched',
    ]
    for (const language of languages) {
      expect(Object.keys(pictureWords[language]).sort()).toEqual(keys)
      for (const key of needed) expect(words[language]).toHaveProperty([key])
    }
  })

  test('names of regions fit above their tokens', () => {
    const tooLong = languages.flatMap((language) =>
      regionIds.filter((id) => {
        const room = 2 * Math.max([0, 32, 42, 50][printedLevel(id)]!, 42) + 8
        return measure(words[language][`region.${id}`]!, 12) > room
      }),
    )
    expect(tooLong).toEqual([])
  })

  test('homes are on the map under the names of the rules', () => {
    for (const seat of ideologies) expect(regionIds).toContain(data[seat].home)
  })
})

test.each(languages)(
  'the word for a full region stands beside the signs of its sectors, not on them, in %s',
  async (language) => {
    const { texts } = await recorded({ painter, scene: 'status', view: views.midgame(5), language })
    const words = texts.filter(({ content }) => content === pictureWords[language]['picture.full'])
    expect(words.length).toBeGreaterThan(0)
    const middleOf = ({ left, right }: Written): number => (left + right) / 2
    // The signs begin so far from the middle of the level, which stands above the word.
    const room = 29
    for (const word of words) {
      const levels = texts.filter((one) => /^\d+$/.test(one.content) && one.bottom < word.top && one.bottom > word.top - 90)
      const [level] = levels.sort(
        (one, other) => Math.abs(middleOf(one) - middleOf(word)) - Math.abs(middleOf(other) - middleOf(word)),
      )
      expect(word.right).toBeLessThanOrEqual(middleOf(level!) + room)
    }
  },
)
