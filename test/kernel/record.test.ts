import { describe, expect, test } from 'vitest'
import { computerMove, logOf, type PlainMove, parseRecord, playOut, replay, writeRecord } from '../../src/kernel/index.ts'
import { bids } from './example.ts'

const seed = 'a record'
const people = [{}, {}, {}]
const { moves, state } = playOut({ book: bids, seats: 3, options: {}, seed, player: () => computerMove })
const record = writeRecord(bids, { options: {}, people, seed }, logOf(moves))

/** The record as it would be read from a file in which something was changed. */
const spoiled = (change: (record: typeof recordJson) => void) => {
  const copy = structuredClone(recordJson)
  change(copy)
  return () => replay(bids, parseRecord(JSON.stringify(copy), 'game.json'))
}
const recordJson = JSON.parse(JSON.stringify(record))

describe('a record', () => {
  test('replays to the position exactly', () => {
    const again = replay(bids, parseRecord(JSON.stringify(record), 'game.json'))
    expect(again.history.now.state).toEqual(state)
    expect(again.final).toBe(record.final)
  })

  test('replays from any stored position', () => {
    const { history } = replay(bids, record)
    for (const stored of history.line) {
      const rest = record.log.filter(({ seq }) => seq > stored.seq)
      const from = { seq: stored.seq, position: JSON.parse(JSON.stringify(stored.after)) }
      expect(replay(bids, { ...record, from, log: rest }).final).toBe(record.final)
    }
  })

  test('names the first entry where this code differs', () => {
    const other = (recordJson.log[3].move as PlainMove & { card: number }).card
    expect(spoiled((r) => (r.log[4].mark = '0000000000000000'))).toThrow(/^entry 5: the position after it differs/)
    expect(spoiled((r) => (r.log[6] = { ...r.log[3], seq: 7, move: { type: 'bid', card: other } }))).toThrow(/^entry 7: /)
    expect(spoiled((r) => (r.final = 'f'.repeat(64)))).toThrow('the final position differs')
  })

  test('of another version of the rules says so where it differs', () => {
    expect(
      spoiled((r) => {
        r.rules = 7
        r.log[0].mark = '0000000000000000'
      }),
    ).toThrow('written by version 7 of the rules, this is version 1')
  })

  test.each([
    ['log.2.kind', (r: typeof recordJson) => (r.log[2].kind = 'wish')],
    ['log.0.move.type', (r: typeof recordJson) => delete r.log[0].move.type],
    ['seed', (r: typeof recordJson) => delete r.seed],
    ['format', (r: typeof recordJson) => (r.format = 'something-else')],
    ['entry 4: numbers must rise', (r: typeof recordJson) => (r.log[4].seq = 4)],
    ['options: unknown-option', (r: typeof recordJson) => (r.options.colour = 'red')],
    ['options: wrong-number-of-seats', (r: typeof recordJson) => (r.people = [{}])],
  ])('that is malformed is refused with file and place: %s', (place, change) => {
    expect(spoiled(change)).toThrow(place)
  })

  test('that is no JSON is refused with its file', () => {
    expect(() => parseRecord('{', 'game.json')).toThrow(/^game.json: no JSON/)
  })
})
