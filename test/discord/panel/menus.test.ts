import { describe, expect, test } from 'vitest'
import { carriedBy } from '../../../src/discord/buttons.ts'
import { Desk } from '../../../src/discord/desk.ts'
import { home, moveState } from '../../../src/discord/panel/choice.ts'
import { emptyList } from '../../../src/discord/panel/list.ts'
import { renderPanel } from '../../../src/discord/panel/render.ts'
import { labelVoice } from '../../../src/discord/words/language.ts'
import { limit } from '../../../src/games/limit/index.ts'
import { venonta } from '../../../src/games/venonta/index.ts'
import { isRecord } from '../../../src/kernel/index.ts'
import { languages } from '../../../src/words/index.ts'
import { afterStep } from '../../games/limit/given.ts'
import { type Given, given } from '../../games/venonta/given.ts'
import { controlsOf, panel } from '../walk.ts'

interface Menu {
  readonly placeholder: string
  readonly options: readonly { readonly label: string; readonly description?: string; readonly default?: boolean }[]
}

function* parts(value: unknown): Iterable<Record<string, unknown>> {
  if (Array.isArray(value)) for (const item of value) yield* parts(item)
  if (!isRecord(value)) return
  yield value
  yield* parts(value.components)
}

/** The menus of a move's page, the buttons that can be pressed and the texts. */
function page(
  p: Given,
  type: string,
  chosen: Readonly<Record<string, unknown>> = {},
  language: (typeof languages)[number] = 'en',
  form = true,
) {
  const desk = new Desk(venonta, given(p), 'p1', language, { p1: 'Ada', p2: 'Bo', p3: 'Cleo' })
  const place = { table: 'k3j4h5g6f7', seat: 1, step: 1 }
  const scene = { desk, list: emptyList, place, voice: labelVoice(language), waiting: '' }
  const found = [...parts(renderPanel(scene, moveState(type, chosen, {}, form)).message.components)]
  // `as`: whatever has options is one of Discord's selects.
  const menus = found.filter(({ options }) => Array.isArray(options)) as unknown as Menu[]
  const ready = found.some(({ label, disabled }) => typeof label === 'string' && label.startsWith('✔') && !disabled)
  const menu = (name: string) => menus.find(({ placeholder }) => placeholder === name)
  // `as`: whatever has an id and a label is one of Discord's buttons.
  const buttons = found.filter(({ custom_id: id, label }) => typeof id === 'string' && typeof label === 'string') as unknown as {
    readonly custom_id: string
    readonly label: string
  }[]
  return { menus, menu, ready, buttons, texts: found.map(({ content }) => content ?? '').join('\n') }
}

const meal = (food: number): Given => ({ turn: { number: 2, step: 'feed' }, players: { p1: { food } } })

describe('a menu begins with what is usual', () => {
  test('whoever has enough feeds everybody with one press', () => {
    const { menus, ready, texts } = page(meal(7), 'feed')
    expect(ready).toBe(true)
    expect(texts).toContain('Rations: **6**')
    expect(menus.map(({ placeholder }) => placeholder)).toEqual(['Rations'])
  })

  test('whoever has too little is asked only where the hungry go', () => {
    const { menu, ready } = page(meal(4), 'feed')
    expect(ready).toBe(false)
    expect(menu('Rations')?.options.find((option) => option.default)?.label).toBe('4')
    expect(menu('Migrant goes to')?.options.map(({ label }) => label)).not.toContain('(without)')
    expect(page(meal(4), 'feed', { amount: 4, migrantTo: 'norda' }).ready).toBe(true)
  })

  test('it can be chosen otherwise', () => {
    const { menu } = page(meal(7), 'feed', { amount: 3 })
    expect(menu('Rations')?.options.find((option) => option.default)?.label).toBe('3')
  })

  test('leaving it out is refused all the same', () => {
    const desk = new Desk(venonta, given(meal(7)), 'p1', 'en', {})
    expect(desk.refusal({ type: 'feed' })?.code).toBe('bad-amount')
  })
})

describe('a menu says what is good to know of each value', () => {
  const producing: Given = { turn: { step: 'produce' }, players: { p2: { food: 9 } } }

  test('whose food it is, and what it costs there today', () => {
    const { menu } = page(producing, 'buy', { good: 'food' })
    expect(menu('From')?.options.find(({ label }) => label === 'Norda')?.description).toBe('Bo: 2 tokens; has 9 rations')
  })

  test('what a building costs, and what stands where it is to be built', () => {
    const { menu, texts } = page(producing, 'build')
    expect(texts).toMatch(/farm.*Costs 2 tokens; CO2 .?\+1/)
    expect(menu('Territory')?.options[0]?.description).toBe('Ada: 5 forests, 2 fuel')
  })

  test('who holds a target, with how many tanks', () => {
    const p: Given = { turn: { step: 'combat' }, land: { norda: { tanks: { p2: 1 } } } }
    expect(page(p, 'attack', { from: 'rivera' }).texts).toMatch(/Norda.*Bo.*: 5 forests, 2 fuel; Bo 1 tank/)
  })

  test('above the buttons, where each of a few values has one: what cards of a back ask for, in every language', () => {
    const p: Given = { phase: 'objectives', turn: undefined, tableau: ['empire', 'merchant', 'open-door'] }
    const asksFor = { en: 'ask for war', it: 'chiedono guerra', de: 'verlangen Krieg' }
    for (const language of languages) {
      const { menus, texts } = page(p, 'take-objective', {}, language, false)
      expect(menus).toEqual([])
      expect(texts).toContain(asksFor[language])
    }
  })
})

test.each(['feed', 'produce', 'combat', 'move'] as const)(
  'whoever is on turn in Venonta reads what they have, and how far the objective is, however much else can be done: %s',
  (step) => {
    const state = given({ turn: { step }, players: { p1: { objective: 'low-carbon', stats: { co2: 2 } } } })
    const { components } = panel(new Desk(venonta, state, 'p1', 'en', { p1: 'Ada' }), home).message
    const read = [...parts(components)].flatMap(({ content }) => (typeof content === 'string' ? [content] : [])).join('\n')
    expect(read).toMatch(/^\*\*You\*\* · .* · \d+ tokens, \d+ of \d+ rations · /)
    expect(read.split('Your objective: Low Carbon')).toHaveLength(2)
    expect(read).toMatch(/Your objective: .*✗ cause at most 1 CO2/)
  },
)

test('what would let people starve stands in the menu, not among the buttons beside it', () => {
  const p: Given = { turn: { step: 'feed' }, players: { p1: { pop: 4, food: 4, pv: 10 } } }
  const { menus, buttons } = page(p, 'feed', {}, 'en', false)
  const starves = /^Feed \d, the rest/
  expect(buttons.filter(({ label }) => starves.test(label))).toEqual([])
  expect(buttons.map(({ label }) => label)).toContain('Feed 4')
  expect(menus.flatMap(({ options }) => options).filter(({ label }) => starves.test(label)).length).toBeGreaterThan(1)
})

test('where that is too much for a menu, it is left to the form', () => {
  const { menus, buttons } = page({ turn: { step: 'feed' }, players: { p1: { pop: 5, food: 5 } } }, 'feed', {}, 'en', false)
  const labels = buttons.map(({ label }) => label)
  expect(labels.filter((label) => label.startsWith('Feed'))).toEqual(['Feed 5'])
  expect(labels).toContain('Put it together yourself…')
  expect(menus).toEqual([])
})

test('whether this or that factory grows is a button each, in every language: Limit’s choice of growth', () => {
  const growing = { en: ['industrial', 'military'], it: ['industriale', 'militare'], de: ['Industrie', 'Militär'] }
  const state = afterStep('economy', { standards: '33333' })
  for (const language of languages) {
    const { message } = panel(new Desk(limit, state, 'p1', language, {}), home)
    const controls = controlsOf(message.components)
    const deeds = controls.filter(({ id }) => carriedBy('p', id)?.action.do === 'play')
    expect(deeds.map(({ label }) => label)).toEqual(growing[language].map((name) => expect.stringMatching(new RegExp(name, 'i'))))
    // Nothing is left to be chosen in a menu.
    expect(controls.filter(({ values }) => values.length > 0)).toEqual([])
  }
})

describe('a place can be shown', () => {
  const looks = (p: Given, type: string, chosen: Readonly<Record<string, unknown>> = {}) =>
    page(p, type, chosen).buttons.filter(({ custom_id: id }) => carriedBy('look', id) !== undefined)
  const producing: Given = { turn: { step: 'produce' } }

  test('once it is chosen, closely, in a message of its own', () => {
    expect(looks(producing, 'build')).toEqual([])
    const [look] = looks(producing, 'build', { territory: 'norda' })
    expect(look?.label).toBe('Show me Norda')
    expect(carriedBy('look', look!.custom_id)).toEqual({ table: 'k3j4h5g6f7', focus: 'norda' })
  })

  test('the one that was chosen last, where there are two', () => {
    const attacking: Given = { turn: { step: 'combat' }, land: { norda: { tanks: { p2: 1 } } } }
    expect(looks(attacking, 'attack', { from: 'rivera', target: 'norda' }).map(({ label }) => label)).toEqual(['Show me Norda'])
  })
})
