import { beforeAll, describe, expect, test } from 'vitest'
import { mostWords } from '../../../src/discord/panel/brevity.ts'
import { games } from '../../../src/games/index.ts'
import { rendered } from '../../renderings/render.ts'
import { sampled } from '../../sample.ts'
import { notInEach, withoutPage } from './explained.ts'
import { largest, panelsOf, type Read } from './words.ts'

/** Of so many positions one is looked at; `test/discord/panel/count-words.ts` looks at all of them. */
const nth: Readonly<Record<string, number>> = { ideology: 23, attack: 29, venonta: 31, limit: 19 }
/** Of whole games with all their seats, which take longer. */
const nthOfLargest = sampled(4, 1)

/** Shorter ones may well come again, as the name of a region. */
const sentence = 4
const sentencesIn = (line: string): readonly string[] =>
  line
    .split(/(?<=[.!?…]) /)
    .map((one) => one.replace(/[.!?…]$/, '').trim())
    .filter((one) => one.split(' ').length >= sentence)

const twice = (said: readonly string[]): readonly string[] => said.filter((one, index) => said.indexOf(one) < index)

const recordedGames = [
  ...rendered.map(([game, name]) => [game, name, nth[game]!] as const),
  ...largest.map(([game, name]) => [game, name, nth[game]! * nthOfLargest] as const),
]

describe.each(recordedGames)('the panels of %s, %s', { timeout: 60_000 }, (game, name, nthOfThese) => {
  let panels: readonly Read[] = []
  beforeAll(() => {
    panels = [...panelsOf(game, name, nthOfThese)]
  })

  test(`are read in at most ${mostWords} words, in every language`, () => {
    expect(panels.length).toBeGreaterThan(20)
    expect(
      panels.filter(({ words }) => words > mostWords).map(({ where, words, said }) => `${where}: ${words}\n${said}`),
    ).toEqual([])
  })

  test('say what their seat plays for, however much else is to be read', () => {
    expect(panels.filter(({ goal, said }) => goal === '' || !said.includes(goal)).map(({ where }) => where)).toEqual([])
  })

  test('use no word that the rules explain and that cannot be looked up', () => {
    const folder = games.find(({ rulebook }) => rulebook.id === game)!
    expect(withoutPage(folder, panels)).toEqual([])
    expect(notInEach(folder, panels)).toEqual([])
  })

  test('say nothing twice: no line comes again, and no sentence within a line', () => {
    for (const { where, lines } of panels) {
      const whole = lines.map((line) => line.trim().replace(/[.]$/, '')).filter((line) => line.split(' ').length >= sentence)
      expect([where, [...twice(whole), ...lines.flatMap((line) => twice(sentencesIn(line)))]]).toEqual([where, []])
    }
  })

  test('say nothing that only a program would say', () => {
    expect(
      panels.filter(({ said }) => /\b(?:undefined|NaN|null)\b|\[object/.test(said)).map(({ where, said }) => `${where}\n${said}`),
    ).toEqual([])
  })

  test('give the sectors of a region once in a line: what lies there, or what then will', () => {
    expect(
      panels.flatMap(({ where, lines }) =>
        lines.filter((line) => (line.match(/\b\d+\/\d+\/\d+\b/g) ?? []).length > 1).map((line) => [where, line]),
      ),
    ).toEqual([])
  })

  test('do not say a label and then begin with it again', () => {
    expect(
      panels.flatMap(({ where, lines }) =>
        lines.filter((line) => /^(?:✔ )?(.{4,}): \1\b/.test(line)).map((line) => [where, line]),
      ),
    ).toEqual([])
  })
})
