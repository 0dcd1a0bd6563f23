import { expect, test } from 'vitest'
import { Desk } from '../../../src/discord/desk.ts'
import { home } from '../../../src/discord/panel/choice.ts'
import { emptyList } from '../../../src/discord/panel/list.ts'
import { renderPanel } from '../../../src/discord/panel/render.ts'
import { labelVoice } from '../../../src/discord/words/language.ts'
import { attack } from '../../../src/games/attack/index.ts'
import { begin, suggestion } from '../../../src/kernel/index.ts'
import { languages } from '../../../src/words/index.ts'
import { controlsOf } from '../walk.ts'

const { deal } = attack.guide!
const people = Array.from({ length: deal.seats }, () => ({}))
const begun = begin(attack.rulebook, { options: deal.options ?? {}, people, seed: deal.seed })
const seat = begun.seating[0]!
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
