import { describe, expect, test } from 'vitest'
import { games } from '../../src/games/index.ts'
import { SeededChance } from '../../src/kernel/index.ts'
import type { Actor, Reply } from '../../src/sandbox/loopback/index.ts'
import { ManualClock } from '../sandbox/manual-clock.ts'
import { type Seated, seated, thumb } from './table.ts'

const only = (game: string) => ({ games: games.filter(({ rulebook }) => rulebook.id === game), game })
const ahead = { customId: /\|plan-ahead\|/ }
const change = { customId: /\|plan-move\|/ }
const aheadOf = (reply: Reply) => reply.selects.find(({ customId }) => ahead.customId.test(customId ?? ''))

/** Plays on until somebody can plan something. */
async function somebodyPlanning({ anna, bo, settled }: Seated, chance: SeededChance): Promise<{ person: Actor; plan: Reply }> {
  for (let turn = 0; turn < 40; turn++) {
    for (const person of [anna, bo]) {
      const plan = await person.run('/plan')
      if (aheadOf(plan)) return { person, plan }
    }
    await thumb(anna, chance)
    await thumb(bo, chance)
    await settled()
  }
  throw new Error('nobody can plan anything')
}

/** Presses what is offered on a panel ahead until a move is planned. */
async function decided(person: Actor, from: Reply, chance: SeededChance): Promise<Reply> {
  let panel = from
  for (let press = 0; press < 14 && !panel.text.includes('✔ Planned:'); press++) {
    const confirm = panel.buttons.find(({ label, disabled }) => label.startsWith('✔') && !disabled)
    const empty = panel.selects.filter(({ options }) => !options.some((option) => option.default))
    const main = panel.buttons.filter(({ style, label, disabled }) => (style === 1 || label.startsWith('○')) && !disabled)
    if (confirm) panel = await person.click(panel, { customId: confirm.customId! })
    else if (empty.length > 0) {
      const select = chance.pick(empty)
      panel = await person.select(panel, { customId: select.customId }, [chance.pick(select.options).value])
    } else if (main.length > 0) panel = await person.click(panel, { customId: chance.pick(main).customId! })
    else throw new Error(`nothing to press:\n${panel.text}`)
  }
  return panel
}

const planOf = async ({ tables, status }: Seated, person: Actor) =>
  (await tables.plans.get({ channel: status.channel, person: person.id }))!

describe('Plan my round', () => {
  test.each(games.map(({ rulebook }) => rulebook.id))(
    'asks on the same panels what will be asked, and keeps it, with conditions and what is tried instead: %s',
    async (game) => {
      const chance = new SeededChance(`plans for ${game}`)
      const set = await seated(only(game))
      const { person, plan } = await somebodyPlanning(set, chance)
      const before = (await set.tables.look({ channel: set.status.channel }))!.seq
      const [question] = aheadOf(plan)!.options
      const panel = await person.select(plan, ahead, [question!.value])
      expect(panel.text).toContain('Not asked yet')
      // How I stand is how I stand now, whatever will be by then.
      const [standing] = (await person.run('/turn')).text.split('\n')
      expect(panel.text.split('\n')[0]).toBe(standing)
      const planned = await decided(person, panel, chance)
      expect(planned.text).toContain('✔ Planned:')
      const { queue } = await planOf(set, person)
      expect(queue.length).toBeGreaterThan(0)
      expect(queue[0]).toMatchObject({ decision: expect.any(String), round: expect.any(Number) })
      // Nothing of it is played, and nobody else sees anything of it.
      expect((await set.tables.look({ channel: set.status.channel }))!.seq).toBe(before)
      const other = person === set.anna ? set.bo : set.anna
      for (const shown of other.sees(set.status.channel)) expect(shown.text).not.toContain('Planned')

      const page = await person.select(await person.run('/plan'), change, ['0'])
      const conditions = page.selects.find(({ customId }) => /\|plan-condition\|/.test(customId ?? ''))!
      const plain = games
        .find(({ rulebook }) => rulebook.id === game)!
        .rulebook.conditions!.find(({ params }) => Object.keys(params).length === 0)!
      const conditioned = await person.select(page, { customId: conditions.customId }, [plain.name])
      expect(conditioned.text).toContain('only if ')
      const dropped = await person.select(conditioned, { customId: /\|plan-uncondition\|/ }, ['0'])
      expect(dropped.text).not.toContain('only if ')

      const otherwise = await decided(person, await person.click(dropped, 'If it does not fit …'), chance)
      expect(otherwise.text).toContain('otherwise')
      expect((await planOf(set, person)).queue[1]).toMatchObject({ otherwise: true })

      const gone = await person.click(await person.select(await person.run('/plan'), change, ['0']), 'Remove')
      expect(gone.text).not.toContain('otherwise')
      await person.click(gone, 'Take all moves away')
      expect((await planOf(set, person)).queue).toEqual([])
      expect(set.discord.failures).toEqual([])
    },
  )

  test('plays what was planned when it is asked, and not before the move before has settled', async () => {
    const clock = new ManualClock()
    const set = await seated({ ...only('venonta'), clock })
    const { anna, bo, tables, status, settled } = set
    const look = async () => (await tables.look({ channel: status.channel }))!
    const asked = async () => {
      const { owed, seats } = await look()
      return seats.find(({ seat }) => seat === owed[0]!.seat)!.person
    }
    const [first, second] = (await asked()) === anna.id ? [anna, bo] : [bo, anna]
    const chance = new SeededChance('claims')
    const waiting = await second.run('/turn')
    expect(waiting.text).toContain('Next you will be asked: Claim a territory.')
    expect(waiting.buttons.map(({ label }) => label)).toContain('Answer early…')
    const early = await second.click(waiting, { customId: /\|plan-next\|/ })
    expect(early.text).toContain('Not asked yet')
    await decided(second, early, chance)
    const [planned] = (await planOf(set, second)).queue
    await thumb(first, chance)
    await settled()
    const { seq } = await look()
    expect(await asked()).toBe(second.id)
    clock.advance(5 * 60_000 - 1000)
    await settled()
    expect((await look()).seq).toBe(seq)
    clock.advance(1000)
    await settled()
    const [played] = (await tables.log({ channel: status.channel, from: seq + 1 })).filter(({ kind }) => kind === 'move')
    expect(played).toMatchObject({ actor: 'plan', body: { move: planned!.move } })
    expect((await planOf(set, second)).queue).toEqual([])
  })

  test('is asked again where the others have changed it, with the panel ready', async () => {
    const clock = new ManualClock()
    const set = await seated({ ...only('venonta'), clock })
    const { anna, bo, tables, status, settled } = set
    const { owed, seats, state } = (await tables.look({ channel: status.channel }))!
    const [first, second] = seats.find(({ seat }) => seat === owed[0]!.seat)!.person === anna.id ? [anna, bo] : [bo, anna]
    const claimed = async (person: Actor, territory: string) => {
      const table = (await tables.look({ channel: status.channel }))!.id
      return tables.play({ table, person: person.id, request: `claims ${territory}`, moves: [{ type: 'claim', territory }] })
    }
    const early = await second.click(await second.run('/turn'), { customId: /\|plan-next\|/ })
    await decided(second, early, new SeededChance('the same land'))
    const { territory } = (await planOf(set, second)).queue[0]!.move
    await claimed(first, String(territory))
    await settled()
    clock.advance(5 * 60_000)
    await settled()
    expect(second.directMessages().at(-1)!.text).toContain('no longer fits')
    expect((await second.run('/turn')).text).not.toContain('You have nothing to decide now')
    expect(JSON.stringify(state)).not.toContain(`"${territory}":{"owner":"p`)
  })

  test('reorders whole choices', async () => {
    const set = await seated(only('ideology'))
    const { anna, tables, status } = set
    const table = (await tables.look({ channel: status.channel }))!.id
    const move = (until: string) => ({ type: 'hold', until })
    const queue = [{ move: move('none') }, { move: move('touched'), otherwise: true }, { move: move('phase') }]
    await tables.plans.make({ table, person: anna.id, request: 'a plan', plan: { queue } })
    await anna.click(await anna.select(await anna.run('/plan'), change, ['2']), 'Earlier')
    const order = async () => (await planOf(set, anna)).queue.map(({ move: { until }, otherwise }) => [until, otherwise])
    expect(await order()).toEqual([
      ['phase', false],
      ['none', false],
      ['touched', true],
    ])
    const page = await anna.select(await anna.run('/plan'), change, ['1'])
    await anna.click(page, 'Remove')
    expect(await order()).toEqual([
      ['phase', false],
      ['touched', false],
    ])
  })
})
