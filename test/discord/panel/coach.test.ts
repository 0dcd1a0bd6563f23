import { describe, expect, test } from 'vitest'
import { carriedBy } from '../../../src/discord/buttons.ts'
import { Desk } from '../../../src/discord/desk.ts'
import { filledWith } from '../../../src/discord/panel/bundle.ts'
import { home } from '../../../src/discord/panel/choice.ts'
import { asRead, deedsInOrder } from '../../../src/discord/panel/in-order.ts'
import { emptyList } from '../../../src/discord/panel/list.ts'
import { renderPanel } from '../../../src/discord/panel/render.ts'
import { labelVoice } from '../../../src/discord/words/language.ts'
import { attack } from '../../../src/games/attack/index.ts'
import { ideology } from '../../../src/games/ideology/index.ts'
import { games } from '../../../src/games/index.ts'
import { suggestion } from '../../../src/kernel/index.ts'
import { languages } from '../../../src/words/index.ts'
import { ledMoments, ledTo } from '../../games/guided.ts'
import { sampled } from '../../sample.ts'
import { controlsOf, textsOf } from '../walk.ts'

/** Words that point at another line of the panel. */
const points = {
  en: /\b(above|below) says?\b/,
  it: /\bqui (sopra|sotto)\b/,
  de: /\b(hier unten|oben in den)\b/,
}

/** Moments at which several moves are suggested. */
let several = 0

/** Moments of a guided game that are left out between two that are looked at. */
const nth = sampled(5, 1)

describe.each(games.map((folder) => [folder.rulebook.id, folder, folder.guide!] as const))(
  'what the coach of %s speaks of',
  (_id, folder, guide) => {
    test.each(languages)('is known wherever its words point at it, in %s', (language) => {
      const pointing = guide.lessons.filter(({ words }) => points[language].test(words[language])).map(({ name }) => name)
      expect(guide.lessons.filter(({ speaksOf }) => speaksOf).map(({ name }) => name)).toEqual(pointing)
    })

    test('stands on the panel on which it is told, however much else is to be read there', { timeout: 60_000 }, () => {
      const missing = new Set(guide.lessons.filter(({ speaksOf }) => speaksOf).map(({ name }) => name))
      for (const { state, seat, told } of missing.size > 0 ? ledMoments(folder, guide) : []) {
        const { name, speaksOf } = told.find((one) => missing.has(one.name)) ?? {}
        if (name === undefined || !speaksOf) continue
        for (const language of languages) {
          const desk = new Desk(folder, state, seat, language, {})
          const { words } = desk
          const scene = {
            ...{ desk, list: emptyList, place: { table: 'k3j4h5g6f7', seat: 1, step: 1 }, voice: labelVoice(language) },
            ...{ waiting: '', undo: true, hints: true, suggestion: suggestion(folder.rulebook, state, seat) },
            since: ['Somebody did something of which many words are told.', 'Somebody else did so as well, and it took long.'],
            coach: { lines: [`🎓 ${words.say(`lesson.${name}`, {})}`], speaksOf: [speaksOf], hasExplained: false },
          }
          const read = (whole: boolean) => textsOf(renderPanel({ ...scene, whole }, home).message.components).join('\n')
          const spokenOf =
            speaksOf === 'ahead'
              ? [folder.text.ahead?.(desk.view(), seat, words.say)]
              : read(true)
                  .split('\n')
                  .filter((line) => line.startsWith('- **'))
          // What has no button stands in a menu, with what is said of it.
          expect(read(false)).toContain(spokenOf[0])
        }
        missing.delete(name)
        if (missing.size === 0) return
      }
      expect([...missing]).toEqual([])
    })

    test('stands first, all of it in one press where it is several moves, and is read once', { timeout: 60_000 }, () => {
      let moments = 0
      for (const { state, seat } of ledMoments(folder, guide)) {
        if (moments++ % nth > 0) continue
        const suggested = suggestion(folder.rulebook, state, seat)
        const desk = new Desk(folder, state, seat, 'en', {})
        const run = asRead(desk, suggested.run)
        if (run.length < 2) continue
        several++
        const scene = {
          ...{ desk, list: emptyList, place: { table: 'k3j4h5g6f7', seat: 1, step: 1 }, voice: labelVoice('en') },
          ...{ waiting: '', undo: true, hints: true, suggestion: suggested },
        }
        const said = deedsInOrder(desk, run)
        const coach = { lines: [`💡 ${said}`], speaksOf: [], hasExplained: false }
        const { components } = renderPanel({ ...scene, coach }, home).message
        const [first] = controlsOf(components).filter(({ style }) => style === 1)
        expect(first && carriedBy('p', first.id)?.action).toEqual({ do: 'follow', which: 'run' })
        expect(textsOf(components).join('\n').split(said)).toHaveLength(2)
        // Without a coach it is said beside its button.
        expect(textsOf(renderPanel(scene, home).message.components).join('\n')).toContain(labelVoice('en')('panel.together-run'))
      }
    })
  },
)

test('there were several moves to suggest', () => {
  expect(several).toBeGreaterThan(5)
})

const { rulebook } = attack
const placing = ledTo(attack, attack.guide!, 'place')

test.each(languages)(
  'what is placed in one place of several kinds is read as one deed, with how much of each, in %s',
  (language) => {
    const desk = new Desk(attack, placing.state, placing.seat, language, {})
    const { run } = suggestion(rulebook, placing.state, placing.seat)
    const [first] = run
    const here = run.filter(({ type, at }) => type === 'place' && at === first?.at)
    const deeds = deedsInOrder(desk, run).replaceAll('\\', '').split(' · ')
    expect(new Set(here.map(({ unit }) => unit)).size).toBeGreaterThan(1)
    const [deed = ''] = deeds
    for (const { unit } of here) {
      const count = here.reduce((sum, one) => sum + (one.unit === unit ? Number(one.count) : 0), 0)
      expect(deed).toContain(`${count} × ${desk.plain.name('unit', unit)}`)
    }
    expect(deed.split(': ')).toHaveLength(2)
  },
)

test('what is laid into one place of several kinds is counted alike', () => {
  const { state, seat, move } = ledTo(ideology, ideology.guide!, 'develop')
  const desk = new Desk(ideology, state, seat, 'en', {})
  const kinds = ['military', 'economic', 'cultural'].map((kind) => ({ ...move, kind, count: 1 }))
  expect(desk.deedOfSeveral(kinds)).toBe('1 military, 1 economic, 1 cultural into Russia')
})

test.each([
  ['en', '2 military, 1 economic into Russia'],
  ['it', '2 militari, 1 economica in Russia'],
  ['de', '2 militärisch, 1 wirtschaftlich: Russland'],
] as const)('of what does not say how many there is as much as usual, in %s', (language, said) => {
  const { state, seat, move } = ledTo(ideology, ideology.guide!, 'develop')
  const desk = new Desk(ideology, state, seat, language, {})
  const bare = (kind: string) => ({ type: move.type, region: move.region, kind })
  const kinds = [bare('military'), bare('economic'), bare('military')]
  expect(deedsInOrder(desk, kinds).replaceAll('\\', '')).toBe(said)
  expect(filledWith(desk, kinds)?.several).toEqual({ military: 2, economic: 1 })
})
