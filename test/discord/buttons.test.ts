import { describe, expect, test } from 'vitest'
import { carriedBy, idOf, isOnce } from '../../src/discord/buttons.ts'
import { handlers } from '../../src/discord/handlers.ts'
import { moveState } from '../../src/discord/panel/choice.ts'
import { inDraft, PanelIds } from '../../src/discord/panel/ids.ts'
import { versionOf } from '../../src/discord/panel/version.ts'
import { games } from '../../src/games/index.ts'
import type { AnyRulebook } from '../../src/kernel/index.ts'
import { kindsFolder } from './kinds/folder.ts'

const place = { table: 'k3j4h5g6f7', seat: 1, step: 1234 }

describe('the id of a button', () => {
  test('carries what its declaration says, and reads as that again', () => {
    const id = idOf('kick-sure', { table: place.table, seat: 3 })
    expect(id).toBe('u|kick-sure|k3j4h5g6f7|3')
    expect(carriedBy('kick-sure', id)).toEqual({ table: place.table, seat: 3 })
    const leaf = idOf('board-text', { table: place.table, page: 0, mark: '' })
    expect(carriedBy('board-text', leaf)).toEqual({ table: place.table, page: 0, mark: '' })
  })

  test('of whatever is asked once more counts once, however quickly it is pressed twice', () => {
    const asksOnceMore = Object.keys(handlers).filter((name) => name.endsWith('-sure'))
    expect(asksOnceMore).not.toEqual([])
    expect(asksOnceMore.filter((name) => !isOnce(name))).toEqual([])
  })

  test('is none of another button, nor of one that carries something else', () => {
    expect(carriedBy('end-sure', idOf('kick-sure', { table: place.table, seat: 3 }))).toBeUndefined()
    expect(carriedBy('kick-sure', 'u|kick-sure|k3j4h5g6f7|three')).toBeUndefined()
    expect(carriedBy('answer', 'r|answer|k3j4h5g6f7|4|perhaps')).toBeUndefined()
  })
})

describe.each(games.map(({ rulebook }) => [rulebook.id, rulebook] as const))('the moves of %s', (_, book) => {
  const changed = (moves: readonly unknown[]): string => versionOf({ ...book, moves } as AnyRulebook)
  const [first, second, ...others] = book.moves

  test('have a version that another order, a new move and a new parameter change', () => {
    const version = versionOf(book)
    expect(versionOf({ ...book })).toBe(version)
    expect(changed([second, first, ...others])).not.toBe(version)
    expect(changed([first, second, first, ...others])).not.toBe(version)
    const params = { ...first!.params, another: { kind: 'switch' } }
    expect(changed([{ ...first, params }, second, ...others])).not.toBe(version)
  })

  test('are named by it in every id of a panel, which notes whether its state had room', () => {
    const ids = new PanelIds(place, book)
    const state = moveState(first!.type)
    expect(carriedBy('p', ids.of({ do: 'clear' }, state))).toMatchObject({ ...place, version: versionOf(book) })
    expect(carriedBy('p', ids.toPlay(state, []))).toMatchObject({ ...place, version: versionOf(book), promise: '' })
    expect(ids.overflowed).toBe(false)
  })
})

test('a state without room in the id lies in the draft row, and the button that plays promises it', () => {
  const ids = new PanelIds(place, kindsFolder.rulebook)
  const one = moveState('note', { words: 'x'.repeat(90) })
  const other = moveState('note', { words: 'y'.repeat(90) })
  expect(carriedBy('p', ids.of({ do: 'clear' }, one))?.state).toBe(inDraft)
  expect(ids.overflowed).toBe(true)
  expect(carriedBy('p', ids.toPlay(one, []))?.promise).not.toBe('')
  expect(ids.toPlay(other, [])).not.toBe(ids.toPlay(one, []))
})
