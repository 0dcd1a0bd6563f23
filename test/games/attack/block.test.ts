import { describe, expect, test } from 'vitest'
import { Desk } from '../../../src/discord/desk.ts'
import { home } from '../../../src/discord/panel/choice.ts'
import { gameWords } from '../../../src/discord/words/game-words.ts'
import { attack } from '../../../src/games/attack/index.ts'
import { attackRules } from '../../../src/games/attack/rulebook.ts'
import type { State } from '../../../src/games/attack/state.ts'
import { awaited, owes } from '../../../src/kernel/index.ts'
import { languages } from '../../../src/words/index.ts'
import { panel, textsOf } from '../../discord/walk.ts'
import { asked, begin, type Given, given, listOf, play, refused, roll } from './given.ts'

const card = (id: string, more: object = {}) => ['p1', { type: 'play', card: id, ...more }] as const
const block = (id: string, more: object = {}) => ({ type: 'block', card: id, ...more })
const pass = { type: 'pass' }

const political = (hand: string[], others: NonNullable<Given['players']>, own = {}) =>
  roll(given({ players: { p1: { hand, ...own }, p2: {}, ...others } }), [], ['p1', begin('political')])

describe('a block window', () => {
  test('asks nobody who could not block', () => {
    const p = roll(
      political(['war-bonds-1'], { p2: { hand: ['counter-espionage-1', 'double-agent-1', 'coup-1'] } }),
      [],
      card('war-bonds-1'),
    )
    expect([p.phase, p.players.p1.pp]).toEqual(['political', 45])
  })

  test('asks in reaction order and keeps quiet about whom', () => {
    const p = roll(
      political(['coup-1'], { p2: { hand: ['veto-1'] }, p3: { hand: ['veto-2'] } }),
      [],
      card('coup-1', { region: 'alaska' }),
    )
    expect(asked(p)).toEqual(['p2 block', 'p3 block'])
    expect(awaited(attackRules, p, 'p1')).toEqual({ owed: [], quiet: true })
  })

  test('says all that the card was played with', () => {
    const veto = { p2: { hand: ['veto-1'] } }
    const isAsked = (p: State): string => {
      const [owed] = owes(attackRules, p)
      return gameWords(attack, 'en', { people: { p1: 'Ada' } }).say(`decision.${owed?.decision}`, owed?.about)
    }
    const coup = roll(political(['coup-1'], veto), [], card('coup-1', { region: 'alaska' }))
    expect(isAsked(coup)).toContain('Ada plays Coup d’État in Alaska: ')
    const puppet = roll(
      political(['puppet-government-1'], veto),
      [],
      card('puppet-government-1', { region: 'alaska', gov: 'fascism' }),
    )
    expect(isAsked(puppet)).toContain('Ada plays Puppet Government in Alaska (Fascism): ')
  })

  test.each(languages)('says what the card does, to those who have never seen it (%s)', (language) => {
    const p = roll(political(['captured-scientists-1'], { p2: { hand: ['veto-1'] } }), [], card('captured-scientists-1'))
    const desk = new Desk(attack, p, 'p2', language, { p1: 'Ada', p2: 'Bo' })
    const does = { en: 'Draw a technology', it: 'Pesca una tecnologia', de: 'Ziehe eine Technologie' }
    const [name] = [desk.words.name('card', 'captured-scientists-1')]
    expect(textsOf(panel(desk, home).message.components).join('\n')).toContain(`- ${name}: ${does[language]}`)
  })

  test('closes when all have passed, and the card takes effect', () => {
    const p = roll(
      political(['coup-1'], { p2: { hand: ['veto-1'] }, p3: { hand: ['veto-2'] } }),
      [],
      card('coup-1', { region: 'alaska' }),
    )
    const one = play(p, ['p3', pass])
    expect([one.regions.alaska?.owner, asked(one)]).toEqual([null, ['p2 block']])
    expect(play(one, ['p2', pass]).regions.alaska?.owner).toBe('p1')
  })

  test('closes with the first BLOCK; an Eagle counts all the same', () => {
    const p = roll(
      political(['coup-1'], { p2: { hand: ['veto-1'] }, p3: { hand: ['veto-2'] } }),
      [],
      card('coup-1', { region: 'alaska' }),
    )
    const after = play(p, ['p3', block('veto-2')])
    expect([after.regions.alaska?.owner, after.eagles, after.phase, after.players.p2.hand]).toEqual([
      null,
      1,
      'political',
      ['veto-1'],
    ])
    expect(after.decks.politicalDiscard).toEqual(['coup-1', 'veto-2'])
  })

  test('with a blocked 13th Eagle ends the game', () => {
    const p = given({ eagles: 12, players: { p1: { hand: ['war-bonds-1'] }, p2: { hand: ['veto-1'] } } })
    const over = play(p, ['p1', begin('political')], card('war-bonds-1'), ['p2', block('veto-1')])
    expect([over.result?.reason, over.players.p1.pp]).toEqual(['eagles', 30])
  })

  test('passes over orders “never”, over “own” where nothing of one’s own is touched, and over a lost capital', () => {
    const spied = (orders: object, capital = 'spain') =>
      roll(
        political(['spy-1'], { p2: { hand: ['coup-1'] }, p3: { hand: ['counter-espionage-1'], orders, capital } }),
        [],
        card('spy-1', { target: 'p2' }),
      )
    expect(asked(spied({}))).toEqual(['p3 block'])
    expect(spied({ block: 'never' }).phase).toBe('political')
    expect(spied({ block: 'own' }).phase).toBe('political')
    expect(spied({}, 'germany').phase).toBe('political')
  })

  test('asks an “own” whose hand or region is the target', () => {
    const own = { hand: ['counter-espionage-1', 'veto-1'], orders: { block: 'own' } } as const
    const p = political(['assassin-1', 'partisans-1'], { p2: { ...own, hand: [...own.hand] } })
    expect(asked(play(p, card('assassin-1', { target: 'p2' })))).toEqual(['p2 block'])
    expect(asked(play(p, card('partisans-1', { region: 'france' })))).toEqual(['p2 block'])
  })
})

describe('a BLOCK card', () => {
  test('must be held and must fit', () => {
    const p = roll(
      political(['assassin-1'], { p2: { hand: ['counter-espionage-1', 'double-agent-1', 'coup-1'] } }),
      [],
      card('assassin-1', { target: 'p2' }),
    )
    expect(refused(p, 'p2', block('counter-espionage-2'))).toBe('not-in-hand')
    expect(refused(p, 'p2', block('double-agent-1'))).toBe('not-eligible')
    expect(refused(p, 'p2', block('coup-1'))).toBe('not-eligible')
    expect(refused(p, 'p2', block('nothing'))).toBe('no-such-card')
    expect(refused(p, 'p2', block('double-agent-1', { region: 'atlantis' }))).toBe('unknown-move')
    expect(refused(p, 'p2', block('counter-espionage-1', { region: 'france' }))).toBe('unknown-move')
    expect(listOf(p, 'p2', 'block')).toEqual([block('counter-espionage-1')])
  })

  test('Double Agent takes a card from whoever sent the spy', () => {
    const p = roll(political(['spy-ring-1', 'coup-1', 'coup-2'], { p2: { hand: ['double-agent-1'] } }), [], card('spy-ring-1'))
    const after = roll(p, [2], ['p2', block('double-agent-1')])
    expect([after.players.p1.hand, after.players.p2.hand]).toEqual([['coup-1'], ['coup-2']])
  })

  test('Counter Espionage is powerless against Code-Breaking, a Double Agent is not', () => {
    const techs = ['code-breaking']
    const p = political(['spy-1'], { p2: { hand: ['counter-espionage-1'] } }, { techs })
    expect(play(p, card('spy-1', { target: 'p2' })).players.p1.hand).toEqual(['counter-espionage-1'])
    const q = roll(
      political(['spy-1'], { p2: { hand: ['counter-espionage-1', 'double-agent-1'] } }, { techs }),
      [],
      card('spy-1', { target: 'p2' }),
    )
    expect(refused(q, 'p2', block('counter-espionage-1'))).toBe('not-eligible')
    expect(refused(q, 'p2', block('double-agent-1'))).toBeUndefined()
  })
})

describe('a Non-Aggression Pact', () => {
  const march = { type: 'march', from: 'germany', to: 'france', unit: 'inf', count: 1, lane: null }
  const attack = (orders = {}) =>
    roll(
      given({
        players: { p1: { regions: { germany: { inf: 5 } } }, p2: {}, p3: { hand: ['non-aggression-pact-1'], orders } },
      }),
      [],
      ['p1', begin('move')],
      ['p1', march],
    )

  test('calls one attack off, whoever is attacked; the troops go home', () => {
    const p = play(attack(), ['p1', { type: 'end-moves' }])
    expect(asked(p)).toEqual(['p3 block'])
    expect(refused(p, 'p3', block('non-aggression-pact-1', { region: 'italy' }))).toBe('not-attacked')
    expect(refused(p, 'p3', block('non-aggression-pact-1'))).toBe('unknown-move')
    expect(listOf(p, 'p3', 'block')).toEqual([block('non-aggression-pact-1', { region: 'france' })])
    const after = play(p, ['p3', block('non-aggression-pact-1', { region: 'france' })])
    expect([after.regions.germany?.units.inf, after.regions.france?.units.inf, after.phase]).toEqual([5, 2, 'turn'])
  })

  test('under the order “own” is asked for only where a region of one’s own is entered', () => {
    const after = roll(attack({ block: 'own' }), [1, 6], ['p1', { type: 'end-moves' }])
    expect([after.regions.germany?.units.inf, after.players.p3.hand.length]).toEqual([4, 1])
  })
})
