import { describe, expect, test } from 'vitest'
import { type Chance, SeededChance } from '../../src/kernel/index.ts'
import { findTable } from '../../src/store/index.ts'
import { grace } from '../../src/tables/clocks/timing.ts'
import type { Refused, TableLook, Wish } from '../../src/tables/index.ts'
import { verdictOf } from '../../src/tables/questions/verdict.ts'
import { checkContents } from '../../src/tools/contents.ts'
import { sampled } from '../sample.ts'
import { games } from './games.ts'
import { bid, by, type House, later, lookAt, openGame, openHouse, settle } from './house.ts'

const hour = 3_600_000
const people = ['anna', 'bo', 'cy', 'di', 'eve', 'flo']
const books = new Map(games.map(({ rulebook }) => [rulebook.id, rulebook]))
const pace = { bank: 20 * hour, increment: 6 * hour, reaction: hour }

type Deed = () => Promise<{ readonly refused?: Refused['refused'] | undefined } | undefined>

/** Everything that people and moderators may do to a table, sensible or not, and how often of a hundred times. */
function deeds(house: House, look: TableLook, person: string, chance: Chance): readonly (readonly [number, string, Deed])[] {
  const { tables } = house
  const { id: table } = look
  const seat = chance.die(4) - 1
  const guest = chance.pick(people)
  const seldom = chance.die(5) === 1
  const rarely =
    (deed: Deed): Deed =>
    async () =>
      seldom ? deed() : undefined
  const wishes: readonly Wish[] = [
    ...(['pause', 'resume', 'resume', 'undo', 'undo', 'undo'] as const).map((kind) => ({ kind })),
    { kind: 'extend', seat, time: hour },
    { kind: 'replace', seat, guest: { person: guest, name: guest } },
    { kind: 'swap', seat },
    // Once in a while, or every game would be short.
    ...(seldom ? [{ kind: 'end' } as const] : []),
  ]
  const question = look.questions.length > 0 ? chance.pick(look.questions).id : 0
  const own = by(person, table)
  const moderator = { ...by('mod', table), moderator: true, seat }
  return [
    [19, 'play', () => tables.play({ ...own, moves: [bid(chance.die(8))] })],
    [16, 'ask', () => tables.ask({ ...own, wish: chance.pick(wishes) })],
    [28, 'answer', () => tables.answer({ ...own, question, agrees: chance.die(3) > 1 })],
    [5, 'undo', () => tables.undo(own)],
    [3, 'redo', () => tables.redo(own)],
    [4, 'back', () => tables.back(own)],
    [2, 'away', () => tables.away({ ...own, until: new Date(house.clock.now().getTime() + 5 * hour) })],
    [1, 'leave', rarely(() => tables.leave(own))],
    [1, 'concede', rarely(() => tables.concede(own))],
    [3, 'departed', () => tables.departed({ table, person })],
    [1, 'kick', rarely(() => tables.moderation.kick(moderator))],
    [3, 'replace', () => tables.moderation.replace({ ...moderator, guest: { person: guest, name: guest } })],
    [2, 'computer', () => tables.moderation.computer(moderator)],
    [2, 'time', () => tables.moderation.giveTime({ ...moderator, time: hour })],
    [2, 'roll back', () => tables.undo({ ...moderator, to: chance.die(look.seq) })],
    [3, 'resume', () => tables.resume(moderator)],
    [2, 'reopen', () => tables.moderation.reopen(moderator)],
    [3, 'wait', async () => void (await later(house, chance.die(12) * hour))],
  ]
}

function picked(all: ReturnType<typeof deeds>, chance: Chance): readonly [string, Deed] {
  let left = chance.die(100)
  for (const [often, name, deed] of all) {
    left -= often
    if (left <= 0) return [name, deed]
  }
  throw new Error('a hundred times in all')
}

/** What must be true of a table whatever anybody did. */
async function expectWhole(house: House, table: string): Promise<void> {
  const { row, seats } = (await findTable(house.store.client, { id: table }))!
  expect((await checkContents(house.store, books)).problems).toEqual([])
  // One question of a kind; each can still be changed by somebody, or is about to be settled; each comes up at its time.
  const kinds = row.questions.map(({ proposal }) => proposal.kind)
  expect(new Set(kinds).size).toBe(kinds.length)
  if (row.status === 'ended') expect(row.questions).toEqual([])
  for (const question of row.questions) {
    const { id, by: asker, asked, yes, no } = question
    expect(seats[asker]?.person).not.toBeNull()
    expect(asked).toEqual(expect.arrayContaining([...yes, ...no]))
    expect(yes.filter((seat) => no.includes(seat))).toEqual([])
    const due = row.live.due.find((mark) => mark.id === `question:${table}:${id}`)
    expect(due?.at).toBe(verdictOf(question) ? question.clock.from : question.clock.from + question.clock.length + grace)
  }
  // Nobody sits on two seats, and whoever sits nowhere decides nothing.
  const sitting = seats.flatMap(({ person }) => person ?? [])
  expect(new Set(sitting).size).toBe(sitting.length)
  if (row.status !== 'ended') expect(sitting).toContain(row.opener)
}

describe('whatever people do to a table, all at odds', () => {
  test.each(sampled(['one', 'two'], ['one', 'two', 'three']))('it stays whole (seed %s)', async (seed) => {
    const house = await openHouse()
    const chance = new SeededChance(`commotion ${seed}`)
    const done = new Set<string>()
    for (let game = 0; game < sampled(2, 3); game++) {
      const { id } = await openGame(house, ['anna', 'bo', 'cy', 'di'], { pace, options: { prizes: 6 } })
      for (let step = 0; step < 80; step++) {
        const look = await lookAt(house, id)
        const sitting = look.seats.flatMap(({ person }) => person ?? [])
        const person = chance.die(6) > 1 && sitting.length > 0 ? chance.pick(sitting) : chance.pick(people)
        const [name, deed] = picked(deeds(house, look, person, chance), chance)
        const result = await deed()
        if (result && !result.refused) done.add(name)
        // A computer that answers does so before the next deed, so that every run is the same.
        await settle(house)
        if (step % 16 === 0) await expectWhole(house, id)
      }
      await later(house, 72 * hour)
      await expectWhole(house, id)
      expect((await lookAt(house, id)).questions).toEqual([])
      if ((await lookAt(house, id)).status !== 'ended') await house.tables.end({ ...by('mod', id), moderator: true })
    }
    expect(house.errors).toEqual([])
    // It is no commotion if hardly anything is allowed.
    expect([...done]).toEqual(expect.arrayContaining(['play', 'ask', 'answer']))
  })
})
