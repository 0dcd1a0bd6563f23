import { describe, expect, test } from 'vitest'
import type { AnyRulebook, Table } from '../../../src/kernel/index.ts'
import { findTable } from '../../../src/store/index.ts'
import { disagreement } from '../../../src/tables/history/record.ts'
import { withWindow } from '../../discord/bids/window.ts'
import { games } from '../games.ts'
import { bid, bidsOf, by, codeOf, done, later, lookAt, openGame, openHouse, play } from '../house.ts'
import { answer, ask, lastOutcome } from './asking.ts'

/** Only p1 is heard; what the others play is told to nobody. */
function inSecret(book: ReturnType<typeof withWindow>): AnyRulebook {
  const moves = book.moves.map((move) => ({
    ...move,
    play: (p: never, seat: string, given: never, table: Table) =>
      // `as never`: the parts of one rulebook, put together again.
      move.play?.(p, seat as never, given, seat === 'p1' ? table : Object.create(table, { tell: { value: () => undefined } })),
  }))
  return { ...book, moves } as never
}

describe('an undo that is not free', () => {
  test('asks those whose moves would go', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'cy'])
    await play(house, id, 'anna', 2)
    await play(house, id, 'bo', 2)
    await ask(house, id, 'anna', { kind: 'undo' })
    expect((await lookAt(house, id)).questions[0]).toMatchObject({ asked: [0, 1], proposal: { reason: 'others', keeps: false } })
    expect((await answer(house, id, 'bo')).outcome).toBe('agreed')
    expect(bidsOf(await lookAt(house, id))).toEqual({})
    expect(await lastOutcome(house, id)).toBe('agreed')
  })

  test('asks everybody where somebody would keep what they have learnt, and chance goes on differently', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'cy'])
    for (const [person, card] of [
      ['anna', 2],
      ['bo', 1],
      ['cy', 3],
    ] as const)
      await play(house, id, person, card)
    await ask(house, id, 'cy', { kind: 'undo' })
    expect((await lookAt(house, id)).questions[0]).toMatchObject({ asked: [2, 0, 1], proposal: { keeps: true } })
    await answer(house, id, 'anna')
    expect((await answer(house, id, 'bo')).outcome).toBe('agreed')
    expect(bidsOf(await lookAt(house, id))).toEqual({ p1: 2, p2: 1 })
    const stored = (await findTable(house.store.client, { id }))!
    expect(stored.row.position?.chance.branch).toBe(1)
    expect(await disagreement(house.store.client, games[0]!.rulebook, stored)).toBeUndefined()
    expect(codeOf(await house.tables.redo(by('cy', id)))).toBe('redo-asks')
    await ask(house, id, 'cy', { kind: 'redo' })
    expect((await lookAt(house, id)).questions[0]).toMatchObject({ asked: [2, 0, 1], proposal: { kind: 'redo' } })
    await answer(house, id, 'anna')
    expect(bidsOf(await lookAt(house, id))).toEqual({ p1: 2, p2: 1 })
    expect((await answer(house, id, 'bo')).outcome).toBe('agreed')
    await ask(house, id, 'anna', { kind: 'swap', seat: 2 })
    expect((await house.tables.log({ table: id })).filter(({ kind }) => kind === 'redo')).toHaveLength(1)
  })

  test('needs nobody where only computers play besides', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'computer'], { options: { prizes: 3 } })
    await play(house, id, 'anna', 2)
    await later(house, 0)
    expect(codeOf(await house.tables.undo(by('anna', id)))).toBe('undo-not-free')
    expect((await ask(house, id, 'anna', { kind: 'undo' })).outcome).toBe('agreed')
    expect(bidsOf(await lookAt(house, id))).not.toHaveProperty('p1')
  })

  test('asks everybody where somebody may have reacted in secret, and tells nobody whether anybody has', async () => {
    const house = await openHouse({ games: [{ rulebook: inSecret(withWindow(['p2', 'p3'])) }] })
    const { id } = await openGame(house, ['anna', 'bo', 'cy', 'di'])
    await play(house, id, 'anna', 2)
    const preview = async () => done(await house.tables.undoPreview(by('anna', id)))
    const before = await preview()
    expect(before.needs).toMatchObject({ reason: 'secret', everybody: true })
    done(await house.tables.play({ ...by('bo', id), moves: [bid(3)] }))
    const after = await preview()
    expect(after.needs?.reason).toBe('secret')
    expect(after).toEqual({ ...before, needs: { ...before.needs, people: ['bo'] } })
    await ask(house, id, 'anna', { kind: 'undo' })
    expect((await lookAt(house, id)).questions[0]).toMatchObject({ asked: [0, 1, 2, 3], needs: 'everybody' })
  })

  test('is overtaken when somebody plays on, and not asked where it is free', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'cy'])
    await play(house, id, 'anna', 2)
    expect(codeOf(await house.tables.ask({ ...by('anna', id), wish: { kind: 'undo' } }))).toBe('undo-free')
    await play(house, id, 'bo', 2)
    await ask(house, id, 'anna', { kind: 'undo' })
    await play(house, id, 'cy', 1)
    expect((await lookAt(house, id)).questions).toEqual([])
    expect(await lastOutcome(house, id)).toBe('overtaken')
  })
})
