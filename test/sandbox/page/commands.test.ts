import { describe, expect, test } from 'vitest'
import {
  findTyped,
  leavesOf,
  matchLeaves,
  optionValue,
  parseTyped,
  problemOfOption,
  toOptions,
} from '../../../src/sandbox/page/composer/commands.ts'
import type { ShownCommand } from '../../../src/sandbox/web/protocol.ts'

const base = { application_id: '1', version: '1', type: 1, default_member_permissions: null, contexts: null, nsfw: false }
const game: ShownCommand = {
  ...base,
  id: '10',
  name: 'game',
  description: 'Tables',
  name_localized: 'game',
  description_localized: 'Tables',
  options: [
    {
      type: 1,
      name: 'new',
      description: 'Open a table',
      name_localizations: { it: 'nuovo' },
      description_localizations: { it: 'Apri un tavolo' },
      options: [
        { type: 4, name: 'seats', description: 'How many', min_value: 2, max_value: 7 },
        {
          type: 3,
          name: 'game',
          description: 'Which',
          required: true,
          choices: [{ name: 'Ideology', name_localizations: { de: 'Ideologie' }, value: 'ideology' }],
        },
      ],
    },
    { type: 2, name: 'table', description: 'More', options: [{ type: 1, name: 'close', description: 'Close it', options: [] }] },
  ],
}
const hand: ShownCommand = {
  ...base,
  id: '11',
  name: 'hand',
  description: 'My hand',
  name_localized: 'hand',
  description_localized: 'Mia mano',
}
const leaves = leavesOf([hand, game], 'it')
const find = (name: string) => {
  const leaf = leaves.find((candidate) => candidate.name === name)
  if (!leaf) throw new Error(`no /${name}`)
  return leaf
}
const open = find('game nuovo')

describe('commands as they are typed', () => {
  test('each subcommand is a command of its own, in the language of the persona', () => {
    expect(leaves.map((leaf) => [leaf.name, leaf.description])).toEqual([
      ['game nuovo', 'Apri un tavolo'],
      ['game table close', 'Close it'],
      ['hand', 'Mia mano'],
    ])
  })

  test('required options come first', () => {
    expect(open.options.map((option) => option.name)).toEqual(['game', 'seats'])
  })

  test('what was typed finds whole names, beginnings, beginnings of a word, then parts', () => {
    expect(matchLeaves(leaves, '').map((leaf) => leaf.name)).toEqual(['game nuovo', 'game table close', 'hand'])
    expect(matchLeaves(leaves, 'ne').map((leaf) => leaf.name)).toEqual(['game nuovo'])
    expect(matchLeaves(leaves, 'and').map((leaf) => leaf.name)).toEqual(['hand'])
    expect(matchLeaves(leaves, 'nothing')).toEqual([])
  })

  test('a pasted line fills the options, spaces in a value included', () => {
    const typed = findTyped(leaves, '/game new game:Ideology of old seats:3')
    expect(typed?.leaf.name).toBe('game nuovo')
    expect(typed && [...parseTyped(typed.leaf, typed.rest)]).toEqual([
      ['game', { text: 'Ideology of old' }],
      ['seats', { text: '3' }],
    ])
  })

  test('a name behind which something else goes on is another command', () => {
    expect(findTyped(leaves, '/handy')).toBeNull()
  })
})

describe('the value of an option', () => {
  const [which, seats] = open.options
  if (!which || !seats) throw new Error('two options')

  test('a choice is sent by its value, whether picked or typed by name', () => {
    expect(optionValue(which, { text: 'ideology' })).toBe('ideology')
    expect(optionValue(which, { text: 'IDEOLOGY' })).toBe('ideology')
    expect(optionValue(which, { text: 'ideologie' })).toBe('ideology')
    expect(optionValue(which, { text: 'shown', value: 'picked' })).toBe('picked')
  })

  test('what stands in no list is refused before it is sent', () => {
    expect(problemOfOption(which, { text: 'chess' })).toEqual({ word: 'notAChoice' })
    expect(problemOfOption(which, undefined)).toEqual({ word: 'required' })
    expect(problemOfOption(which, { text: ' ' })).toEqual({ word: 'required' })
  })

  test('a number has to be one, and within its range', () => {
    expect(optionValue(seats, { text: '3' })).toBe(3)
    expect(problemOfOption(seats, { text: 'three' })).toEqual({ word: 'notANumber' })
    expect(problemOfOption(seats, { text: '8' })).toEqual({ word: 'range', minimum: '2', maximum: '7' })
    expect(problemOfOption(seats, { text: '' })).toBeNull()
  })

  test('a string with autocomplete may be anything, as on Discord', () => {
    expect(optionValue({ type: 3, name: 'region', description: '', autocomplete: true }, { text: 'Atlantis' })).toBe('Atlantis')
  })
})

test('an interaction carries groups and subcommands around the options, and marks the one being typed', () => {
  const filled = new Map([['seats', { text: '3' }]])
  expect(toOptions(open, filled)).toEqual([{ name: 'new', type: 1, options: [{ name: 'seats', type: 4, value: 3 }] }])
  expect(toOptions(open, new Map([['game', { text: 'id' }]]), 'game')).toEqual([
    { name: 'new', type: 1, options: [{ name: 'game', type: 3, value: 'id', focused: true }] },
  ])
  expect(toOptions(find('game table close'), new Map())).toEqual([
    { name: 'table', type: 2, options: [{ name: 'close', type: 1, options: [] }] },
  ])
  expect(toOptions(find('hand'), new Map())).toEqual([])
})
