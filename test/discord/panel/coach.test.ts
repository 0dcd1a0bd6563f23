import { describe, expect, test } from 'vitest'
import { Desk } from '../../../src/discord/desk.ts'
import { home } from '../../../src/discord/panel/choice.ts'
import { emptyList } from '../../../src/discord/panel/list.ts'
import { renderPanel } from '../../../src/discord/panel/render.ts'
import { labelVoice } from '../../../src/discord/words/language.ts'
import { games } from '../../../src/games/index.ts'
import { suggestion } from '../../../src/kernel/index.ts'
import { languages } from '../../../src/words/index.ts'
import { guidedMoments } from '../../games/guided.ts'
import { textsOf } from '../walk.ts'

/** Words that point at another line of the panel. */
const points = {
  en: /\b(above|below) says?\b/,
  it: /\bqui (sopra|sotto)\b/,
  de: /\b(hier unten|oben in den)\b/,
}

describe.each(games.map((folder) => [folder.rulebook.id, folder, folder.guide!] as const))(
  'what the coach of %s speaks of',
  (_id, folder, guide) => {
    test.each(languages)('is known wherever its words point at it, in %s', (language) => {
      const pointing = guide.lessons.filter(({ words }) => points[language].test(words[language])).map(({ name }) => name)
      expect(guide.lessons.filter(({ speaksOf }) => speaksOf).map(({ name }) => name)).toEqual(pointing)
    })

    test('stands on the panel on which it is told, however much else is to be read there', { timeout: 60_000 }, () => {
      const missing = new Set(guide.lessons.filter(({ speaksOf }) => speaksOf).map(({ name }) => name))
      for (const { state, seat, told } of missing.size > 0 ? guidedMoments(folder, guide) : []) {
        const { name, speaksOf } = told.find((one) => missing.has(one.name)) ?? {}
        if (name === undefined || !speaksOf) continue
        for (const language of languages) {
          const desk = new Desk(folder, state, seat, language, {})
          const { words } = desk
          const { goal } = folder.text.self(desk.view(), seat, words.say)
          const ahead = folder.text.ahead?.(desk.view(), seat, words.say)
          const scene = {
            ...{ desk, list: emptyList, place: { table: 'k3j4h5g6f7', seat: 1, step: 1 }, voice: labelVoice(language) },
            ...{ waiting: '', undo: true, hints: true, suggestion: suggestion(folder.rulebook, state, seat) },
            since: ['Somebody did something of which many words are told.', 'Somebody else did so as well, and it took long.'],
            coach: { lines: [`🎓 ${words.say(`lesson.${name}`, {})}`], speaksOf: [speaksOf] },
          }
          const said = textsOf(renderPanel(scene, home).message.components).join('\n')
          expect(said).toContain(speaksOf === 'goal' ? goal : ahead)
        }
        missing.delete(name)
        if (missing.size === 0) return
      }
      expect([...missing]).toEqual([])
    })
  },
)
