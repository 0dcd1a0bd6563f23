import { describe, expect, test } from 'vitest'
import type { Actor, Reply } from '../../src/sandbox/loopback/index.ts'
import { ordersFolder } from '../discord/orders/folder.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import type { StageOptions } from './stage.ts'
import { seated } from './table.ts'

async function orders(options: StageOptions = {}) {
  const set = await seated({ ...options, games: [ordersFolder], game: 'orders' })
  const played = async () =>
    (await set.tables.log({ channel: set.status.channel })).filter(({ kind }) => kind === 'move').map(({ body }) => body.move)
  return Object.assign(Object.create(set) as typeof set, { played })
}

/** Puts a march on the person's list. */
async function add(person: Actor, to: string): Promise<Reply> {
  const sheet = await person.click(await person.run('/turn'), 'March…')
  return person.click(await heading(person, sheet, to), '+ Add to my list')
}

/** Many ways are a menu, three or fewer stand side by side. */
const heading = (person: Actor, sheet: Reply, to: string): Promise<Reply> =>
  sheet.selects.length > 0 ? person.select(sheet, 'To', [`the ${to}`]) : person.click(sheet, `○ the ${to}`)

const march = (to: string) => ({ type: 'march', to })
const labels = ({ buttons }: Reply) => buttons.map(({ label }) => label)

describe('a turn of many moves', () => {
  test('can be put together move by move and played at once, in order, as one request', async () => {
    const { anna, played, tables, status } = await orders()
    await add(anna, 'south')
    const panel = await add(anna, 'north')
    expect(panel.text).toContain('On your list, not played yet:')
    expect(panel.text).toContain('1. March (To: **the south**)')
    expect(panel.text).toContain('2. March (To: **the north**)')
    expect(await played()).toEqual([])
    const after = await anna.click(panel, '✔ Play all 2')
    expect(after.text).toContain('✔ Anna has marched to the south.')
    expect(after.text).not.toContain('On your list')
    expect(await played()).toEqual([march('south'), march('north')])
    const requests = (await tables.log({ channel: status.channel }))
      .filter(({ kind }) => kind === 'move')
      .map(({ at }) => at.getTime())
    expect(new Set(requests).size).toBe(1)
  })

  test('can be played move by move just as well', async () => {
    const { anna, played } = await orders()
    const sheet = await anna.click(await anna.run('/turn'), 'March…')
    expect((await anna.click(await heading(anna, sheet, 'east'), '✔ March')).text).toContain('has marched to the east')
    expect(await played()).toEqual([march('east')])
  })

  test('offers what will be possible after the list, and what ends the turn plays it along', async () => {
    const { anna, played } = await orders()
    await add(anna, 'south')
    const sheet = await anna.click(await anna.run('/turn'), 'March…')
    expect(labels(sheet).filter((label) => label.startsWith('○'))).toHaveLength(3)
    const full = await add(anna, 'north')
    expect(labels(full)).not.toContain('March')
    expect(full.text).toContain('✗ March')
    await anna.click(await anna.click(full, 'Done…'), '✔ Play all 3')
    expect(await played()).toEqual([march('south'), march('north'), { type: 'done' }])
  })

  test('takes nothing on the list that chance has a say in', async () => {
    const { anna } = await orders()
    const sheet = await anna.click(await anna.run('/turn'), 'Scout…')
    expect(sheet.text).toContain('This cannot be taken back.')
    expect(labels(sheet)).not.toContain('+ Add to my list')
    await add(anna, 'north')
    // After the list it can be played with it, because nothing hangs on what it brings.
    const scouted = await anna.click(await anna.click(await anna.run('/turn'), 'Scout…'), '✔ Play all 2')
    expect(scouted.text).toMatch(/Anna has seen \d/)
    expect(labels(scouted)).not.toContain('↩ Undo')
  })

  test('lets the last move be taken off again', async () => {
    const { anna, played } = await orders()
    await add(anna, 'south')
    const less = await anna.click(await add(anna, 'north'), 'Take the last off')
    expect(less.text).not.toContain('the north')
    const none = await anna.click(less, 'Take the last off')
    expect(none.text).not.toContain('On your list')
    expect((await anna.run('/turn')).text).not.toContain('On your list')
    expect(await played()).toEqual([])
  })

  test('is seen by nobody else before it is played, and outlives a restart', async () => {
    const { anna, bo, discord, restart, settled, played } = await orders()
    await add(anna, 'south')
    await settled()
    expect(discord.bytesFor(bo).toString()).not.toContain('the south')
    await restart()
    const panel = await anna.run('/turn')
    expect(panel.text).toContain('1. March (To: **the south**)')
    await anna.click(panel, '✔ Play it')
    expect(await played()).toEqual([march('south')])
  })

  test('is played whole or not at all: what somebody else made impossible is taken off and told', async () => {
    const { anna, bo, played } = await orders()
    await add(anna, 'north')
    const panel = await add(anna, 'south')
    await bo.run('/orders march', { to: 'south' })
    const answer = await anna.click(panel, '✔ Play all 2')
    expect(answer.text).toContain('What does not fit any more is off your list.')
    expect(answer.text).toContain('1. March (To: **the north**)')
    expect(answer.text).not.toContain('2. March')
    expect(await played()).toEqual([march('south')])
    await anna.click(answer, '✔ Play it')
    expect(await played()).toEqual([march('south'), march('north')])
  })

  test('asks again where another panel of the same seat has changed the list', async () => {
    const { anna, played } = await orders()
    const old = await add(anna, 'north')
    await add(anna, 'east')
    const answer = await anna.click(old, '✔ Play it')
    expect(answer.text).toContain('Look at it again before you confirm')
    expect(await played()).toEqual([])
    await anna.click(answer, '✔ Play all 2')
    expect(await played()).toHaveLength(2)
  })

  test('is kept where it still fits when the seat has done something else meanwhile', async () => {
    const { anna, played } = await orders()
    await add(anna, 'north')
    await anna.run('/orders march', { to: 'west' })
    await anna.click(await anna.run('/turn'), '✔ Play it')
    expect(await played()).toEqual([march('west'), march('north')])
  })

  test('is gone once a deadline has passed', async () => {
    const clock = new ManualClock()
    const { anna, settled, played } = await orders({ clock })
    await add(anna, 'north')
    for (let hour = 0; hour < 100 && (await played()).length < 2; hour++) {
      clock.advance(3_600_000)
      await settled()
    }
    expect(await played()).toEqual([{ type: 'done' }, { type: 'done' }])
    const panel = await anna.run('/turn')
    expect(panel.text).toContain('Round 2')
    expect(panel.text).not.toContain('the north')
  })
})
