import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { limit } from '../../src/games/limit/index.ts'
import { type AnyRulebook, owedBy, SeededChance } from '../../src/kernel/index.ts'
import type { Reply } from '../../src/sandbox/loopback/index.ts'
import type { TableLook } from '../../src/tables/index.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { bid, seated, thumb } from './table.ts'

const only = (game: string) => ({ games: games.filter(({ rulebook }) => rulebook.id === game), game })
const isAsked = (state: TableLook['state'], seats: TableLook['seats'], person: string): boolean => {
  const seat = seats.find((one) => one.person === person)?.seat
  const book: AnyRulebook = limit.rulebook
  return !state || !seat || owedBy(book, state, seat).length > 0
}
const habits = { customId: /\|plan-habit\|/ }
const optionOf = (reply: Reply, label: string): string => {
  const found = reply.selects.flatMap(({ options }) => options).find((option) => option.label === label)
  if (!found) throw new Error(`nothing is called ${label}`)
  return found.value
}

describe('/plan', () => {
  test('switches a habit on and off with one press, and tells nobody else', async () => {
    const { anna, bo, settled, status, tables } = await seated(only('ideology'))
    const plan = await anna.run('/plan')
    expect(plan.ephemeral).toBe(true)
    expect(plan.text).toContain('Nothing yet.')
    const on = await anna.select(plan, habits, [optionOf(plan, 'Never trade')])
    expect(on.text).toContain('- Never trade')
    expect(await tables.plans.get({ channel: status.channel, person: anna.id })).toMatchObject({
      habits: [{ name: 'trade-nothing', settings: {} }],
    })
    await settled()
    for (const shown of bo.sees(status.channel)) expect(shown.text).not.toContain('Never trade')
    expect((await anna.select(on, habits, [optionOf(on, 'Never trade')])).text).toContain('Nothing yet.')
    expect((await bo.run('/plan')).text).toContain('Nothing yet.')
  })

  test('opens from the panel, whether something is asked or not', async () => {
    const { anna, bo, settled } = await seated(only('limit'))
    const chance = new SeededChance('until somebody waits')
    let panel = await anna.run('/turn')
    for (let turn = 0; turn < 30 && !panel.text.includes('You have nothing to decide now'); turn++) {
      await thumb(anna, chance)
      await settled()
      panel = await anna.run('/turn')
    }
    expect((await anna.click(panel, 'Plan my round')).text).toContain('### Plan my round')
    // At any time: while something is asked as well.
    expect((await bo.run('/turn')).buttons.map(({ label }) => label)).toContain('Plan my round')
  })

  test('lists the orders of the rules that stand, and leads to more of them', async () => {
    const { anna } = await seated(only('ideology'))
    const plan = await anna.run('/plan')
    expect(plan.text).not.toContain('Orders of the rules')
    const orders = await anna.click(plan, 'Standing order')
    const given = await anna.click(orders, orders.buttons.find(({ label }) => /concede/i.test(label))!.label)
    expect(given.text).toContain('✔')
    expect((await anna.run('/plan')).text).toMatch(/Orders of the rules:\*\*\n- .*concede/i)
  })

  test('lists a long plan in parts, so that each move of it can be changed', async () => {
    const { anna, tables, status } = await seated()
    const queue = Array.from({ length: 40 }, (_, index) => ({ move: { type: 'bid', card: (index % 6) + 1 } }))
    const made = await tables.plans.make({ channel: status.channel, person: anna.id, request: 'forty moves', plan: { queue } })
    expect(made.refused).toBeUndefined()
    const menu = { customId: /\|plan-part\|/ }
    const second = await anna.select(await anna.run('/plan'), menu, ['1'])
    const moves = second.selects.find(({ customId }) => /\|plan-move\|/.test(customId))!
    expect(moves.options.map(({ value }) => value)).toEqual(Array.from({ length: 15 }, (_, index) => String(25 + index)))
    const last = await anna.select(second, { customId: moves.customId }, ['39'])
    expect((await anna.click(last, 'Remove')).text).not.toContain('40. ')
    expect((await tables.plans.get({ channel: status.channel, person: anna.id }))?.queue).toHaveLength(39)
  })

  test('offers each region as a setting, however many there are', async () => {
    const { anna } = await seated(only('attack'))
    const labels = new Set<string>()
    let page = await anna.select(await anna.run('/plan'), habits, ['pact-for'])
    const parts = page.selects[0]!.options.map(({ value }) => value)
    for (const part of parts) {
      page = await anna.select(page, 1, [part])
      for (const { label } of page.selects[1]!.options) labels.add(label)
    }
    expect(labels.size).toBe(45)
  })

  test('asks for the settings of a habit one by one, and keeps them once they are whole', async () => {
    const { anna, tables, status } = await seated(only('limit'))
    const kept = async () => (await tables.plans.get({ channel: status.channel, person: anna.id }))?.habits
    const plan = await anna.run('/plan')
    const order = await anna.select(plan, habits, [optionOf(plan, 'Raise classes in this order')])
    expect(order.buttons.find(({ label }) => label === 'Keep it')?.disabled).toBe(true)
    const [first, second] = order.selects[0]!.options
    const one = await anna.select(order, 1, [first!.value])
    expect(one.selects[0]!.options.map(({ label }) => label)).not.toContain(first!.label)
    const two = await anna.select(one, 1, [optionOf(one, second!.label)])
    expect(two.text).toContain(`${first!.label}, ${second!.label}`)
    expect((await anna.click(two, 'Keep it')).text).toContain('Saved')
    expect(await kept()).toMatchObject([{ name: 'raise-order', settings: { classes: [expect.any(String), expect.any(String)] } }])
    const again = await anna.select(await anna.run('/plan'), habits, [optionOf(plan, 'Raise classes in this order')])
    expect((await anna.click(again, 'Switch it off')).text).toContain('Nothing yet.')
    expect(await kept()).toEqual([])
  })

  test('offers every setting of every habit of every game', async () => {
    for (const { rulebook } of games) {
      if (!rulebook.habits || rulebook.habits.length === 0) continue
      const { anna, tables, status } = await seated(only(rulebook.id))
      for (const habit of rulebook.habits) {
        let page = await anna.select(await anna.run('/plan'), habits, [habit.name])
        for (let field = 0; field < Object.keys(habit.params).length; field++) {
          // Above a long list there is one of its parts.
          const { customId, options } = page.selects.filter(({ customId: id }) => !id.includes('~'))[field]!
          page = await anna.select(page, { customId }, [options.at(-1)!.value])
        }
        if (Object.keys(habit.params).length > 0) page = await anna.click(page, 'Keep it')
        expect(page.text).toContain('Saved')
      }
      const plan = await tables.plans.get({ channel: status.channel, person: anna.id })
      expect(plan?.habits.map(({ name }) => name)).toEqual(rulebook.habits.map(({ name }) => name))
    }
  })

  test('takes a move that is typed too early, and plays it as soon as it is asked for', async () => {
    const clock = new ManualClock()
    const { anna, bo, settled } = await seated({ clock })
    await bid(anna, 1)
    const early = await anna.run('/bids bid', { card: '4' })
    expect(early.text).toContain('You have already bid.')
    expect(early.text).toContain('as soon as you are asked')
    const plan = await anna.click(early, 'Play it then')
    expect(plan.text).toContain('1. **Bid: 4**')
    await bid(bo, 2)
    await settled()
    clock.advance(5 * 60_000)
    await settled()
    expect((await anna.run('/hand')).text).toContain('Cards: 2, 3, 5, 6')
    expect((await anna.run('/plan')).text).toContain('Nothing yet.')
  })

  test('says which question a move will answer that is typed early, where that is known to come', async () => {
    const { anna, bo, tables, status } = await seated(only('limit'))
    for (let turn = 0; turn < 40; turn++) {
      const { state, seats } = (await tables.look({ channel: status.channel }))!
      const person = [anna, bo].find(({ id }) => !isAsked(state, seats, id))
      const early = person && (await person.run('/limit pass'))
      if (early?.buttons.some(({ label }) => label === 'Play it then')) {
        expect(early.text).toMatch(/as soon as you are asked this: \S/)
        return
      }
      for (const one of [anna, bo]) await thumb(one, new SeededChance(`early ${turn}`))
    }
    throw new Error('nobody could type early')
  })

  test('tells whoever typed too early what was refused in the end, on the panel, to them alone', async () => {
    const clock = new ManualClock()
    const { anna, bo, discord, settled } = await seated({ clock })
    discord.faults.noDirectMessages({ code: 50007, person: anna })
    await bid(anna, 1)
    // Whoever has bid a card does not hold it any more.
    await anna.click(await anna.run('/bids bid', { card: '4' }), 'Play it then')
    await anna.click(await anna.run('/bids bid', { card: '4' }), 'Play it then')
    const told = 'Your plan no longer fits and was switched off: Bid. You do not hold this card'
    for (const card of [2, 3]) {
      expect((await anna.run('/turn')).text).not.toContain(told)
      await bid(bo, card)
      await settled()
      clock.advance(5 * 60_000)
      await settled()
    }
    expect((await anna.run('/turn')).text).toContain(told)
    expect((await bo.run('/turn')).text).not.toContain('Your plan')
    for (const { text } of bo.sees(discord.channel('general'))) expect(text).not.toContain('Your plan')
    await bid(anna, 2)
    expect((await anna.run('/turn')).text).not.toContain(told)
  })

  test('lets me take the moves away again', async () => {
    const { anna, bo, settled } = await seated()
    await bid(anna, 1)
    await anna.click(await anna.run('/bids bid', { card: '4' }), 'Play it then')
    expect((await anna.click(await anna.run('/plan'), 'Take all moves away')).text).toContain('Nothing yet.')
    await bid(bo, 2)
    await settled()
    expect((await anna.run('/hand')).text).toContain('Cards: 2, 3, 4, 5, 6')
  })

  test('is for whoever plays', async () => {
    const { discord } = await seated()
    expect((await discord.actor('Eve').run('/plan')).text).toContain('You are not playing here')
  })
})
