import { describe, expect, test } from 'vitest'
import { carriedBy } from '../../../src/discord/buttons.ts'
import { Desk } from '../../../src/discord/desk.ts'
import { home, moveState, type PanelState } from '../../../src/discord/panel/choice.ts'
import { deedOf, doing } from '../../../src/discord/panel/deeds.ts'
import { labelVoice } from '../../../src/discord/words/language.ts'
import { attack } from '../../../src/games/attack/index.ts'
import type { GameFolder } from '../../../src/games/folder.ts'
import { limit } from '../../../src/games/limit/index.ts'
import { venonta } from '../../../src/games/venonta/index.ts'
import type { PlainMove, StateBase } from '../../../src/kernel/index.ts'
import { languages } from '../../../src/words/index.ts'
import { given as attackGiven, begin, play } from '../../games/attack/given.ts'
import { given as limitGiven } from '../../games/limit/given.ts'
import { given as venontaGiven } from '../../games/venonta/given.ts'
import { controlsOf, panel } from '../walk.ts'

const buttonsOf = (desk: Desk): readonly string[] =>
  controlsOf(panel(desk, home).message.components)
    .filter(({ id, values }) => values.length === 0 && ['play', 'show'].includes(String(carriedBy('p', id)?.action.do)))
    .map(({ label }) => label)

test.each(languages)('whom to exclude from which of two alliances is read on the button (%s)', (language) => {
  const p = limitGiven({
    phase: 'alliances',
    options: { alliances: true },
    nations: { p1: {}, p2: {}, p3: {} },
    military: [['p1', 'p2', 'p3']],
    economic: [['p1', 'p2', 'p3']],
  })
  const buttons = buttonsOf(new Desk(limit, p, 'p1', language, { p1: 'Ada', p2: 'Bo', p3: 'Cy' }))
  expect(buttons.filter((label) => label.includes('Bo'))).toHaveLength(2)
  expect(new Set(buttons).size).toBe(buttons.length)
})

test('a button has room for what a long deed begins with, or for its kind', () => {
  const deedIn = (folder: GameFolder, state: StateBase, move: PlainMove): string => {
    const desk = new Desk(folder, state, 'p1', 'en', { p1: 'Ada', p2: 'Bo' })
    return doing({ desk, voice: labelVoice('en') }, { label: desk.deed(move), move })
  }
  const card = { type: 'play-card', card: 'industrialization', factory: 'industrial' }
  expect(deedIn(limit, limitGiven({ nations: { p1: { hand: ['industrialization'] } } }), card)).toBe('✔ Industrialization')
  const march = { type: 'march', from: 'western-united-states', to: 'eastern-united-states', unit: 'art', count: 2, lane: null }
  expect(deedIn(attack, attackGiven(), march)).toBe('✔ March')
})

test('submarines that are asked in two seas at once say in which they fire', () => {
  const p = play(
    attackGiven({
      players: {
        p1: { regions: { brazil: { inf: 4 }, 'west-africa': {}, 'great-britain': {}, france: { inf: 4 } } },
        p2: { regions: { spain: {} }, ships: { 'south-atlantic': { sub: 1 }, 'north-sea': { sub: 1 } } },
      },
    }),
    ['p1', begin('move')],
    ['p1', { type: 'march', from: 'brazil', to: 'west-africa', unit: 'inf', count: 1, lane: 'brazil--west-africa' }],
    ['p1', { type: 'march', from: 'france', to: 'great-britain', unit: 'inf', count: 1, lane: 'north-sea' }],
    ['p1', { type: 'end-moves' }],
  )
  const desk = new Desk(attack, p, 'p2', 'en', { p1: 'Ada', p2: 'Bo' })
  expect(desk.owed()).toHaveLength(2)
  const buttons = buttonsOf(desk)
  expect(new Set(buttons).size).toBe(buttons.length)
  expect(buttons.filter((label) => /sea|atlantic/i.test(label)).length).toBeGreaterThan(1)
})

test.each(languages)('two cards are exchanged by one button, whichever of them was named first (%s)', (language) => {
  const p = venontaGiven({ phase: 'council', players: { p1: { hand: ['sabotage-1', 'tree-planting-1', 'veteran-crews-1'] } } })
  const desk = new Desk(venonta, p, 'p1', language, { p1: 'Ada', p2: 'Bo' })
  const named = (state: PanelState) =>
    controlsOf(panel(desk, state).message.components).flatMap(({ id, label, labels }) => {
      const plays = carriedBy('p', id)?.action
      return plays?.do === 'play' ? [label] : plays?.do === 'way' ? labels : []
    })
  // None, each of three, and each two of them.
  expect(named(home)).toHaveLength(7)
  expect(new Set(named(home).map((label) => label.split(/[ ,]+/).sort().join())).size).toBe(7)
  const ticked = controlsOf(
    panel(desk, moveState('council', { discard: ['veteran-crews-1', 'sabotage-1'] }, {}, true)).message.components,
  )
  expect(ticked.filter(({ label }) => /^☑ \d/.test(label))).toEqual([])
})

test('of two places what stands in each is told by its name', () => {
  const notes = (folder: GameFolder, state: StateBase, move: PlainMove) =>
    deedOf(new Desk(folder, state, 'p1', 'en', { p1: 'Ada', p2: 'Bo' }), move)
      .notes.join(' ')
      .replaceAll('\\', '')
  const regions = { germany: { inf: 1, plane: 1 }, spain: { inf: 3 } }
  const moving = play(attackGiven({ players: { p1: { regions } } }), ['p1', begin('strategic-move')])
  const strategic = { type: 'strategic', from: 'germany', to: 'spain', unit: 'plane', count: 1, lane: null }
  expect(notes(attack, moving, strategic)).toBe('Germany – Ada: 1 infantry, 1 plane Spain – Ada: 3 infantry Plane – 1 in all')
  const shifting = venontaGiven({ turn: { step: 'produce' } })
  expect(notes(venonta, shifting, { type: 'shift-fuel', from: 'frosta', to: 'rivera' })).toMatch(/^Frosta – .* Rivera – /)
  // Where there is one only, its name stands before it.
  const building = { type: 'build', what: 'farm', territory: 'frosta' }
  expect(notes(venonta, shifting, building)).not.toContain('Frosta')
})

describe('what is counted on a button is named there', () => {
  const germany = { regions: { germany: { inf: 1, plane: 3 } } }
  const flying = attackGiven({ players: { p1: germany, p2: {}, p3: {} } })

  test.each([
    ['en', 'Bomb Bo: 2 fighters, 1 bomber…', 'Bomb Bo: 1 bomber…'],
    ['it', 'Bombarda Bo: 2 caccia, 1 bombardiere…', 'Bombarda Bo: 1 bombardiere…'],
    ['de', 'Bo bombardieren: 2 Jäger, 1 Bomber…', 'Bo bombardieren: 1 Bomber…'],
  ] as const)('planes that fly as fighters and as bombers (%s)', (language, both, bomber) => {
    const desk = new Desk(attack, flying, 'p1', language, { p1: 'Ada', p2: 'Bo', p3: 'Cy' })
    const controls = controlsOf(panel(desk, moveState('bomb', { target: 'p2' })).message.components)
    expect(controls.flatMap(({ label, labels }) => [label, ...labels])).toEqual(expect.arrayContaining([both, bomber]))
  })

  test('a menu in which anything is asked once more does not say that it is played at once', () => {
    const desk = new Desk(attack, flying, 'p1', 'en', { p1: 'Ada', p2: 'Charlotte', p3: 'Cy' })
    const menus = controlsOf(panel(desk, moveState('bomb', { target: 'p2' })).message.components)
    expect(menus.filter(({ labels }) => labels.length > 0).map(({ label }) => label)).toEqual(['Other choices…'])
  })
})

test.each([
  ['en', 'Revert farm: Rivera, 2 tokens', 'Buy ration: Norda → Rivera for 1 fuel'],
  ['it', 'Riporta azienda agricola: Rivera', 'Compra razione: Norda → Rivera per un TEP'],
  ['de', 'Bauernhof renaturieren: Rivera', 'Ration kaufen: Norda → Rivera für 1 Brennstoff'],
] as const)('a button of Venonta says what is given back and what is paid with (%s)', (language, reverts, buys) => {
  const p = venontaGiven({ turn: { step: 'produce' }, land: { rivera: { slots: ['farm'] } } })
  const desk = new Desk(venonta, p, 'p1', language, { p1: 'Ada', p2: 'Bo' })
  const labels = controlsOf(panel(desk, moveState('revert')).message.components).map(({ label }) => label)
  expect(labels.filter((label) => label.includes(reverts))).toHaveLength(1)
  expect(desk.deed({ type: 'buy', good: 'food', from: 'norda', to: 'rivera', pay: 'fuel' })).toBe(buys)
})
