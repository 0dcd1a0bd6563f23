import { describe, expect, test } from 'vitest'
import { carriedBy } from '../../../src/discord/buttons.ts'
import { Desk } from '../../../src/discord/desk.ts'
import { movesOf } from '../../../src/discord/panel/bundle.ts'
import { home, moveState, type PanelState, stateFrom } from '../../../src/discord/panel/choice.ts'
import { emptyList } from '../../../src/discord/panel/list.ts'
import type { PanelScene } from '../../../src/discord/panel/parts.ts'
import { renderPanel } from '../../../src/discord/panel/render.ts'
import { withList } from '../../../src/discord/panel/show.ts'
import { labelVoice } from '../../../src/discord/words/language.ts'
import { attack } from '../../../src/games/attack/index.ts'
import type { State } from '../../../src/games/attack/state.ts'
import { type PlainMove, suggestion } from '../../../src/kernel/index.ts'
import { begin, given, play } from '../../games/attack/given.ts'
import { controlsOf, textsOf } from '../walk.ts'

const sea = 'south-atlantic'

/** What p1 sees of it, with these moves on the list. */
function shown(
  p: State,
  listed: readonly PlainMove[] = [],
  state: PanelState = home,
  more: Partial<PanelScene> = {},
  seat = 'p1',
) {
  const voice = labelVoice('en')
  const desk = new Desk(attack, p, seat, 'en', { p1: 'Ada', p2: 'Bo' })
  const place = { table: 'k3j4h5g6f7', seat: 1, step: 1 }
  const scene = withList({ desk, list: emptyList, place, voice, waiting: '', ...more }, listed)
  const { components } = renderPanel(scene, state).message
  const buttons = controlsOf(components).map(({ id, label }) => ({ label, press: carriedBy('p', id) }))
  return { desk: scene.desk, buttons, labels: buttons.map(({ label }) => label), texts: textsOf(components).join('\n') }
}

type Shown = ReturnType<typeof shown>

/** The moves that a button stands for. */
function named({ desk, buttons }: Shown, wanted: string) {
  const press = buttons.find(({ label }) => label === wanted)?.press
  const state = stateFrom(attack.rulebook, press?.state ?? '')
  return { does: press?.action.do, moves: state.page === 'move' ? movesOf(desk, state) : [] }
}

describe('a line of battle', () => {
  const lines = play(
    given({
      players: {
        p1: { ships: { caribbean: { sub: 1, dd: 2, bb: 1 } }, orders: { subsJoin: 'join' } },
        p2: { ships: { [sea]: { dd: 3 } } },
      },
    }),
    ['p1', begin('move')],
    ...(['sub', 'dd', 'bb'] as const).map((ship) => {
      const count = ship === 'dd' ? 2 : 1
      return ['p1', { type: 'sail', from: 'caribbean', to: sea, ship, count }] as const
    }),
    ['p1', { type: 'end-moves' }],
  )
  const add = (ship: string): PlainMove => ({ type: 'line-add', ship })

  test('takes one press for each ship, in the order of battle, with how it may end', () => {
    const first = shown(lines)
    expect(named(first, '+ Battleship')).toEqual({ does: 'add', moves: [add('bb')] })
    expect(first.texts).toContain('🎲')
    const next = shown(lines, [add('bb'), add('dd')])
    expect(next.texts).toContain('1. Battleship · 2. Destroyer')
    expect(next.labels).toContain('Take the last off')
  })

  test('is played with the ship that fills it', () => {
    const last = shown(lines, [add('bb'), add('dd')])
    expect(named(last, '✔ Submarine')).toEqual({ does: 'play', moves: [add('sub')] })
    expect(last.labels.filter((label) => label.startsWith('+'))).toEqual([])
  })

  test('that was begun move by move can be cleared on the same page', () => {
    const begun = shown(play(lines, ['p1', add('bb')]))
    expect(named(begun, 'Clear the line')).toEqual({ does: 'play', moves: [{ type: 'line-clear' }] })
    expect(begun.labels).toContain('+ Destroyer')
  })
})

describe('a battle on land', () => {
  const opened = play(
    given({
      players: {
        p1: { regions: { germany: { inf: 4, tank: 2, art: 1 } } },
        p2: { regions: { france: { inf: 3, tank: 1 } } },
      },
    }),
    ['p1', begin('move')],
    ['p1', { type: 'march', from: 'germany', to: 'france', unit: 'inf', count: 3, lane: null }],
    ['p1', { type: 'march', from: 'germany', to: 'france', unit: 'tank', count: 2, lane: null }],
    ['p1', { type: 'end-moves' }],
  )

  test('names both armies, how it may end and what a deadline would play', () => {
    const { texts } = shown(opened, [], home, { clocked: true, suggestion: suggestion(attack.rulebook, opened, 'p1') })
    expect(texts).toContain('Ada: 3 infantry, 2 tanks in reserve')
    expect(texts).toContain('Bo: 3 infantry, 1 tank in reserve')
    expect(texts).toMatch(/🎲 (conquest|repelled) \d+%/)
    expect(texts).toContain('If nothing is said by the deadline: Send ')
  })
})

test('a march of a few of each kind fits into one message', () => {
  const p = play(
    given({
      players: {
        p1: { regions: { germany: { inf: 3, tank: 3, art: 3, plane: 3 }, poland: {} } },
        p2: { regions: { france: {} } },
      },
    }),
    ['p1', begin('move')],
  )
  const desk = new Desk(attack, p, 'p1', 'en', { p1: 'Ada', p2: 'Bo' })
  const suggested = suggestion(attack.rulebook, p, 'p1')
  for (const to of ['france', 'poland', undefined]) {
    const state = moveState('march', { from: 'germany', ...(to && { to }) }, { inf: 1 }, true)
    const voice = labelVoice('en')
    const place = { table: 'k3j4h5g6f7', seat: 1, step: 1 }
    const told = ['✔ Something happened.']
    const { components } = renderPanel(
      { desk, list: emptyList, place, voice, waiting: '', told, suggestion: suggested },
      state,
    ).message
    expect([to, JSON.stringify(components).match(/"type":/g)!.length <= 40]).toEqual([to, true])
  }
})

describe('the terms of a deal', () => {
  const drafted = play(
    given({
      players: {
        p1: { regions: { germany: { inf: 2 } }, capital: 'germany', oil: 20, econ: ['factories-2a'] },
        p2: { regions: { france: { inf: 2 } }, capital: 'france', pp: 20 },
      },
    }),
    ['p1', { type: 'trade-start', to: 'p2' }],
    ['p1', { type: 'trade-set', side: 'give', item: 'oil', amount: 3 }],
    ['p1', { type: 'trade-card', card: 'factories-2a', on: true }],
    ['p1', { type: 'trade-set', side: 'want', item: 'pp', amount: 7 }],
  )
  const times = (said: string, words: string): number => said.split(words).length - 1

  test('stand once before whoever proposes them, and once before whoever is asked', () => {
    const proposed = play(drafted, ['p1', { type: 'trade-propose' }])
    // Much else is to be read.
    const told = [Array.from({ length: 40 }, () => 'word').join(' ')]
    for (const { texts } of [shown(drafted, [], home, { told }), shown(proposed, [], home, { told }, 'p2')])
      expect(['3 oil', 'Factories 2', '7 PP'].map((term) => times(texts, term))).toEqual([1, 1, 1])
  })
})
