import { expect, test } from 'vitest'
import { carriedBy } from '../../../src/discord/buttons.ts'
import { Desk } from '../../../src/discord/desk.ts'
import { home } from '../../../src/discord/panel/choice.ts'
import { deedOf, doing } from '../../../src/discord/panel/deeds.ts'
import { emptyList } from '../../../src/discord/panel/list.ts'
import { renderPanel } from '../../../src/discord/panel/render.ts'
import { labelVoice } from '../../../src/discord/words/language.ts'
import { attack } from '../../../src/games/attack/index.ts'
import { games } from '../../../src/games/index.ts'
import { begin, owes, suggestion } from '../../../src/kernel/index.ts'
import { languages } from '../../../src/words/index.ts'
import { ledMoments } from '../../games/guided.ts'
import { sampled } from '../../sample.ts'
import { controlsOf, textsOf } from '../walk.ts'

const { deal } = attack.guide!
const people = Array.from({ length: deal.seats }, () => ({}))
const begun = begin(attack.rulebook, { options: deal.options ?? {}, people, seed: deal.seed })
const { seat } = owes(attack.rulebook, begun.position.state)[0]!
const suggested = suggestion(attack.rulebook, begun.position.state, seat)

test.each(languages)('where each of many values plays, what is suggested stands above their menus, in %s', (language) => {
  const desk = new Desk(attack, begun.position.state, seat, language, {})
  const place = { table: 'k3j4h5g6f7', seat: 1, step: 1 }
  const scene = { desk, list: emptyList, place, voice: labelVoice(language), waiting: '', suggestion: suggested }
  const [first, ...others] = controlsOf(renderPanel(scene, home).message.components)
  expect(first!.label).toBe(desk.deed(desk.canonical(suggested.run[0]!)))
  expect(others[0]!.values.length).toBeGreaterThan(1)
})

test('nothing is suggested together that others would have to answer first, whatever they may have ordered in secret', () => {
  expect(suggested.run).toHaveLength(1)
})

/** Moments of a guided game that are left out between two that are looked at. */
const nth = sampled(6, 1)

/** Panels on which a button had no room for all of what it plays. */
let shortened = 0

test.each(games.map((folder) => [folder.rulebook.id, folder] as const))(
  'what is suggested stands first on the panels of %s, and what its button has no room to say beside it',
  { timeout: 60_000 },
  (_, folder) => {
    const { rulebook: book } = folder
    const since = ['Somebody did something of which many words are told.', 'Somebody else did so as well, and that took long.']
    let moments = 0
    for (const { state, seat } of ledMoments(folder, folder.guide!)) {
      if (moments++ % nth > 0) continue
      const [move] = suggestion(book, state, seat).run
      if (!move) continue
      const desk = new Desk(folder, state, seat, 'en', {})
      const place = { table: 'k3j4h5g6f7', seat: 1, step: 1 }
      const voice = labelVoice('en')
      const suggested = suggestion(book, state, seat)
      const scene = { desk, list: emptyList, place, voice, waiting: '', suggestion: suggested, undo: true, hints: true, since }
      const { components } = renderPanel(scene, home).message
      const deed = deedOf(desk, desk.canonical(move)).label
      const label = doing({ desk, voice }, { label: deed, move })
      const controls = controlsOf(components)
      const leads = [deed, label, `${deed}…`, `${desk.plain.move(move.type)}…`, desk.plain.move(move.type)]
      const [first] = controls.filter(({ style, disabled, id }) => style === 1 && !disabled && carriedBy('p', id)?.action)
      const isForm = controls.some(({ label: one, disabled }) => one.startsWith('✔') && disabled)
      if (first && carriedBy('p', first.id)?.action.do !== 'follow' && !isForm)
        expect([...leads, voice('panel.take-suggested')]).toContain(first.label)
      const button = controls.find((one) => one.label === label && one.style === 1)
      if (!button || isForm || label.includes(deed)) continue
      shortened++
      expect(
        textsOf(components)
          .join('\n')
          .replaceAll(/\\|\*\*/g, ''),
      ).toContain(deed)
    }
  },
)

test('there were buttons without room', () => {
  expect(shortened).toBeGreaterThan(2)
})
