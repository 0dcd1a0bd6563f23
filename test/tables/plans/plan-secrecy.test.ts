import { expect, test } from 'vitest'
import type { GameFolder } from '../../../src/games/folder.ts'
import { games } from '../../../src/games/index.ts'
import {
  type AnyRulebook,
  coming,
  owes,
  type PlainMove,
  randomPlayer,
  SeededChance,
  type StateBase,
} from '../../../src/kernel/index.ts'
import type { MakePlan, TableLook } from '../../../src/tables/index.ts'
import { listedEntropy } from '../entropy.ts'
import { by, done, type House, later, lookAt, openGame, openHouse, settle } from '../house.ts'

const minute = 60_000
const people = ['anna', 'bo', 'cy', 'di']
const moves = 16

type Plan = MakePlan['plan']

/** All habits that need no settings, and some answers to the next questions. */
function planFor(book: AnyRulebook, state: StateBase, seat: string): Plan {
  const queue: { move: PlainMove; decision: string }[] = []
  const chance = new SeededChance('what Anna plans')
  for (const { owed } of coming(book, state, seat, (there) => (queue.length < 3 ? planned(there) : { type: 'nothing more' })))
    if (queue.length > 3) throw new Error(`${owed.length} more`)
  const habits = (book.habits ?? []).filter(({ params }) => Object.keys(params).length === 0)
  return { queue, habits: habits.map(({ name }) => ({ name, settings: {} })) }

  function planned(there: StateBase): PlainMove {
    const move = randomPlayer(book, there, seat, chance)
    const [owed] = owes(book, there).filter((one) => one.seat === seat)
    queue.push({ move, decision: owed!.decision })
    return move
  }
}

/** What others can see of the table: all of it but whose buttons are of which step, and by whose hand or plan an answer came. */
function shown({ version: _, seats, ...look }: TableLook) {
  return { ...look, seats: seats.map(({ step: _own, ...seat }) => seat) }
}

/**
 * A game that goes on at random, in which Anna answers before any plan of hers could: everything that is posted to others than her,
 * and all that can be seen of the table, at every moment. What she leaves behind at each of them is the only difference.
 */
async function seen(folder: GameFolder, plans: boolean) {
  const { rulebook: book } = folder
  const posts: unknown[] = []
  const looks: unknown[] = []
  const house = await openHouse({ entropy: listedEntropy('plans of every game'), games: [folder] })
  house.run(async (post) => {
    const { person, ...where } = { person: null, ...post.audience }
    if (person !== 'anna' || post.kind === 'ping') posts.push([house.clock.now(), post.kind, where, post.body])
    return { did: 'sent', place: post.place ?? { channel: 'c', message: post.id } }
  })
  const { id } = await openGame(house, people, { channel: 'c', pace: 'fast', game: book.id, options: book.options.forDays ?? {} })
  // How often a lobby is edited depends on how fast this machine is.
  await settle(house)
  posts.splice(0)
  const chance = new SeededChance('the same in both')
  let planned = 0
  for (let move = 0; move < moves; move++) {
    const look = await lookAt(house, id)
    looks.push(shown(look))
    const { state } = look
    const anna = look.seats[0]!.seat!
    if (!state || state.result) break
    if (plans) {
      const plan = planFor(book, state, anna)
      planned += plan.queue?.length ?? 0
      done(await house.tables.plans.make({ ...by('anna', id), plan }))
      await settle(house)
    }
    await later(house, minute)
    await answer(house, look, chance)
  }
  looks.push(await house.tables.log({ table: id }))
  return { posts, looks, planned }

  /** Anna first, so that nothing of her plan is ever played but what waits for a window. */
  async function answer({ tables }: House, { state, seats }: TableLook, dice: SeededChance): Promise<void> {
    const owed = owes(book, state!)
    const seat = owed.find((one) => one.seat === seats[0]!.seat)?.seat ?? owed[0]!.seat
    const person = people[seats.findIndex((one) => one.seat === seat)]!
    const played = done(await tables.play({ ...by(person, id), moves: [randomPlayer(book, state!, seat, dice)] }))
    await settle(house)
    if (played.keptUntil) await later(house, played.keptUntil.getTime() - house.clock.now().getTime() + 5000)
  }
}

test.each(games)(
  'two games that differ only in what one person has planned send everybody else the same: $rulebook.id',
  async (folder) => {
    const without = await seen(folder, false)
    const planned = await seen(folder, true)
    expect(planned.planned).toBeGreaterThan(3)
    expect(planned.posts).toEqual(without.posts)
    expect(planned.looks).toEqual(without.looks)
  },
)
