import { describe, expect, test } from 'vitest'
import { findTable, type SeatLive } from '../../../src/store/index.ts'
import { wishesOf } from '../../../src/tables/posts/calls.ts'
import { bidsOf, by, codeOf, done, lookAt, openGame, openHouse, openLobby, play } from '../house.ts'
import { answer, ask, noted } from './asking.ts'

describe('changing places', () => {
  test('in the lobby asks the other one only', async () => {
    const house = await openHouse()
    const { id } = await openLobby(house)
    for (const person of ['bo', 'cy']) done(await house.tables.sit({ ...by(person, id), name: person }))
    await ask(house, id, 'anna', { kind: 'swap', seat: 2 })
    expect((await answer(house, id, 'cy')).outcome).toBe('agreed')
    const { look } = done(await house.tables.start(by('anna', id)))
    expect(look.seats.map(({ person, seat }) => [person, seat])).toEqual([
      ['cy', 'p1'],
      ['bo', 'p2'],
      ['anna', 'p3'],
    ])
  })

  test('once hands are dealt asks everybody, because both know then what the other holds', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'cy'])
    await play(house, id, 'anna', 2)
    await ask(house, id, 'anna', { kind: 'swap', seat: 1 })
    expect((await lookAt(house, id)).questions[0]).toMatchObject({ asked: [0, 1, 2], needs: 'everybody' })
    expect((await answer(house, id, 'bo')).outcome).toBeUndefined()
    expect((await answer(house, id, 'cy')).outcome).toBe('agreed')
    expect((await lookAt(house, id)).seats.map(({ person }) => person)).toEqual(['bo', 'anna', 'cy'])
    // Her old seat has bid, her new one has not.
    await play(house, id, 'anna', 3)
    expect(bidsOf(await lookAt(house, id))).toEqual({ p1: 2, p2: 3 })
    expect(await noted(house, id)).toEqual(['swapped'])
  })

  test('takes along how they wish to be called, all of it', async () => {
    const house = await openHouse()
    const bo = { pings: 'none', handByDm: true, near: true, news: true, remindEvery: 6, digest: '08:00' } as const
    await house.tables.people.change('bo', bo)
    const { id } = await openGame(house, ['anna', 'bo', 'cy'])
    const kept = async () => (await findTable(house.store.client, { id }))!.row.live.seats.map((live) => ({ ...live }))
    const wishes = Object.keys(wishesOf(await house.tables.people.settings('bo')))
    const wishesAt = (seat: Partial<SeatLive> | undefined) => wishes.map((wish) => [wish, seat?.[wish as keyof SeatLive]])
    const before = await kept()
    expect(wishesAt(before[0]).filter(([, value], at) => value === wishesAt(before[1])[at]![1])).toEqual([])
    await ask(house, id, 'anna', { kind: 'swap', seat: 1 })
    await answer(house, id, 'bo')
    expect((await answer(house, id, 'cy')).outcome).toBe('agreed')
    const after = await kept()
    expect([wishesAt(after[0]), wishesAt(after[1])]).toEqual([wishesAt(before[1]), wishesAt(before[0])])
  })

  test('is off when one of those asked does not want it, or there is nobody to change with', async () => {
    const house = await openHouse()
    const { id } = await openGame(house, ['anna', 'bo', 'computer'])
    await ask(house, id, 'anna', { kind: 'swap', seat: 1 })
    expect((await answer(house, id, 'bo', false)).outcome).toBe('refused')
    for (const seat of [0, 2])
      expect(codeOf(await house.tables.ask({ ...by('anna', id), wish: { kind: 'swap', seat } }))).toBe('nobody-to-swap')
  })

  test('asked for in the lobby is off when the game begins', async () => {
    const house = await openHouse()
    const { id } = await openLobby(house)
    done(await house.tables.sit({ ...by('bo', id), name: 'Bo' }))
    await ask(house, id, 'anna', { kind: 'swap', seat: 1 })
    done(await house.tables.start(by('anna', id)))
    expect((await lookAt(house, id)).questions).toEqual([])
  })
})
