import { describe, expect, test } from 'vitest'
import { Desk } from '../../../src/discord/desk.ts'
import { home, moveState, type PanelState } from '../../../src/discord/panel/choice.ts'
import { emptyList } from '../../../src/discord/panel/list.ts'
import { renderPanel } from '../../../src/discord/panel/render.ts'
import { labelVoice } from '../../../src/discord/words/language.ts'
import { attack } from '../../../src/games/attack/index.ts'
import { atlasOf } from '../../../src/games/attack/map/atlas.ts'
import { attackRules } from '../../../src/games/attack/rulebook.ts'
import type { State } from '../../../src/games/attack/state.ts'
import { begin, owes, type PlainMove } from '../../../src/kernel/index.ts'
import { given } from '../../games/attack/given.ts'
import { controlsOf } from '../walk.ts'

function controlsFor(state: State, page: PanelState, run: readonly PlainMove[]) {
  const [{ seat } = { seat: '' }] = owes(attackRules, state)
  const scene = {
    ...{ desk: new Desk(attack, state, seat, 'en', { p1: 'Ada', p2: 'Bo' }), list: emptyList, waiting: '' },
    ...{ place: { table: 'k3j4h5g6f7', seat: 1, step: 1 }, voice: labelVoice('en') },
    suggestion: { run, ending: [] },
  }
  return controlsOf(renderPanel(scene, page).message.components)
}

describe('a list that is too long for one menu', () => {
  const { state } = begin(attackRules, { options: {}, people: [{}, {}], seed: 'near' }).position
  const menusFor = (suggested?: string) =>
    controlsFor(state, home, suggested === undefined ? [] : [{ type: 'claim', region: suggested }]).filter(
      ({ values }) => values.length > 0,
    )

  test('opens where that stands which is suggested', () => {
    for (const [region, continent] of [
      ['peru', 'South America'],
      ['congo', 'Africa'],
      ['poland', 'Eurasia'],
    ] as const)
      expect(menusFor(region).map(({ label }) => label)).toEqual(['Region', `Region (${continent})`])
  })

  test('opens where it begins without that', () => {
    expect(menusFor().map(({ label }) => label)).toEqual(['Region', 'Region (North America)'])
  })
})

test('of many ways those beside the suggested one have buttons, not those that are named first', () => {
  const free = ['alaska', 'western-canada', 'quebec', 'greenland', 'mexico', 'panama', 'venezuela', 'peru', 'chile', 'congo']
  const held = atlasOf(given()).regions.filter((region) => region !== 'brazil' && !free.includes(region))
  const regions = Object.fromEntries(held.map((region) => [region, { inf: 1 }]))
  const state = given({ players: { p1: { regions: { brazil: { inf: 3 } } }, p2: { regions } } })
  const labels = controlsFor(state, moveState('blitz'), [{ type: 'blitz', region: 'chile' }]).map(({ label }) => label)
  const blitzes = labels.filter((label) => label.startsWith('Blitz'))
  expect(blitzes.slice(0, 4)).toEqual(['Blitz Chile…', 'Blitz Venezuela…', 'Blitz Peru…', 'Blitz Alaska…'])
})
