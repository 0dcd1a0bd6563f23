import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson, copy, same } from '../../src/kernel/index.ts'

fc.configureGlobal({ seed: 2026 })

const anything = fc.json({ maxDepth: 4 }).map((text): unknown => JSON.parse(text))

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The same with every object's keys the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, part]) => [key, turned(part)]),
  )
}

describe('canonical JSON', () => {
  test('is JSON of the same value', () => {
    fc.assert(fc.property(anything, (value) => void expect(JSON.parse(canonicalJson(value))).toEqual(value)))
  })

  test('is the same text in whatever order the keys were written', () => {
    fc.assert(fc.property(anything, (value) => void expect(canonicalJson(turned(value))).toBe(canonicalJson(value))))
  })

  test('tells apart what is not the same', () => {
    fc.assert(
      fc.property(
        anything,
        anything,
        (one, other) => void expect(canonicalJson(one) === canonicalJson(other)).toBe(same(one, other)),
      ),
    )
  })

  test('leaves out what is absent', () => expect(canonicalJson({ a: undefined, b: [undefined, null] })).toBe('{"b":[null,null]}'))

  test('quotes what must be quoted, however often and however long it is', () => {
    const long = '"\u2028\\'.repeat(50)
    for (const text of ['"', '\n', 'ü', long, long])
      expect(canonicalJson({ [text]: text })).toBe(JSON.stringify({ [text]: text }))
  })
})

describe('a copy', () => {
  test('is the same and shares nothing', () => {
    fc.assert(
      fc.property(anything, (value) => {
        const copied = copy(value)
        expect(copied).toEqual(value)
        if (isObject(value)) expect(copied).not.toBe(value)
      }),
    )
  })

  test('has a field of any name as a field, not as where others come from', () => {
    const text = '{"move":{"__proto__":{"hidden":1},"type":"pass"}}'
    const copied = copy(JSON.parse(text) as { move: { hidden?: unknown } })
    expect(JSON.stringify(copied)).toBe(text)
    expect(copied.move.hidden).toBeUndefined()
  })
})
