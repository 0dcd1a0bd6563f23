import { describe, expect, test } from 'vitest'
import { gameWords } from '../../../src/discord/words/game-words.ts'
import { relation } from '../../../src/games/ideology/derived.ts'
import { ideology } from '../../../src/games/ideology/index.ts'
import { ideologyRules } from '../../../src/games/ideology/rulebook.ts'
import { owes } from '../../../src/kernel/index.ts'
import { given, listOf, play, refused, seenBy, stances, told } from './given.ts'

describe('the Diplomacy Phase', () => {
  const p = given({ seats: ['capitalism', 'fascism', 'imperialism'], phase: 'diplomacy' })

  test('lets the more hostile of two stances count', () => {
    const after = play(
      p,
      ['capitalism', stances({ fascism: 'peace', imperialism: 'peace' })],
      ['fascism', stances({ capitalism: 'war', imperialism: 'neutral' })],
      ['imperialism', stances({ capitalism: 'peace', fascism: 'peace' })],
    )
    expect(relation(after, 'capitalism', 'fascism')).toBe('war')
    expect(relation(after, 'capitalism', 'imperialism')).toBe('peace')
    expect(relation(after, 'fascism', 'imperialism')).toBe('neutral')
    expect(after.proposals).toEqual({ capitalism: null, fascism: null, imperialism: null })
  })

  test('says what each stance allows, Fascism’s exception included where there is one', () => {
    const isAsked = (position: typeof p) => {
      const [owed] = owes(ideologyRules, position)
      return gameWords(ideology, 'en').say(`decision.${owed?.decision}`, owed?.about)
    }
    expect(isAsked(p)).toContain('neutral economic ones too, war all; in independent regions neutral is enough for Fascism.')
    expect(isAsked(given({ seats: ['capitalism', 'imperialism'], phase: 'diplomacy' }))).toContain('war all. ')
  })

  test('shows that somebody has chosen, not what', () => {
    const chosen = play(p, ['fascism', stances({ capitalism: 'war', imperialism: 'peace' })])
    expect(seenBy(chosen, 'capitalism').proposals).toEqual({ capitalism: null, fascism: true, imperialism: null })
    expect(seenBy(chosen, 'fascism').proposals.fascism).toEqual({ capitalism: 'war', imperialism: 'peace' })
    expect(owes(ideologyRules, chosen).map(({ seat }) => seat)).toEqual(['capitalism', 'imperialism'])
  })

  test('wants exactly one stance for every other seat', () => {
    for (const wrong of [
      {},
      { fascism: 'peace' },
      { fascism: 'peace', imperialism: 'love' },
      { fascism: 'peace', communism: 'peace' },
    ])
      expect(refused(p, 'capitalism', { type: 'diplomacy', stances: wrong })).toBe('bad-stance')
    expect(refused(p, 'capitalism', { type: 'diplomacy', stances: [] })).toBe('bad-stance')
    expect(listOf(p, 'fascism', 'diplomacy')).toHaveLength(9)
  })

  test('does not tell anybody else that somebody changed their mind', () => {
    const chosen = play(p, ['fascism', stances({ capitalism: 'war', imperialism: 'peace' })])
    expect(told(p, 'fascism', stances({ capitalism: 'war', imperialism: 'peace' }))).toEqual(['proposed'])
    expect(told(chosen, 'fascism', stances({ capitalism: 'peace', imperialism: 'peace' }))).toEqual(['proposed'])
    expect(play(chosen, ['fascism', stances({ capitalism: 'peace', imperialism: 'peace' })]).proposals.fascism).toEqual({
      capitalism: 'peace',
      imperialism: 'peace',
    })
  })

  test('tells whoever chooses last what everybody has chosen, and nothing of changing it', () => {
    const two = play(
      p,
      ['fascism', stances({ capitalism: 'war', imperialism: 'war' })],
      ['capitalism', stances({ fascism: 'neutral', imperialism: 'peace' })],
    )
    const heard = told(two, 'imperialism', stances({ capitalism: 'peace', fascism: 'peace' }))
    expect(heard.slice(0, 3)).toEqual(['stances', 'stances', 'stances'])
    expect(heard).not.toContain('proposed')
  })

  test('can be answered in advance, in the Foreign and the Conflict Phase only', () => {
    const foreign = given({ turn: 'fascism', hands: { fascism: [1, 0, 0], imperialism: [1, 0, 0] }, regions: { cuba: {} } })
    const early = play(foreign, ['imperialism', stances({ fascism: 'war' })], ['fascism', { type: 'pass' }])
    const conflict = play(
      early,
      ['imperialism', { type: 'pass' }],
      ['imperialism', { type: 'pass' }],
      ['fascism', { type: 'pass' }],
    )
    expect(owes(ideologyRules, conflict)).toMatchObject([{ seat: 'fascism', decision: 'diplomacy' }])
    const trading = given({ phase: 'trading', turn: 'fascism', hands: { fascism: [1, 0, 0] } })
    expect(refused(trading, 'fascism', stances({ imperialism: 'war' }))).toBe('wrong-phase')
  })
})

describe('Isolationism', () => {
  const seats = ['capitalism', 'fascism'] as const
  const war = stances({ fascism: 'war' })

  test('keeps Capitalism from choosing war', () => {
    const p = given({ seats, phase: 'diplomacy' })
    expect(refused(p, 'capitalism', war)).toBe('isolationism')
    expect(listOf(p, 'capitalism', 'diplomacy')).toHaveLength(2)
    expect(refused(p, 'fascism', stances({ capitalism: 'war' }))).toBeUndefined()
  })

  test('does not, once it was attacked in this round, or is at war already', () => {
    expect(
      refused(given({ seats, phase: 'diplomacy', fought: [{ attacker: 'fascism', target: 'capitalism' }] }), 'capitalism', war),
    ).toBeUndefined()
    expect(
      refused(given({ seats, phase: 'diplomacy', fought: [{ attacker: 'capitalism', target: 'fascism' }] }), 'capitalism', war),
    ).toBe('isolationism')
    expect(
      refused(given({ seats, phase: 'diplomacy', relations: [['capitalism', 'fascism', 'war']] }), 'capitalism', war),
    ).toBeUndefined()
  })

  test('does not without the special rules', () => {
    expect(refused(given({ seats, phase: 'diplomacy', options: { ideologyRules: false } }), 'capitalism', war)).toBeUndefined()
  })
})
