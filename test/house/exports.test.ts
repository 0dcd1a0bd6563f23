import { describe, expect, test } from 'vitest'
import { exportsOfTheHouse } from './exports.ts'

const all = exportsOfTheHouse()
const named = (some: typeof all): readonly string[] => some.map(({ file, name }) => `${file}: ${name}`)

describe('what a file exports', () => {
  test('there is much of it', () => {
    expect(all.length).toBeGreaterThan(1000)
  })

  test('is used by the house itself: what only its tests need lies with them', () => {
    expect(named(all.filter(({ from, isUsed }) => from === undefined && !isUsed))).toEqual([])
  })

  test('and is a value is for other files', () => {
    expect(named(all.filter(({ from, isType, isImported }) => from === undefined && !isType && !isImported))).toEqual([])
  })

  test('and comes from another file is taken from there by somebody', () => {
    expect(named(all.filter(({ from, isImported }) => from !== undefined && !isImported))).toEqual([])
  })
})
