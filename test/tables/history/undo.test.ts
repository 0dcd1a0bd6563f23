import { describe, expect, test } from 'vitest'
import { replay } from '../../../src/kernel/index.ts'
import { findTable } from '../../../src/store/index.ts'
import { disagreement } from '../../../src/tables/history/record.ts'
import { games } from '../games.ts'
import { bidsOf, by, codeOf, done, type House, later, lookAt, openGame, openHouse, play, settle } from '../house.ts'

async function disagreementOf({ store }: House, table: string): Promise<string | undefined> {
  const stored = await findTable(store.client, { id: table })
  if (!stored) return 'no table'
  return disagreement(store.client, games[0]!.rulebook, stored)
}

describe('undo', () => {
  test('takes back the own last move, and redo brings it back', async () => {
    const house = await openHouse()
    const { id, seq } = await openGame(house, ['anna', 'bo'])
    const start = await lookAt(house, id)
    await play(house, id, 'anna', 2)
    const preview = done(await house.tables.undoPreview(by('anna', id)))
    expect(preview).toEqual({
      to: seq + 1,
      moves: [{ seq: seq + 1, seat: 0, type: 'bid', told: [{ key: 'has-bid', params: { seat: 'p1' } }] }],
      needs: undefined,
    })
    const undone = done(await house.tables.undo(by('anna', id))).look
    expect(undone.state).toEqual(start.state)
    expect(undone.seq).toBe(seq + 2)
    expect(codeOf(await house.tables.redo(by('bo', id)))).toBe('nothing-to-redo')
    const redone = done(await house.tables.redo(by('anna', id))).look
    expect(bidsOf(redone)).toEqual({ p1: 2 })
    expect(codeOf(await house.tables.redo(by('anna', id)))).toBe('nothing-to-redo')
    const entries = await house.tables.log({ table: id, from: seq + 1 })
    expect(entries.map(({ kind, inForce }) => [kind, inForce])).toEqual([
      ['move', true],
      ['undo', true],
      ['redo', true],
    ])
    expect(await disagreementOf(house, id)).toBeUndefined()
  })

  test('is not free when another person has acted since', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'cy'])
    await play(house, id, 'anna', 2)
    await play(house, id, 'bo', 2)
    const { refused } = await house.tables.undo(by('anna', id))
    expect(refused).toMatchObject({ code: 'undo-not-free', params: { reason: 'others', people: ['bo'], everybody: false } })
    done(await house.tables.undo(by('bo', id)))
    done(await house.tables.undo(by('anna', id)))
    expect(bidsOf(await lookAt(house, id))).toEqual({})
  })

  test('takes computers’ answers along', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'computer'], { options: { prizes: 2 } })
    await play(house, id, 'anna', 2)
    await settle(house)
    expect(bidsOf(await lookAt(house, id))).toMatchObject({ p1: 2, p3: expect.any(Number) })
    const preview = done(await house.tables.undoPreview(by('anna', id)))
    expect(preview.needs).toBeUndefined()
    const { look } = done(await house.tables.undo(by('anna', id)))
    expect(bidsOf(look)).not.toHaveProperty('p1')
    await settle(house)
    expect(bidsOf(await lookAt(house, id))).toHaveProperty('p3')
    expect(await disagreementOf(house, id)).toBeUndefined()
  })

  test('is not free when something hidden was shown; whoever may then take it back gets new chance', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'])
    await play(house, id, 'anna', 2)
    await play(house, id, 'bo', 1)
    const { refused } = await house.tables.undo(by('bo', id))
    expect(refused).toMatchObject({ code: 'undo-not-free', params: { reason: 'revealed', everybody: true } })
    done(await house.tables.undo({ ...by('mod', id), moderator: true }))
    const stored = await findTable(house.store.client, { id })
    expect(stored?.row.position?.chance.branch).toBe(1)
    expect(bidsOf(await lookAt(house, id))).toEqual({ p1: 2 })
    expect(await disagreementOf(house, id)).toBeUndefined()
  })

  test('makes everybody’s buttons out of date', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'])
    const { look } = await play(house, id, 'anna', 2)
    const after = done(await house.tables.undo(by('anna', id))).look
    for (const [number, seat] of after.seats.entries()) expect(seat.step).toBeGreaterThan(look.seats[number]!.step)
  })

  test('delivered twice takes back once', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo'], { options: { prizes: 3 } })
    await play(house, id, 'anna', 2)
    const request = by('anna', id)
    const first = done(await house.tables.undo(request))
    const second = done(await house.tables.undo(request))
    expect([first.repeated, second.repeated]).toEqual([false, true])
    expect(second.look.seq).toBe(first.look.seq)
    expect(codeOf(await house.tables.undo(by('anna', id)))).toBe('nothing-to-undo')
  })

  test('goes down to any move for a moderator, in several steps and back', async () => {
    const house = await openHouse()
    const { id, seq } = await openGame(house, ['anna', 'bo'], { options: { prizes: 4 } })
    const looks = [await lookAt(house, id)]
    for (const card of [1, 2, 3]) {
      looks.push((await play(house, id, 'anna', card)).look)
      looks.push((await play(house, id, 'bo', card + 1)).look)
    }
    const mod = () => ({ ...by('mod', id), moderator: true })
    done(await house.tables.undo({ ...mod(), to: seq + 5 }))
    expect((await lookAt(house, id)).state).toEqual(looks[4]?.state)
    done(await house.tables.undo({ ...mod(), to: seq + 2 }))
    expect((await lookAt(house, id)).state).toEqual(looks[1]?.state)
    expect(codeOf(await house.tables.undo({ ...mod(), to: seq + 5 }))).toBe('nothing-to-undo')
    done(await house.tables.redo(mod()))
    expect((await lookAt(house, id)).state).toEqual(looks[4]?.state)
    done(await house.tables.redo(mod()))
    expect((await lookAt(house, id)).state).toEqual(looks[6]?.state)
    for (const [index, look] of looks.entries()) expect((await lookAt(house, id, seq + index)).state).toEqual(look.state)
    expect(await disagreementOf(house, id)).toBeUndefined()
    done(await house.tables.end(mod()))
    await later(house, 24 * 3_600_000)
    const record = await house.tables.record({ table: id })
    expect(record && replay(games[0]!.rulebook, record).history.now.state).toEqual(looks[6]?.state)
  })
})
